// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The data of a chart, independent of its appearance. The caller provides translated texts.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace janso {

enum class ChartForm {
  Line,         // series over x, with a band for points that have one
  Bars,         // a group of bars for each category, one bar per series; a band is a whisker
  StackedBars,  // one bar for each category, of all series, none of which is below 0
  Histogram,    // one series; x is the left edge of a bin
  Scatter,      // points of series, by x and y
  Waterfall,    // one series: steps that add up; the last category is their sum
  HeatGrid,     // a row for each series, a column for each category
};

struct ChartPoint {
  double x = 0;                     // Line, Histogram, Scatter; otherwise the index of the category
  std::optional<double> y;          // nothing if unknown; the point is then left out
  std::optional<double> low, high;  // of the band
};

struct ChartSeries {
  QString name;
  std::vector<ChartPoint> points;  // Line, Histogram: x ascending; with categories: one for each
};

// A line across the plot with its name, such as the mean in a histogram or a bot's value among bars. `at` is
// x in a histogram, otherwise y.
struct ChartMark {
  double at = 0;
  QString name;
};

struct ChartData {
  ChartForm form = ChartForm::Line;
  QString title;
  QString xTitle, yTitle;
  QStringList categories;
  std::vector<ChartSeries> series;
  std::vector<ChartMark> marks;
  double binWidth = 1;  // Histogram
  int xDecimals = 0;
  int yDecimals = 0;
  QString unit;             // written after a value, such as "%"
  bool topIsLeast = false;  // Line, Scatter: for places, with 1st place at the top
};

bool hasCategories(ChartForm form);
// Whether no value is known.
bool isEmpty(const ChartData &data);
// "54.3%", in the format of the default locale.
QString chartValue(const ChartData &data, double value);
QString chartX(const ChartData &data, const ChartPoint &point);
// A sentence for the value under the pointer and for a screen reader: "Place, 12: 2.31 (2.10 to 2.52)".
QString chartPointText(const ChartData &data, std::size_t series, std::size_t point);

}  // namespace janso
