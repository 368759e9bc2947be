// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Calibration: how strong each built-in bot is, and how it plays.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QTextStream>
#include <string>
#include <vector>

#include "cli/arena/arenarun.h"
#include "rules/ruleset.h"

namespace janso::cli {

struct LadderPlan {
  RuleSet rules;
  int matches = 0;  // of each bot against club players; a multiple of the number of seats
  QString seed;
  std::vector<std::string> bots;  // ids of built-in bots

  QJsonObject toJson() const;
  static Result<LadderPlan> fromJson(const QJsonObject &object);
};

struct Rung {
  std::string id;
  Estimate clubs;  // mean final place against club players in all other seats
  Estimate mixed;  // mean final place at all mixed tables of the bots; value 0 without any
  BotTally tally;  // against club players
};

// The tables of the ladder. First every bot plays against club players. If there are enough bots for a table,
// every combination of them then plays as well. The number of walls per combination gives each bot about a
// quarter of `matches`; it is at least two.
std::vector<ArenaPlan> ladderTables(const LadderPlan &plan);

// Plays the tables. Every bot plays the same walls in every seat. `options` gives the shard, the threads and
// the progress over all tables.
std::vector<ArenaTotals> playLadder(const std::vector<ArenaPlan> &tables, const ArenaOptions &options);

// The bots, weakest first, by the totals of ladderTables().
std::vector<Rung> rungsOf(const LadderPlan &plan, const std::vector<ArenaPlan> &tables,
                          const std::vector<ArenaTotals> &totals);

// One row for each table (lab/shards/splitrun.h). ladderTotalsOf() adds up those of all shards; the error
// says what is wrong with a row.
QJsonArray rowsOf(const std::vector<ArenaTotals> &totals);
Result<std::vector<ArenaTotals>> ladderTotalsOf(const QJsonArray &rows, const std::vector<ArenaPlan> &tables);

// Prints one line per bot: the measured figures next to those on record in the registry.
void printLadder(const std::vector<Rung> &rungs, QTextStream &out);

}  // namespace janso::cli
