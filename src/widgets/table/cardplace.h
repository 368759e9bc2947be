// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Finds the place where a card over the table hides least: the player must still see what they click, read
// and base a decision on; backs of tiles can be hidden. All rectangles are in logical pixels.
#pragma once

#include <QList>
#include <QPoint>
#include <QRect>
#include <QWidget>
#include <functional>

#include "widgets/decision/tablestate.h"
#include "widgets/paint/tablegeometry.h"

namespace janso {

// An area that a card should not hide, with the penalty for each hidden pixel (`weight`); 0 = no loss.
struct CardObstacle {
  QRect rect;
  int weight = 0;
};

// The sizes that a card can have: its widths, the best first, and its height at a width.
struct CardSizes {
  const QList<int> &widths;
  const std::function<int(int width)> &heightFor;
};

// The point of a card that should be as close as possible to its home.
enum class CardHome { LowerLeft, LowerRight, TopMiddle, BottomMiddle };

// The place within `area` where a card hides least; among equals, the one closest to `home`.
QRect leastHiding(const QRect &area, const QList<CardObstacle> &obstacles, QPoint home,
                  const CardSizes &sizes, CardHome part);

// Places a text in the strip above the hand: always from its lower left corner, with the widest size that
// hides nothing; above `taken`, what is in the strip already, in logical pixels, where that leaves too little
// width. A text that is too long for the strip goes where it hides least.
QRect placeInStripOn(const TableState &state, const QList<QRect> &taken, const CardSizes &sizes);
// Whether a text there hides none of the hands, ponds, melds, plates, buttons and dora indicators, the
// center, or what is taken. It may hide backs of walls, and of the viewer's own wall also indicators.
bool isFreeInStripOn(const TableState &state, const QList<QRect> &taken, const QRect &card);

// Places a notice over a page that covers the table, clear of everything that the player reads on the page.
QRect placeNoticeOver(const QWidget &page, const CardSizes &sizes);

// Whether a card covers an open meld.
bool hidesMelds(const TableState &state, const QRect &card);

// Places a tip as close as possible above the thing it describes, but neither on that nor on the hand.
// `never`: other areas that must not be hidden.
QRect placeTipOn(const TableState &state, const QRect &about, const QList<QRect> &never,
                 const CardSizes &sizes);

// Places a player's remark as close as possible to their name plate, but never on the hand, plates, dora or
// `prompt`. `rel`: relative seat.
QRect placeRemarkOn(const TableState &state, int rel, const QRect &prompt, const CardSizes &sizes);

// The scale of the text of a card: 1 on a small window, growing with the table up to 1.6.
qreal cardScale(const TableGeometry &geometry);

// Converts device pixels of the table to logical pixels.
QRect toLogical(const TableGeometry &geometry, const QRect &device);

}  // namespace janso
