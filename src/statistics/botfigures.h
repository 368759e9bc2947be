// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The figures of the built-in bots by the same measures: simulated, stored in a file (JSON), shown next to a
// player's figures.
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>
#include <vector>

#include "rules/result.h"
#include "statistics/totals.h"

namespace janso {

struct BotFigures {
  struct Bot {
    QString id;
    Totals totals;  // one seat in each match
  };
  QString program;   // version of Janso that played
  QString ruleset;   // id
  QString length;    // as in a condition (filter.h); empty = the ruleset's own
  QString opponent;  // bot in all other seats
  QString seed;      // of walls and bots: the same command gives the same file
  int matches = 0;   // per bot
  // The reviewing bot, if the decisions were reviewed, its version, and the version of the scale.
  QString evaluator;
  int evaluatorVersion = 0;
  int scaleVersion = 0;
  std::vector<Bot> bots;  // weakest first
};

// Ends with a line feed; the same figures give the same bytes.
QByteArray toJson(const BotFigures &figures);
// The error is one sentence. Skips counters that this version does not know.
Result<BotFigures> botFiguresOf(const QByteArray &json);

// The figures that come with the program for the ruleset with this id; nothing for others.
std::optional<BotFigures> shippedBotFigures(const QString &ruleset);

// The standard deviation of a measure among the bots, in the unit of the measure; never 0.
double spreadAmong(const BotFigures &figures, const Measure &measure);

// The bot with the playing style nearest to the player's: by the rates of wins, deal-ins, riichi and calls,
// in standard deviations of the bots. Null below kSmallSample hands, or without bots.
const BotFigures::Bot *nearestByStyle(const Totals &player, const BotFigures &figures);

}  // namespace janso
