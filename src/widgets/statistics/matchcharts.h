// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Charts of single matches and tiles, beyond what the measures cover. Empty if there is no data.
#pragma once

#include <QString>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "rules/tile.h"
#include "widgets/charts/chartdata.h"
#include "widgets/statistics/statisticsanswer.h"

namespace janso {

// The share of matches that ended with at most a given number of final points; a mark shows the last match.
ChartData percentileChart(const QString &title, const std::vector<MatchPoint> &matches);
// The points won so far at the start of each hand and at the end: the mean of the matches that reached it,
// with its interval. Empty unless all matches have the same number of players.
ChartData courseChart(const QString &title, const std::vector<MatchPoint> &matches,
                      const std::optional<int> &players);
// The loss from decisions by match number: each bar covers an equal number of reviewed matches, and its parts
// are the categories of the decisions.
ChartData lossChart(const QString &title, const std::vector<MatchPoint> &matches);
// A point for each match whose luck is known: luck and result, in points.
ChartData luckResultChart(const QString &title, const std::vector<MatchPoint> &matches);
// A point for each match for which both are known: luck in points, and the loss from decisions in final
// places.
ChartData luckChart(const QString &title, const std::vector<MatchPoint> &matches);
// A row for each suit and one for the honors.
ChartData dealInTileChart(const QString &title, const std::array<std::int64_t, kKinds> &tiles);

}  // namespace janso
