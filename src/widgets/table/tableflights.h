// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What an event moves: which tiles, sticks and flips travel from where to where.
//
// A pure function of what the table shows before and after the event.
#pragma once

#include <QList>
#include <vector>

#include "rules/event.h"
#include "rules/seatview.h"
#include "widgets/paint/tablegeometry.h"
#include "widgets/paint/tablescene.h"
#include "widgets/table/tableanimator.h"

namespace janso {

// What the table shows at one moment. The parts must outlive it.
struct TableMoment {
  const Scene &scene;
  const SeatView &view;
  const std::vector<Tile> &hand;  // own concealed tiles in the order shown, without the drawn one
};

// The flights of `event`, which has led from `before` to `after`, with durations at normal speed. Both
// moments are of the same seat and in the same geometry. Empty for events that move nothing.
QList<Flight> flightsOf(const Event &event, const TableGeometry &geometry, const TableMoment &before,
                        const TableMoment &after);

}  // namespace janso
