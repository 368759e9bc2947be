// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Statistics of the built-in bots, from matches played for this purpose.
#pragma once

#include <QString>
#include <QStringList>
#include <functional>

#include "rules/ruleset.h"
#include "statistics/botfigures.h"

namespace janso::cli {

struct BotsPlan {
  RuleSet rules;
  QString ruleset;  // id of the ruleset
  QString length;   // as in BotFigures::length
  int matches = 0;  // of each bot; rounded up to a multiple of the number of seats
  QString seed;
  QStringList bots;                        // ids
  bool reviewed = false;                   // also count what their decisions cost
  int threads = 0;                         // 0 = one per core
  std::function<void(int, int)> progress;  // called with the numbers done and in all
};

// The bot in all other seats.
inline constexpr const char *kBotField = "club";

// The result is the same for any number of threads.
BotFigures playBots(const BotsPlan &plan);

}  // namespace janso::cli
