// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Full scores (yaku, fu, dora, payments) and the question whether a hand may win at all.
#include <benchmark/benchmark.h>

#include <vector>

#include "support/scoringcases.h"
#include "support/winhands.h"

namespace janso {
namespace {

// Some 6,000 real wins of the outside data; without it a few of our own.
const std::vector<WinInput> &wins() {
  static const std::vector<WinInput> all = [] {
    std::vector<WinInput> read;
    test::forEachJsonLine(test::conformancePath(QStringLiteral("scoring/majiang_hule.jsonl")),
                          [&read](const QJsonObject &object) { read.push_back(test::winInputFrom(object)); });
    if (!read.empty())
      return read;
    for (const char *hand :
         {"234m567m345p99s67s +8s riichi dora=8s ura=1m", "333p678s88s4m6m c340m +0m",
          "1133m2255p4466s7z +7z", "123m567p7z p555z p666z +7z", "11122233m789p99p +3m tsumo"})
      read.push_back(test::winCase(hand).input);
    return read;
  }();
  return all;
}

void scoreAll(benchmark::State &state) {
  const RuleSet rules;
  const std::vector<WinInput> &hands = wins();
  std::int64_t sum = 0;
  for (auto _ : state) {
    for (const WinInput &hand : hands)
      sum += scoreHand(hand, rules).result->handPoints;
  }
  benchmark::DoNotOptimize(sum);
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(hands.size()));
}

void askAll(benchmark::State &state, bool riichi) {
  const RuleSet rules;
  std::vector<WinInput> hands = wins();
  for (WinInput &hand : hands) {
    hand.riichi = riichi && hand.riichi;
    hand.doubleRiichi = hand.ippatsu = false;
  }
  std::int64_t sum = 0;
  for (auto _ : state) {
    for (const WinInput &hand : hands)
      sum += whyNoWin(hand, rules) ? 1 : 0;
  }
  benchmark::DoNotOptimize(sum);
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(hands.size()));
}

}  // namespace

BENCHMARK(scoreAll)->Name("score/scoreHand [hand]")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(askAll, as_won, true)->Name("score/whyNoWin [hand]")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(askAll, without_riichi, false)
    ->Name("score/whyNoWin without riichi [hand]")
    ->Unit(benchmark::kMicrosecond);

}  // namespace janso
