// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Texts about the rollout of a decision, which bots play out in many simulated deals. Markup is that of
// lexicon/teachmarkup.h.
#pragma once

#include <QString>

#include "review/rollout.h"

namespace janso {

QString rolloutKindName(SimulatedDealKind kind);     // "With the actual hands"
QString rolloutKindMeaning(SimulatedDealKind kind);  // what is redealt, and whether it judges the decision
// "320 ± 110 points worse, 0.031 ± 0.012 places worse": the played action compared with the other one.
QString rolloutDifference(const PairSum &sum);
// During the rollout, or after a stop: "240 simulated deals so far: ...".
QString rolloutProgress(const Rollout &rollout);
// Markup for a finished rollout: the other action, the number of simulated deals, the result.
QString rolloutSentence(const Rollout &rollout);

}  // namespace janso
