// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How near the end of its schedule a match is.
#pragma once

#include "rules/board.h"
#include "rules/ruleset.h"

namespace janso {

// Hands of the schedule after this one, if no dealer stays: 0 in the last hand, below it in overtime.
inline int handsAfter(const Board &board) {
  return (scheduledRounds(board.rules()) - board.round) * board.seats() - 1 - board.kyoku % board.seats();
}

// The last one, or of overtime.
inline bool isLastHand(const Board &board) {
  return handsAfter(board) <= 0;
}

}  // namespace janso
