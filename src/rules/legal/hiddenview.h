// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A seat's view and events with that seat's tiles hidden as well, for a screen that several people watch.
#pragma once

#include "rules/board.h"
#include "rules/event.h"
#include "rules/legal/seatview.h"

namespace janso {

// Replaces the seat's hand and drawn tile by unknown tiles; removes its waits and furiten and all opened
// hands.
SeatView hiddenView(const SeatView &view);
// The same kind of view for a spectator who knows only the board.
SeatView closedView(const Board &board, int seat);
// Whether the seat's own hand is unknown in this view, so that nothing can be counted in it.
inline bool hidesHand(const SeatView &view) {
  return !view.hand.empty() && !view.hand[0].isKnown();
}
// Replaces drawn tiles and dealt hands by unknown tiles. Tiles that everyone sees stay.
Event hiddenEvent(const Event &event);

}  // namespace janso
