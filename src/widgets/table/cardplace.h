// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where a card over the table hides least: what one clicks, reads and decides by stays in sight, backs of
// tiles say nothing. All rectangles are in logical pixels.
#pragma once

#include <QList>
#include <QPoint>
#include <QRect>
#include <QWidget>
#include <functional>

#include "widgets/paint/tablegeometry.h"
#include "widgets/table/tablestate.h"

namespace janso {

// What a card would hide, and how bad that is: `weight` for each of its pixels; 0 = nothing is lost.
struct CardObstacle {
  QRect rect;
  int weight = 0;
};

// Sizes that a card may have: its widths, the best first, and its height at a width.
struct CardSizes {
  const QList<int> &widths;
  const std::function<int(int width)> &heightFor;
};

// What of a card stands at its home at best.
enum class CardHome { LowerLeft, LowerRight, TopMiddle, BottomMiddle };

// The place within `area` where a card hides least; of places alike the one nearest to `home`.
QRect leastHiding(const QRect &area, const QList<CardObstacle> &obstacles, QPoint home,
                  const CardSizes &sizes, CardHome part);

// Of a notice: as near as may be to the middle of the upper edge. `card`: another one that is shown, or null.
QRect placeNoticeOn(const TableState &state, const QRect &card, const CardSizes &sizes);

// Of a notice while a page lies over the table: off all that one reads on the page.
QRect placeNoticeOver(const QWidget &page, const CardSizes &sizes);

// Whether a card lies over an open meld.
bool hidesMelds(const TableState &state, const QRect &card);

// Of a reason: above the hand if it can be, but never on it. `never`: what else must not be hidden.
QRect placeReasonOn(const TableState &state, const QList<QRect> &never, const CardSizes &sizes);

// Of a tip: as near as may be above what it speaks of, and neither on it nor on the hand. `never`: what else
// must not be hidden.
QRect placeTipOn(const TableState &state, const QRect &about, const QList<QRect> &never,
                 const CardSizes &sizes);

// Of what a player (rel) says: as near as may be to the name plate. Never on hand, plates, dora or `prompt`.
QRect placeRemarkOn(const TableState &state, int rel, const QRect &prompt, const CardSizes &sizes);

// As the table says; null where there is none.
struct CardSurroundings {
  QRect hand;
  QRect prompt;
  QRect waits;
};

// Of the coach's card: beside the own pond, low, and off the ponds and what surrounds it. `heightFor`: of the
// card at a width.
QRect placeCoachCardOn(const TableGeometry &geometry, const CardSurroundings &around,
                       const std::function<int(int width)> &heightFor);

// How much larger than on a small window the text of a card is here: it grows with the table, up to 1.6.
qreal cardScale(const TableGeometry &geometry);

// Device pixels of the table as logical ones.
QRect toLogical(const TableGeometry &geometry, const QRect &device);

}  // namespace janso
