// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/dicepainter.h"

#include <QPainterPath>

#include "widgets/look/colors.h"
#include "widgets/paint/camera.h"

namespace janso {

namespace {

// Pips on a grid of three by three, row by row from the top left.
constexpr std::array<const char *, 7> kPips{".........", "....x....", "x.......x", "x...x...x",
                                            "x.x...x.x", "x.x.x.x.x", "x.xx.xx.x"};

constexpr qreal kThrow = 0.25;  // of the way to the middle of the table, from where they come
constexpr qreal kTurn = 720;    // degrees that they turn on it
constexpr qreal kCube = 0.9;    // height of a die on the tilted table, in its sides
constexpr int kFacesUp = 7;     // that come up meanwhile

// As it fell: turned a little, its side below and its light from the top left as everything on the table.
void paintDie(QPainter &painter, const QRectF &place, qreal angle, int pips) {
  const qreal side = place.width();
  const qreal radius = side * 0.2;
  const qreal depth = side * 0.22;
  QPainterPath face;
  face.addRoundedRect(QRectF(-side / 2, -side / 2, side, side), radius, radius);
  const QTransform turn = QTransform().translate(place.center().x(), place.center().y()).rotate(angle);
  const QPainterPath top = turn.map(face);
  painter.setPen(Qt::NoPen);
  for (int i = 4; i > 0; --i) {
    QPainterPathStroker grow;
    grow.setWidth(side * 0.06 * i);
    grow.setCapStyle(Qt::RoundCap);
    grow.setJoinStyle(Qt::RoundJoin);
    const QPainterPath soft = top.translated(side * 0.06, depth * 1.3);
    painter.setBrush(QColor::fromRgba(theme::kDie.shadow));
    painter.drawPath(soft.united(grow.createStroke(soft)));
  }
  painter.setBrush(QColor::fromRgba(theme::kDie.side[0]));
  painter.drawPath(top.translated(0, depth));
  painter.setBrush(QColor::fromRgba(theme::kDie.side[1]));
  painter.drawPath(top.translated(0, depth * 0.5));
  QLinearGradient ivory(place.topLeft(), place.bottomRight());
  ivory.setColorAt(0, QColor::fromRgba(theme::kDie.face[0]));
  ivory.setColorAt(1, QColor::fromRgba(theme::kDie.face[1]));
  painter.setBrush(ivory);
  painter.drawPath(top);
  painter.save();
  painter.setTransform(turn, true);
  // The one is red and larger, as on dice of the east.
  painter.setBrush(QColor::fromRgba(pips == 1 ? theme::kInkRed : theme::kInkBlack));
  const qreal dot = side * (pips == 1 ? 0.17 : 0.095);
  const char *const pattern = kPips[static_cast<std::size_t>(pips)];
  for (int i = 0; i < 9; ++i) {
    const int row = i / 3;
    if (pattern[i] == 'x')
      painter.drawEllipse(QPointF((i % 3 - 1) * side * 0.27, (row - 1) * side * 0.27), dot, dot);
  }
  painter.restore();
}

// The same as a cube on the tilted table; `place` in units.
void paintTiltedDie(QPainter &painter, const Camera &camera, const QRectF &place, qreal angle, int pips) {
  const qreal side = place.width();
  const TableBox box{place.left(), place.top(), place.right(), place.bottom(), 0, kCube * side, angle};
  const QPolygonF outline = boxOutline(box, 0.2 * side);
  const QPolygonF foot = camera.project(outline, 0);
  const QPolygonF top = camera.project(outline, box.z1);
  const auto fill = [&painter](const QBrush &brush, const QPolygonF &shape) {
    painter.setBrush(brush);
    painter.drawPolygon(shape);
  };
  painter.setPen(Qt::NoPen);
  const qreal pixels = side * camera.scaleAt(place.center().y());
  for (int i = 4; i > 0; --i)
    fill(QColor::fromRgba(theme::kDie.shadow),
         convexHull(foot + foot.translated(0.10 * pixels * i, 0.14 * pixels * i)));
  fill(QColor::fromRgba(theme::kDie.side[0]), convexHull(foot + top));
  const QRectF area = top.boundingRect();
  QLinearGradient ivory(area.topLeft(), area.bottomRight());
  ivory.setColorAt(0, QColor::fromRgba(theme::kDie.face[0]));
  ivory.setColorAt(1, QColor::fromRgba(theme::kDie.face[1]));
  fill(ivory, top);
  painter.setBrush(QColor::fromRgba(pips == 1 ? theme::kInkRed : theme::kInkBlack));
  const qreal dot = pixels * (pips == 1 ? 0.17 : 0.095);
  const QTransform turn = QTransform().rotate(angle);
  for (int i = 0; i < 9; ++i) {
    const QPoint pip(i % 3 - 1, i / 3 - 1);
    const QPointF way = QPointF(pip) * side * 0.27;
    if (kPips[static_cast<std::size_t>(pips)][i] == 'x')
      painter.drawEllipse(camera.project(box.middle() + turn.map(way), box.z1), dot, 0.95 * dot);
  }
}

}  // namespace

void paintDice(QPainter &painter, const TableGeometry &geometry, int rel,
               const std::array<std::uint8_t, 2> &dice, qreal thrown) {
  const std::array<QRect, 2> places = geometry.dice(rel);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const Camera camera(geometry);
  const qreal left = 1 - thrown;
  const QPointF way = (QPointF(geometry.center()) - QRectF(places[0] | places[1]).center()) * kThrow;
  for (std::size_t i = 0; i < 2; ++i) {
    const int pips = std::clamp<int>(dice[i], 1, 6);
    // While it rolls other faces come up.
    const int shown = (pips - 1 + static_cast<int>(left * kFacesUp)) % 6 + 1;
    const QRectF place = QRectF(places[i]).translated(way * left);
    const qreal angle = (i == 0 ? -14 : 11) + kTurn * left;
    if (geometry.kind().tilted)
      paintTiltedDie(painter, camera, camera.fromFlat(place), angle, shown);
    else
      paintDie(painter, place, angle, shown);
  }
  painter.restore();
}

}  // namespace janso
