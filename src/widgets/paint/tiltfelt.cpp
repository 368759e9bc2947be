// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/tiltfelt.h"

#include <QLinearGradient>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/look/colors.h"
#include "widgets/paint/camera.h"
#include "widgets/paint/feltpainter.h"
#include "widgets/paint/gradient.h"
#include "widgets/paint/rowwarp.h"

namespace janso {

namespace {

constexpr qreal kRailWidth = 0.62;   // units
constexpr qreal kRailHeight = 0.55;  // units
constexpr qreal kFarEdge = 0.59;     // of the cloth, below the upper edge of the window, units
constexpr qreal kAside = 0.55;       // that the cloth is wider than the window, to each side
constexpr qreal kNearer = 0.3;       // that it goes on below the window

// The cloth in units of the table.
struct Cloth {
  qreal side = 0;  // to each
  qreal far = 0;
  qreal near = 0;
};

Cloth clothOf(const TableGeometry &geometry, const Camera &camera) {
  const qreal x = geometry.center().x();
  return {geometry.size().width() / 2.0 / geometry.unit() + kAside,
          camera.onPlane({x, geometry.fx(kFarEdge)}).y(),
          camera.onPlane({x, qreal(geometry.size().height())}).y() + kNearer};
}

// What is seen beyond the rails.
void paintRoom(QImage &image) {
  QPainter painter(&image);
  painter.fillRect(image.rect(),
                   verticalGradient(image.rect(), theme::kRoom.walls[0], theme::kRoom.walls[1]));
}

void layCloth(QImage &image, const TableGeometry &geometry, const Camera &camera, const Cloth &cloth,
              FeltColor color) {
  const qreal unit = geometry.unit();
  const QSize size(qRound(2 * cloth.side * unit), qRound((cloth.near - cloth.far) * unit));
  const QImage flat = paintCloth({size, QRectF(QPointF(), QSizeF(size)), unit, geometry.ratio()}, color);
  const qreal x = geometry.center().x();
  warpRows(image, flat, [&](int row) {
    const qreal y = camera.onPlane({x, row + 0.5}).y();
    const qreal scale = camera.scaleAt(y);
    return RowSource{(y - cloth.far) * unit, (cloth.side - x / scale) * unit, unit / scale};
  });
}

void paintOrnamentLines(QPainter &painter, const TableGeometry &geometry, const Camera &camera) {
  const std::array<QRect, 2> squares = geometry.ornament();
  constexpr std::array<qreal, 2> kRadii{0.36, 0.5};
  const qreal ratio = geometry.ratio();
  painter.setBrush(Qt::NoBrush);
  for (std::size_t i = 0; i < 2; ++i) {
    const QRectF square = camera.fromFlat(QRectF(squares[i]));
    const TableBox box{square.left(), square.top(), square.right(), square.bottom()};
    const QPolygonF line = camera.project(boxOutline(box, kRadii[i]), 0);
    painter.setPen(QPen(QColor::fromRgba(theme::kOrnamentLight), 1.4 * ratio));
    painter.drawPolygon(line.translated(1.3 * ratio, 1.3 * ratio));
    painter.setPen(QPen(QColor::fromRgba(theme::kOrnamentDark), 1.4 * ratio));
    painter.drawPolygon(line);
  }
}

// One rail: its top between two edges, and the inside that goes down to the cloth. Points are in units.
struct Rail {
  std::array<QPointF, 2> outer;
  std::array<QPointF, 2> inner;
  std::size_t side = 0;  // as in theme::kFrame
  QRgb inside = 0;
};

void paintRail(QPainter &painter, const TableGeometry &geometry, const Camera &camera, const Rail &rail) {
  const auto top = [&camera](QPointF at) { return camera.project(at, kRailHeight); };
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor::fromRgb(rail.inside));
  painter.drawPolygon(QPolygonF({top(rail.inner[0]), top(rail.inner[1]), camera.project(rail.inner[1]),
                                 camera.project(rail.inner[0])}));
  const bool level = rail.side % 2 == 0;
  const int length = level ? geometry.size().width() : geometry.size().height();
  const int depth = geometry.px(kRailWidth);
  const QImage wood = paintWood(length, depth, rail.side, geometry.ratio());
  // From the left or upper edge, as the wood is drawn.
  const QPolygonF shape =
      rail.side == 0
          ? QPolygonF({top(rail.outer[0]), top(rail.outer[1]), top(rail.inner[1]), top(rail.inner[0])})
      : rail.side == 1
          ? QPolygonF({top(rail.inner[0]), top(rail.outer[0]), top(rail.outer[1]), top(rail.inner[1])})
          : QPolygonF({top(rail.outer[0]), top(rail.inner[0]), top(rail.inner[1]), top(rail.outer[1])});
  const QRectF all(wood.rect());
  const QPolygonF from({all.topLeft(), all.topRight(), all.bottomRight(), all.bottomLeft()});
  QTransform transform;
  painter.save();
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  if (QTransform::quadToQuad(from, shape, transform)) {
    painter.setTransform(transform, true);
    painter.drawImage(0, 0, wood);
  }
  painter.restore();
  painter.setPen(QPen(QColor::fromRgba(theme::kRoom.edge), 1.3 * geometry.ratio()));
  painter.drawLine(top(rail.outer[0]), top(rail.outer[1]));
  painter.setPen(QPen(QColor::fromRgba(theme::kFrame.innerDark), 1.6 * geometry.ratio()));
  painter.drawLine(top(rail.inner[0]), top(rail.inner[1]));
}

void paintRails(QPainter &painter, const TableGeometry &geometry, const Camera &camera, const Cloth &cloth) {
  const qreal x = cloth.side;
  const qreal out = x + kRailWidth;
  const qreal beyond = cloth.far - kRailWidth;
  const auto &inside = theme::kRoom.inner;
  paintRail(painter, geometry, camera,
            {{QPointF(-out, beyond), QPointF(out, beyond)},
             {QPointF(-x, cloth.far), QPointF(x, cloth.far)},
             0,
             inside[0]});
  paintRail(painter, geometry, camera,
            {{QPointF(out, beyond), QPointF(out, cloth.near)},
             {QPointF(x, cloth.far), QPointF(x, cloth.near)},
             1,
             inside[1]});
  paintRail(painter, geometry, camera,
            {{QPointF(-out, beyond), QPointF(-out, cloth.near)},
             {QPointF(-x, cloth.far), QPointF(-x, cloth.near)},
             3,
             inside[2]});
}

// The near one stays a straight strip: the own hand stands behind it.
void paintNearRail(QPainter &painter, const TableGeometry &geometry) {
  const int top = geometry.size().height() - geometry.frame();
  painter.drawImage(0, top, paintWood(geometry.size().width(), geometry.frame(), 2, geometry.ratio()));
  painter.fillRect(QRectF(0, top, geometry.size().width(), 1.4 * geometry.ratio()),
                   QColor::fromRgba(theme::kFrame.innerBright));
}

}  // namespace

QImage paintTiltedFelt(const TableGeometry &geometry, FeltColor color) {
  QImage image(geometry.size(), QImage::Format_RGB32);
  if (image.isNull())
    return image;
  const Camera camera(geometry);
  const Cloth cloth = clothOf(geometry, camera);
  paintRoom(image);
  layCloth(image, geometry, camera, cloth, color);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  paintOrnamentLines(painter, geometry, camera);
  paintRails(painter, geometry, camera, cloth);
  paintNearRail(painter, geometry);
  return image;
}

}  // namespace janso
