// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table as seen from the player's chair: maps points above the cloth to the screen.
//
// Table space is in units of the geometry: x to the right, y toward the player, z up, with the origin on the
// cloth at the middle of the panel. Screen positions are device pixels. The flat table is the same space seen
// from above, so a position of the flat geometry is a point of the cloth.
#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QTransform>

#include "widgets/paint/tablegeometry.h"

namespace janso {

// A box with axis-parallel edges, rotated by `turn` degrees clockwise about its own vertical axis.
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
  // `share` is the part of the full pitch: 0 = from above, 1 = from the chair.
  explicit Camera(const TableGeometry &geometry, qreal share = 1);

  bool operator==(const Camera &) const = default;

  QPointF project(QPointF at, qreal z = 0) const;
  QPolygonF project(const QPolygonF &outline, qreal z) const;
  // Device pixels per unit along x at that point.
  qreal scaleAt(qreal y, qreal z = 0) const;
  // The transform from the plane at height z, in units, to the screen.
  QTransform plane(qreal z) const;
  // The point of that plane that appears at a screen position. There is none above the horizon; the result is
  // far away there.
  QPointF onPlane(QPointF screen, qreal z = 0) const;

  // --- Conversion of positions of the flat table ---
  QPointF fromFlat(QPointF flat) const;
  QRectF fromFlat(const QRectF &flat) const;
  // The transform from device pixels of the flat table, placed at height z, to the screen.
  QTransform flatPlane(qreal z) const;
  QRect flatArea(const QRectF &flat, qreal z = 0) const { return flatPlane(z).mapRect(flat).toAlignedRect(); }

 private:
  qreal m_unit = 1;
  QPointF m_flat;    // the origin on the flat table
  QPointF m_center;  // the origin on the screen
  qreal m_sin = 0;
  qreal m_cos = 1;
};

// The convex hull of points on the screen, clockwise.
QPolygonF convexHull(const QPolygonF &points);

// A rounded rectangle around the middle of a box, rotated like the box; five points per corner.
QPolygonF boxOutline(const TableBox &box, qreal radius);

}  // namespace janso
