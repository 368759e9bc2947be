// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The nearest yaku of a hand after a call, or after a discard of an open hand: continuing without a yaku is
// how beginners lose most hands. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>

#include "rules/action.h"
#include "rules/legal/seatview.h"
#include "rules/tile.h"
#include "rules/yakuid.h"

namespace janso {

inline constexpr std::int8_t kNoDistance = 99;

struct NearestYaku {
  // The nearest yaku that tiles alone make; the first of the enumeration if several are equally near. Empty
  // when no yaku is left, or when the hand is not known.
  std::optional<YakuId> id;
  // Exchanges to a complete hand that has it; 0 = made, whatever the rest of the hand becomes.
  std::int8_t away = kNoDistance;
  // Exchanges to any complete hand, with or without a yaku.
  std::int8_t anyWin = kNoDistance;
  // Unless `away` is 0: the kinds that bring that hand nearer, and the number of unseen tiles of these kinds.
  KindSet wanted;
  std::int16_t left = 0;
  bool operator==(const NearestYaku &) const = default;
};

// `call` is a chi, pon or kan that the seat of `view` may make now. Any discard may follow it.
NearestYaku yakuAfterCall(const SeatView &view, const Action &call);
// For the hand after `discard`, when it waits for tiles that do not win: `away` and `wanted` are those of a
// complete hand even where its yaku is made.
NearestYaku yakuAfterDiscard(const SeatView &view, Tile discard);
// For the hand as it is.
NearestYaku nearestYaku(const SeatView &view);

}  // namespace janso
