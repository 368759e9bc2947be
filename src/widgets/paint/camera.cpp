// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/camera.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace janso {

namespace {

constexpr qreal kRadian = std::numbers::pi / 180;
constexpr qreal kPitch = 18 * kRadian;  // from the vertical
// Always the same, whatever the window: half of 22.3 units fill half of a field of view of 34 degrees.
const qreal kDistance = 22.3 / 2 / std::tan(17 * kRadian);
constexpr qreal kRise = 0.46;  // that the origin appears higher than on the flat table
constexpr int kCornerPoints = 5;

}  // namespace

Camera::Camera(const TableGeometry &geometry, qreal share)
    : m_unit(geometry.unit()),
      m_flat(geometry.center()),
      m_center(m_flat - QPointF(0, share * geometry.fx(kRise))),
      m_sin(std::sin(share * kPitch)),
      m_cos(std::cos(share * kPitch)) {}

qreal Camera::scaleAt(qreal y, qreal z) const {
  return m_unit * kDistance / (kDistance - y * m_sin - z * m_cos);
}

QPointF Camera::project(QPointF at, qreal z) const {
  const qreal scale = scaleAt(at.y(), z);
  return m_center + scale * QPointF(at.x(), at.y() * m_cos - z * m_sin);
}

QPolygonF Camera::project(const QPolygonF &outline, qreal z) const {
  QPolygonF seen;
  seen.reserve(outline.size());
  for (const QPointF &point : outline)
    seen.append(project(point, z));
  return seen;
}

QTransform Camera::plane(qreal z) const {
  const qreal near = 1 - z * m_cos / kDistance;
  const qreal lean = m_sin / kDistance;
  return {m_unit,
          0,
          0,
          -m_center.x() * lean,
          m_unit * m_cos - m_center.y() * lean,
          -lean,
          m_center.x() * near,
          m_center.y() * near - m_unit * z * m_sin,
          near};
}

QPointF Camera::onPlane(QPointF screen, qreal z) const {
  return plane(z).inverted().map(screen);
}

QPointF Camera::fromFlat(QPointF flat) const {
  return (flat - m_flat) / m_unit;
}

QRectF Camera::fromFlat(const QRectF &flat) const {
  return {fromFlat(flat.topLeft()), flat.size() / m_unit};
}

QTransform Camera::flatPlane(qreal z) const {
  return QTransform::fromTranslate(-m_flat.x(), -m_flat.y()) * QTransform::fromScale(1 / m_unit, 1 / m_unit) *
         plane(z);
}

QPolygonF convexHull(const QPolygonF &points) {
  QPolygonF sorted = points;
  std::sort(sorted.begin(), sorted.end(), [](const QPointF &a, const QPointF &b) {
    return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y());
  });
  QPolygonF hull;
  const auto take = [&hull](const QPointF &point, qsizetype least) {
    while (hull.size() >= least) {
      const QPointF last = hull.last() - hull[hull.size() - 2];
      const QPointF next = point - hull[hull.size() - 2];
      if (last.x() * next.y() - last.y() * next.x() > 0)
        break;
      hull.removeLast();
    }
    hull.append(point);
  };
  for (const QPointF &point : sorted)
    take(point, 2);
  const qsizetype upper = hull.size() + 1;
  for (auto point = sorted.rbegin() + 1; point < sorted.rend(); ++point)
    take(*point, upper);
  if (hull.size() > 1)
    hull.removeLast();
  return hull;
}

QPolygonF boxOutline(const TableBox &box, qreal radius) {
  const QPointF middle = box.middle();
  const QPointF half((box.x1 - box.x0) / 2, (box.y1 - box.y0) / 2);
  const qreal corner = std::min({radius, half.x(), half.y()});
  const qreal sine = std::sin(box.turn * kRadian);
  const qreal cosine = std::cos(box.turn * kRadian);
  static constexpr std::array<std::array<int, 2>, 4> kCorners{{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}};
  QPolygonF outline;
  outline.reserve(4 * kCornerPoints);
  for (int c = 0; c < 4; ++c) {
    const auto &sign = kCorners[static_cast<std::size_t>(c)];
    for (int i = 0; i < kCornerPoints; ++i) {
      const qreal angle = (90 * c + 90.0 * i / (kCornerPoints - 1)) * kRadian;
      const QPointF at(sign[0] * (half.x() - corner) + corner * std::cos(angle),
                       sign[1] * (half.y() - corner) + corner * std::sin(angle));
      outline.append(middle + QPointF(at.x() * cosine - at.y() * sine, at.x() * sine + at.y() * cosine));
    }
  }
  return outline;
}

}  // namespace janso
