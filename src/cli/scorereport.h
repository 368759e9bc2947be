// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a win is worth, as text that explains every step, and as JSON.
#pragma once

#include <QJsonObject>
#include <QTextStream>

#include "cli/scorequestion.h"

namespace janso::cli {

void printScore(const ScoreQuestion &question, const WinResult &result, QTextStream &out);
QJsonObject scoreJson(const ScoreQuestion &question, const WinResult &result);

// Why there is no win.
QString noWinText(NoWin why);
QJsonObject noWinJson(const ScoreQuestion &question, NoWin why);

}  // namespace janso::cli
