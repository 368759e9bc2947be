// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/boxpainter.h"

#include <QLinearGradient>
#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/look/colors.h"
#include "widgets/look/theme.h"

namespace janso {

namespace {

constexpr qreal kBackShare = 0.40;    // of the height of a lying tile: the back below
constexpr qreal kBackUpShare = 0.56;  // face down: the ivory below
constexpr qreal kInnerShare = 0.42;   // of the depth of a standing tile: the back
constexpr qreal kGrayInk = 0.82;

QPolygonF quad(QPointF a, QPointF b, QPointF c, QPointF d) {
  return QPolygonF({a, b, c, d});
}

// Two colors, or three, from one point to another.
template <std::size_t Count>
QLinearGradient blend(QPointF from, QPointF to, const std::array<std::pair<qreal, QRgb>, Count> &stops) {
  QLinearGradient gradient(from, to);
  for (const auto &[at, color] : stops)
    gradient.setColorAt(at, QColor::fromRgba(color));
  return gradient;
}

QLinearGradient blend(QPointF from, QPointF to, const std::array<QRgb, 2> &colors) {
  return blend(from, to, std::array{std::pair{0.0, colors[0]}, std::pair{1.0, colors[1]}});
}

}  // namespace

struct BoxPainter::Work {
  QPainter &painter;
  const Camera &camera;
  const TableBox &box;
  const SceneTile &tile;
  const theme::BackColors &back;
  const theme::TileColors &colors;
  qreal width = 0;  // of the tile, units
  qreal pixel = 0;  // the same on the screen
  QPolygonF outline;

  QPointF at(qreal x, qreal y, qreal z) const {
    const QPointF middle = box.middle();
    const QPointF way = QPointF(x, y) - middle;
    return camera.project(middle + QTransform().rotate(box.turn).map(way), z);
  }
  QPolygonF ring(qreal z) const { return camera.project(outline, z); }
  QPolygonF layer(qreal from, qreal to) const { return convexHull(ring(from) + ring(to)); }
  // The middle of the side towards the player.
  QPointF front(qreal z) const { return camera.project({box.middle().x(), box.y1}, z); }
  // Where the box has its side towards the middle of the table.
  bool isLit() const { return box.middle().x() > 0; }
  qreal inner() const { return isLit() ? box.x0 : box.x1; }
  qreal stroke() const { return std::max(0.8, 0.028 * pixel); }
  void fill(const QBrush &brush, const QPolygonF &shape) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush);
    painter.drawPolygon(shape);
  }
};

// Under everything, so that no cloth shines through where two surfaces meet; its rim is the dark edge.
void BoxPainter::paintBody(const Work &work, bool back, bool gray) const {
  const TableBox &box = work.box;
  const QColor edge = QColor::fromRgba(work.colors.hairline);
  work.painter.setPen(QPen(edge, std::max(0.7, 0.027 * work.pixel)));
  work.painter.setBrush(QColor::fromRgb(work.colors.hairline));
  work.painter.drawPolygon(work.layer(box.z0, box.z1));
  const qreal middle = box.z0 + (box.z1 - box.z0) * (back ? kBackUpShare : kBackShare);
  const std::array<QRgb, 2> ivory = gray ? work.colors.graySide : work.colors.side;
  const std::array<QRgb, 2> lower = back ? ivory : work.back.shade;
  const std::array<QRgb, 2> upper = back ? work.back.shade : ivory;
  work.fill(blend(work.front(middle), work.front(box.z0), lower), work.layer(box.z0, middle));
  work.fill(blend(work.front(box.z1), work.front(middle), upper), work.layer(middle, box.z1));
  if (box.turn == 0) {
    const qreal x = work.inner();
    work.fill(QColor::fromRgba(work.isLit() ? theme::kBoxLit : theme::kBoxShade),
              quad(work.at(x, box.y0, box.z0), work.at(x, box.y1, box.z0), work.at(x, box.y1, box.z1),
                   work.at(x, box.y0, box.z1)));
  }
}

void BoxPainter::paintTop(const Work &work, bool back, bool gray) const {
  const QPolygonF top = work.ring(work.box.z1);
  const QRectF area = top.boundingRect();
  const QPointF end = area.topLeft() + QPointF(area.width() * (back ? 0.45 : 0.55), area.height());
  if (gray)
    work.fill(blend(area.topLeft(), end, work.colors.grayFace), top);
  else
    work.fill(blend(area.topLeft(), end,
                    std::array{std::pair{0.0, back ? work.back.face[0] : work.colors.face[0]},
                               std::pair{back ? 0.45 : 0.55, back ? work.back.face[1] : work.colors.face[1]},
                               std::pair{1.0, back ? work.back.face[2] : work.colors.face[2]}}),
              top);
}

// Light along the left and far edge of the top, dark along the other two.
void BoxPainter::paintRims(const Work &work, bool back) const {
  const TableBox &box = work.box;
  const qreal in = 0.025 * work.width;
  const qreal off = 0.1 * work.width;
  const auto at = [&work](qreal x, qreal y) { return work.at(x, y, work.box.z1); };
  const QPolygonF lit(
      {at(box.x0 + in, box.y1 - off), at(box.x0 + in, box.y0 + in), at(box.x1 - off, box.y0 + in)});
  const QPolygonF dark(
      {at(box.x1 - in, box.y0 + off), at(box.x1 - in, box.y1 - in), at(box.x0 + off, box.y1 - in)});
  work.painter.setBrush(Qt::NoBrush);
  QColor shade = QColor::fromRgba(back ? work.back.rimDark : work.colors.rimDark);
  if (back)
    shade.setAlphaF(0.55F);
  const QRgb light = work.tile.style.gray ? work.colors.grayRimLight : work.colors.rimLight;
  work.painter.setPen(QPen(shade, work.stroke(), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
  work.painter.drawPolyline(dark);
  work.painter.setPen(QPen(QColor::fromRgba(back ? work.back.rimLight : light), work.stroke(), Qt::SolidLine,
                           Qt::FlatCap, Qt::RoundJoin));
  work.painter.drawPolyline(lit);
}

// A path that is projected loses its even-odd rule, and rings fill up: the print is a picture, drawn at twice
// the size and put into place. One does for all places: near and far differ by a tenth.
void BoxPainter::paintPrint(const Work &work) const {
  const TableBox &box = work.box;
  const QPixmap &print = m_tiles.print(work.tile.tile, work.tile.style.turn, std::max(8, work.tile.width));
  const qreal edge = TilePainter::kPrintEdge;
  const QRectF from = QRectF(print.rect()).adjusted(edge, edge, -edge, -edge);
  const QPolygonF to = quad(work.at(box.x0, box.y0, box.z1), work.at(box.x1, box.y0, box.z1),
                            work.at(box.x1, box.y1, box.z1), work.at(box.x0, box.y1, box.z1));
  QTransform transform;
  const QPolygonF source = quad(from.topLeft(), from.topRight(), from.bottomRight(), from.bottomLeft());
  if (!QTransform::quadToQuad(source, to, transform))
    return;
  work.painter.save();
  work.painter.setOpacity(work.tile.style.gray ? kGrayInk : 1);
  work.painter.setRenderHint(QPainter::SmoothPixmapTransform);
  work.painter.setTransform(transform, true);
  work.painter.drawPixmap(0, 0, print);
  work.painter.restore();
}

void BoxPainter::paintLying(const Work &work) const {
  const bool back = work.tile.style.back || !work.tile.tile.isKnown();
  const bool gray = work.tile.style.gray && !back;
  paintBody(work, back, gray);
  paintTop(work, back, gray);
  paintRims(work, back);
  if (back)
    return;
  paintPrint(work);
  if (work.tile.style.dora) {
    const TableBox &box = work.box;
    const qreal w = work.width;
    work.fill(QColor::fromRgba(theme::kAmber),
              QPolygonF({work.at(box.x1 - 0.30 * w, box.y0 + 0.03 * w, box.z1),
                         work.at(box.x1 - 0.03 * w, box.y0 + 0.03 * w, box.z1),
                         work.at(box.x1 - 0.03 * w, box.y0 + 0.30 * w, box.z1)}));
  }
}

// The hand across the table: its backs look at us.
void BoxPainter::paintAcross(const Work &work) const {
  const TableBox &box = work.box;
  const qreal y = box.y1 - kInnerShare * (box.y1 - box.y0);
  const auto across = [&](qreal y0, qreal z0, qreal y1, qreal z1) {
    return quad(work.at(box.x0, y0, z0), work.at(box.x1, y0, z0), work.at(box.x1, y1, z1),
                work.at(box.x0, y1, z1));
  };
  work.fill(QColor::fromRgb(work.colors.side[0]), work.layer(box.z0, box.z1));
  work.fill(blend(work.front(box.z1), work.front(box.z0),
                  std::array{std::pair{0.0, work.back.upright[0]}, std::pair{0.6, work.back.upright[1]},
                             std::pair{1.0, work.back.shade[1]}}),
            across(box.y1, box.z1, box.y1, box.z0));
  work.fill(QColor::fromRgb(work.colors.face[2]), across(box.y0, box.z1, y, box.z1));
  work.fill(QColor::fromRgb(work.back.face[0]), across(y, box.z1, box.y1, box.z1));
  work.painter.setPen(QPen(QColor::fromRgba(work.back.edge), work.stroke()));
  const QPointF left = work.at(box.x0, box.y1, box.z1);
  const QPointF right = work.at(box.x1, box.y1, box.z1);
  work.painter.drawLine(left + (right - left) * 0.05, left + (right - left) * 0.95);
}

// A hand at a side: tops, backs, and the end of the nearest tile.
void BoxPainter::paintSide(const Work &work) const {
  const TableBox &box = work.box;
  const bool right = work.tile.pose == TilePose::SideRight;
  const qreal inner = right ? box.x0 : box.x1;
  const qreal outer = right ? box.x1 : box.x0;
  const qreal x = inner + kInnerShare * (outer - inner);
  const auto upright = [&](qreal x0, qreal x1, const std::array<QRgb, 2> &colors) {
    work.fill(blend(work.front(box.z1), work.front(box.z0), colors),
              quad(work.at(x0, box.y1, box.z0), work.at(x1, box.y1, box.z0), work.at(x1, box.y1, box.z1),
                   work.at(x0, box.y1, box.z1)));
  };
  const auto top = [&](qreal x0, qreal x1, QRgb color) {
    work.fill(QColor::fromRgb(color), quad(work.at(x0, box.y0, box.z1), work.at(x1, box.y0, box.z1),
                                           work.at(x1, box.y1, box.z1), work.at(x0, box.y1, box.z1)));
  };
  work.fill(QColor::fromRgb(work.colors.side[0]), work.layer(box.z0, box.z1));
  work.fill(QColor::fromRgb(right ? work.back.grazeLit : work.back.grazeShade),
            quad(work.at(inner, box.y0, box.z0), work.at(inner, box.y1, box.z0),
                 work.at(inner, box.y1, box.z1), work.at(inner, box.y0, box.z1)));
  upright(x, outer, work.colors.side);
  upright(inner, x, work.back.shade);
  top(x, outer, work.colors.face[2]);
  top(inner, x, work.back.face[1]);
}

void BoxPainter::paint(QPainter &painter, const Camera &camera, const TableBox &box,
                       const SceneTile &tile) const {
  const bool side = tile.pose == TilePose::SideLeft || tile.pose == TilePose::SideRight;
  const qreal width = std::min(box.x1 - box.x0, box.y1 - box.y0);
  const Work work{painter,
                  camera,
                  box,
                  tile,
                  theme::back(m_tiles.look().back),
                  theme::tiles(m_tiles.look().set),
                  width,
                  width * camera.scaleAt(box.middle().y(), box.z1),
                  boxOutline(box, kBoxRadius * width)};
  painter.setRenderHint(QPainter::Antialiasing);
  if (tile.pose != TilePose::Upright && !side) {
    paintLying(work);
    return;
  }
  if (side)
    paintSide(work);
  else
    paintAcross(work);
  QColor edge = QColor::fromRgba(work.colors.hairline);
  edge.setAlphaF(0.55F);
  painter.setPen(QPen(edge, work.stroke()));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolygon(quad(work.at(box.x0, box.y0, box.z1), work.at(box.x1, box.y0, box.z1),
                           work.at(box.x1, box.y1, box.z1), work.at(box.x0, box.y1, box.z1)));
  painter.drawPolygon(work.layer(box.z0, box.z1));
}

void BoxPainter::paintStick(QPainter &painter, const Camera &camera, const TableBox &box) const {
  const bool along = box.x1 - box.x0 > box.y1 - box.y0;
  const qreal thick = along ? box.y1 - box.y0 : box.x1 - box.x0;
  const QPolygonF outline = boxOutline(box, 0.35 * thick);
  const QPolygonF top = camera.project(outline, box.z1);
  const auto fill = [&painter](const QBrush &brush, const QPolygonF &shape) {
    painter.setBrush(brush);
    painter.drawPolygon(shape);
  };
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  const QPointF fall(0.3 * thick * camera.scaleAt(0), 0.5 * thick * camera.scaleAt(0));
  for (const qreal part : {0.4, 0.7, 1.0})
    fill(QColor::fromRgba(theme::kStick.shadow),
         convexHull(camera.project(outline, 0) + camera.project(outline, 0).translated(fall * part)));
  const QRectF area = top.boundingRect();
  fill(QColor::fromRgba(theme::kStick.ivory[2]), convexHull(camera.project(outline, box.z0) + top));
  fill(blend(area.topLeft(), along ? area.bottomLeft() : area.topRight(),
             std::array{std::pair{0.0, theme::kStick.ivory[0]}, std::pair{1.0, theme::kStick.ivory[1]}}),
       top);
  const qreal dot = 0.36 * thick * camera.scaleAt(box.middle().y(), box.z1);
  painter.setBrush(QColor::fromRgba(theme::kInkRed));
  painter.drawEllipse(camera.project(box.middle(), box.z1), dot, dot * 0.95);
  painter.restore();
}

}  // namespace janso
