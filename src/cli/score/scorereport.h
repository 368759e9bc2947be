// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The value of a win as text that explains every step, and as JSON.
#pragma once

#include <QJsonObject>
#include <QTextStream>

#include "cli/score/scorequestion.h"

namespace janso::cli {

void printScore(const ScoreQuestion &question, const WinResult &result, QTextStream &out);
QJsonObject scoreJson(const ScoreQuestion &question, const WinResult &result);

// Why the hand does not win.
QString noWinText(NoWin why);
QJsonObject noWinJson(const ScoreQuestion &question, NoWin why);

}  // namespace janso::cli
