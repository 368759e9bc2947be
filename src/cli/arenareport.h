// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The result of an arena as tables and as an object.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QStringList>
#include <QTextStream>

#include "cli/arenarun.h"

namespace janso::cli {

// Shares of hands; of one suit: of wins.
double winRate(const BotTally &bot);
double dealInRate(const BotTally &bot);
double riichiRate(const BotTally &bot);
double callRate(const BotTally &bot);
double flushShare(const BotTally &bot);

// The first row is the heading; the first column to the left, the others to the right.
void printTable(const QList<QStringList> &rows, QTextStream &out);

// What the errors of a table are.
QString errorBetweenMatches();
// "2.345 ±0.012", in whatever unit it is.
QString estimateText(const Estimate &estimate, int decimals);

void printReport(const ArenaPlan &plan, const ArenaTotals &totals, QTextStream &out);

// Derived figures, by participant and by pair; a standard error that cannot be told is null.
QJsonArray resultsJson(const ArenaPlan &plan, const ArenaTotals &totals);
QJsonArray pairsJson(const ArenaPlan &plan, const ArenaTotals &totals);

}  // namespace janso::cli
