// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where a card may lie over the table: near the hand, but never on it, on a prompt or on a pond.
#pragma once

#include <QRect>
#include <functional>

#include "widgets/tablegeometry.h"

namespace janso {

// Logical pixels. `hand`, `prompt` and `waits` as the table says; null where there is none.
struct CardSurroundings {
  QRect hand;
  QRect prompt;
  QRect waits;
};

// `heightFor`: of the card at a width. Left or right of the own pond, else at the top edge.
QRect placeCard(const TableGeometry &geometry, const CardSurroundings &around,
                const std::function<int(int width)> &heightFor);

}  // namespace janso
