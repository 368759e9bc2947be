// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Exports a chart to a file, painted as on the screen but on white.
#pragma once

#include <QByteArray>
#include <QSize>

#include "widgets/charts/chartdata.h"

namespace janso {

QByteArray toSvg(const ChartData &data, const QSize &size);

}  // namespace janso
