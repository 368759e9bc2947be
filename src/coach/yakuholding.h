// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which yaku a complete hand has, and which a hand that waits cannot miss: asked of the engine.
#pragma once

#include "rules/optionalyaku.h"
#include "rules/score.h"
#include "rules/seatview.h"
#include "rules/yaku.h"

namespace janso {

// What any reading of the hand has by the engine's conditions, before greater yaku replace lesser ones. A
// kokushi has no yaku of the common form beside it.
HandYaku holdingOf(const WinInput &input, const RuleSet &rules);
bool holds(const HandYaku &yaku, YakuId id);

// Whether this ruleset counts it at all; bonuses too.
bool isPlayed(YakuId id, const RuleSet &rules);

// The win by own draw with the tile in hand; only with a drawn tile.
WinInput drawnWinOf(const SeatView &view);

// Tiles of a hand that waits: concealed, without the winning one.
struct WaitingHand {
  TileCounts concealed;
  const SeatView &view;
};
// Yaku that each of `waits` gives, by draw and by ron. `all`: those that every one gives however it comes;
// `any`: those that some gives in some way.
struct WaitYaku {
  HandYaku all;
  HandYaku any;
};
WaitYaku yakuOfWaits(const WaitingHand &hand, KindSet waits);
// The waits that give this yaku in some way.
KindSet waitsWith(const WaitingHand &hand, KindSet waits, YakuId id);

}  // namespace janso
