// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Why a tile is safe or dangerous against one opponent, in the terms that players use.
//
// Based only on what the table shows. The probability of dealing in belongs to the bots
// (bots/reading/tableread.h); this is the reason that a person can check.
#pragma once

#include <cstdint>

#include "rules/legal/seatview.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

// Safest first. All but the first leave some wait possible, and their texts must say so.
enum class Safety : std::uint8_t {
  Genbutsu,    // cannot be won on: in that pond, or passed since the riichi or since their last discard
  Passed,      // passed since their hand last changed: a wait for it would have won, unless they skipped it
  SpentHonor,  // an honor with no other copy unseen: only kokushi can wait for it
  NoChance,    // no two-sided wait: all four copies of a tile that each such wait needs are visible
  Suji,        // no two-sided wait: the tile three away, on every side that has one, is in that pond
  OneChance,   // every two-sided wait would need the last unseen copy of a tile
  HalfSuji,    // a 4, 5 or 6 with suji on one side only
  Live,        // nothing speaks against a wait
};

struct TileSafety {
  Safety safety = Safety::Live;
  // The tiles that make it so: the safe tiles for Suji and HalfSuji, the spent ones for NoChance and
  // OneChance, the kind itself for Genbutsu, Passed and SpentHonor. When the sides are closed in different
  // ways the weaker word applies, and the tiles of all sides are included.
  KindSet by;
  bool operator==(const TileSafety &) const = default;
};

// `kind` as the viewer of `view` sees it, against the seat `against`, which is not the viewer's.
TileSafety safetyOf(const SeatView &view, int against, Kind kind);

}  // namespace janso
