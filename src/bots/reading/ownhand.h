// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A hand as a bot manipulates it: concealed tiles as counts, with red fives and melds.
#pragma once

#include <array>
#include <cstdint>

#include "rules/action.h"
#include "rules/inlinevec.h"
#include "rules/legal/seatview.h"
#include "rules/meld.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

struct OwnHand {
  TileCounts counts;                   // concealed; red fives count as plain fives
  std::array<std::uint8_t, 3> reds{};  // of these, by suit
  Melds melds;

  int meldCount() const { return static_cast<int>(melds.size()); }
  bool isMenzen() const;
  void add(Tile tile);
  void remove(Tile tile);
  // The tile of this kind to discard first: a plain five before a red one.
  Tile cheapest(Kind kind) const;
  // The concealed tiles, ascending; only for 13 - 3 x melds tiles.
  InlineVec<Tile, 13> tiles() const;

  bool operator==(const OwnHand &) const = default;
};

// All concealed tiles of the seat, including a drawn one.
OwnHand ownHand(const SeatView &view);

// Shanten of the best hand of 13 - 3 x melds tiles that a hand of 14 - 3 x melds tiles leaves; 99 where every
// discard is forbidden.
int shantenAfterDiscard(const OwnHand &hand, KindSet forbidden);

// The hand after chi, pon, daiminkan, ankan or kakan; `from` is the seat that discarded a called tile.
OwnHand afterCall(OwnHand hand, const Action &call, int from);

}  // namespace janso
