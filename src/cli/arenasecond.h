// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli arena --second: what the second choices of a bot would have brought, beside what it said of them.
//
// Where a bot reckons well, a second choice brings as much less as it is said to; a kind of choice whose
// seconds bring more than the first asks for another margin (bots/tuning.h), and --regret then says what
// that one wins. Only bots that weigh what they do have second choices: those by the master's engine.
#pragma once

#include <QTextStream>
#include <functional>
#include <vector>

#include "cli/arenatally.h"
#include "cli/choicecells.h"
#include "cli/watchedseat.h"

namespace janso::cli {

struct SecondCase {
  ChoiceCells cell{};
  double said = 0;      // of the second above the first, in final points (bots/reasoning.h): never above 0
  PlayedWorth brought;  // the same, as it came
};

struct SecondTable {
  std::vector<std::vector<SecondCase>> matches;  // in their order
};

// Of a choice, in final points.
struct SecondEstimate {
  double choices = 0;  // a match
  double said = 0;
  Estimate brought;  // its error from the differences between matches
};

// The bot of the plan is the one whose choices are looked at. The same for any number of threads.
// `progress`: one call at a time.
SecondTable secondsOf(const WatchPlan &plan, int threads, const std::function<void(int, int)> &progress);

SecondEstimate secondOf(const SecondTable &table);
SecondEstimate secondOf(const SecondTable &table, ChoiceSort sort, int cell);
void printSeconds(const WatchPlan &plan, const SecondTable &table, QTextStream &out);

}  // namespace janso::cli
