// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A reviewed game as charts.
#pragma once

#include <cstddef>
#include <vector>

#include "replay/replayplace.h"
#include "widgets/charts/chartdata.h"
#include "widgets/sentences/replaytexts.h"

namespace janso {

class ReviewedGame;

// The scores of all players after each hand, that of the reviewed seat first; the last series marks where its
// choices lost something.
struct ScoreChart {
  ChartData data;
  std::vector<ReplayPlace> losses;  // by point of the last series; places between two of them mean nothing
};
ScoreChart scoreChart(const ReviewedGame &game, const SeatNames &names);

// From luck and losses to the result, as steps; without categories where the luck is not known.
ChartData luckChart(const ReviewedGame &game);

}  // namespace janso
