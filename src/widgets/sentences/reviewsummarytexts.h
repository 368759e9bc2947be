// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a review says first: a verdict on the whole match in one sentence, and its worst turns in a line each.
//
// Plain text, without markup. All numbers come from the review; nothing is computed here.
#pragma once

#include <QString>
#include <optional>

#include "review/figures.h"
#include "review/reasons.h"
#include "review/stepsaway.h"
#include "widgets/sentences/replaytexts.h"

namespace janso {

struct ReviewSummary {
  std::optional<int> place;  // final place; nothing if the record ends early
  int mistakes = 0;          // certain losses
  int suspected = 0;         // decisions that may be worse
  int stepsAway = 0;         // discards (review/stepsaway.h)
  QString worstHand;         // of the biggest certain loss, by replayHandName()
};

ReviewSummary reviewSummaryOf(const SeatFigures &figures);
// "4th place: 33 discards took the hand further from a win."
QString reviewHeadline(const ReviewSummary &summary);
// What else there was, as one sentence; empty if the headline says it all.
QString reviewAlso(const ReviewSummary &summary);

// --- A turn on its card ---
// The reason in one short sentence; empty for facts that say nothing about this turn.
QString reviewTurnReason(const Fact &fact, const SeatNames &names);
// "Back from 1-shanten to 2-shanten."
QString reviewStepReason(const StepAway &step);
// "17 tiles would have helped."
QString reviewStepTiles(const StepAway &step);
// The mild name of such a turn.
QString reviewStepName();
// Of a turn that a rollout has cleared.
QString reviewCleared();
// What a loss without a reason cost: "Costs about 310 points." Empty below 50.
QString reviewCostInShort(double cost);

}  // namespace janso
