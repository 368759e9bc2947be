// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rest of a hand as built-in bots play it after one action.
#pragma once

#include <cstdint>
#include <string>

#include "bots/handoutcome.h"
#include "rules/action.h"
#include "table/round.h"

namespace janso {

// As makeBot() takes them (bots/bot.h): in the seat that acts, and in all others.
struct PlayOutBots {
  std::string own;
  std::string others;
};

// `seat` has been asked and `action` is legal; the deltas are against the scores at that moment. Pure and
// thread-safe: the seed decides what bots leave to chance.
HandOutcome playOut(Round round, int seat, const Action &action, const PlayOutBots &bots, std::uint64_t seed);

// What an action comes to, for the seat that chose: what its score changes by, and its expected final place,
// 1 = best.
struct PlayedEnd {
  double points = 0;
  double place = 0;
};
struct BothPlayed {
  PlayedEnd first;
  PlayedEnd second;
};
// Means over so many orders of what is still to come, the first the table's own; in each both actions are
// played out by the same bots with the same seeds. Otherwise as playOut().
BothPlayed playBoth(const Round &round, int seat, const Action &first, const Action &second,
                    const PlayOutBots &bots, std::uint64_t seed, int orders);

// The same table, where all that is still to come lies in an order that the seed decides.
Round inAnotherOrder(const Round &round, std::uint64_t seed);

}  // namespace janso
