// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Cards over the table: their ground, and where they may lie: near the hand, but never on it, on a prompt or
// on a pond.
#pragma once

#include <QList>
#include <QPoint>
#include <QRect>
#include <functional>

#include "widgets/tablegeometry.h"

class QPainter;

namespace janso {

// The ground of a card that fills `area`, with its edge inside.
void paintCard(QPainter &painter, const QRectF &area, qreal radius, qreal stroke = 1);

// Logical pixels. `hand`, `prompt` and `waits` as the table says; null where there is none.
struct CardSurroundings {
  QRect hand;
  QRect prompt;
  QRect waits;
};

// How much larger than on a small window the text of a card is here: it grows with the table, up to 1.6.
qreal cardScale(const TableGeometry &geometry);

// `heightFor`: of the card at a width. Left or right of the own pond, else at the top edge.
QRect placeCard(const TableGeometry &geometry, const CardSurroundings &around,
                const std::function<int(int width)> &heightFor);

// What a card would hide, and how bad that is: `weight` for each of its pixels; 0 = nothing is lost.
struct CardObstacle {
  QRect rect;
  int weight = 0;
};

// What of a card stands at its home at best.
enum class CardHome { LowerLeft, TopMiddle };

// The place within `area` where a card hides least; of places alike the one nearest to `home`. `widths`:
// those that it may have, the best first.
QRect leastHiding(const QRect &area, const QList<CardObstacle> &obstacles, QPoint home,
                  const QList<int> &widths, const std::function<int(int width)> &heightFor,
                  CardHome part = CardHome::LowerLeft);

}  // namespace janso
