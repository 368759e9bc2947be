// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The two dice with which the wall was broken, at the dealer's right hand.
#pragma once

#include <QPainter>

#include "widgets/paint/tablegeometry.h"

namespace janso {

// `dice`: 1..6 each. `thrown`: how far they have come on their way to where they lie, 0..1.
void paintDice(QPainter &painter, const TableGeometry &geometry, int rel,
               const std::array<std::uint8_t, 2> &dice, qreal thrown = 1);

}  // namespace janso
