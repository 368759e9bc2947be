// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Charts of single matches and tiles: what no measure tells. Empty where nothing is known.
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

// Which share of the matches ended with as many final points or fewer; a mark where the last match stands.
ChartData percentileChart(const QString &title, const std::vector<MatchPoint> &matches);
// What has been won when each deal begins, and at the end: the mean of the matches that came so far, with
// its interval. Empty unless all matches have the same number of players.
ChartData courseChart(const QString &title, const std::vector<MatchPoint> &matches,
                      const std::optional<int> &players);
// The loss by choices, by the number of the match: bars of as many reviewed matches each, whose parts are
// what the choices were about.
ChartData lossChart(const QString &title, const std::vector<MatchPoint> &matches);
// A point for each match whose luck is known: luck, and what was won, in points.
ChartData luckResultChart(const QString &title, const std::vector<MatchPoint> &matches);
// A point for each match of which both are known: luck in points, what the choices have lost in places.
ChartData luckChart(const QString &title, const std::vector<MatchPoint> &matches);
// A row for each suit and one for the honours.
ChartData dealInTileChart(const QString &title, const std::array<std::int64_t, kKinds> &tiles);

}  // namespace janso
