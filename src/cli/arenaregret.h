// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli arena --regret: where a bot that was changed does otherwise, and what each of these choices is
// worth.
//
// How much better the new bot is than the old one equals the mean, over matches that the new one plays, of
// the sum of what its choices are worth where the old one would have chosen otherwise, each judged by the old
// one going on. So matches in which they hardly differ tell nearly all of it, and the sum falls into parts.
//
// The new bot sits in one seat. At each decision where the old one would do something else both actions are
// played out from the true table over some other orders of what is still to come, by the old bot in this seat
// and the field in the others, to the end of the hand; what the scores then are worth in places, and in
// points with the uma and oka of the rules, is the bots' own reckoning (bots/evaluation.h).
#pragma once

#include <QTextStream>
#include <functional>
#include <vector>

#include "cli/arenatally.h"
#include "cli/choicecells.h"
#include "cli/watchedseat.h"

namespace janso::cli {

// One decision in which the two differ.
struct RegretCase {
  ChoiceCells cell{};
  PlayedWorth gain;  // of the new bot's action above the old one's
};

struct RegretEstimate {
  Estimate places;
  Estimate points;
};

struct RegretTable {
  std::vector<std::vector<RegretCase>> matches;  // in their order
};

// The bot of the plan is the new one, the old one goes on. The same for any number of threads. `progress`:
// one call at a time.
RegretTable regretsOf(const WatchPlan &plan, int threads, const std::function<void(int, int)> &progress);

// Of all cases, or of those in a cell: what they win in a match.
RegretEstimate regretOf(const RegretTable &table);
RegretEstimate regretOf(const RegretTable &table, ChoiceSort sort, int cell);
void printRegrets(const WatchPlan &plan, const RegretTable &table, QTextStream &out);

}  // namespace janso::cli
