// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The tilted table without anything on it: the room, the cloth in its light, the ornament, the rails.
//
// Made once for a size and a colour, in device pixels.
#pragma once

#include <QImage>

#include "widgets/paint/tablegeometry.h"
#include "widgets/paint/theme.h"

namespace janso {

QImage paintTiltedFelt(const TableGeometry &geometry, FeltColour colour);

}  // namespace janso
