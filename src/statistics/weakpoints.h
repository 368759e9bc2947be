// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Measures in which a player does worse than a bot.
#pragma once

#include <vector>

#include "statistics/botfigures.h"
#include "statistics/measures.h"
#include "statistics/totals.h"

namespace janso {

struct WeakPoint {
  const Measure *measure = nullptr;
  // The distance to the bot in standard deviations of the bots, times the root of the player's cases.
  double weight = 0;
};

// Greatest weight first. Lists the measures with a clear better direction whose interval of the difference is
// entirely on the worse side, and whose cases reach smallestSample() on both sides. Empty below
// kRankingMatches matches of the player. `handsAlone`: omits measures of matches. `other` must be one of
// `figures`.
std::vector<WeakPoint> weakPoints(const Totals &player, const BotFigures::Bot &other,
                                  const BotFigures &figures, bool handsAlone);

}  // namespace janso
