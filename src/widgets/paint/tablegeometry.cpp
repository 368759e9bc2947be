// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/tablegeometry.h"

#include <algorithm>
#include <cmath>

#include "rules/walllayout.h"
#include "widgets/paint/tilerender.h"

namespace janso {

namespace {

// Widths in units, of the hand in the order of its sizes.
constexpr std::array<qreal, 3> kHandTiles{1.28, 1.50, 1.90};
constexpr qreal kHandSeam = 0.03;
constexpr qreal kStripEdge = 0.55;     // between what the curtain covers and the frame, units
constexpr qreal kHandPlaces = 14.34;   // that a hand takes: 13 tiles, a gap, the drawn tile
constexpr qreal kHandBeside = 1.52;    // free at both sides of it, units
constexpr qreal kToggleColumn = 5.85;  // of a wide table, left of the hand
// The hands of the sides and the plates behind them in a narrow table.
constexpr qreal kSideCenter = 11.2;    // of the hands, from the middle, where there is room
constexpr qreal kMeldsInwards = 1.13;  // from the hands' middle to the inner edge of their melds
constexpr qreal kBesideEdge = 0.20;    // between a plate and the frame
constexpr qreal kBesideWanted = 2.2;   // width of a plate
constexpr qreal kBesideLeast = 1.9;
constexpr qreal kBesidePixels = 60;    // for a name of six letters in the smallest type
constexpr qreal kDiceFarthest = 7.85;  // from the middle, units
constexpr qreal kDiceEnd = 0.82;       // beyond the wall, of their places, and
constexpr qreal kDiceCorner = 0.10;    // of a turned die beyond its place, with a little cloth around it
constexpr qreal kUnitsHigh = 22.3;     // a table of usual sizes
// Of a tile of the own hand with its cap, and the room into which it rises, in widths.
constexpr qreal kHandHeight = 4 / 3.0 + 0.15 + 0.19;

// Of the ponds and what lies around them, in units.
struct Ring {
  qreal column;  // of a pond
  qreal wallTile;
  qreal wallPitch;
  qreal inner;  // from the middle to the walls above and below
  qreal outer;  // to the outer edge of the walls with their sides
};
constexpr std::array<Ring, 2> kRings{{{1, 0.745, 0.76, 7.40, 8.62}, {1.12, 0.50, 0.51, 8.23, 9.09}}};

qreal handTileOf(const TableKind &kind) {
  return kHandTiles[static_cast<std::size_t>(kind.hand)];
}

const Ring &ringOf(const TableKind &kind) {
  return kRings[static_cast<std::size_t>(kind.ponds)];
}

// That a table is higher than one of usual sizes: above and below the middle, and at the own edge.
qreal moreRing(const TableKind &kind) {
  return ringOf(kind).outer - kRings[0].outer;
}

qreal moreHeight(const TableKind &kind) {
  const qreal hand = kHandHeight * (handTileOf(kind) - kHandTiles[1]);
  return std::max(0.0, hand) + 2 * moreRing(kind);
}

}  // namespace

qreal TableGeometry::roomyUnit(QSizeF size) {
  return std::min(size.height() / kUnitsHigh, size.width() / 24.0);
}

TableGeometry::TableGeometry(QSize device, qreal ratio, TableKind kind)
    : m_size(device), m_kind(kind), m_ratio(ratio) {
  const qreal more = moreHeight(kind);
  const qreal unit = std::min(device.height() / (kUnitsHigh + more), roomyUnit(device));
  // Beside the table or above and below it must be room for the dora and the own plate.
  const qreal apart = std::max(device.width() / 27.6, device.height() / (25.6 + more));
  m_unit = std::max(8.0, std::floor(std::min(unit, apart) * 8) / 8);
  m_wide = device.width() > 30 * m_unit;
  // Where the width gives the unit there is height to spare: half of it goes above the table.
  const qreal spare = std::max(0.0, device.height() - (22.4 + more) * m_unit);
  m_center = QPoint(device.width() / 2, qRound((10.42 + moreRing(kind)) * m_unit + spare / 2));
  // Whole pixels for width and pitch, so that all seams are equally wide.
  const Ring &ring = ringOf(kind);
  m_pondTile = TileSize(0.972 * ring.column * m_unit).width;
  m_pondPitch = std::max(px(ring.column), m_pondTile + 1);
  m_rowPitch = px(1.325 * ring.column);
  m_handTile = TileSize(handTileOf(kind) * m_unit).width;
  // 13 tiles, gap and drawn tile must fit.
  // A large hand stays within the strip that the curtain covers.
  const int edge = kind.hand == HandSize::Large ? px(kStripEdge) : 0;
  const int handRoom = device.width() - frame() - edge - handLeft();
  m_handPitch = std::min(std::max(px(handTileOf(kind) + kHandSeam), m_handTile + 1),
                         static_cast<int>(handRoom / kHandPlaces));
  m_handTile = std::min(m_handTile, TileSize(m_handPitch - 1).width);
  m_wallTile = TileSize(ring.wallTile * m_unit).width;
  m_wallPitch = px(ring.wallPitch);
  m_wallInner = px(ring.inner);
  m_wallOuter = px(ring.outer);
  m_sidePitch = px(0.80);
  m_topPitch = px(0.92);
  // 13 tiles, gap and drawn tile must leave the dora plaque alone.
  const int room = m_center.x() + px(5.98) - topLeftLimit();
  m_topPitch = std::min(m_topPitch, static_cast<int>(room / kHandPlaces));
}

qreal TableGeometry::fontSize(qreal units) const {
  return std::max(12.0 * m_ratio, units * m_unit);
}

qreal TableGeometry::textSize(qreal units, qreal most) const {
  const qreal size = fontSize(units);
  return std::max(size, std::min(size * m_kind.text, most * units * m_unit));
}

int TableGeometry::dot() const {
  return std::max(1, qRound(m_ratio));
}

// From the owner's frame to the screen; a and b are the smaller values of the rectangle.
QRect TableGeometry::place(int rel, int a, int b, int alongA, int alongB) const {
  const int x = m_center.x();
  const int y = m_center.y();
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
  return QRect(m_center - QPoint(half, half), QSize(2 * half, 2 * half));
}

QRect TableGeometry::screen() const {
  const int half = px(1.42);
  return QRect(m_center - QPoint(half, half), QSize(2 * half, 2 * half));
}

QRect TableGeometry::riichiStick(int rel) const {
  // Above and below, the lift of the ponds and their sides leave a little less room.
  return place(rel, -px(1.55), px(rel % 2 == 0 ? 2.62 : 2.68), 2 * px(1.55), px(0.20));
}

std::array<QRect, 2> TableGeometry::ornament() const {
  const auto square = [this](qreal half) {
    return QRect(m_center - QPoint(px(half), px(half)), QSize(2 * px(half), 2 * px(half)));
  };
  // Between the ponds and the walls.
  const qreal inner = ringOf(m_kind).inner;
  return {square(inner - 0.38), square(inner - 0.18)};
}

std::array<QRect, 2> TableGeometry::dice(int rel) const {
  const int side = px(0.44);
  // Where the walls stand farther out, not so far as the name plate of the seat across.
  const qreal wall = std::min(ringOf(m_kind).inner, kDiceFarthest);
  const bool besidePlaque = m_center.x() - px(wall + kDiceEnd + kDiceCorner) > doraPlaque().right();
  if (m_wide && besidePlaque)
    return {place(rel, px(wall - 0.12), px(wall - 0.08), side, side),
            place(rel, px(wall + 0.38), px(wall + 0.26), side, side)};
  const qreal corner = 3 * ringOf(m_kind).column;
  return {place(rel, px(corner + 0.62), px(corner + 0.44), side, side),
          place(rel, px(corner + 1.20), px(corner + 0.44), side, side)};
}

QList<TilePlace> TableGeometry::pond(int rel, const QList<bool> &sideways) const {
  const TileSize tile(m_pondTile);
  const int seam = m_pondPitch - m_pondTile;
  // Half of the thickness up: then the four ponds look equally far from the center.
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
  // A larger hand comes nearer to what stands beside it.
  const auto beside = [columns](qreal tile) {
    return columns - kHandBeside - kHandPlaces * (tile + kHandSeam);
  };
  const qreal least = m_wide ? kToggleColumn : std::max(1.0, beside(kHandTiles[1]));
  const qreal wanted = beside(std::max(handTileOf(m_kind), kHandTiles[1]));
  const qreal left = std::max(least, std::min(7.2, wanted)) + (m_wide ? 0 : 0.25);
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
  const int height = px(2.72 + (4 / 3.0 + 0.15) * std::max(0.0, handTileOf(m_kind) - kHandTiles[1]));
  const int right = m_size.width() - frame() - px(kStripEdge);
  const int width = std::min(right - handLeft(), drawnTileFace(13).right() + px(0.3) - handLeft());
  return QRect(handLeft(), m_size.height() - frame() - px(0.10) - height, width, height);
}

// --- The others' hands ---

// In a narrow table the hands come nearer to the wall, as far as their melds allow, so that the names of
// their owners have room behind them.
int TableGeometry::sideCenter() const {
  const int usual = qRound(std::min(m_size.width() / 2.0 / m_unit - 1.5, kSideCenter) * m_unit);
  if (m_wide)
    return usual;
  const qreal plate = std::max(kBesideWanted * m_unit, kBesidePixels * m_ratio);
  const int nearest = m_wallOuter + px(kMeldsInwards);
  const int moved = std::min(usual, std::max(nearest, sideEdge() - handDepth() - qRound(plate)));
  return sideEdge() - handDepth() - moved >= px(kBesideLeast) ? moved : usual;
}

// From the middle of a side hand to its outer edge or that of its melds; tilted, the hands lean outwards.
int TableGeometry::handDepth() const {
  return px(0.52) + px(m_kind.tilted ? 0.45 : 0.15);
}

int TableGeometry::besideInset() const {
  return m_wide ? plaqueInset() : frame() + px(kBesideEdge);
}

int TableGeometry::sideEdge() const {
  return m_center.x() - besideInset();
}

int TableGeometry::sideReach() const {
  return sideCenter() + handDepth();
}

int TableGeometry::besideRoom() const {
  const int room = sideEdge() - sideReach();
  return m_wide || room >= px(kBesideLeast) ? room : 0;
}

QList<QRect> TableGeometry::backs(int rel, int tiles, bool drawn) const {
  QList<QRect> faces;
  const int count = tiles + (drawn ? 1 : 0);
  for (int i = 0; i < count; ++i) {
    if (rel == 2) {
      const int gap = i == tiles ? qRound(0.34 * m_topPitch) : 0;
      const int right = m_center.x() + px(5.98) - i * m_topPitch - gap;
      faces.append(QRect(right - m_topPitch, px(0.62), m_topPitch, TileRender::uprightHeight(m_topPitch)));
      continue;
    }
    const int gap = i == tiles ? qRound(0.34 * m_sidePitch) : 0;
    const int full = 13 * m_sidePitch + TileRender::endHeight(m_sidePitch);
    const int left = m_center.x() + (rel == 1 ? sideCenter() : -sideCenter()) - sideDepth() / 2;
    const int top = m_center.y() - full / 2;
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
    a += qRound(broken.opened * px(0.32));

  const int along = tile.width;
  const int across = tile.height;
  const bool sides = rel == 1 || rel == 3;
  const int b = sides ? m_wallOuter - across : m_wallInner;
  return {place(rel, a, b, along, across), kSeatTurns[static_cast<std::size_t>(rel)]};
}

}  // namespace janso
