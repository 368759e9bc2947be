// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/playout.h"

#include <array>
#include <memory>
#include <vector>

#include "bots/bot.h"
#include "bots/evaluation.h"
#include "review/simulateddealrandom.h"

namespace janso {

HandOutcome playOut(Round round, int seat, const Action &action, const PlayOutBots &bots,
                    std::uint64_t seed) {
  std::array<std::unique_ptr<Bot>, 4> players;
  for (int each = 0; each < round.board().seats(); ++each)
    players[static_cast<std::size_t>(each)] =
        makeBot(each == seat ? bots.own : bots.others, seed + static_cast<std::uint64_t>(each));
  const Scores before = round.board().scores;
  round.answer(seat, round.decisionOf(seat)->id, action);
  std::vector<Event> events;
  while (!round.isOver()) {
    while (!round.pending().empty()) {
      const Decision decision = round.pending().front();
      const Action chosen = players[static_cast<std::size_t>(decision.seat)]->decide(
          round.viewOf(decision.seat), {decision.legal.data(), decision.legal.size()});
      round.answer(decision.seat, decision.id, chosen);
    }
    if (round.canAdvance())
      round.advance(events);
  }
  return handOutcome(before, round.outcome());
}

BothPlayed playBoth(const Round &round, int seat, const Action &first, const Action &second,
                    const PlayOutBots &bots, std::uint64_t seed, int orders) {
  const SeatView before = round.viewOf(seat);
  BothPlayed mean;
  for (int order = 0; order < orders; ++order) {
    const std::uint64_t its = SimulatedDealRandom(seed + static_cast<std::uint64_t>(order)).next();
    const Round table = order == 0 ? round : inAnotherOrder(round, its);
    const auto play = [&](const Action &action, PlayedEnd &into) {
      const HandOutcome end = playOut(table, seat, action, bots, its);
      into.points += end.deltas[static_cast<std::size_t>(seat)] / orders;
      into.place += (placeNow(before) + placeChange(before, end)) / orders;
    };
    play(first, mean.first);
    play(second, mean.second);
  }
  return mean;
}

Round inAnotherOrder(const Round &round, std::uint64_t seed) {
  SimulatedDealRandom random(seed);
  return round.withFutureRedealt([&random](std::size_t n) { return random.below(n); });
}

}  // namespace janso
