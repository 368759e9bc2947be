// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a bot would gain by thinking: its first and second choices are played out in simulated deals that its
// seat cannot tell from the true one.
//
// Half of the deals choose and the other half judges, so luck is not rewarded. Where the record shows the
// true hands, they judge as well. The second choice is taken if its shrunken estimate is better: the mean of
// its deals, weighted by how reliable deals are, and otherwise the mean of all such decisions.
#pragma once

#include <QTextStream>
#include <array>
#include <span>
#include <vector>

#include "cli/arena/arenatally.h"
#include "lab/review/trust.h"

namespace janso::cli {

// A decision that was played out both ways. Except for `gap`, the values are final places that the second
// choice gains over the first; more is better.
struct ReconsideredDecision {
  double gap = 0;                  // final points by which the bot estimates the first choice higher
  std::array<double, 2> halves{};  // means of the even and of the odd simulated deals
  bool isTrue = false;             // the true hands are known, and `truth` is their mean
  double truth = 0;
};

// Each sum has one block per decision; meanPlaces() gives its mean.
struct ThinkingGain {
  BlockSums second{2};  // gain if the second choice is always taken
  double variance = 0;  // of the true gain, as far as the halves agree
  BlockSums gain{2};    // gain by thinking in half of the deals; the other half judges
  BlockSums truth{2};   // gain by thinking in all deals; the true hands judge

  ThinkingGain &operator+=(const ThinkingGain &other);
};
Estimate meanPlaces(const BlockSums &choices);
// How far deals are trusted is estimated from these decisions, so they must be of one kind.
ThinkingGain thinkingGain(std::span<const ReconsideredDecision> choices);

// Draws `plan.choices` of all decisions in which the reviewing bot weighed a second action and plays those of
// the shard out in `plan.rollout.most` simulated deals. A row (lab/shards/splitrun.h) has the number of the
// decision, `gap`, both `halves`, `isTrue` and `truth`. The result is the same for any number of threads.
QJsonArray thinkingRows(const std::vector<TrustSource> &games, const TrustPlan &plan, const Shard &shard);
// Prints what thinking would gain, by gap. `deals` is the number played out for each decision.
void printThinking(const QJsonArray &rows, int deals, QTextStream &out);

}  // namespace janso::cli
