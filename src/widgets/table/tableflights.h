// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The flights of an event: which tiles, sticks and flips travel from where to where.
//
// A pure function of what the table shows before and after the event.
#pragma once

#include <QList>
#include <vector>

#include "rules/event.h"
#include "rules/legal/seatview.h"
#include "widgets/paint/tablegeometry.h"
#include "widgets/paint/tablescene.h"
#include "widgets/table/flight.h"

namespace janso {

// What the table shows at one moment. The parts must outlive it.
struct TableMoment {
  const Scene &scene;
  const SeatView &view;
  const std::vector<Tile> &hand;  // the viewer's concealed tiles in the order shown, without the drawn one
  bool closed = false;  // the viewer's hand shows its backs, so nothing may reveal where its tiles are
};

inline const std::vector<SceneTile> &tilesOf(const Scene &scene, int group) {
  return scene.groups[static_cast<std::size_t>(group)].tiles;
}

// The wall tiles that are in `before` but not in `after`, in drawing order.
std::vector<SceneTile> takenFromWall(const Scene &before, const Scene &after);

// Turns over the newly revealed indicator, in slot `index` of the plaque and on the wall.
QList<Flight> doraFlips(const Scene &before, const Scene &after, int index, Tile indicator);

// The flights of `event`, which led from `before` to `after`, with durations at normal speed. Both moments
// are of the same seat and geometry. Empty for events that move nothing, for the deal (dealmotion.h) and for
// the end of a hand (endmotion.h).
QList<Flight> flightsOf(const Event &event, const TableGeometry &geometry, const TableMoment &before,
                        const TableMoment &after);

}  // namespace janso
