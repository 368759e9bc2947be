// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The result of an arena as tables and as JSON.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QStringList>
#include <QTextStream>

#include "cli/arena/arenarun.h"

namespace janso::cli {

// Shares of the hands; the share of flushes is of the wins.
double winRate(const BotTally &bot);
double dealInRate(const BotTally &bot);
double riichiRate(const BotTally &bot);
double callRate(const BotTally &bot);
double flushShare(const BotTally &bot);

// The first row is the heading. The first column is aligned left, the others right.
void printTable(const QList<QStringList> &rows, QTextStream &out);

// Explain the ± of a table.
QString errorBetweenMatches();
QString errorBetweenWalls();
// "2.345 ±0.012", in the unit of the estimate.
QString estimateText(const Estimate &estimate, int decimals);

void printReport(const ArenaPlan &plan, const ArenaTotals &totals, QTextStream &out);

// Derived figures by participant and by pair. An unknown standard error is null.
QJsonArray resultsJson(const ArenaPlan &plan, const ArenaTotals &totals);
QJsonArray pairsJson(const ArenaPlan &plan, const ArenaTotals &totals);

}  // namespace janso::cli
