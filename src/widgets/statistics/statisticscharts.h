// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The charts of the statistics page, made from an answer.
#pragma once

#include <QList>
#include <QString>
#include <optional>

#include "statistics/measures.h"
#include "widgets/charts/chartdata.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/statistics/measuresmodel.h"
#include "widgets/statistics/statisticsanswer.h"

namespace janso {

enum class StatisticsChart {
  PlacesOverTime,  // moving means with their bands
  PointsOverTime,
  Places,
  FinalScores,
  Percentiles,  // of matches among all matches
  Course,       // points through a match
  HandEnds,
  Sizes,  // of wins and deal-ins
  Han,
  WinKinds,
  DealInKinds,
  DealInTiles,
  RiichiEnds,
  OpenEnds,
  TenpaiTurns,
  Yaku,
  LossOverTime,  // by category
  LuckAndResults,
  LuckAndChoices,
};

// The charts next to a group of measures; the first one is shown first.
QList<StatisticsChart> chartsOf(MeasureGroup group);
QString chartName(StatisticsChart chart);
ChartData chartData(StatisticsChart chart, const StatisticsAnswer &answer,
                    const std::optional<ComparisonFigures> &other, YakuNaming naming);

}  // namespace janso
