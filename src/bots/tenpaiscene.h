// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the table tells about whether a player who has not declared riichi is tenpai: the features of the
// fitted tenpai models.
#pragma once

#include "bots/features.h"
#include "bots/knowledge.h"
#include "bots/waitscene.h"

namespace janso {

// The same features for closed and for open hands, which have weights of their own.
int tenpaiFeatureCount(int players);
// `seat` is not in riichi. Nothing of the hand of `know.seat()` is looked at.
void tenpaiFeatures(const Knowledge &know, const DiscardOrder &order, int seat, FeatureList &out);

}  // namespace janso
