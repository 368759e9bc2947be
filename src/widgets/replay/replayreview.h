// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a review adds to a replay: where the seat at the bottom lost points or differed from the reviewing
// bot, and what the review says about a decision.
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "replay/replayplace.h"
#include "widgets/replay/guessing.h"

namespace janso {

// Empty lists and functions = there is no review.
struct ReplayReview {
  // The mistakes; "next mark" then stops only at these.
  std::vector<ReplayPlace> mistakes;
  // Positions, in order, at which the reviewing bot would have acted differently.
  std::vector<ReplayPlace> differences;
  // As ReplayHandsModel::setLosses().
  std::vector<int> losses;
  // The review's text about the decision at a position, as markup; empty if it has none. It is called only
  // for what the reader may know, not while later events are hidden.
  using ChoiceDescriber = std::function<QString(ReplayPlace place, int seat)>;
  ChoiceDescriber describeChoice;
  VerdictSource verdictOf;  // for guesses
};

}  // namespace janso
