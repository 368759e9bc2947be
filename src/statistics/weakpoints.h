// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where a player does worse than a bot.
#pragma once

#include <vector>

#include "statistics/botfigures.h"
#include "statistics/measures.h"
#include "statistics/totals.h"

namespace janso {

struct WeakPoint {
  const Measure *measure = nullptr;
  // How far it is behind, in standard deviations of the bots, times the root of the player's cases.
  double weight = 0;
};

// The weightiest first: those measures of which more, or less, is surely better, whose interval of the
// difference is wholly on the wrong side, and whose cases reach smallestSample() on both sides. None below
// kRankingMatches matches of the player. `handsAlone`: measures of matches are left out. `other` is one of
// `figures`.
std::vector<WeakPoint> weakPoints(const Totals &player, const BotFigures::Bot &other,
                                  const BotFigures &figures, bool handsAlone);

}  // namespace janso
