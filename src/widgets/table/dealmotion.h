// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The animation of a deal: the dice roll, packets of four go around from the wall, the viewer's hand is
// sorted, and the dora indicator turns over.
#pragma once

#include "widgets/table/tableflights.h"

namespace janso {

// `after`: the table after the deal, before the first discard. The order in which the tiles of an open hand
// arrive depends only on the hand itself; the tiles of a closed hand arrive in their places.
MotionPlan dealPlan(const TableGeometry &geometry, const TableMoment &after);

}  // namespace janso
