// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Statistics of the built-in bots, from matches played for this purpose.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <functional>

#include "cli/command/shards.h"
#include "rules/result.h"
#include "rules/ruleset.h"
#include "statistics/botfigures.h"

namespace janso::cli {

struct BotsPlan {
  RuleSet rules;
  QString ruleset;  // id of the ruleset
  QString length;   // as in BotFigures::length
  int matches = 0;  // of each bot; rounded up to a multiple of the number of seats
  QString seed;
  QStringList bots;       // ids
  bool reviewed = false;  // also count what their decisions cost

  QJsonObject toJson() const;
  static Result<BotsPlan> fromJson(const QJsonObject &object);
};

// The bot in all other seats.
inline constexpr const char *kBotField = "club";

// Plays the matches of the shard. One row for each (lab/shards/splitrun.h): its number among the matches of
// all bots, the index of the bot, and what was counted. `threads`: 0 = one per core; the result is the same
// for any number. `progress` is called with the numbers done and in all.
QJsonArray playBots(const BotsPlan &plan, const Shard &shard, int threads,
                    const std::function<void(int, int)> &progress);

BotFigures figuresOf(const BotsPlan &plan, const QJsonArray &rows);

}  // namespace janso::cli
