// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli arena --regret: where a changed bot decides differently, and what each of these decisions is
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

#include <QTextStream>
#include <functional>
#include <vector>

#include "cli/arenatally.h"
#include "cli/choicecells.h"
#include "cli/watchedseat.h"

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
// for any number of threads. `progress` is called one call at a time.
RegretTable regretsOf(const WatchPlan &plan, int threads, const std::function<void(int, int)> &progress);

// What all cases, or those of one cell, gain per match.
RegretEstimate regretOf(const RegretTable &table);
RegretEstimate regretOf(const RegretTable &table, ChoiceSort sort, int cell);
void printRegrets(const WatchPlan &plan, const RegretTable &table, QTextStream &out);

}  // namespace janso::cli
