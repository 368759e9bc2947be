// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The judge of one decision: grades the reviewing bot's evaluation by class and category.
#pragma once

#include "review/scale.h"
#include "review/verdict.h"
#include "rules/legal/seatview.h"

namespace janso {

// `view` is what the seat of `decision` saw; opened hands of other players are ignored. Pure and thread-safe;
// takes some hundredths of a second. The caller fills in the position in the game and the episode.
ChoiceVerdict judge(const SeatView &view, const Decision &decision, const Action &played,
                    const Thresholds &thresholds);

// Whether there was anything to judge: at least two legal actions that are not the same choice, and the seat
// is not in riichi.
bool isChoice(const SeatView &view, const Decision &decision);

// Regrades a verdict by other thresholds, from the figures that it holds.
void grade(ChoiceVerdict &verdict, const Thresholds &thresholds);

}  // namespace janso
