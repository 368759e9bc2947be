// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where a tile in flight is over the tilted table.
//
// Flights are planned on the flat table. A tile that lands on the felt travels through the space above it as
// a box; a tile that lands at the viewer's edge, which is flat, is drawn flat all the way. Boxes are in
// units, everything else in device pixels.
#pragma once

#include "widgets/paint/tablegeometry.h"
#include "widgets/paint/tiltlayout.h"
#include "widgets/paint/tiltpainter.h"
#include "widgets/table/flight.h"

namespace janso {

// Whether the flight is painted as on the flat table, using `flatFlight()`.
bool fliesFlat(const TableGeometry &geometry, const Flight &flight);
// The same flight, starting where its beginning appears on the screen.
Flight flatFlight(const TableGeometry &geometry, const Flight &flight);

// The box of any other flight of a tile or stick at fraction `t` of its path (eased; can be slightly above
// 1).
TableBox boxAt(const TableGeometry &geometry, const Flight &flight, qreal t);
// What is shown there until the flight starts, if that is a box.
std::optional<TableBox> waitingBox(const TableGeometry &geometry, const Flight &flight);
// The box to paint when fraction `time` of the duration has passed (below 0 it has not started), if there is
// one. `amongAll`: it is painted among the things on the table, because it waits or changes in place;
// otherwise it passes above them.
struct FlyingBox {
  PlacedTile tile;
  bool amongAll = false;
};
std::optional<FlyingBox> flyingBox(const TableGeometry &geometry, const Flight &flight, qreal time);

// Everything that a flight can paint at `t`, including the waiting box.
QRect tiltedBounds(const TableGeometry &geometry, const Flight &flight, qreal t);

}  // namespace janso
