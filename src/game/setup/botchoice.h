// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A built-in bot as the lists of opponents show it.
#pragma once

#include <QList>
#include <QString>

namespace janso {

// The program that opens the window fills these from the registry of bots, weakest first.
struct BotChoice {
  QString id;
  QString name;       // English; shown translated when the id is known
  QString character;  // one line; English, translated like the name
  int level = 0;      // 1 = weakest; 0 = unknown
  // Measured values: the mean final place against three club players in hundredths (0 = unknown), then
  // percentages of the bot's hands.
  int place = 0;
  int calls = 0;
  int riichi = 0;
  int dealIns = 0;
  int wins = 0;
  int flushes = 0;       // percent of the bot's wins
  QString ownName = {};  // the name that it uses at a table; empty = `name`
};
using BotChoices = QList<BotChoice>;

}  // namespace janso
