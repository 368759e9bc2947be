// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A subject of the statistics on paper: its chart, with its table below.
#pragma once

#include <QString>

#include "widgets/charts/chartdata.h"
#include "widgets/controls/papersheet.h"

class QAbstractTableModel;

namespace janso {

// `title` is at the top, `foot` at the bottom. The model must outlive the sheet.
PaperSheet statisticsSheet(const QString &title, const QString &foot, const ChartData &chart,
                           const QAbstractTableModel &table);

}  // namespace janso
