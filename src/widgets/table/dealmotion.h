// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How a hand is dealt: the dice are thrown, packets of four go round from the wall, the own hand is sorted,
// the dora indicator turns over.
#pragma once

#include "widgets/table/tableflights.h"

namespace janso {

// `after`: the hand as it is dealt, nothing discarded yet. Where a tile of the own hand comes from tells
// nothing but the hand itself; a closed one arrives as it lies.
MotionPlan dealPlan(const TableGeometry &geometry, const TableMoment &after);

}  // namespace janso
