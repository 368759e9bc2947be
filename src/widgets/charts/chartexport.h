// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A chart as a file or on paper, by the painting of the screen, on white.
#pragma once

#include <QByteArray>
#include <QSize>

#include "widgets/charts/chartdata.h"

class QPrinter;

namespace janso {

QByteArray toSvg(const ChartData &data, const QSize &size);
// On one page of the printer as it is set up. False when it takes no page.
bool printChart(const ChartData &data, QPrinter &printer);

}  // namespace janso
