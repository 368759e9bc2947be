// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The result of an arena as tables and as an object.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QTextStream>

#include "cli/arenarun.h"

namespace janso::cli {

void printReport(const ArenaPlan &plan, const ArenaTotals &totals, QTextStream &out);

// Derived figures, by participant and by pair; a standard error that cannot be told is null.
QJsonArray resultsJson(const ArenaPlan &plan, const ArenaTotals &totals);
QJsonArray pairsJson(const ArenaPlan &plan, const ArenaTotals &totals);

}  // namespace janso::cli
