// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a chart shows, whatever it looks like. Words are the caller's, translated.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace janso {

enum class ChartForm {
  Line,         // series over x, each with a band where its points have one
  Bars,         // a group of bars for each category, a bar for each series; a band is a whisker
  StackedBars,  // a bar for each category, of all series, none of which is below 0
  Histogram,    // one series; x is the left edge of a bin
  Scatter,      // points of series at x and y
  Waterfall,    // one series: steps that add up, the last category is their sum
  HeatGrid,     // a row for each series, a column for each category
};

struct ChartPoint {
  double x = 0;                     // Line, Histogram, Scatter; else the number of the category
  std::optional<double> y;          // nothing: not known, and left out
  std::optional<double> low, high;  // of the band
};

struct ChartSeries {
  QString name;
  std::vector<ChartPoint> points;  // Line, Histogram: x ascending; with categories: one for each
};

// A line across the plot with its name: the mean in a histogram, a bot beside bars. Of a histogram `at` is x,
// else y.
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
  QString unit;             // behind a value: " %"
  bool topIsLeast = false;  // Line, Scatter: places, the first at the top
};

bool hasCategories(ChartForm form);
// Nothing of it is known.
bool isEmpty(const ChartData &data);
// "54.3 %", by the default locale.
QString chartValue(const ChartData &data, double value);
QString chartX(const ChartData &data, const ChartPoint &point);
// A sentence for the eye under the pointer, and for a screen reader: "Place, 12: 2.31 (2.10 to 2.52)".
QString chartPointText(const ChartData &data, std::size_t series, std::size_t point);

}  // namespace janso
