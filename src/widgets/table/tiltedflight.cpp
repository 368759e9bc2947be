// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/tiltedflight.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace janso {

namespace {

constexpr qreal kDiscardHop = 0.5;  // that a discard rises on its way, units
constexpr qreal kTurnOverHop = 0.3;
constexpr qreal kTileHeight = 0.5;  // at which a tile on the cloth is seen, units
constexpr qreal kReach = 0.8;       // of a shadow, units

// At the edge of the player all is flat: there lie his hand and his melds.
bool isAtOwnEdge(const TableGeometry &geometry, const QRect &place) {
  return place.center().y() > geometry.handTileFace(0).top() - TileSize(geometry.handTile()).height / 2;
}

bool goesTo(const Flight &flight, int kind) {
  return flight.slot.group >= kind && flight.slot.group < kind + 4;
}

bool isDiscard(const Flight &flight) {
  return goesTo(flight, kPondGroup) || goesTo(flight, kKitaGroup);
}

int relOf(const Flight &flight) {
  return goesTo(flight, kKitaGroup) ? flight.slot.group - kKitaGroup : flight.slot.group % 4;
}

TableBox scaled(const TableBox &box, qreal across, qreal along, qreal high) {
  const QPointF middle = box.middle();
  const qreal x = across * (box.x1 - box.x0) / 2;
  const qreal y = along * (box.y1 - box.y0) / 2;
  return {middle.x() - x, middle.y() - y, middle.x() + x,
          middle.y() + y, box.z0,         box.z0 + high * (box.z1 - box.z0),
          box.turn};
}

TableBox movedTo(const TableBox &box, QPointF middle) {
  const QPointF way = middle - box.middle();
  return {box.x0 + way.x(), box.y0 + way.y(), box.x1 + way.x(), box.y1 + way.y(), box.z0, box.z1, box.turn};
}

TableBox between(const TableBox &a, const TableBox &b, qreal t) {
  return {std::lerp(a.x0, b.x0, t),
          std::lerp(a.y0, b.y0, t),
          std::lerp(a.x1, b.x1, t),
          std::lerp(a.y1, b.y1, t),
          std::lerp(a.z0, b.z0, t),
          std::lerp(a.z1, b.z1, t),
          b.turn};
}

// The group whose tile waits: a meld is made of tiles of the hand.
int waitingGroup(const Flight &flight) {
  const bool called = goesTo(flight, kMeldGroup) && flight.kind != Flight::Kind::Flip;
  return called ? kHandGroup + relOf(flight) : flight.slot.group;
}

TableBox endBox(const TableGeometry &geometry, const Flight &flight) {
  SceneTile tile = flight.tile;
  tile.face = flight.target();
  return boxOf(geometry, flight.slot.group, tile);
}

// Where a lying tile that is seen at the flat edge would be if it lay on the cloth.
TableBox fromOwnEdge(const TableGeometry &geometry, const Flight &flight, const TableBox &end) {
  const Camera camera(geometry);
  const QPointF middle = camera.onPlane(QRectF(flight.from).center());
  const qreal width = flight.fromWidth > 0 ? flight.fromWidth : flight.tile.width;
  const qreal size = width / camera.scaleAt(middle.y()) / (flight.tile.width / geometry.unit());
  return scaled(movedTo(end, middle), size, size, size);
}

// What leaves a hand that shows its backs stands there; all else lies.
TableBox startBox(const TableGeometry &geometry, const Flight &flight, const TableBox &end) {
  if (isAtOwnEdge(geometry, flight.from))
    return fromOwnEdge(geometry, flight, end);
  if (const std::optional<TableBox> waits = waitingBox(geometry, flight))
    return *waits;
  const int rel = relOf(flight);
  if (isDiscard(flight) && rel != 0 && geometry.backs(rel, 1, false).first().size() == flight.from.size())
    return boxOf(geometry, kHandGroup + rel, backTile(geometry, rel, flight.from));
  SceneTile lies;
  lies.face = flight.from;
  lies.width = flight.fromWidth > 0 ? flight.fromWidth : flight.tile.width;
  // A discard is claimed from its pond; all else comes from a wall.
  return boxOf(geometry, lies.width == geometry.pondTile() ? kPondGroup : kWallGroup, lies);
}

TableBox stickAt(const TableGeometry &geometry, const Flight &flight, qreal t) {
  const Camera camera(geometry);
  const QPointF way =
      camera.fromFlat(QRectF(flight.from).center()) - camera.fromFlat(QRectF(flight.tile.face).center());
  const TableBox end = stickBox(geometry, flight.slot.index);
  return movedTo(end, end.middle() + way * (1 - t));
}

// About its own middle: back, edge, face.
TableBox turningOver(const TableGeometry &geometry, const Flight &flight, qreal t) {
  const qreal thin = std::max(0.03, std::abs(std::cos(t * std::numbers::pi)));
  const bool upright = flight.tile.style.turn % 2 == 0;
  TableBox box = scaled(endBox(geometry, flight), upright ? thin : 1, upright ? 1 : thin, 1);
  const qreal hop = kTurnOverHop * std::sin(std::numbers::pi * t);
  box.z0 += hop;
  box.z1 += hop;
  return box;
}

// The tile at that moment.
SceneTile looksAt(const Flight &flight, qreal t) {
  SceneTile tile = flight.tile;
  if (flight.kind == Flight::Kind::Flip) {
    tile.style.back = (t < 0.5) != flight.tile.style.back;
    tile.style.dora = tile.style.dora && !tile.style.back;
  }
  if (flight.faceUp)
    tile.style.back = false;
  // Half-way: a box of two colors at once would show what is behind it.
  tile.style.gray = tile.style.gray && (!flight.grays || t > 0.5);
  return tile;
}

}  // namespace

bool fliesFlat(const TableGeometry &geometry, const Flight &flight) {
  if (flight.slot.group < 0)
    return false;
  return staysFlat(flight.slot.group) || isAtOwnEdge(geometry, flight.target());
}

Flight flatFlight(const TableGeometry &geometry, const Flight &flight) {
  Flight flat = flight;
  if (isAtOwnEdge(geometry, flight.from) || flight.kind == Flight::Kind::Flip ||
      flight.kind == Flight::Kind::Fade || flight.slot.group == kDoraGroup)
    return flat;
  const Camera camera(geometry);
  const QPointF middle = camera.fromFlat(QRectF(flight.from).center());
  const qreal size = camera.scaleAt(middle.y(), kTileHeight) / geometry.unit();
  const QSizeF seen = QSizeF(flight.from.size()) * size;
  QRectF from(QPointF(), seen);
  from.moveCenter(camera.project(middle, kTileHeight));
  flat.from = from.toRect();
  if (flight.fromWidth > 0)
    flat.fromWidth = qRound(flight.fromWidth * size);
  if (flight.was && !isAtOwnEdge(geometry, flight.was->face))
    flat.was.reset();
  return flat;
}

std::optional<TableBox> waitingBox(const TableGeometry &geometry, const Flight &flight) {
  if (!flight.was || isAtOwnEdge(geometry, flight.was->face) || staysFlat(waitingGroup(flight)))
    return std::nullopt;
  return boxOf(geometry, waitingGroup(flight), *flight.was);
}

TableBox boxAt(const TableGeometry &geometry, const Flight &flight, qreal t) {
  if (flight.kind == Flight::Kind::Stick)
    return stickAt(geometry, flight, t);
  if (flight.kind == Flight::Kind::Flip)
    return turningOver(geometry, flight, t);
  const TableBox end = endBox(geometry, flight);
  if (flight.kind == Flight::Kind::Fade)
    return end;
  TableBox box = between(startBox(geometry, flight, end), end, t);
  if (flight.kind == Flight::Kind::Turn) {
    // It turns as it lies: the sides of the end all the way.
    box = movedTo({end.x0, end.y0, end.x1, end.y1, box.z0, box.z1, 90 * (1 - t)}, box.middle());
  }
  const qreal hop =
      (isDiscard(flight) ? kDiscardHop : flight.lift) * std::sin(std::numbers::pi * std::clamp(t, 0.0, 1.0));
  box.z0 += hop;
  box.z1 += hop;
  return box;
}

std::optional<FlyingBox> flyingBox(const TableGeometry &geometry, const Flight &flight, qreal time) {
  if (flight.slot.group < 0)
    return std::nullopt;
  if (time < 0) {
    const std::optional<TableBox> box = waitingBox(geometry, flight);
    if (!box)
      return std::nullopt;
    return FlyingBox{{waitingGroup(flight), *flight.was, *box, 1, true}, true};
  }
  if (fliesFlat(geometry, flight))
    return std::nullopt;
  const qreal t = eased(flight.timing.curve, time);
  const bool slides = flight.kind == Flight::Kind::Slide || flight.kind == Flight::Kind::Turn;
  return FlyingBox{{flight.slot.group, looksAt(flight, t), boxAt(geometry, flight, t),
                    flight.kind == Flight::Kind::Fade ? t : 1, false},
                   !slides};
}

QRect tiltedBounds(const TableGeometry &geometry, const Flight &flight, qreal t) {
  if (flight.slot.group == kDiceSlot)
    return shownArea(geometry, flight.from | flight.tile.face).adjusted(-24, -24, 24, 24);
  const Camera camera(geometry);
  const int margin = geometry.px(kReach) + 3;
  QRect area = boxHull(camera, boxAt(geometry, flight, t), 0).boundingRect().toAlignedRect();
  if (const std::optional<TableBox> waits = waitingBox(geometry, flight))
    area |= boxHull(camera, *waits, 0).boundingRect().toAlignedRect();
  return area.adjusted(-margin, -margin, margin, margin);
}

}  // namespace janso
