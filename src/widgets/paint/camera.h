// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table seen from the player's chair: where a point above the cloth appears on the screen.
//
// Table space is in units of the geometry: x to the right, y towards the player, z up, the origin on the
// cloth in the middle of the panel. On the screen: device pixels. The flat table is the same space seen from
// above, so a place of the flat geometry names a point of the cloth.
#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QTransform>

#include "widgets/paint/tablegeometry.h"

namespace janso {

// A box with its edges along the axes; `turn`: clockwise degrees about its own upright axis.
struct TableBox {
  qreal x0 = 0;
  qreal y0 = 0;
  qreal x1 = 0;
  qreal y1 = 0;
  qreal z0 = 0;
  qreal z1 = 0;
  qreal turn = 0;
  bool operator==(const TableBox &) const = default;

  QPointF middle() const { return {(x0 + x1) / 2, (y0 + y1) / 2}; }
};

class Camera {
 public:
  // `share` of the whole pitch: 0 = from above, 1 = from the chair.
  explicit Camera(const TableGeometry &geometry, qreal share = 1);

  bool operator==(const Camera &) const = default;

  QPointF project(QPointF at, qreal z = 0) const;
  QPolygonF project(const QPolygonF &outline, qreal z) const;
  // Device pixels of a unit along x, there.
  qreal scaleAt(qreal y, qreal z = 0) const;
  // From the plane at the height z, in units, to the screen.
  QTransform plane(qreal z) const;
  // The point of that plane that appears at a place of the screen; above the horizon there is none, and what
  // comes is far away.
  QPointF onPlane(QPointF screen, qreal z = 0) const;

  // --- To and from places of the flat table ---
  QPointF fromFlat(QPointF flat) const;
  QRectF fromFlat(const QRectF &flat) const;
  // From device pixels of the flat table, taken to lie at the height z, to the screen.
  QTransform flatPlane(qreal z) const;
  QRect flatArea(const QRectF &flat, qreal z = 0) const { return flatPlane(z).mapRect(flat).toAlignedRect(); }

 private:
  qreal m_unit = 1;
  QPointF m_flat;    // the origin on the flat table
  QPointF m_centre;  // and on the screen
  qreal m_sin = 0;
  qreal m_cos = 1;
};

// The outline of points on the screen: convex, clockwise.
QPolygonF convexHull(const QPolygonF &points);

// A rounded rectangle about the middle of a box, turned as the box is; five points a corner.
QPolygonF boxOutline(const TableBox &box, qreal radius);

}  // namespace janso
