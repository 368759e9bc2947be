// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Finds the order in which the entries of a tenhou.net/6 hand happened.
//
// Each player's lists are in order, but they do not show when a call interrupts the turns. A player may
// discard the same tile twice, so a call can seem to fit where it was not made; the search backtracks if the
// rest cannot follow. At most one order uses up all lists: a draw follows the player before, and a call
// follows the player to whom its letter points. A player who was skipped would have to wait for someone who
// in turn waits for them.
#pragma once

#include <vector>

#include "records/tenhou6/tenhou6hand.h"
#include "rules/ruleset.h"

namespace janso {

// Returns the seats turn by turn: the n-th time that a seat appears is its n-th draw and its n-th discard. If
// no order uses up the lists, the error says how far they can be followed.
Result<std::vector<int>> turnOrder(const ListedHand &hand);

// Returns the events of the hand in this order. `rules` determine when indicators are turned, which the lists
// do not show.
Result<RecordedHand> eventsOf(const ListedHand &hand, const std::vector<int> &order, const RuleSet &rules,
                              FilePlace place);

}  // namespace janso
