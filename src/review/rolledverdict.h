// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Verdicts corrected by their rollouts: measured figures replace evaluated ones.
#pragma once

#include <vector>

#include "review/gamereview.h"
#include "review/rollout.h"

namespace janso {

// The rollout must be of this verdict and judges() must hold. Its loss, probability and confidence become the
// verdict's. The two compared actions count as judged and come first, the better one before the other.
// regrade() updates classes and episodes. A decision that was not judged before is judged now but stays out
// of the match figures, which count only what the reviewing bot judges everywhere.
void follow(ChoiceVerdict &verdict, const Rollout &rollout);

// Applies each rollout that judges, if its decision and actions are still those of the review; skips the
// others.
void follow(GameReview &review, const std::vector<Rollout> &rollouts);

}  // namespace janso
