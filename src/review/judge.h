// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The judge of one choice: what the evaluator says of it, in classes and categories.
#pragma once

#include "review/scale.h"
#include "review/verdict.h"
#include "rules/seatview.h"

namespace janso {

// `view` is what the seat of `decision` itself saw; opened hands of others are not looked at. Pure and
// thread-safe; some hundredths of a second. Where the choice stands in its game, and in which episode, is the
// caller's to fill in.
ChoiceVerdict judge(const SeatView &view, const Decision &decision, const Action &played,
                    const Thresholds &thresholds);

// Whether there was anything to judge: two legal actions that are not the same choice, not after the own
// riichi.
bool isChoice(const SeatView &view, const Decision &decision);

// The same classes by other thresholds, from what the verdict holds.
void grade(ChoiceVerdict &verdict, const Thresholds &thresholds);

}  // namespace janso
