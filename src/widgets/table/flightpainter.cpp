// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/flightpainter.h"

#include <QtMath>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "widgets/paint/dicepainter.h"
#include "widgets/table/tiltedflight.h"

namespace janso {

namespace {

constexpr int kSprites = 160;        // kept: two hands and what else may fly
constexpr qreal kShadowRoom = 0.45;  // around a tile, in its widths
constexpr qreal kSettleHeight = 0.06;
constexpr qreal kSettlePart = 1 / 3.0;  // of the way
constexpr qreal kFlipLift = 0.15;
constexpr qreal kTurnsUpAt = 0.35;  // of the way from the wall
constexpr qreal kTipFrom = 0.3;     // of its height, when it begins to lie down
constexpr int kAroundFlat = 24;     // a stick or die, device pixels, and
constexpr qreal kBeyond = 0.12;     // of its way, which it overshoots a little

qreal mix(qreal from, qreal to, qreal t) {
  return from * (1 - t) + to * t;
}

QPointF middle(const QRect &rect) {
  return QRectF(rect).center();
}

// Rises and comes down again.
qreal hop(qreal t) {
  return 4 * t * (1 - t);
}

// What turns over, opens or fades in does so where it rests.
bool travels(const Flight &flight) {
  return flight.kind != Flight::Kind::Flip && flight.kind != Flight::Kind::Open &&
         flight.kind != Flight::Kind::Fade;
}

QPointF centerAt(const Flight &flight, qreal t) {
  if (!travels(flight))
    return middle(flight.tile.face);
  const QPointF way = middle(flight.from) * (1 - t) + middle(flight.target()) * t;
  return way - QPointF(0, flight.lift * flight.tile.width * hop(std::clamp(t, 0.0, 1.0)));
}

// The picture of a tile with its shadow.
QRect pictureArea(const SceneTile &tile) {
  const int room = static_cast<int>(kShadowRoom * tile.width) + 2;
  return tile.bounds().adjusted(-room, -room, room, room);
}

// What is painted around the middle of the face at the largest size that the tile has on its way.
QRectF reachOf(const Flight &flight) {
  const QRectF picture = QRectF(pictureArea(flight.tile)).translated(-middle(flight.tile.face));
  const qreal from = static_cast<qreal>(flight.fromWidth) / std::max(1, flight.tile.width);
  const qreal size = std::max(1.0, from) * (flight.settles ? 1 + kSettleHeight : 1);
  QRectF reach(size * picture.topLeft(), size * picture.bottomRight());
  if (flight.kind == Flight::Kind::Turn) {
    const qreal corner =
        std::hypot(std::max(-reach.left(), reach.right()), std::max(-reach.top(), reach.bottom()));
    reach = QRectF(-corner, -corner, 2 * corner, 2 * corner);
  }
  return reach.adjusted(-1, -1, 1, 1);  // smoothed edges
}

QRect flatBounds(const Flight &flight, qreal t) {
  if (flight.slot.group < 0) {
    const QRect way = flight.from | flight.tile.face;
    const int around = std::max(kAroundFlat, qCeil(kBeyond * std::max(way.width(), way.height())));
    return way.adjusted(-around, -around, around, around);
  }
  QRect area = reachOf(flight).translated(centerAt(flight, t)).toAlignedRect();
  // A tile that turns over rises on the way.
  if (flight.kind == Flight::Kind::Flip)
    area.setTop(area.top() - qCeil(kFlipLift * flight.tile.width));
  if (flight.was)
    area |= pictureArea(*flight.was);
  return area;
}

}  // namespace

QRect flightBounds(const TableGeometry &geometry, const Flight &flight, qreal t) {
  if (!geometry.kind().tilted)
    return flatBounds(flight, t);
  if (!fliesFlat(geometry, flight)) {
    const bool stood = flight.was && !waitingBox(geometry, flight);
    return tiltedBounds(geometry, flight, t) |
           (stood ? flatBounds(flatFlight(geometry, flight), 0) : QRect());
  }
  const QRect area = flatBounds(flatFlight(geometry, flight), t);
  const bool waits = waitingBox(geometry, flight).has_value();
  return waits ? area | tiltedBounds(geometry, flight, 0) : area;
}

FlightPainter::FlightPainter(ScenePainter &scene, TiltPainter &tilt, TilePainter &tiles)
    : m_scene(scene), m_tilt(tilt), m_tiles(tiles) {
  m_sprites.setMaxCost(kSprites);
}

const FlightPainter::Sprite &FlightPainter::spriteOf(const SceneTile &tile, qreal unit) {
  const TileStyle &style = tile.style;
  const int flags = style.back | style.gray << 1 | style.dora << 2 | style.veiled << 3 | tile.end << 4;
  const size_t key = qHashMulti(static_cast<size_t>(tile.tile.isRed()), static_cast<int>(tile.pose),
                                tile.width, tile.face.width(), tile.face.height(),
                                tile.tile.isKnown() ? tile.tile.kind() : -1, style.turn, flags, unit);
  if (const Sprite *kept = m_sprites.object(key))
    return *kept;
  SceneTile alone = tile;
  alone.opacity = 1;
  const QRect area = pictureArea(tile);
  auto *made = new Sprite{QPixmap(area.size()), area.topLeft() - tile.face.topLeft()};
  made->picture.fill(Qt::transparent);
  QPainter painter(&made->picture);
  alone.face.moveTopLeft(-made->corner);
  if (tile.pose == TilePose::Standing || tile.pose == TilePose::Lying) {
    const ShadowKind kind = tile.pose == TilePose::Standing ? ShadowKind::Standing : ShadowKind::Lying;
    m_tiles.shadows(painter, {QRectF(alone.face)}, tile.width, unit, kind);
  }
  m_scene.paintTile(painter, alone);
  painter.end();
  m_sprites.insert(key, made);
  return *made;
}

void FlightPainter::draw(QPainter &painter, const SceneTile &tile, qreal unit, const Pose &pose) {
  const Sprite &sprite = spriteOf(tile, unit);
  const QPointF half(tile.face.width() / 2.0, tile.face.height() / 2.0);
  painter.setOpacity(pose.opacity);
  if (pose.across == 1 && pose.along == 1 && pose.angle == 0) {
    const QPointF corner = pose.center - half + QPointF(sprite.corner);
    painter.drawPixmap(QPoint(qRound(corner.x()), qRound(corner.y())), sprite.picture);
  } else {
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(pose.center);
    painter.rotate(pose.angle);
    painter.scale(pose.across, pose.along);
    painter.drawPixmap(QPointF(sprite.corner) - half, sprite.picture);
    painter.restore();
  }
  painter.setOpacity(1);
}

void FlightPainter::paintSlide(QPainter &painter, qreal unit, const Flight &flight, qreal t) {
  SceneTile tile = flight.tile;
  Pose pose;
  pose.center = centerAt(flight, t);
  if (flight.fromWidth > 0)
    pose.across = mix(static_cast<qreal>(flight.fromWidth) / tile.width, 1, t);
  if (flight.settles && t < 1)
    pose.across *= 1 + kSettleHeight * std::min(1.0, (1 - t) / kSettlePart);
  pose.along = pose.across;
  if (flight.kind == Flight::Kind::Turn)
    pose.angle = 90 * (1 - t);
  if (flight.faceUp)
    tile.style.back = false;
  if (flight.turnsUp && t < kTurnsUpAt) {
    tile.style.back = true;
    tile.style.dora = false;
  }
  if (flight.grays && t < 1) {
    tile.style.gray = false;
    draw(painter, tile, unit, pose);
    tile.style.gray = true;
    pose.opacity = t;
  }
  draw(painter, tile, unit, pose);
}

// Back, edge, face; or the other way.
void FlightPainter::paintFlip(QPainter &painter, qreal unit, const Flight &flight, qreal t) {
  SceneTile tile = flight.tile;
  tile.style.back = (t < 0.5) != flight.tile.style.back;
  tile.style.dora = tile.style.dora && !tile.style.back;
  const qreal thin = std::max(0.03, std::abs(std::cos(t * std::numbers::pi)));
  const bool upright = tile.style.turn % 2 == 0;
  Pose pose;
  pose.center = middle(tile.face) - QPointF(0, kFlipLift * tile.width * hop(t));
  (upright ? pose.across : pose.along) = thin;
  draw(painter, tile, unit, pose);
}

void FlightPainter::paint(QPainter &painter, const TableGeometry &geometry, const Flight &flight,
                          qreal time) {
  if (!geometry.kind().tilted)
    paintFlat(painter, geometry, flight, time);
  else
    paintTilted(painter, geometry, flight, time);
}

void FlightPainter::paintTilted(QPainter &painter, const TableGeometry &geometry, const Flight &flight,
                                qreal time) {
  if (flyingBox(geometry, flight, time))
    return;
  if (flight.kind == Flight::Kind::Stick)
    m_tilt.paintStick(painter, geometry,
                      boxAt(geometry, flight, eased(flight.timing.curve, std::max(0.0, time))));
  else
    paintFlat(painter, geometry, flatFlight(geometry, flight), time);
}

void FlightPainter::paintFlat(QPainter &painter, const TableGeometry &geometry, const Flight &flight,
                              qreal time) {
  const qreal unit = geometry.unit();
  if (time < 0) {
    if (flight.was)
      draw(painter, *flight.was, unit, {middle(flight.was->face)});
    return;
  }
  const qreal t = eased(flight.timing.curve, time);
  switch (flight.kind) {
    case Flight::Kind::Slide:
    case Flight::Kind::Turn:
      paintSlide(painter, unit, flight, t);
      break;
    case Flight::Kind::Flip:
      paintFlip(painter, unit, flight, t);
      break;
    case Flight::Kind::Open: {
      const bool upright = flight.tile.style.turn % 2 == 0;
      Pose pose{middle(flight.tile.face)};
      (upright ? pose.along : pose.across) = mix(kTipFrom, 1, t);
      draw(painter, flight.tile, unit, pose);
      break;
    }
    case Flight::Kind::Fade: {
      Pose pose{middle(flight.tile.face)};
      pose.opacity = t;
      draw(painter, flight.tile, unit, pose);
      break;
    }
    case Flight::Kind::Stick: {
      QRectF place(QPointF(), QSizeF(flight.tile.face.size()));
      place.moveCenter(centerAt(flight, t));
      m_scene.paintStick(painter, place);
      break;
    }
    case Flight::Kind::Dice:
      paintDice(painter, geometry, flight.slot.index, flight.dice, t);
      break;
  }
}

}  // namespace janso
