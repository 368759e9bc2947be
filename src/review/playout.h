// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rest of a hand after one action, as built-in bots play it.
#pragma once

#include <cstdint>
#include <string>

#include "bots/handoutcome.h"
#include "rules/action.h"
#include "table/round.h"

namespace janso {

// Bot specifications as makeBot() takes them (bots/bot.h), for the seat that acts and for all others.
struct PlayOutBots {
  std::string own;
  std::string others;
};

// `seat` has a decision to make and `action` is legal; the deltas are relative to the scores at that moment.
// Pure and thread-safe: the seed decides what bots leave to chance.
HandOutcome playOut(Round round, int seat, const Action &action, const PlayOutBots &bots, std::uint64_t seed);

// The result of an action for the seat that decided: the change of its score, and its expected final place, 1
// = best.
struct PlayedEnd {
  double points = 0;
  double place = 0;
};
struct BothPlayed {
  PlayedEnd first;
  PlayedEnd second;
};
// Means over `orders` orders of the tiles still to come, of which the table's own is the first. In each order
// both actions are played out by the same bots with the same seeds. Otherwise as playOut().
BothPlayed playBoth(const Round &round, int seat, const Action &first, const Action &second,
                    const PlayOutBots &bots, std::uint64_t seed, int orders);

// The same table with the tiles still to come in an order that the seed decides.
Round inAnotherOrder(const Round &round, std::uint64_t seed);

}  // namespace janso
