// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The layout of a chart: a pure function of data and area. Painting, pointer, keys and screen reader all use
// it.
#pragma once

#include <QRectF>
#include <cstddef>
#include <vector>

#include "widgets/charts/chartaxis.h"
#include "widgets/charts/chartdata.h"

namespace janso {

// One value that the pointer can select.
struct ChartSpot {
  std::size_t series = 0;
  std::size_t point = 0;
  QRectF box;  // of the bar, cell or point
};

struct ChartLayout {
  double textSize = 12;  // in pixels
  QRectF title;
  QRectF legend;  // empty with one series
  int legendLines = 1;
  QRectF plot;
  ChartAxis x, y;
  bool categories = false;
  bool topIsLeast = false;
  std::size_t columns = 0;       // number of categories
  std::vector<ChartSpot> spots;  // by x, then by series: the order for the keys

  double xAt(double value) const;  // for the index of a category, its middle
  double yAt(double value) const;
  double columnWidth() const {
    return columns == 0 ? plot.width() : plot.width() / static_cast<double>(columns);
  }
};

// The text size of a chart in pixels, for a picture of this size. `textScale` is the factor by which texts
// are larger than designed, as far as the plot has room.
double chartTextSize(const QRectF &place, double textScale = 1);

// Sizes in the legend, in text heights: the key of a name, and the gap next to it.
inline constexpr double kLegendKey = 1.6;
inline constexpr double kLegendGap = 0.4;

// The number of text lines above the plot, below the title of its axis: values of bars that begin at the top.
double linesOverPlot(const ChartData &data);
ChartLayout layOut(const ChartData &data, const QRectF &place, double textScale = 1);
// The spot under the pointer, or the nearest one within reach; -1 = none.
int spotAt(const ChartLayout &layout, const QPointF &position);

}  // namespace janso
