// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What an open riichi shows of the hand.
#pragma once

#include "rules/event.h"
#include "rules/ruleset.h"

namespace janso {

// `hand`: 13 - 3 x melds tiles, ascending, tenpai. OpenRiichiReveal::Hand: all of them. Waits: the fewest
// tiles from which all waits follow. The rest are complete sets, and the pair unless it waits as well:
//   ryanmen 45, kanchan 46, penchan 12, tanki 9, shanpon 3377, 23456 (three ways), 3456 (nobetan), 4445.
// Seven pairs show the single tile, kokushi the whole hand. Of several readings with as few tiles the one
// that shows lower tiles; of a five, plain before red. Ascending.
HandTiles shownByOpenRiichi(const HandTiles &hand, int melds, OpenRiichiReveal reveal);

}  // namespace janso
