// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A seat's view and events with its own tiles hidden as well: for a screen that several people look at.
#pragma once

#include "rules/board.h"
#include "rules/event.h"
#include "rules/seatview.h"

namespace janso {

// The own hand and drawn tile become unknown ones; waits and furiten are not told.
SeatView hiddenView(const SeatView &view);
// The same for somebody who knows nothing but the board: who looks on.
SeatView closedView(const Board &board, int seat);
// Whether it is a view whose own hand is unknown: nothing can be counted in it.
inline bool hidesHand(const SeatView &view) {
  return !view.hand.empty() && !view.hand[0].isKnown();
}
// The own draw and the dealt hands become unknown tiles. What is shown to everybody stays.
Event hiddenEvent(const Event &event);

}  // namespace janso
