// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The two dice that decided where the wall is broken, at the dealer's right hand.
#pragma once

#include <QPainter>

#include "widgets/paint/tablegeometry.h"

namespace janso {

// `dice` are 1..6 each. `thrown` is how far they have rolled toward their final position, 0..1.
void paintDice(QPainter &painter, const TableGeometry &geometry, int rel,
               const std::array<std::uint8_t, 2> &dice, qreal thrown = 1);

}  // namespace janso
