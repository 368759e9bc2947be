// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What even a beginner sees of the others: a yakuman that half lies open, three groups of one suit, and what
// somebody in riichi has thrown. Nothing is reckoned.
#pragma once

#include "bots/knowledge.h"
#include "bots/ownhand.h"
#include "rules/shanten.h"

namespace janso {

// What the melds of the others say by kObviousThreats: all that nobody who looks up would throw, and what one
// may overlook. Without tiles of which no copy is hidden, and what the threatening player has thrown.
struct PlainDangers {
  KindSet yakuman;
  KindSet flush;
};
PlainDangers plainDangers(const Knowledge &know);

bool isAnybodyInRiichi(const Knowledge &know);

// Of `allowed`, what everybody else in riichi has thrown or let pass, most copies first; kKinds: nothing.
Kind genbutsuKind(const Knowledge &know, const OwnHand &hand, KindSet allowed);

// `kinds` without `dangers`, where anything is left then.
KindSet without(KindSet kinds, KindSet dangers);

}  // namespace janso
