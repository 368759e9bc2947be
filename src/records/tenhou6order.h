// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// In which order the lists of a tenhou.net/6 hand happened.
//
// What one player does is in order; the lists do not say when a call came in between. The same tile may be
// discarded twice by the same player, so that a call seems to fit where it was not made: the search goes back
// when the rest cannot follow. There is never more than one order that uses up all lists: a draw follows the
// player before, a call the one that its letter points to, so whoever was passed over would have to wait for
// a player who in turn waits for him.
#pragma once

#include <vector>

#include "records/tenhou6hand.h"
#include "rules/ruleset.h"

namespace janso {

// Seats, turn by turn: the n-th time that a seat comes is its n-th draw and its n-th discard. The error: no
// order uses up the lists, with how far they can be followed.
Result<std::vector<int>> turnOrder(const ListedHand &hand);

// The events of the hand in this order. `rules` say when indicators are turned, which the lists do not.
Result<RecordedHand> eventsOf(const ListedHand &hand, const std::vector<int> &order, const RuleSet &rules,
                              FilePlace place);

}  // namespace janso
