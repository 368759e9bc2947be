// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Discards that leave a hand further from tenpai than it had to be.
//
// The evaluator only estimates such hands, so they are not judged; but where nothing was to be feared, a
// player wants to know of them, and a roll-out tells what they cost.
#pragma once

#include <optional>

#include "review/verdict.h"

namespace janso {

struct StepBack {
  Action better;  // what the evaluator's bot would discard; it keeps the hand nearer
  int kept = 0;   // shanten after it
  int left = 0;   // shanten after what was played; more
};

// Nothing when the choice was judged, the evaluator's bot would have given the hand up, or the played tile
// was safer than the better one by a percent or more.
std::optional<StepBack> stepBackOf(const ChoiceVerdict &verdict);

}  // namespace janso
