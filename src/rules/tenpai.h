// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tenpai as a ruleset judges it at the end of a hand, and for riichi.
#pragma once

#include "rules/meld.h"
#include "rules/ruleset.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

// `concealed` and `melds` form a hand of 13 - 3 x melds concealed tiles. The hand is not tenpai when the
// player holds all four copies of every wait: with Karaten::NotenConcealedOnly in the concealed tiles, with
// NotenCountingMelds in the concealed tiles and melds.
bool isTenpai(const TileCounts &concealed, const Melds &melds, Karaten karaten);

}  // namespace janso
