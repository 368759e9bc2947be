// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table without anything on it: cloth in its light, walnut frame, embossed ornament.
//
// Made once for a size and a colour, in device pixels.
#pragma once

#include <QImage>

#include "widgets/paint/tablegeometry.h"
#include "widgets/paint/theme.h"

namespace janso {

QImage paintFelt(const TableGeometry &geometry, FeltColour colour);
// Without the ornament, for pages on which nobody plays.
QImage paintBareFelt(const TableGeometry &geometry, FeltColour colour);

}  // namespace janso
