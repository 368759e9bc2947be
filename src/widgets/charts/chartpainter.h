// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Paints a chart, the same on the screen, in an SVG and on paper.
#pragma once

#include <QRectF>

#include "widgets/charts/chartdata.h"
#include "widgets/charts/chartlayout.h"
#include "widgets/look/theme.h"

class QPainter;

namespace janso {

struct ChartLook {
  ChromeColors colors;
  int current = -1;  // the selected spot, outlined and labeled with its value
};

// `layout` must be that of the same data.
void paintChart(QPainter &painter, const ChartData &data, const ChartLayout &layout, const ChartLook &look);

}  // namespace janso
