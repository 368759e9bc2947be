// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where the yaku of a hand would come from after a call, or after a discard of an open hand: going on without
// one is what loses beginners most hands. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>

#include "rules/action.h"
#include "rules/seatview.h"
#include "rules/tile.h"
#include "rules/yakuid.h"

namespace janso {

inline constexpr std::int8_t kNoDistance = 99;

struct NearestYaku {
  // The nearest one that tiles alone make; of several the first of the enumeration. None: no yaku is left, or
  // nothing is known of the hand.
  std::optional<YakuId> id;
  // Exchanges to a complete hand that has it; 0 = made, whatever else the hand becomes.
  std::int8_t away = kNoDistance;
  // Exchanges to any complete hand, yaku or not.
  std::int8_t anyWin = kNoDistance;
  // Where `away` is not 0: the kinds that bring that hand nearer, and how many tiles of them are unseen.
  KindSet wanted;
  std::int16_t left = 0;
  bool operator==(const NearestYaku &) const = default;
};

// `call` is a chi, pon or kan that the seat of `view` may make now. The discard after it is still free.
NearestYaku yakuAfterCall(const SeatView &view, const Action &call);
// Of the hand that is left when `discard` goes, and waits for what it cannot win with: `away` and `wanted`
// are those of a complete hand even where its yaku is made.
NearestYaku yakuAfterDiscard(const SeatView &view, Tile discard);
// Of the hand as it is.
NearestYaku nearestYaku(const SeatView &view);

}  // namespace janso
