// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where everything of a chart lies: a pure function of data and place. Painting, the pointer, the keys and
// the screen reader go by it.
#pragma once

#include <QRectF>
#include <cstddef>
#include <vector>

#include "widgets/charts/chartaxis.h"
#include "widgets/charts/chartdata.h"

namespace janso {

// One value that can be pointed at.
struct ChartSpot {
  std::size_t series = 0;
  std::size_t point = 0;
  QRectF box;  // of the bar, the cell, the point
};

struct ChartLayout {
  double textSize = 12;  // pixels
  QRectF title;
  QRectF legend;  // empty with one series
  int legendLines = 1;
  QRectF plot;
  ChartAxis x, y;
  bool categories = false;
  bool topIsLeast = false;
  std::size_t columns = 0;       // categories
  std::vector<ChartSpot> spots;  // by x, then by series: the order of the keys

  double xAt(double value) const;  // a category's number: its middle
  double yAt(double value) const;
  double columnWidth() const {
    return columns == 0 ? plot.width() : plot.width() / static_cast<double>(columns);
  }
};

// Pixels of the text of all charts, for a picture of this size. `textScale`: how much larger than designed
// texts are, as far as the plot has room.
double chartTextSize(const QRectF &place, double textScale = 1);

// Of a name in the legend, in heights of the text: its key, and what is free beside it in a line of names.
inline constexpr double kLegendKey = 1.6;
inline constexpr double kLegendGap = 0.4;

// Lines of text that stand over the plot, below the title of its axis: the values of what begins at its top.
double linesOverPlot(const ChartData &data);
ChartLayout layOut(const ChartData &data, const QRectF &place, double textScale = 1);
// The spot under the pointer, or the nearest within reach; -1 = none.
int spotAt(const ChartLayout &layout, const QPointF &position);

}  // namespace janso
