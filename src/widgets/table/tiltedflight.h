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
#include "widgets/paint/tiltpainter.h"
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
// The box that is to be painted when `time` of its duration has passed (below 0 it waits), if there is one;
// and whether that is among what lies on the table: it waits, or changes in its place. Else it passes above.
struct FlyingBox {
  PlacedTile tile;
  bool amongAll = false;
};
std::optional<FlyingBox> flyingBox(const TableGeometry &geometry, const Flight &flight, qreal time);

// All that a flight may paint then, and what waits.
QRect tiltedBounds(const TableGeometry &geometry, const Flight &flight, qreal t);

}  // namespace janso
