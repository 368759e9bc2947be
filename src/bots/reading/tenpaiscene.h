// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the table tells about whether a player without riichi is tenpai: the features of the fitted tenpai
// models.
#pragma once

#include "bots/reading/features.h"
#include "bots/reading/knowledge.h"
#include "bots/reading/waitscene.h"

namespace janso {

// The features are the same for closed and open hands, which have separate weights.
int tenpaiFeatureCount(int players);
// `seat` is not in riichi. The hand of `know.seat()` is not used.
void tenpaiFeatures(const Knowledge &know, const DiscardOrder &order, int seat, FeatureList &out);

}  // namespace janso
