// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Texts about what the rules forbid at the table, and about the tiles on it.
#pragma once

#include <QString>

#include "rules/action.h"
#include "rules/board.h"
#include "rules/legal/seatview.h"
#include "rules/meld.h"

namespace janso {

// One sentence on why the action is not offered.
QString denialText(const Denial &denial);

// Which tiles are dora and why, a line each: indicators, kan dora, red fives, Norths. With markup
// (teachmarkup.h) and without.
QString doraMarkup(const Board &board);
QString doraText(const Board &board);

// The tiles of the pond that were not called, with the riichi tile marked; and all melds. Empty if there are
// none.
QString pondNames(const PlayerBoard &player);
QString meldNames(const Melds &melds);

// Read out in place of discards if there are none.
QString noDiscardsText();

// Why a right click does nothing in the first matches.
QString rightClickText();

// What the marks on a discard mean, a line each: drawn or from the hand, riichi, called, the newest. `index`:
// in the pond as it is shown; `calledLie`: called tiles stay in it. Empty for an index that it does not have.
QString discardText(const PlayerBoard &player, int index, bool calledLie, bool newest);

// The name of a tile, and how many of its kind the seat of `view` cannot see.
QString tileUnseen(const SeatView &view, Tile tile);

}  // namespace janso
