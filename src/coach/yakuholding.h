// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yaku of a complete hand, and the yaku that a waiting hand is sure to get, as the rules engine decides.
#pragma once

#include "rules/legal/seatview.h"
#include "rules/optionalyaku.h"
#include "rules/score.h"
#include "rules/yaku.h"

namespace janso {

// Everything that any reading of the hand has by the engine's conditions, before greater yaku replace lesser
// ones. A kokushi has no yaku of the standard form.
HandYaku holdingOf(const WinInput &input, const RuleSet &rules);
bool holds(const HandYaku &yaku, YakuId id);

// Whether this ruleset counts the yaku at all; also for bonuses.
bool isPlayed(YakuId id, const RuleSet &rules);

// The tsumo win with the drawn tile; only when there is one.
WinInput drawnWinOf(const SeatView &view);

// The tiles of a waiting hand: the concealed ones, without the winning tile.
struct WaitingHand {
  TileCounts concealed;
  const SeatView &view;
};
// The yaku that `waits` give, by tsumo and by ron. `all`: those that every wait gives however it comes.
// `any`: those that some wait gives in some way.
struct WaitYaku {
  HandYaku all;
  HandYaku any;
};
WaitYaku yakuOfWaits(const WaitingHand &hand, KindSet waits);
// The waits that give this yaku in some way.
KindSet waitsWith(const WaitingHand &hand, KindSet waits, YakuId id);

}  // namespace janso
