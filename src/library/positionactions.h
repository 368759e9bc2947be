// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What players did in the positions that were found, and the results.
#pragma once

#include <QtGlobal>
#include <functional>
#include <vector>

#include "library/handmoves.h"
#include "library/librarysearch.h"
#include "rules/result.h"

namespace janso {

// One action, summed over all players who chose it. Riichi is distinguished by discard; a red five and a
// plain five are different actions.
struct PositionAction {
  PositionMove move;  // End: tsumo or an abortive draw
  int times = 0;
  int wins = 0;       // hands that this seat won
  int dealIns = 0;    // hands in which this seat dealt in
  qint64 points = 0;  // sum of the seat's gains in these hands, including sticks and honba

  double mean() const { return times == 0 ? 0 : static_cast<double>(points) / times; }
};

// Most frequent first. Unfinished hands are not counted. `keepGoing` is called from time to time; returning
// false stops with what was counted so far. The error is one sentence.
Result<std::vector<PositionAction>> actionsIn(const LibraryIndex &index,
                                              const std::vector<FoundPosition> &positions,
                                              const std::function<bool()> &keepGoing = {});

}  // namespace janso
