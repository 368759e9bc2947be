// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All answers of the yaku list after one change of the hand or the table.
#include <benchmark/benchmark.h>

#include <array>
#include <cstddef>

#include "coach/yakudistance.h"
#include "support/views.h"

namespace janso {

namespace {

constexpr std::array<const char *, 8> kHands{"147m258p369s1234z", "123m456p789s1122z", "1112345678999m",
                                             "2345677m234p567s",  "19m19p19s1234567z", "22446688p11335z",
                                             "5566778899m112p",   "340m05p67s113355z"};

void answerAll(benchmark::State &state, const RuleSet &rules) {
  std::size_t hand = 0;
  for (auto _ : state) {
    state.PauseTiming();
    test::TableView table(rules);
    table.hand(kHands[hand++ % kHands.size()], "");
    state.ResumeTiming();
    benchmark::DoNotOptimize(yakuAnswers(table.view()));
  }
}

void yakuAnswersStandard(benchmark::State &state) {
  answerAll(state, tenhou());
}
BENCHMARK(yakuAnswersStandard)->Name("yaku/standard [change]")->Unit(benchmark::kMillisecond);

void yakuAnswersOptional(benchmark::State &state) {
  RuleSet rules = basicAriAri();
  rules.optionalYaku = (std::uint64_t{1} << kOptionalYakuCount) - 1;
  answerAll(state, rules);
}
BENCHMARK(yakuAnswersOptional)->Name("yaku/optional [change]")->Unit(benchmark::kMillisecond);

}  // namespace

}  // namespace janso
