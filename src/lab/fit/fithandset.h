// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// General figures of riichi play, set by hand, that fitted figures are compared with.
#pragma once

#include "bots/reading/knowledge.h"

namespace janso::cli {

// The probability that a player who is not in riichi is tenpai.
double handsetTenpai(const PlayerBoard &player);
// Mean points of a ron by `seat` if it is tenpai, without honba and riichi sticks.
double handsetLoss(const Knowledge &know, int seat);
// The factor on the loss by the kind discarded: hands that win on a dora are worth more.
double handsetLossChange(const Knowledge &know, Kind kind);

}  // namespace janso::cli
