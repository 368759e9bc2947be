// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Discards that leave a hand further from tenpai than necessary.
//
// The reviewing bot only estimates such hands, so they are not judged. Where there was no danger, a player
// still wants to know about them, and a rollout measures their cost.
#pragma once

#include <optional>

#include "review/verdict.h"

namespace janso {

// A deal-in chance lower by this much (1 = 100%) is a reason to step back.
inline constexpr float kSaferStep = 0.01F;

struct StepBack {
  Action better;  // the reviewing bot's discard, which keeps the hand nearer
  int kept = 0;   // shanten after it
  int left = 0;   // shanten after the played discard; larger
};

// Returns nothing when the decision was judged, when the reviewing bot would have folded, or when the played
// tile was safer than the better one by a percentage point or more.
std::optional<StepBack> stepBackOf(const ChoiceVerdict &verdict);

}  // namespace janso
