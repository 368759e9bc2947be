// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Whole hands at the table, walls and events included: four players who give back what they draw, four who
// take any legal action, four who riichi and win where they can; then the same with a view for every
// decision.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>
#include <vector>

#include "rules/presets/presets.h"
#include "support/randomplay.h"
#include "table/match.h"

namespace janso {
namespace {

enum class Players { Tsumogiri, Random, Eager };

const Action &choose(Players players, const Decision &decision, test::Random &random) {
  switch (players) {
    case Players::Tsumogiri:
      return test::tsumogiri(decision);
    case Players::Random:
      return test::anyLegal(decision, random);
    case Players::Eager:
      return test::eager(decision, random);
  }
  return decision.legal[0];
}

void hands(benchmark::State &state, Players players, bool views) {
  const RuleSet rules = tenhou();
  test::Random random(1);
  std::vector<Event> events;
  std::uint64_t seed = 0;
  std::int64_t dealt = 0;
  std::size_t made = 0;
  for (auto _ : state) {
    Match match(rules, {"a", "b", "c", "d"}, wallSeedFromText(std::to_string(++seed)));
    while (!match.isOver()) {
      events.clear();
      match.advance(events);
      made += events.size();
      while (!match.pending().empty()) {
        const Decision &decision = match.pending().front();
        if (views)
          benchmark::DoNotOptimize(match.viewOf(decision.seat));
        match.answer(decision.seat, decision.id, choose(players, decision, random));
      }
    }
    dealt += match.handsDealt();
  }
  state.SetItemsProcessed(dealt);
  state.counters["events/hand"] = static_cast<double>(made) / static_cast<double>(dealt);
}

void walls(benchmark::State &state) {
  const RuleSet rules = tenhou();
  const WallSeed seed = wallSeedFromText("bench");
  std::uint32_t hand = 0;
  for (auto _ : state)
    benchmark::DoNotOptimize(makeWall(seed, hand++, rules));
  state.SetItemsProcessed(state.iterations());
}

const bool kRegistered = [] {
  benchmark::RegisterBenchmark("table/wall [wall]", walls);
  benchmark::RegisterBenchmark("table/tsumogiri [hand]", hands, Players::Tsumogiri, false);
  benchmark::RegisterBenchmark("table/random [hand]", hands, Players::Random, false);
  benchmark::RegisterBenchmark("table/eager [hand]", hands, Players::Eager, false);
  benchmark::RegisterBenchmark("table/tsumogiri with views [hand]", hands, Players::Tsumogiri, true);
  return true;
}();

}  // namespace
}  // namespace janso
