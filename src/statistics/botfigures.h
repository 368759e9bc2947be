// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the built-in bots do by the same measures: simulated, kept as a file (JSON), shown beside a player's
// figures.
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
  QString program;   // the version of Janso that played
  QString ruleset;   // id
  QString length;    // as a condition writes it (filter.h); empty = the ruleset's own
  QString opponent;  // the bot in all other seats
  QString seed;      // of walls and bots: the same command gives the same file
  int matches = 0;   // of each bot
  // What their choices were reviewed by, if they were: the evaluator, and the versions of it and of the
  // scale.
  QString evaluator;
  int evaluatorVersion = 0;
  int scaleVersion = 0;
  std::vector<Bot> bots;  // the weakest first
};

// Ends with a line feed; the same figures give the same bytes.
QByteArray toJson(const BotFigures &figures);
// The error is one sentence. A counter that this version does not know is passed over.
Result<BotFigures> botFiguresOf(const QByteArray &json);

// Those that come with the program for the ruleset of this id; nothing for others.
std::optional<BotFigures> shippedBotFigures(const QString &ruleset);

// The standard deviation of the bots' figures of a measure, in its unit; never 0.
double spreadAmong(const BotFigures &figures, const Measure &measure);

// The bot that plays most like it: by the shares of wins, deal-ins, riichi and calls, in standard deviations
// of the bots. Nothing below kSmallSample hands, or without bots.
const BotFigures::Bot *nearestByStyle(const Totals &player, const BotFigures &figures);

}  // namespace janso
