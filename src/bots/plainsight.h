// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What even a beginner sees of the others: a yakuman half in the open, three groups of one suit, and the
// discards of a player in riichi. Nothing is calculated.
#pragma once

#include "bots/reading/knowledge.h"
#include "bots/reading/ownhand.h"
#include "rules/shanten.h"

namespace janso {

// What the melds of the others show, by kObviousThreats: the tiles that nobody who looks would discard, and
// those that one may overlook. Excludes kinds without hidden copies, and what the threatening player has
// discarded.
struct PlainDangers {
  KindSet yakuman;
  KindSet flush;
};
PlainDangers plainDangers(const Knowledge &know);

bool isAnybodyInRiichi(const Knowledge &know);

// The kind among `allowed` that every other player in riichi has discarded or skipped, most copies first;
// kKinds: none.
Kind genbutsuKind(const Knowledge &know, const OwnHand &hand, KindSet allowed);

// `kinds` without `dangers`, unless nothing would be left.
KindSet without(KindSet kinds, KindSet dangers);

}  // namespace janso
