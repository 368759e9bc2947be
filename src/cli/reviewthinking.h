// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a bot would win that thinks: its first and its second choice are played out in worlds that its seat
// cannot tell from the true one.
//
// Half of the worlds choose and the other half judges, so that luck is not praised; where the record shows
// the true hands, they judge as well. The second is chosen where it is better by what may be believed of its
// worlds: some part of them, and else the mean of all such choices.
#pragma once

#include <QTextStream>
#include <array>
#include <span>
#include <vector>

#include "cli/arenatally.h"
#include "cli/reviewtrust.h"

namespace janso::cli {

// A choice that was played out both ways. In places that the second brings above the first; more is better.
struct ThoughtOver {
  double gap = 0;                  // final points that the first is said to be worth more
  std::array<double, 2> halves{};  // means of the even and of the odd worlds
  bool isTrue = false;             // the true hands are known, and they say
  double truth = 0;
};

// Each a block a choice: meanPlaces().
struct ThinkingGain {
  BlockSums second{2};  // what the second brings where it is always chosen
  double variance = 0;  // of what it is truly worth, as far as the halves agree
  BlockSums gain{2};    // what thinking in half of the worlds wins; the other half judges
  BlockSums truth{2};   // what thinking in all of them wins; the true hands judge

  ThinkingGain &operator+=(const ThinkingGain &other);
};
Estimate meanPlaces(const BlockSums &choices);
// What is believed of worlds is reckoned from these choices, so they are of one kind.
ThinkingGain thinkingGain(std::span<const ThoughtOver> choices);

// Draws `plan.choices` of all in which the evaluator's bot weighed a second action, plays each out in
// `plan.rollout.most` worlds, and tells what thinking would win, by gap. The same for any number of threads.
void measureThinking(const std::vector<TrustSource> &games, const TrustPlan &plan, QTextStream &out);

}  // namespace janso::cli
