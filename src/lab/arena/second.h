// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-lab second: what a bot's second choices would have brought, compared with its own estimate.
//
// Where a bot estimates well, a second choice brings as much less as the bot says. A kind of decision where
// the second choices bring more than the first needs another margin (bots/tuning.h); `janso-lab regret` then
// shows what that margin gains. Only bots that weigh their actions have second choices: those built on the
// master's engine.
#pragma once

#include <QJsonArray>
#include <QTextStream>
#include <vector>

#include "cli/arena/arenatally.h"
#include "lab/arena/choicecells.h"
#include "lab/arena/watchedseat.h"

namespace janso::cli {

struct SecondCase {
  ChoiceCells cell{};
  // The bot's estimate of second minus first, in final points (bots/reasoning.h): never above 0.
  double said = 0;
  PlayedWorth brought;  // the measured second minus first
};

struct SecondTable {
  std::vector<std::vector<SecondCase>> matches;  // the decisions of each match, in the order of the matches
};

// Means per decision, in final points.
struct SecondEstimate {
  double choices = 0;  // number per match
  double said = 0;
  Estimate brought;  // its error is from the differences between matches
};

// The plan's `bot` is the one whose decisions are examined. The result is the same for any number of threads.
// Matches of other shards have no decisions.
SecondTable secondsOf(const WatchPlan &plan, const WatchOptions &options);

// One row for each match of the shard (lab/shards/splitrun.h).
QJsonArray rowsOf(const SecondTable &table, const Shard &shard);
SecondTable secondTableOf(const QJsonArray &rows);

SecondEstimate secondOf(const SecondTable &table);
SecondEstimate secondOf(const SecondTable &table, ChoiceSort sort, int cell);
void printSeconds(const WatchPlan &plan, const SecondTable &table, QTextStream &out);

}  // namespace janso::cli
