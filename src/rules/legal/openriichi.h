// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The tiles of the hand that an open riichi shows.
#pragma once

#include "rules/event.h"
#include "rules/ruleset.h"

namespace janso {

// `hand`: 13 - 3 x melds tiles, ascending, tenpai. OpenRiichiReveal::Hand shows all of them. Waits shows the
// fewest tiles from which all waits follow; the rest are complete groups, and the pair unless it is part of
// the wait:
//   ryanmen 45, kanchan 46, penchan 12, tanki 9, shanpon 3377, 23456 (three ways), 3456 (nobetan), 4445.
// Seven pairs show the single tile, kokushi the whole hand. Of several readings with equally few tiles, the
// one with lower tiles is shown; of fives, plain before red. The result is ascending.
HandTiles shownByOpenRiichi(const HandTiles &hand, int melds, OpenRiichiReveal reveal);

}  // namespace janso
