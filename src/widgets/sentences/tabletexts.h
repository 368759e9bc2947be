// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Words for what the table does not allow, and for what lies on it.
#pragma once

#include <QString>

#include "rules/action.h"
#include "rules/board.h"
#include "rules/meld.h"
#include "rules/seatview.h"

namespace janso {

// One sentence: why this is not on offer.
QString denialText(const Denial &denial);

// Which tiles are dora and why, a line each: indicators, kan dora, red fives, Norths. In markup
// (teachmarkup.h), and without it.
QString doraMarkup(const Board &board);
QString doraText(const Board &board);

// The tiles of the pond that were not called away, the one of a riichi named as such; and melds, one after
// another. Empty where there are none.
QString riverNames(const PlayerBoard &player);
QString meldNames(const Melds &melds);

// Where discards and melds are read out and there are none.
QString noDiscardsText();

// The name of a tile, and how many of its kind the seat of `view` does not see.
QString tileUnseen(const SeatView &view, Tile tile);

}  // namespace janso
