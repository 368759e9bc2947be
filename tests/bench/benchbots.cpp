// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Four of one bot at a table: decisions and hands a second, the table's own work included.
#include <benchmark/benchmark.h>

#include <array>
#include <memory>
#include <string>

#include "bots/bot.h"
#include "rules/presets.h"
#include "table/match.h"

namespace janso {
namespace {

void handsOf(benchmark::State &state, const BotInfo &info) {
  std::int64_t hands = 0;
  std::int64_t decisions = 0;
  int round = 0;
  std::vector<Event> events;
  for (auto _ : state) {
    std::array<std::unique_ptr<Bot>, 4> bots;
    for (std::size_t i = 0; i < 4; ++i)
      bots[i] = info.make(i);
    Match match(tenhou(), {}, wallSeedFromText("bench" + std::to_string(round++)));
    while (!match.isOver()) {
      while (!match.pending().empty()) {
        const Decision decision = match.pending().front();
        const auto seat = static_cast<std::size_t>(decision.seat);
        const std::span<const Action> legal(decision.legal.data(), decision.legal.size());
        match.answer(decision.seat, decision.id, bots[seat]->decide(match.viewOf(decision.seat), legal));
        ++decisions;
      }
      events.clear();
      match.advance(events);
    }
    hands += match.handsDealt();
  }
  state.SetItemsProcessed(hands);
  state.counters["decisions"] =
      benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}

const bool kRegistered = [] {
  for (const BotInfo &info : builtInBots()) {
    const std::string name = "bots/" + std::string(info.id) + " [hand]";
    benchmark::RegisterBenchmark(name.c_str(), [&info](benchmark::State &state) {
      handsOf(state, info);
    })->Unit(benchmark::kMillisecond);
  }
  return true;
}();

}  // namespace
}  // namespace janso
