// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The empty table: lit cloth, walnut frame, embossed ornament.
//
// Each picture is made for a size and a color, in device pixels.
#pragma once

#include <QImage>
#include <QRectF>
#include <QSize>

#include "widgets/look/theme.h"
#include "widgets/paint/tablegeometry.h"

class QPainter;

namespace janso {

// A piece of cloth.
struct ClothPlan {
  QSize size;
  QRectF open;  // the part inside the frame, which stands higher and casts a shadow
  qreal unit = 1;
  qreal ratio = 1;
};
QImage paintCloth(const ClothPlan &plan, FeltColor color);

// A rail of the frame; `side` is as in theme::kFrame. `depth` is across the rail, from its left or upper
// edge.
QImage paintWood(int length, int depth, std::size_t side, qreal ratio);

// A strip of felt behind a few tiles on a page: only the colors, without the texture of cloth.
void paintFeltStrip(QPainter &painter, const QRectF &strip, FeltColor color, qreal radius);

QImage paintFelt(const TableGeometry &geometry, FeltColor color);
// Without the ornament, for pages without a match.
QImage paintBareFelt(const TableGeometry &geometry, FeltColor color);

}  // namespace janso
