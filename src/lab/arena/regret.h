// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-lab regret: where a changed bot decides differently, and what each of these decisions is
// worth.
//
// The new bot's advantage over the old one is the mean, over matches played by the new bot, of the summed
// worth of its decisions where the old bot would have decided differently, each judged by letting the old bot
// continue. So matches in which the two hardly differ still measure the advantage, and the sum can be split
// into parts.
//
// The new bot sits in one seat. At each decision where the old bot would act differently, both actions are
// played out from the true table to the end of the hand, over several other orders of the tiles still to
// come. The old bot plays this seat and the field plays the others. The bots' own estimate
// (bots/evaluation.h) converts the resulting scores into final places, and into points with the uma and oka
// of the rules.
#pragma once

#include <QJsonArray>
#include <QTextStream>
#include <vector>

#include "cli/arena/arenatally.h"
#include "lab/arena/choicecells.h"
#include "lab/arena/watchedseat.h"

namespace janso::cli {

// One decision in which the two bots differ.
struct RegretCase {
  ChoiceCells cell{};
  PlayedWorth gain;  // the new bot's action minus the old bot's
};

struct RegretEstimate {
  Estimate places;
  Estimate points;
};

struct RegretTable {
  std::vector<std::vector<RegretCase>> matches;  // the decisions of each match, in the order of the matches
};

// The plan's `bot` is the new one; its `continuation` is the old one, which continues. The result is the same
// for any number of threads. Matches of other shards have no decisions.
RegretTable regretsOf(const WatchPlan &plan, const WatchOptions &options);

// One row for each match of the shard (lab/shards/splitrun.h).
QJsonArray rowsOf(const RegretTable &table, const Shard &shard);
RegretTable regretTableOf(const QJsonArray &rows);

// What all cases, or those of one cell, gain per match.
RegretEstimate regretOf(const RegretTable &table);
RegretEstimate regretOf(const RegretTable &table, ChoiceSort sort, int cell);
void printRegrets(const WatchPlan &plan, const RegretTable &table, QTextStream &out);

}  // namespace janso::cli
