// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table without anything on it: cloth in its light, walnut frame, embossed ornament.
//
// Made once for a size and a colour, in device pixels.
#pragma once

#include <QImage>
#include <QRectF>
#include <QSize>

#include "widgets/paint/tablegeometry.h"
#include "widgets/paint/theme.h"

class QPainter;

namespace janso {

// A piece of cloth.
struct ClothPlan {
  QSize size;
  QRectF open;  // what is not under the frame, which stands above it and throws a shadow
  qreal unit = 1;
  qreal ratio = 1;
};
QImage paintCloth(const ClothPlan &plan, FeltColour colour);

// A rail of the frame; `side`: as in theme::kFrame. Its depth is across, from the left or upper edge.
QImage paintWood(int length, int depth, std::size_t side, qreal ratio);

// A strip of felt behind a few tiles on a page: its colours, no cloth.
void paintFeltStrip(QPainter &painter, const QRectF &strip, FeltColour colour, qreal radius);

QImage paintFelt(const TableGeometry &geometry, FeltColour colour);
// Without the ornament, for pages on which nobody plays.
QImage paintBareFelt(const TableGeometry &geometry, FeltColour colour);

}  // namespace janso
