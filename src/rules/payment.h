// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// From base points to who pays what: dealer and tsumo shares, honba, sticks, liability.
//
// Sources: the scoring tables of Basic Ari-Ari and EMA 2016 (ron = 4 times the base points, 6 for the dealer;
// tsumo = base points from each, twice from and for the dealer; every payment rounded up to hundreds);
// liability as RuleSet describes its options.
#pragma once

#include "rules/score.h"

namespace janso {

// Fills handPoints, payments, honbaPoints, stickPoints, deltas and pao of `result` from its yaku, yakuman and
// basePoints.
void pay(const WinInput &input, const RuleSet &rules, WinResult &result);

}  // namespace janso
