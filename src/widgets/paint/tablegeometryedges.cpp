// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The part of the geometry that depends on the window's edges: melds, plaques, toggles, prompt.
#include <algorithm>

#include "widgets/paint/tablegeometry.h"
#include "widgets/paint/tilerender.h"

namespace janso {

namespace {

constexpr double kDoraTop = 0.18;    // free above the tiles of the dora
constexpr double kDoraLine = 1.1;    // of the line below them, in sizes of the font
constexpr double kNamedPlate = 2.6;  // least width, in units, of a plate that a name can be read on

// Along the owner's edge, all melds with their seams and the gaps between them.
int meldsLength(const QList<QList<MeldShape>> &melds, int width, int seam) {
  const TileSize tile(width);
  int length = 0;
  for (const QList<MeldShape> &meld : melds) {
    if (length > 0)
      length += qRound(0.2 * width);
    int tiles = 0;
    for (const MeldShape &shape : meld) {
      if (shape.stacked)
        continue;
      length += (shape.sideways ? tile.height : tile.width) + (tiles > 0 ? seam : 0);
      ++tiles;
    }
  }
  return length;
}

}  // namespace

// --- Melds ---

// The owner's right end and the outer edge of the faces.
QPoint TableGeometry::meldAnchor(int rel) const {
  const int side = sideCenter() + px(0.52);
  const int reach = px(m_wide ? 7.95 : 6.95);
  switch (rel) {
    case 0:
      return {m_size.width() - frame() - px(0.55), handBottom()};
    case 1:
      return {m_center.x() + side, m_center.y() - reach};
    case 2:
      return {std::max(topLeftLimit(), m_center.x() - px(8.92)), px(0.56)};
    default:
      return {m_center.x() - side, std::min(m_center.y() + reach, namePlate(0).top() - px(0.1))};
  }
}

// What is free for melds along the owner's edge beside a hand of 13 - 3 x melds tiles and a drawn one.
int TableGeometry::meldSpace(int rel, int melds) const {
  const int tiles = std::max(1, 13 - 3 * melds);
  const QPoint anchor = meldAnchor(rel);
  if (rel == 0)
    return anchor.x() - (drawnTileFace(tiles).right() + 1) - px(0.3);
  const QRect last = backs(rel, tiles, true).last();
  if (rel == 2)
    return last.left() - anchor.x() - px(0.3);
  if (rel == 1)
    return last.top() - anchor.y() - px(0.3);
  return anchor.y() - (last.bottom() + 1 + TileRender::endHeight(m_sidePitch)) - px(0.3);
}

int TableGeometry::meldTile(int rel, const QList<QList<MeldShape>> &melds) const {
  int width = TileSize(rel == 0 ? ownMeldTile() : otherMeldTile()).width;
  const int space = meldSpace(rel, static_cast<int>(melds.size()));
  while (width > 10 && meldsLength(melds, width, dot()) > space)
    --width;
  return width;
}

QList<QList<TilePlace>> TableGeometry::melds(int rel, const QList<QList<MeldShape>> &melds) const {
  const TileSize tile(meldTile(rel, melds));
  QPoint anchor = meldAnchor(rel);
  // At the lower ends the side of the tiles must stay above the line, not only the faces.
  if (rel == 0 || rel == 3)
    anchor.ry() -= tile.thickness;
  QList<QList<TilePlace>> places;
  int s = 0;  // from the owner's right end
  for (const QList<MeldShape> &meld : melds) {
    if (s > 0)
      s += qRound(0.2 * tile.width);
    QList<TilePlace> row;
    for (qsizetype i = meld.size() - 1; i >= 0; --i) {
      const MeldShape &shape = meld[i];
      const bool turned = shape.sideways || shape.stacked;
      const int along = turned ? tile.height : tile.width;
      const int across = turned ? tile.width : tile.height;
      int inwards = shape.stacked ? tile.width + dot() : 0;
      // Never over the wall before it.
      if (rel == 2 && shape.stacked)
        inwards = std::min(inwards, m_center.y() - m_wallOuter - tile.thickness - across - anchor.y());
      if (rel == 0 && shape.stacked)
        inwards = std::min(inwards, anchor.y() - across - (m_center.y() + m_wallOuter));
      QRect face;
      switch (rel) {
        case 0:
          face = QRect(anchor.x() - s - along, anchor.y() - inwards - across, along, across);
          break;
        case 1:
          face = QRect(anchor.x() - inwards - across, anchor.y() + s, across, along);
          break;
        case 2:
          face = QRect(anchor.x() + s, anchor.y() + inwards, along, across);
          break;
        default:
          face = QRect(anchor.x() + inwards, anchor.y() - s - along, across, along);
          break;
      }
      row.prepend({face, (kSeatTurns[static_cast<std::size_t>(rel)] + (turned ? 3 : 0)) % 4});
      if (!shape.stacked)
        s += along + dot();
    }
    s -= dot();
    places.append(row);
  }
  return places;
}

// --- Plaques ---

// As high as its tiles and the line of words below them, whose size has a lower limit.
QRect TableGeometry::doraPlaque() const {
  const TileSize tile(doraTile());
  const int line = qRound(kDoraLine * fontSize(0));
  const int height = std::max(px(2.28), px(kDoraTop) + tile.height + tile.thickness + line);
  return QRect(plaqueInset(), plaqueInset(), px(5.45), height);
}

QRect TableGeometry::doraSlot(int index) const {
  const QRect plaque = doraPlaque();
  const TileSize tile(doraTile());
  const int pitch = px(0.99);
  const int left = plaque.left() + (plaque.width() - 4 * pitch - tile.width) / 2;
  return QRect(left + index * pitch, plaque.top() + px(kDoraTop), tile.width, tile.height);
}

int TableGeometry::topLeftLimit() const {
  return doraPlaque().right() + 1 + px(0.34);
}

QRect TableGeometry::cornerButton(int index) const {
  const int side = px(0.97);
  const int right = m_size.width() - plaqueInset();
  return QRect(right - (2 - index) * px(1.19) - side, plaqueInset(), side, side);
}

// In a column where the words would not fit abreast: their size has a lower limit.
bool TableGeometry::togglesInColumn() const {
  if (m_wide)
    return m_unit < 35.5 * m_ratio || handLeft() < px(7.1);
  return m_size.width() >= 27.5 * m_unit;
}

// What the longest words want, about twelve letters beside the dot.
int TableGeometry::toggleWidth() const {
  return px(kToggleText + kToggleEnd) + qRound(6.4 * fontSize(kToggleFont));
}

int TableGeometry::toggleColumns() const {
  return togglesInColumn() ? 1 : m_wide ? 2 : (togglePlaces() + 1) / 2;
}

// Height of a toggle, and the room between two of them.
int TableGeometry::toggleRow() const {
  return px(m_wide && !togglesInColumn() ? 0.70 : 0.60);
}

int TableGeometry::toggleGap() const {
  return px(m_wide && !togglesInColumn() ? 0.10 : 0.09);
}

// 2 x 2 beside the hand, 1 x 4 in a narrow or small window, in two lines above the hand's left end and below
// the wall in a very narrow one. The buttons for help are a line above, or in the last one a column more.
QRect TableGeometry::togglesArea() const {
  const int left = m_wide ? plaqueInset() : frame() + px(0.38);
  const bool above = !m_wide && !togglesInColumn();
  const int columns = toggleColumns() + (above && helpButtons() > 0 ? 1 : 0);
  const int rows =
      (togglePlaces() + toggleColumns() - 1) / toggleColumns() + (!above && helpButtons() > 0 ? 1 : 0);
  const int height = rows * toggleRow() + (rows - 1) * toggleGap();
  if (above) {
    const QSize size(columns * toggleWidth() + (columns - 1) * px(0.13), height);
    return QRect(QPoint(left, handTileFace(0).top() - px(0.55) - size.height()), size);
  }
  const int width = togglesInColumn() ? std::min(px(m_wide ? 4.6 : 3.5), handLeft() - px(0.25) - left)
                                      : 2 * px(2.86) + px(0.13);
  return QRect(left, handBottom() - height, width, height);
}

QRect TableGeometry::toggle(int index) const {
  const QRect area = togglesArea();
  const int columns = toggleColumns();
  const int step = toggleRow() + toggleGap();
  const bool above = !m_wide && !togglesInColumn();
  const int across = above ? toggleWidth() : (area.width() - (columns - 1) * px(0.13)) / columns;
  const int top = area.top() + (index / columns + (!above && helpButtons() > 0 ? 1 : 0)) * step;
  if (m_wide && columns == 2 && index == toggles() - 1 && index % 2 == 0)
    return QRect(area.left(), top, area.width(), toggleRow());
  return QRect(area.left() + index % columns * (across + px(0.13)), top, across, toggleRow());
}

QRect TableGeometry::helpButton(int index) const {
  const QRect area = togglesArea();
  if (!m_wide && !togglesInColumn()) {
    return QRect(area.right() + 1 - toggleWidth(), area.top() + index * (toggleRow() + toggleGap()),
                 toggleWidth(), toggleRow());
  }
  const int width = (area.width() - px(0.13)) / 2;
  return QRect(index == 0 ? area.left() : area.right() + 1 - width, area.top(), width, toggleRow());
}

// Above the hand's left end, right of the toggles, or of the plate in their place, where these stand there.
QRect TableGeometry::furitenTag() const {
  const QRect first = handTileFace(0);
  const bool beside = !m_wide && !togglesInColumn();
  const QRect there = toggles() > 0 ? togglesArea() : namePlate(0);
  const int left = beside ? there.right() + 1 + px(0.2) : first.left();
  return QRect(left, first.top() - px(1.12), px(2.6), px(0.58));
}

// Beside the hands of the sides, as wide as `fits`; higher where a second line would not fit beside a
// portrait.
int TableGeometry::sidePlateHeight(int fits) const {
  return px(m_kind.faces && fits < px(4.2) ? 1.78 : 1.24);
}

QRect TableGeometry::namePlate(int rel) const {
  const int height = px(m_wide ? 1.24 : 1.10);
  const double beyond = m_kind.faces ? 0.2 : 0;
  const int width = px(beyond + (!m_wide ? 3.8 : m_kind.marks ? 5.7 : 4.7));
  const QRect corner(m_size.width() - plaqueInset() - width, px(2.10), width, height);
  const int beside = std::min(m_wide ? width : m_size.width(), besideRoom());
  const int besideTop = m_center.y() - sidePlateHeight(beside) / 2;
  switch (rel) {
    case 0: {
      const QRect area = togglesArea();
      const int bottom = toggles() > 0 ? area.top() - px(m_wide ? 0.25 : 0.17) : area.bottom() + 1;
      const int top = bottom - height;
      // Beside the own wall, and beside that of the seat to the left where it comes down so far.
      const bool besideLeftWall = top < m_center.y() + px(7.2);
      const bool besideOwnWall = !m_wide && !togglesInColumn();
      int free = area.width();
      // Tilted, the wall is nearer to the eye.
      const double wallEnd = (m_kind.players == 3 ? 7.0 : 6.70) * (m_kind.tilted ? 1.09 : 1);
      if (besideOwnWall)
        free = std::min(free, m_center.x() - px(wallEnd) - area.left());
      if (besideLeftWall)
        free = std::min(free, m_center.x() - m_wallOuter - px(0.1) - area.left());
      return QRect(area.left(), top, free, height);
    }
    case 1: {
      if (beside == 0)
        return corner;
      return QRect(m_size.width() - besideInset() - beside, besideTop, beside, sidePlateHeight(beside));
    }
    case 2: {
      const int left = m_center.x() + px(6.51);
      const int limit =
          cornerButtons() > 0 ? cornerButton(0).left() - px(0.2) : m_size.width() - plaqueInset();
      const int fits = std::min(width, limit - left);
      // Too narrow for a name: below the hand, in the corner or left of the next seat's plate there, where
      // the wall leaves room.
      const int wall = m_center.y() - m_wallOuter - px(0.1);
      if (!m_wide && fits < px(kNamedPlate) && corner.bottom() < wall)
        return beside > 0 ? corner : corner.translated(-px(0.2) - width, 0);
      return QRect(left, px(m_wide ? 0.57 : 0.67), std::max(fits, px(0.98)), height);
    }
    default: {
      if (beside == 0)
        return QRect(frame() + px(0.38), std::max(px(3.42), doraPlaque().bottom() + 1 + px(0.14)), width,
                     height);
      return QRect(besideInset(), besideTop, beside, sidePlateHeight(beside));
    }
  }
}

bool TableGeometry::plateHasSubtitle(int rel) const {
  return m_wide && namePlate(rel).width() >= px(kNamedPlate);
}

// --- Prompt and banners ---

QRect TableGeometry::strip() const {
  const QRect first = handTileFace(0);
  const bool beside = !m_wide && !togglesInColumn() && toggles() > 0;
  const int left = beside ? togglesArea().right() + 1 + px(0.2) : first.left();
  const QPoint end = promptCorner(false);
  const int bottom = std::min(end.y(), handStrip().top());
  return QRect(left, bottom - promptHeight(), end.x() - left, promptHeight());
}

QPoint TableGeometry::promptCorner(bool stackedMeld) const {
  int bottom = handTileFace(0).top() - px(0.55);
  if (stackedMeld) {
    const TileSize tile(ownMeldTile());
    bottom = std::min(bottom, handBottom() - tile.thickness - 2 * tile.width - dot() - px(0.15));
  }
  return {m_size.width() - frame() - px(0.55), bottom};
}

QPoint TableGeometry::bannerCenter(int rel) const {
  const QRect box = place(rel, px(6.0), px(7.6), 1, 1);
  return box.topLeft();
}

}  // namespace janso
