// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/tilefan.h"

#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "widgets/paint/shadow.h"
#include "widgets/paint/tilemark.h"

namespace janso {

namespace {

constexpr qreal kStep = 4.6;    // degrees from tile to tile
constexpr qreal kPitch = 1.03;  // between their inner ends, of a tile's width
constexpr qreal kHeight = 4 / 3.0;
constexpr qreal kThick = 0.25;
constexpr qreal kRoom = 0.2;  // for the shadow round all, of a tile's width

struct Arc {
  qreal width;     // of a tile
  QPointF center;  // round which the tiles are turned
  qreal radius;    // to their middles
  qreal half;      // degrees to the last tile on each side

  QTransform place(qreal degrees) const {
    QTransform at;
    at.translate(center.x(), center.y());
    at.rotate(degrees);
    at.translate(0, -radius);
    return at;
  }
};

Arc arcIn(QSize area, std::size_t tiles) {
  const auto radians = [](qreal degrees) { return degrees * std::numbers::pi / 180; };
  Arc arc{};
  arc.half = kStep * static_cast<qreal>(tiles - 1) / 2;
  const qreal radius = kHeight / 2 + kPitch / radians(kStep);
  const qreal across =
      2 * (radius + kHeight / 2) * std::sin(radians(arc.half)) + std::cos(radians(arc.half)) + 2 * kRoom;
  const qreal sinks = (radius - kHeight / 2) * (1 - std::cos(radians(arc.half)));
  const qreal down = kHeight + sinks + std::sin(radians(arc.half)) / 2 + kThick + 2 * kRoom;
  arc.width = std::min(area.width() / across, area.height() / down);
  arc.radius = radius * arc.width;
  arc.center = QPointF(area.width() / 2.0, (kRoom + kHeight / 2) * arc.width + arc.radius);
  return arc;
}

// `grow`: on all sides.
QPainterPath outlineOf(const Arc &arc, qreal degrees, qreal grow = 0) {
  const qreal w = arc.width;
  const qreal corner = kFaceRadius * w + grow;
  QPainterPath path;
  path.addRoundedRect(QRectF(-w / 2, -kHeight * w / 2, w, kHeight * w).adjusted(-grow, -grow, grow, grow),
                      corner, corner);
  return arc.place(degrees).map(path);
}

QColor between(QRgb from, QRgb to, qreal at) {
  const auto mix = [at](int a, int b) { return qRound(a + at * (b - a)); };
  return QColor(mix(qRed(from), qRed(to)), mix(qGreen(from), qGreen(to)), mix(qBlue(from), qBlue(to)));
}

// The side below, as deep as the tile is thick: the back's color under that of the body.
void paintSide(QPainter &painter, const QPainterPath &face, qreal width, const TileLook &look) {
  const theme::BackColors &back = theme::back(look.back);
  const theme::TileColors &body = theme::tiles(look.set);
  const int depth = std::max(2, qRound(kThick * width));
  for (int down = depth; down > 0; --down) {
    const qreal at = static_cast<qreal>(down) / depth;
    painter.fillPath(face.translated(0, down), at <= 0.6
                                                   ? between(body.side[0], body.side[1], at / 0.6)
                                                   : between(back.shade[0], back.shade[1], (at - 0.6) / 0.4));
  }
  painter.strokePath(face.translated(0, depth), QPen(QColor::fromRgba(body.hairline), 0.014 * width));
}

void paintTop(QPainter &painter, const QPainterPath &face, qreal width, const theme::TileColors &body) {
  const QRectF box = face.boundingRect();
  QLinearGradient ground(box.topLeft(), box.topLeft() + QPointF(0.55 * box.width(), box.height()));
  ground.setColorAt(0, QColor::fromRgba(body.face[0]));
  ground.setColorAt(0.55, QColor::fromRgba(body.face[1]));
  ground.setColorAt(1, QColor::fromRgba(body.face[2]));
  painter.fillPath(face, ground);
  QLinearGradient rim(box.topLeft(), box.bottomRight());
  rim.setColorAt(0.42, QColor::fromRgba(body.rimLight));
  rim.setColorAt(0.58, QColor::fromRgba(body.rimDark));
  painter.save();
  painter.setClipPath(face);
  painter.strokePath(face, QPen(rim, 2 * std::max(0.8, 0.028 * width)));
  painter.restore();
}

}  // namespace

QRectF TileFan::hollow(QSize area, std::size_t tiles) {
  const Arc arc = arcIn(area, tiles);
  const qreal top = arc.center.y() - arc.radius + (kHeight / 2 + kThick + 0.1) * arc.width;
  const qreal ends = arc.place(arc.half).map(QPointF(0, kHeight / 2 * arc.width)).y();
  const qreal half = 0.42 * static_cast<qreal>(tiles) * arc.width;
  return {area.width() / 2.0 - half, top, 2 * half, ends - top + kThick * arc.width};
}

QImage TileFan::paint(QSize area, std::span<const Tile> tiles) {
  QImage image(area, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  if (area.isEmpty() || tiles.empty())
    return image;
  const Arc arc = arcIn(area, tiles.size());
  // The farther one first, as on the table.
  std::vector<std::size_t> order(tiles.size());
  for (std::size_t i = 0; i < order.size(); ++i)
    order[i] = i;
  const auto turnOf = [&arc](std::size_t i) { return kStep * static_cast<qreal>(i) - arc.half; };
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return std::abs(turnOf(a)) < std::abs(turnOf(b)); });

  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  QList<ShadowLayer> layers;
  for (const ShadowPass &pass : tileShadow(arc.width, arc.width / 0.972, ShadowKind::Lying)) {
    layers << ShadowLayer{{}, pass.sigma, pass.opacity};
    for (const std::size_t i : order)
      layers.last().shapes << outlineOf(arc, turnOf(i), pass.grow).toFillPolygon().translated(pass.offset);
  }
  const ShadowImage shadow = layeredShadow(layers);
  painter.drawImage(shadow.topLeft, shadow.image);
  for (const std::size_t i : order) {
    const QPainterPath face = outlineOf(arc, turnOf(i));
    paintSide(painter, face, arc.width, look());
    paintTop(painter, face, arc.width, theme::tiles(look().set));
    QSvgRenderer *art = m_render.art(tiles[i].face(), arc.width < kSmallArt);
    if (art == nullptr)
      continue;
    painter.setTransform(arc.place(turnOf(i)));
    const QSizeF box(0.92 * arc.width, 0.92 * kHeight * arc.width);
    art->render(&painter, QRectF(QPointF(-box.width() / 2, -box.height() / 2), box));
    painter.resetTransform();
  }
  return image;
}

}  // namespace janso
