// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The contents of the plot, by form. Every series has a color and a shape: a line pattern with its own point
// symbol, or a hatching.
#pragma once

#include <QColor>
#include <cstddef>

#include "widgets/charts/chartdata.h"
#include "widgets/charts/chartlayout.h"
#include "widgets/charts/chartpainter.h"

class QPainter;

namespace janso {

QColor chartColor(const ChromeColors &colors, std::size_t series);
// Draws the legend key of a series: a square, or a piece of line with its point.
void paintChartKey(QPainter &painter, const ChartData &data, std::size_t series, const QRectF &box,
                   const ChromeColors &colors);
void paintChartForm(QPainter &painter, const ChartData &data, const ChartLayout &layout,
                    const ChartLook &look);

}  // namespace janso
