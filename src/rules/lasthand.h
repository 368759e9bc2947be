// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The distance of a match from the end of its schedule.
#pragma once

#include "rules/board.h"
#include "rules/ruleset.h"

namespace janso {

// Scheduled hands after this one if no dealer repeats: 0 in the last hand, negative in overtime.
inline int handsAfter(const Board &board) {
  return (scheduledRounds(board.rules()) - board.round) * board.seats() - 1 - board.kyoku % board.seats();
}

// True in the last scheduled hand and in overtime.
inline bool isLastHand(const Board &board) {
  return handsAfter(board) <= 0;
}

}  // namespace janso
