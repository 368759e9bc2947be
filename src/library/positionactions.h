// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What players did in positions that were found, and what came of it.
#pragma once

#include <QtGlobal>
#include <functional>
#include <vector>

#include "library/handmoves.h"
#include "library/librarysearch.h"
#include "rules/result.h"

namespace janso {

// One action, of all who chose it. A riichi is by its discard; a red five and a plain one are two actions.
struct PositionAction {
  PositionMove move;  // End: by the own draw won, or aborted
  int times = 0;
  int wins = 0;       // of these hands, by that seat
  int dealIns = 0;    // likewise
  qint64 points = 0;  // the sum of what the hands brought that seat, sticks and honba in

  double mean() const { return times == 0 ? 0 : static_cast<double>(points) / times; }
};

// The most frequent first. Hands without an end are not counted. `goOn` is asked now and then; false ends it
// with what is counted by then. The error is one sentence.
Result<std::vector<PositionAction>> actionsIn(const LibraryIndex &index,
                                              const std::vector<FoundPosition> &positions,
                                              const std::function<bool()> &goOn = {});

}  // namespace janso
