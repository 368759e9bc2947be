// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Calibration: how strong each built-in bot is, and how it plays.
#pragma once

#include <QString>
#include <QTextStream>
#include <functional>
#include <string>
#include <vector>

#include "cli/arenarun.h"
#include "rules/ruleset.h"

namespace janso::cli {

struct LadderPlan {
  RuleSet rules;
  int matches = 0;  // of each bot against club players; a multiple of the number of seats
  QString seed;
  std::vector<std::string> bots;  // ids; empty = all built-in bots
};

struct Rung {
  std::string id;
  Estimate clubs;  // mean final place against club players in all other seats
  Estimate mixed;  // mean final place at all mixed tables of the bots; value 0 without any
  BotTally tally;  // against club players
};

// Returns the bots, weakest first. Every bot plays the same walls in every seat. It first plays against club
// players. If there are enough bots for a table, every combination of them then plays as well. The number of
// walls per combination gives each bot about a quarter of `matches`; it is at least two. `options` gives the
// threads and the progress.
std::vector<Rung> climbLadder(const LadderPlan &plan, const ArenaOptions &options);

// Prints one line per bot: the measured figures next to those on record in the registry.
void printLadder(const std::vector<Rung> &rungs, QTextStream &out);

}  // namespace janso::cli
