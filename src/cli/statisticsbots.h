// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the built-in bots do, played for the purpose.
#pragma once

#include <QString>
#include <QStringList>
#include <functional>

#include "rules/ruleset.h"
#include "statistics/botfigures.h"

namespace janso::cli {

struct BotsPlan {
  RuleSet rules;
  QString ruleset;  // its id
  QString length;   // BotFigures::length
  int matches = 0;  // of each; whole rounds of the seats are played
  QString seed;
  QStringList bots;                        // ids
  bool reviewed = false;                   // what their choices cost is counted too
  int threads = 0;                         // 0 = one a core
  std::function<void(int, int)> progress;  // done, of how many
};

// The opponents of everybody.
inline constexpr const char *kBotField = "club";

// The same for any number of threads.
BotFigures playBots(const BotsPlan &plan);

}  // namespace janso::cli
