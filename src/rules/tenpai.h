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

// A 13 - 3 x melds hand. With Karaten::NotenConcealedOnly / NotenCountingMelds it is not tenpai when all four
// copies of every wait are in the own concealed tiles / in the own concealed tiles and melds.
bool isTenpai(const TileCounts &concealed, const Melds &melds, Karaten karaten);

}  // namespace janso
