// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A built-in bot as lists of opponents offer it.
#pragma once

#include <QList>
#include <QString>

namespace janso {

// Filled from the registry of bots by the program that starts the window, weakest first.
struct BotChoice {
  QString id;
  QString name;       // English; shown translated when we know the id
  QString character;  // one line, likewise
  int level = 0;      // 1 = weakest; 0 = not said
  // Measured: mean place against three club players, in hundredths (0 = not said); percent of its hands.
  int place = 0;
  int calls = 0;
  int riichi = 0;
  int dealIns = 0;
  int wins = 0;
  int flushes = 0;       // of its wins
  QString ownName = {};  // under which it sits at a table; empty = `name`
};
using BotChoices = QList<BotChoice>;

}  // namespace janso
