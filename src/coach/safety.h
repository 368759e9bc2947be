// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Why a tile is safe or not against one opponent, in the words that players use.
//
// Only what the table shows. How likely it is to be won on is the bots' matter (bots/tableread.h); this is
// the reason that a person can check.
#pragma once

#include <cstdint>

#include "rules/seatview.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

// Safest first. Each but the first leaves some wait open, which its text must say.
enum class Safety : std::uint8_t {
  Genbutsu,     // cannot be won on: in that river, or let go by after the riichi or the last discard
  WentBy,       // since that hand last changed: a wait for it would have won, unless it was let go
  SpentHonour,  // an honour of which no other is unseen: only kokushi can wait for it
  NoChance,     // no two-sided wait: of a tile that each would need all four are in sight
  Suji,         // no two-sided wait: the tile three away lies in that river, on every side that has one
  OneChance,    // every two-sided wait would need the last unseen copy of a tile
  HalfSuji,     // a 4, 5 or 6 with suji on one side only
  Live,         // nothing speaks against a wait
};

struct TileSafety {
  Safety safety = Safety::Live;
  // What makes it so: the safe tiles for Suji and HalfSuji, the spent ones for NoChance and OneChance, the
  // kind itself for Genbutsu, WentBy and SpentHonour. Sides closed in different ways make the weaker word,
  // and all are named.
  KindSet by;
  bool operator==(const TileSafety &) const = default;
};

// `kind` as the viewer of `view` sees it, against seat `against` (another than the viewer's).
TileSafety safetyOf(const SeatView &view, int against, Kind kind);

}  // namespace janso
