// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where a tile is on its way over the tilted table.
//
// Flights are planned on the flat table. What comes to lie on the cloth goes there through the space above
// it, as a box; what comes to the edge of the player, which is flat, is seen from there all the way. Boxes in
// units, else device pixels.
#pragma once

#include "widgets/paint/tablegeometry.h"
#include "widgets/paint/tiltlayout.h"
#include "widgets/table/flight.h"

namespace janso {

// Whether it is painted as on the flat table, from `flatFlight()`.
bool fliesFlat(const TableGeometry &geometry, const Flight &flight);
// The same flight with its beginning where that appears.
Flight flatFlight(const TableGeometry &geometry, const Flight &flight);

// Of any other flight of a tile or stick, at the part `t` of its way (eased; it may be a little beyond 1).
TableBox boxAt(const TableGeometry &geometry, const Flight &flight, qreal t);
// What stands there until it starts, where that is a box.
std::optional<TableBox> waitingBox(const TableGeometry &geometry, const Flight &flight);
// The tile as it looks at that moment.
SceneTile tileAt(const Flight &flight, qreal t);

// All that a flight may paint then, and what waits.
QRect tiltedBounds(const TableGeometry &geometry, const Flight &flight, qreal t);

}  // namespace janso
