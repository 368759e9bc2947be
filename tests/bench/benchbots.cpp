// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Bots at a table, the table's own work included: hands and matches of four of a kind, and hands played out
// from a decision, as roll-outs do.
#include <benchmark/benchmark.h>

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "rules/presets/presets.h"
#include "table/match.h"

namespace janso {
namespace {

using Bots = std::array<std::unique_ptr<Bot>, 4>;

// `first` in seat 0, `others` elsewhere, as makeBot() knows them.
Bots seat(std::string_view first, std::string_view others) {
  Bots bots;
  for (std::size_t i = 0; i < bots.size(); ++i)
    bots[i] = makeBot(i == 0 ? first : others, i);
  return bots;
}

// Answers what `table` asks; returns how many decisions that were.
template <class Table>
int answerAll(Table &table, const Bots &bots) {
  int decisions = 0;
  while (!table.pending().empty()) {
    const Decision decision = table.pending().front();
    const std::span<const Action> legal(decision.legal.data(), decision.legal.size());
    Bot &bot = *bots[static_cast<std::size_t>(decision.seat)];
    table.answer(decision.seat, decision.id, bot.decide(table.viewOf(decision.seat), legal));
    ++decisions;
  }
  return decisions;
}

void handsOf(benchmark::State &state, const BotInfo &info) {
  std::int64_t hands = 0;
  std::int64_t decisions = 0;
  int round = 0;
  std::vector<Event> events;
  for (auto _ : state) {
    const Bots bots = seat(info.id, info.id);
    Match match(tenhou(), {}, wallSeedFromText("bench" + std::to_string(round++)));
    while (!match.isOver()) {
      decisions += answerAll(match, bots);
      events.clear();
      match.advance(events);
    }
    hands += match.handsDealt();
  }
  state.SetItemsProcessed(hands);
  state.counters["matches"] =
      benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
  state.counters["decisions"] =
      benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}

// Hands after their 30th decision, as clubs bring them there: the same for every bot that plays on.
std::vector<Round> handsInPlay() {
  std::vector<Round> rounds;
  const Bots bots = seat("club", "club");
  std::vector<Event> events;
  for (int i = 0; rounds.size() < 40; ++i) {
    Match match(tenhou(), {}, wallSeedFromText("playout" + std::to_string(i)));
    match.advance(events);
    int decisions = 0;
    while (decisions < 30 && !match.round()->isOver()) {
      decisions += answerAll(match, bots);
      match.advance(events);
    }
    if (decisions >= 30 && !match.round()->isOver())
      rounds.push_back(*match.round());
    events.clear();
  }
  return rounds;
}

void playouts(benchmark::State &state, std::string_view own) {
  const std::vector<Round> starts = handsInPlay();
  const Bots bots = seat(own, "club");
  std::size_t next = 0;
  std::vector<Event> events;
  for (auto _ : state) {
    Round round = starts[next++ % starts.size()];
    while (!round.isOver()) {
      answerAll(round, bots);
      events.clear();
      if (round.canAdvance())
        round.advance(events);
    }
  }
  state.SetItemsProcessed(state.iterations());
}

const bool kRegistered = [] {
  const auto named = [](std::string_view id, const std::string &what) {
    return "bots/" + std::string(id) + what;
  };
  for (const BotInfo &info : builtInBots()) {
    benchmark::RegisterBenchmark(named(info.id, " [hand]").c_str(), [&info](benchmark::State &state) {
      handsOf(state, info);
    })->Unit(benchmark::kMillisecond);
  }
  for (const std::string_view own : {"club", "master:depth=1,depthOpen=1,improve=0"}) {
    benchmark::RegisterBenchmark(named(own, " and three clubs [hand played out]").c_str(),
                                 [own](benchmark::State &state) { playouts(state, own); })
        ->Unit(benchmark::kMicrosecond);
  }
  return true;
}();

}  // namespace
}  // namespace janso
