// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// General figures of riichi play, set by hand: what fitted ones are judged beside.
#pragma once

#include "bots/knowledge.h"

namespace janso::cli {

// Probability that a player who is not in riichi is tenpai.
double handsetTenpai(const PlayerBoard &player);
// Mean points of a ron by `seat`, if it is tenpai; without honba and sticks.
double handsetLoss(const Knowledge &know, int seat);
// A dora is dealt into dearer hands: factor on the loss by the kind discarded.
double handsetDearer(const Knowledge &know, Kind kind);

}  // namespace janso::cli
