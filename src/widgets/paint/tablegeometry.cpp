// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/tablegeometry.h"

#include <algorithm>
#include <cmath>

#include "rules/walllayout.h"
#include "widgets/paint/tilerender.h"

namespace janso {

namespace {}  // namespace

qreal TableGeometry::roomyUnit(QSizeF size) {
  return std::min(size.height() / 22.3, size.width() / 24.0);
}

TableGeometry::TableGeometry(QSize device, qreal ratio, TableKind kind)
    : m_size(device), m_kind(kind), m_ratio(ratio) {
  const qreal unit = roomyUnit(device);
  // Beside the table or above and below it must be room for the dora and the own plate.
  const qreal apart = std::max(device.width() / 27.6, device.height() / 25.6);
  m_unit = std::max(8.0, std::floor(std::min(unit, apart) * 8) / 8);
  m_wide = device.width() > 30 * m_unit;
  // Where the width gives the unit there is height to spare: half of it goes above the table.
  const qreal spare = std::max(0.0, device.height() - 22.4 * m_unit);
  m_centre = QPoint(device.width() / 2, qRound(10.42 * m_unit + spare / 2));
  // Whole pixels for width and pitch, so that all seams are equally wide.
  m_pondTile = TileSize(0.972 * m_unit).width;
  m_pondPitch = std::max(px(1), m_pondTile + 1);
  m_rowPitch = px(1.325);
  m_handTile = TileSize(1.50 * m_unit).width;
  // 13 tiles, gap and drawn tile must fit.
  const int handRoom = device.width() - frame() - handLeft();
  m_handPitch = std::min(std::max(px(1.53), m_handTile + 1), static_cast<int>(handRoom / 14.34));
  m_handTile = std::min(m_handTile, TileSize(m_handPitch - 1).width);
  m_wallTile = TileSize(0.745 * m_unit).width;
  m_wallPitch = px(0.76);
  m_sidePitch = px(0.80);
  m_topPitch = px(0.92);
  // 13 tiles, gap and drawn tile must leave the dora plaque alone.
  const int room = m_centre.x() + px(5.98) - topLeftLimit();
  m_topPitch = std::min(m_topPitch, static_cast<int>(room / 14.34));
}

qreal TableGeometry::fontSize(qreal units) const {
  return std::max(12.0 * m_ratio, units * m_unit);
}

int TableGeometry::dot() const {
  return std::max(1, qRound(m_ratio));
}

// From the owner's frame to the screen; a and b are the smaller values of the rectangle.
QRect TableGeometry::place(int rel, int a, int b, int alongA, int alongB) const {
  const int x = m_centre.x();
  const int y = m_centre.y();
  switch (rel) {
    case 0:
      return QRect(x + a, y + b, alongA, alongB);
    case 1:
      return QRect(x + b, y - a - alongA, alongB, alongA);
    case 2:
      return QRect(x - a - alongA, y - b - alongB, alongA, alongB);
    default:
      return QRect(x - b - alongB, y + a, alongB, alongA);
  }
}

QRect TableGeometry::felt() const {
  return QRect(QPoint(0, 0), m_size).adjusted(frame(), frame(), -frame(), -frame());
}

QRect TableGeometry::panel() const {
  const int half = px(2.56);
  return QRect(m_centre - QPoint(half, half), QSize(2 * half, 2 * half));
}

QRect TableGeometry::screen() const {
  const int half = px(1.42);
  return QRect(m_centre - QPoint(half, half), QSize(2 * half, 2 * half));
}

QRect TableGeometry::riichiStick(int rel) const {
  // Above and below, the lift of the ponds and their sides leave a little less room.
  return place(rel, -px(1.55), px(rel % 2 == 0 ? 2.62 : 2.68), 2 * px(1.55), px(0.20));
}

std::array<QRect, 2> TableGeometry::ornament() const {
  const auto square = [this](qreal half) {
    return QRect(m_centre - QPoint(px(half), px(half)), QSize(2 * px(half), 2 * px(half)));
  };
  return {square(7.02), square(7.22)};
}

std::array<QRect, 2> TableGeometry::dice(int rel) const {
  const int side = px(0.44);
  if (m_wide)
    return {place(rel, px(7.28), px(7.32), side, side), place(rel, px(7.78), px(7.66), side, side)};
  return {place(rel, px(3.62), px(3.44), side, side), place(rel, px(4.20), px(3.44), side, side)};
}

QList<TilePlace> TableGeometry::pond(int rel, const QList<bool> &sideways) const {
  const TileSize tile(m_pondTile);
  const int seam = m_pondPitch - m_pondTile;
  // Half of the thickness up: then the four ponds look equally far from the centre.
  const QPoint lift(0, -tile.thickness / 2);
  QList<TilePlace> places;
  int a = 0;
  for (qsizetype i = 0; i < sideways.size(); ++i) {
    const int row = static_cast<int>(std::min<qsizetype>(i / 6, 2));
    if (i % 6 == 0 && i / 6 == row)
      a = -3 * m_pondPitch + seam / 2;
    const int b = 3 * m_pondPitch + row * m_rowPitch;
    const bool turned = sideways[i];
    const int along = turned ? tile.height : tile.width;
    const int across = turned ? tile.width : tile.height;
    const QRect face = place(rel, a, b + tile.height - across, along, across).translated(lift);
    places.append({face, (kSeatTurns[static_cast<std::size_t>(rel)] + (turned ? 3 : 0)) % 4});
    a += along + seam;
  }
  return places;
}

QList<TilePlace> TableGeometry::kita(int rel, int tiles, bool longPond) const {
  // Beside the third row it is plain whose they are; a third row longer than six pushes them to the second.
  // A riichi tile makes a row longer, but not so long.
  const TileSize tile(kitaTile());
  const QPoint lift(0, -TileSize(m_pondTile).thickness / 2);
  const int b = 3 * m_pondPitch + (longPond ? m_rowPitch - px(0.04) : 2 * m_rowPitch);
  QList<TilePlace> places;
  for (int i = 0; i < tiles; ++i) {
    const int a = 3 * m_pondPitch + px(0.72) + i * (tile.width + dot());
    places.append({place(rel, a, b, tile.width, tile.height).translated(lift),
                   kSeatTurns[static_cast<std::size_t>(rel)]});
  }
  return places;
}

// --- Own hand ---

int TableGeometry::handBottom() const {
  return m_size.height() - frame() - px(0.30);
}

int TableGeometry::handLeft() const {
  const qreal columns = m_size.width() / m_unit;
  const qreal left = std::max(1.0, std::min(7.2, columns - 23.46)) + (m_wide ? 0 : 0.25);
  return px(left);
}

QRect TableGeometry::handTileFace(int index) const {
  const TileSize tile(m_handTile);
  return QRect(handLeft() + index * m_handPitch, handBottom() - tile.height, tile.width, tile.height);
}

QRect TableGeometry::drawnTileFace(int tiles) const {
  return handTileFace(tiles).translated(qRound(0.34 * m_handTile), 0);
}

QRect TableGeometry::handStrip() const {
  const int height = px(2.72);
  const int right = m_size.width() - frame() - px(0.55);
  const int width = std::min(right - handLeft(), drawnTileFace(13).right() + px(0.3) - handLeft());
  return QRect(handLeft(), m_size.height() - frame() - px(0.10) - height, width, height);
}

// --- The others' hands ---

int TableGeometry::sideCentre() const {
  return qRound(std::min(m_size.width() / 2.0 / m_unit - 1.5, 11.2) * m_unit);
}

QList<QRect> TableGeometry::backs(int rel, int tiles, bool drawn) const {
  QList<QRect> faces;
  const int count = tiles + (drawn ? 1 : 0);
  for (int i = 0; i < count; ++i) {
    if (rel == 2) {
      const int gap = i == tiles ? qRound(0.34 * m_topPitch) : 0;
      const int right = m_centre.x() + px(5.98) - i * m_topPitch - gap;
      faces.append(QRect(right - m_topPitch, px(0.62), m_topPitch, TileRender::uprightHeight(m_topPitch)));
      continue;
    }
    const int gap = i == tiles ? qRound(0.34 * m_sidePitch) : 0;
    const int full = 13 * m_sidePitch + TileRender::endHeight(m_sidePitch);
    const int left = m_centre.x() + (rel == 1 ? sideCentre() : -sideCentre()) - sideDepth() / 2;
    const int top = m_centre.y() - full / 2;
    // The owner's left end stays where it is: above for the left seat, below for the right one.
    const int y = rel == 3 ? top + i * m_sidePitch + gap : top + (12 - i) * m_sidePitch - gap;
    faces.append(QRect(left, y, sideDepth(), m_sidePitch));
  }
  return faces;
}

int TableGeometry::openTile(int rel) const {
  return rel == 2 ? std::min(otherMeldTile(), m_topPitch - 1) : std::min(otherMeldTile(), m_sidePitch - 1);
}

QList<TilePlace> TableGeometry::openHand(int rel, int tiles, bool drawn, int closed) const {
  const TileSize tile(openTile(rel));
  const QList<QRect> faces = backs(rel, tiles, drawn);
  QList<TilePlace> places;
  for (int i = 0; i < faces.size(); ++i) {
    const QSize size = tile.lyingFace(kSeatTurns[static_cast<std::size_t>(rel)]);
    QPoint at(faces[i].center().x() - size.width() / 2, faces[i].top());
    if (rel == 2) {
      const int gap = drawn && i == tiles ? qRound(0.34 * m_topPitch) : 0;
      const int right = faces[std::min<qsizetype>(closed, faces.size() - 1)].right() + 1;
      at = QPoint(right - gap - (i - closed) * (size.width() + dot()) - size.width(), px(0.56));
    }
    places.append({QRect(at, size), kSeatTurns[static_cast<std::size_t>(rel)]});
  }
  return places;
}

// --- Wall ---

WallPlace TableGeometry::wallStack(int stack, const WallBreak &broken) const {
  // Counted on from the first stack at the break, clockwise around the table: along each side from its
  // owner's right to his left, then on to the side of the seat before him.
  const int sideStacks = stacksOfSide(broken.players);
  const int stacks = sideStacks * broken.players;
  const int position = broken.at + stack;
  const int rel = broken.sides[static_cast<std::size_t>(position / sideStacks % broken.players)];
  const int fromRight = position % sideStacks;
  const TileSize tile(m_wallTile);
  const int half = sideStacks * m_wallPitch / 2;
  int a = half - (fromRight + 1) * m_wallPitch + (m_wallPitch - m_wallTile) / 2;

  // The end of the live wall stands a little apart from the dead wall; at a corner it does so anyway.
  const int deadFrom = stacks - kDeadStacks;
  const int firstDead = broken.at + deadFrom;
  if (stack < deadFrom && firstDead / sideStacks == position / sideStacks)
    a += px(0.32);

  const int along = tile.width;
  const int across = tile.height;
  const bool sides = rel == 1 || rel == 3;
  const int b = sides ? px(8.62) - across : px(7.40);
  return {place(rel, a, b, along, across), kSeatTurns[static_cast<std::size_t>(rel)]};
}

}  // namespace janso
