// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Charts of a reviewed game.
#pragma once

#include <cstddef>
#include <vector>

#include "replay/replayplace.h"
#include "widgets/charts/chartdata.h"
#include "widgets/sentences/replaytexts.h"

namespace janso {

class ReviewedGame;

// The scores of all players after each hand, that of the reviewed seat first; the last series marks the
// losses from its decisions.
struct ScoreChart {
  ChartData data;
  // For each point of the last series; positions between two points have no meaning.
  std::vector<ReplayPlace> losses;
};
ScoreChart scoreChart(const ReviewedGame &game, const SeatNames &names);

// The same for the reviewed seat alone, for a small place.
ScoreChart ownScoreChart(const ReviewedGame &game, const SeatNames &names);

// A chart of steps from luck and losses to the result; without categories if the luck is unknown.
ChartData luckChart(const ReviewedGame &game);

}  // namespace janso
