// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is said of a choice that is played out by bots in many worlds. What is markup is that of
// lexicon/teachmarkup.h.
#pragma once

#include <QString>

#include "review/rollout.h"

namespace janso {

QString rolloutKindName(WorldKind kind);     // "With the real hands"
QString rolloutKindMeaning(WorldKind kind);  // what is dealt anew, and whether it judges the choice
// "320 ± 110 points worse, 0.031 ± 0.012 places worse": the played action beside the other.
QString rolloutDifference(const PairSum &sum);
// While it is made, or where it was stopped: "240 worlds so far: ...".
QString rolloutProgress(const Rollout &rollout);
// Of one that is done, as markup: with what it was compared, in how many worlds, what came out.
QString rolloutSentence(const Rollout &rollout);

}  // namespace janso
