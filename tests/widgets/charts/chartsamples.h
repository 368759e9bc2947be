// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Charts of every form, with numbers as the statistics have them.
#pragma once

#include <QString>
#include <cmath>

#include "widgets/charts/chartdata.h"

namespace janso::test {

inline ChartData lines() {
  ChartData data;
  data.form = ChartForm::Line;
  data.title = QStringLiteral("Place over time");
  data.xTitle = QStringLiteral("Match");
  data.yTitle = QStringLiteral("Average place");
  data.yDecimals = 2;
  data.topIsLeast = true;
  for (int s = 0; s < 3; ++s) {
    ChartSeries series{QStringLiteral("Half-life %1").arg(100 * (s + 1)), {}};
    for (int i = 0; i < 40; ++i) {
      const double y = 2.5 + 0.4 * std::sin(i * 0.3 + s);
      series.points.push_back({i * 10.0, y, y - 0.15, y + 0.15});
    }
    data.series.push_back(series);
  }
  data.marks = {{2.27, QStringLiteral("Master")}};
  return data;
}

inline ChartData grouped(ChartForm form, int series) {
  ChartData data;
  data.form = form;
  data.title = QStringLiteral("What hands come to");
  data.yTitle = QStringLiteral("Share of hands");
  data.unit = QStringLiteral(" %");
  data.yDecimals = 1;
  data.categories = {QStringLiteral("Wins"), QStringLiteral("Deal-ins"), QStringLiteral("Riichi"),
                     QStringLiteral("Calls"), QStringLiteral("Draws")};
  for (int s = 0; s < series; ++s) {
    ChartSeries one{QStringLiteral("Player %1").arg(s + 1), {}};
    for (int i = 0; i < 5; ++i)
      one.points.push_back({double(i), 12.0 + 4 * i - 3 * s, 10.0 + 4 * i - 3 * s, 14.0 + 4 * i - 3 * s});
    data.series.push_back(one);
  }
  return data;
}

inline ChartData histogram() {
  ChartData data;
  data.form = ChartForm::Histogram;
  data.title = QStringLiteral("Sizes of wins");
  data.xTitle = QStringLiteral("Points");
  data.yTitle = QStringLiteral("Wins");
  data.binWidth = 1000;
  ChartSeries one;
  for (int i = 0; i < 16; ++i)
    one.points.push_back({i * 1000.0, std::round(120 * std::exp(-std::pow(i - 4, 2) / 14.0)), {}, {}});
  data.series = {one};
  data.marks = {{5792, QStringLiteral("mean 5,792")}, {6400, QStringLiteral("Master 6,400")}};
  return data;
}

inline ChartData scatter() {
  ChartData data = lines();
  data.form = ChartForm::Scatter;
  data.title = QStringLiteral("Luck and decisions");
  data.topIsLeast = false;
  for (ChartSeries &series : data.series) {
    for (ChartPoint &point : series.points)
      point.low = point.high = std::nullopt;
  }
  return data;
}

inline ChartData waterfall() {
  ChartData data;
  data.form = ChartForm::Waterfall;
  data.title = QStringLiteral("Where the result came from");
  data.yTitle = QStringLiteral("Points");
  data.categories = {QStringLiteral("Start hands"), QStringLiteral("Draws"),     QStringLiteral("Dora"),
                     QStringLiteral("Others"),      QStringLiteral("Decisions"), QStringLiteral("Result")};
  ChartSeries one;
  int i = 0;
  for (const double value : {3200.0, -5100.0, 1400.0, 8200.0, -2600.0, 5100.0})
    one.points.push_back({double(i++), value, {}, {}});
  data.series = {one};
  return data;
}

inline ChartData heat() {
  ChartData data = grouped(ChartForm::HeatGrid, 4);
  data.title = QStringLiteral("Loss by category and wind");
  return data;
}

inline ChartData sample(const QString &form) {
  if (form == QLatin1String("line"))
    return lines();
  if (form == QLatin1String("bars"))
    return grouped(ChartForm::Bars, 3);
  if (form == QLatin1String("stacked"))
    return grouped(ChartForm::StackedBars, 4);
  if (form == QLatin1String("histogram"))
    return histogram();
  if (form == QLatin1String("scatter"))
    return scatter();
  return form == QLatin1String("waterfall") ? waterfall() : heat();
}

}  // namespace janso::test
