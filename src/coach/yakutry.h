// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What to try with a hand: at most two yaku, the tiles to keep for them, and the coach's discard.
//
// The discard is the one that advise() recommends, and the yaku are those that the hand is nearest to after
// it, so that the suggestion never contradicts the coach. Pure functions; any thread. Takes as long as
// advise().
#pragma once

#include <cstdint>

#include "rules/inlinevec.h"
#include "rules/legal/seatview.h"
#include "rules/tile.h"
#include "rules/yakuid.h"

namespace janso {

struct YakuTry {
  YakuId id{};
  std::int8_t away = 0;         // exchanges to a complete hand that has it
  InlineVec<Tile, 14> kept;     // concealed tiles of the nearest such hand, ascending
  InlineVec<Tile, 14> missing;  // its other tiles, ascending
  bool operator==(const YakuTry &) const = default;
};

struct YakuSuggestion {
  InlineVec<YakuTry, 2> yaku;  // the best first; empty if the hand is unknown, fixed, or should be given up
  Tile discard;                // unknown unless the seat is to discard and the coach would not win or kan
  bool folding = false;        // the coach gives up the hand: `discard` is the safest
  bool empty() const { return yaku.empty() && !discard.isKnown(); }
  bool operator==(const YakuSuggestion &) const = default;
};

YakuSuggestion yakuSuggestion(const SeatView &view);

// The draws that the seat may still have in this hand, if nobody calls.
int ownDrawsLeft(const SeatView &view);

// How many exchanges a hand can hope for in that many draws: every second draw helps a good hand, and the
// last tile may be another player's. A yaku that is farther away is out of reach.
constexpr int exchangesInReach(int draws) {
  return 1 + draws / 2;
}

}  // namespace janso
