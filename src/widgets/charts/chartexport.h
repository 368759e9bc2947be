// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Exports a chart to a file or to paper, painted as on the screen but on white.
#pragma once

#include <QByteArray>
#include <QSize>

#include "widgets/charts/chartdata.h"

class QPrinter;

namespace janso {

QByteArray toSvg(const ChartData &data, const QSize &size);
// Prints on one page with the printer's current settings. Returns false if printing fails.
bool printChart(const ChartData &data, QPrinter &printer);

}  // namespace janso
