// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Verdicts that follow their roll-outs: what was measured stands in place of what was evaluated.
#pragma once

#include <vector>

#include "review/gamereview.h"
#include "review/rollout.h"

namespace janso {

// The roll-out is of this verdict and judges(). Loss, probability and confidence are then its own; the two
// actions it compared are judged and come first, the better before the other. Classes and episodes follow
// with regrade(). A choice that was not judged before is so now, and stays out of the match figures: those
// are of what the evaluator judges everywhere.
void follow(ChoiceVerdict &verdict, const Rollout &rollout);

// Each that judges, and whose choice and actions are still those of the review; the others are left out.
void follow(GameReview &review, const std::vector<Rollout> &rollouts);

}  // namespace janso
