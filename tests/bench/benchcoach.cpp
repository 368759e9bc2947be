// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Advice on the decisions of played hands: the mean of one, and how long the slowest hundredth takes.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <vector>

#include "bots/bot.h"
#include "coach/advice.h"
#include "rules/presets/presets.h"
#include "table/match.h"

namespace janso {
namespace {

struct Asked {
  SeatView view;
  Decision decision;
};

std::vector<Asked> askedInAMatch() {
  std::vector<Asked> asked;
  const std::unique_ptr<Bot> bot = makeBot("club", 1);
  Match match(tenhou(), {}, wallSeedFromText("bench coach"));
  std::vector<Event> events;
  while (!match.isOver() && asked.size() < 600) {
    while (!match.pending().empty()) {
      const Decision decision = match.pending().front();
      const SeatView view = match.viewOf(decision.seat);
      asked.push_back({view, decision});
      const std::span<const Action> legal(decision.legal.data(), decision.legal.size());
      match.answer(decision.seat, decision.id, bot->decide(view, legal));
    }
    events.clear();
    match.advance(events);
  }
  return asked;
}

void adviceOn(benchmark::State &state) {
  const std::vector<Asked> asked = askedInAMatch();
  std::vector<double> milliseconds;
  std::size_t next = 0;
  for (auto _ : state) {
    const Asked &each = asked[next++ % asked.size()];
    const auto begin = std::chrono::steady_clock::now();
    benchmark::DoNotOptimize(advise(each.view, each.decision));
    milliseconds.push_back(
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
  }
  std::sort(milliseconds.begin(), milliseconds.end());
  state.counters["p99_ms"] = milliseconds[milliseconds.size() * 99 / 100];
  state.counters["longest_ms"] = milliseconds.back();
}
BENCHMARK(adviceOn)->Name("coach/advice [decision]")->Unit(benchmark::kMillisecond)->MinTime(2);

}  // namespace
}  // namespace janso
