// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The empty tilted table: the room, the lit cloth, the ornament, the rails.
//
// The picture is made for a size and a color, in device pixels.
#pragma once

#include <QImage>

#include "widgets/look/theme.h"
#include "widgets/paint/tablegeometry.h"

namespace janso {

QImage paintTiltedFelt(const TableGeometry &geometry, FeltColor color);

}  // namespace janso
