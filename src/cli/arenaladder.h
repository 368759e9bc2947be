// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Calibration: how strong each built-in bot is, and what it is like.
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
  int matches = 0;  // of each bot against club players; a multiple of the seats
  QString seed;
  std::vector<std::string> bots;  // ids; empty: all that are built in
};

struct Rung {
  std::string id;
  Estimate clubs;  // mean place against club players in all other seats
  Estimate mixed;  // mean place at tables of every choice of the bots; value 0 without any
  BotTally tally;  // against club players
};

// The weakest first. Everybody plays the same walls in every seat: first against club players, then, where
// the bots are enough for a table, every choice of them against each other, as many walls each as makes
// about a quarter of `matches` for each bot, two at least. `options`: threads and progress.
std::vector<Rung> climbLadder(const LadderPlan &plan, const ArenaOptions &options);

// One line a bot, with what the registry says beside what was measured.
void printLadder(const std::vector<Rung> &rungs, QTextStream &out);

}  // namespace janso::cli
