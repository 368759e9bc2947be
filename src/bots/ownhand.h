// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The own hand as a bot turns it over: concealed tiles as counts, red fives and melds beside them.
#pragma once

#include <array>
#include <cstdint>

#include "rules/action.h"
#include "rules/inlinevec.h"
#include "rules/meld.h"
#include "rules/seatview.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

struct OwnHand {
  TileCounts counts;                   // concealed; red fives count as plain fives
  std::array<std::uint8_t, 3> reds{};  // of them, by suit
  Melds melds;

  int meldCount() const { return static_cast<int>(melds.size()); }
  bool isMenzen() const;
  void add(Tile tile);
  void remove(Tile tile);
  // The tile of this kind that one parts with first: a plain five before a red one.
  Tile cheapest(Kind kind) const;
  // The concealed tiles, ascending; only for 13 - 3 x melds of them.
  InlineVec<Tile, 13> tiles() const;

  bool operator==(const OwnHand &) const = default;
};

// All concealed tiles of the seat, a drawn one included.
OwnHand ownHand(const SeatView &view);

// Shanten of the best 13 - 3 x melds hand that a 14 - 3 x melds hand leaves; 99 where every discard is
// forbidden.
int shantenAfterDiscard(const OwnHand &hand, KindSet forbidden);

// The hand after chi, pon, daiminkan, ankan or kakan; `called` and `from` belong to a claimed discard.
OwnHand afterCall(OwnHand hand, const Action &call, int from);

}  // namespace janso
