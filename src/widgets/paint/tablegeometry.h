// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where everything on the table lies, for one size of the window: numbers only, no painting.
//
// One unit u, the width of a pond column, gives every length. All rectangles are whole device pixels. `rel`
// is a seat as the viewer sees it: 0 own (bottom), 1 right, 2 across, 3 left. In an owner's own frame `a`
// runs from his left to his right and `b` outwards, both from the middle of the table.
#pragma once

#include <QList>
#include <QPoint>
#include <QRect>
#include <QSize>
#include <array>

#include "widgets/paint/tablesizes.h"

namespace janso {

// A lying tile: the rectangle of its face, and the quarter turns (clockwise) of its art.
struct TilePlace {
  QRect face;
  int turn = 0;
  bool operator==(const TilePlace &) const = default;
};

// One tile of a meld in its owner's frame, left to right.
struct MeldShape {
  bool sideways = false;
  bool stacked = false;  // lies on the table side of the sideways tile before it
};

// What of the game decides where things lie.
struct TableKind {
  int players = 4;
  bool kita = false;     // Norths are set aside: one toggle more
  bool marks = false;    // seats carry marks: wider name plates
  bool controls = true;  // toggles and corner buttons; else their places are left free
  bool faces = false;    // the plates have portraits
  bool tilted = false;   // seen from the chair (paint/camera.h); every place is that of the flat table
  HandSize hand = HandSize::Normal;
  PondSize ponds = PondSize::Normal;
  double text = 1;  // how much larger than designed texts are, where their places have room
  bool operator==(const TableKind &) const = default;
};

// Where the wall is broken: `sides` are the seats (rel) before which it stands, in the order in which it is
// drawn from, the broken side first; `at`: stacks of that side right of the break (2..12).
struct WallBreak {
  std::array<int, 4> sides{0, 3, 2, 1};  // with three players the last place is idle
  int at = 7;
  int players = 4;
  qreal opened = 1;  // how far the dead wall stands apart already
  bool operator==(const WallBreak &) const = default;
};

// A stack of the wall.
struct WallPlace {
  QRect base;  // face of a tile that lies on the table
  int turn = 0;
};

inline constexpr int kDeadStacks = 7;  // of the dead wall

// The quarter turns of an upright tile of each seat (rel); one that lies sideways is turned by three more.
inline constexpr std::array<int, 4> kSeatTurns{0, 3, 2, 1};

class TableGeometry {
 public:
  // `device`: the widget's size in device pixels; `ratio`: device pixels per logical pixel.
  TableGeometry() = default;
  TableGeometry(QSize device, qreal ratio, TableKind kind = {});

  bool operator==(const TableGeometry &) const = default;

  // The unit that a table of this size has at most; what lies beside the table, a large hand and large ponds
  // take a little of it.
  static qreal roomyUnit(QSizeF size);

  QSize size() const { return m_size; }
  TableKind kind() const { return m_kind; }
  qreal ratio() const { return m_ratio; }
  qreal unit() const { return m_unit; }
  bool isWide() const { return m_wide; }
  QPoint centre() const { return m_centre; }
  int px(qreal units) const { return qRound(units * m_unit); }
  qreal fx(qreal units) const { return units * m_unit; }
  // A font size: never less than 12 logical pixels.
  qreal fontSize(qreal units) const;
  // As large as the user wants texts, but at most `most` times `units`: what its place has room for.
  qreal textSize(qreal units, qreal most) const;
  int dot() const;  // one logical pixel, at least one device pixel

  // --- Tile widths ---
  int pondTile() const { return m_pondTile; }
  int handTile() const { return m_handTile; }
  int wallTile() const { return m_wallTile; }
  int doraTile() const { return px(0.90); }
  int kitaTile() const { return px(0.80); }
  int promptTile() const { return px(0.70); }
  int ownMeldTile() const { return px(m_kind.hand == HandSize::Large ? 1.30 : 1.16); }
  int otherMeldTile() const { return px(0.78); }

  // --- Frame, centre ---
  int frame() const { return px(0.46); }
  QRect felt() const;  // inside the frame
  QRect panel() const;
  QRect screen() const;
  QRect riichiStick(int rel) const;
  std::array<QRect, 2> ornament() const;
  // The dice at the right hand of the dealer: where the walls do not meet, or between two ponds where there
  // is no room.
  std::array<QRect, 2> dice(int rel) const;

  // --- Ponds: `sideways` for each tile in the order shown ---
  QList<TilePlace> pond(int rel, const QList<bool> &sideways) const;

  // --- Norths set aside: a row right of the pond, as its owner sees it ---
  // `longPond`: more than 18 tiles lie in it.
  QList<TilePlace> kita(int rel, int tiles, bool longPond) const;

  // --- Own hand ---
  QRect handStrip() const;               // what the curtain covers
  QRect handTileFace(int index) const;   // the index-th concealed tile at rest
  QRect drawnTileFace(int tiles) const;  // the drawn tile after `tiles` others
  int handBottom() const;                // lower edge of the faces

  // --- The others' hands, as backs ---
  // Top: upright backs. Sides: strips; see TilePainter::sideBack(). `tiles` without the drawn one.
  QList<QRect> backs(int rel, int tiles, bool drawn) const;
  int sideDepth() const { return px(0.69); }
  int sidePitch() const { return m_sidePitch; }
  // Opened hands lie face up in the same places, the top one closer together. `closed`: how many of `tiles`,
  // at the owner's left end, are backs (their places are given too).
  QList<TilePlace> openHand(int rel, int tiles, bool drawn, int closed = 0) const;
  int openTile(int rel) const;

  // --- Melds: all of a seat, first made first ---
  // `tiles`: width of the tiles, shrunk where they would not fit.
  int meldTile(int rel, const QList<QList<MeldShape>> &melds) const;
  QList<QList<TilePlace>> melds(int rel, const QList<QList<MeldShape>> &melds) const;

  // --- Wall ---
  // Stacks counted from the break in the order of drawing: the live wall, then the seven of the dead wall
  // with the last at the break. Four players: 0..60 and 61..67; three: 0..46 and 47..53.
  WallPlace wallStack(int stack, const WallBreak &broken) const;

  // --- Plaques ---
  QRect doraPlaque() const;
  QRect doraSlot(int index) const;
  QRect namePlate(int rel) const;
  bool plateHasSubtitle(int rel) const;
  int toggles() const { return m_kind.controls ? togglePlaces() : 0; }
  QRect toggle(int index) const;
  // Of a toggle's words: where they begin, what is left free after them, their size.
  static constexpr qreal kToggleText = 0.60;
  static constexpr qreal kToggleEnd = 0.14;
  static constexpr qreal kToggleFont = 0.325;
  QRect furitenTag() const;  // ground of the word; as wide as that needs in most languages
  int cornerButtons() const { return m_kind.controls ? 3 : 0; }
  QRect cornerButton(int index) const;  // 0 log, 1 help, 2 settings

  // --- Prompt: right and lower end of the row of buttons ---
  QPoint promptCorner(bool stackedMeld) const;
  int promptHeight() const { return px(2.42); }
  int compactHeight() const { return px(1.36); }
  // Where banners stand: the middle of the caller's corner.
  QPoint bannerCentre(int rel) const;

 private:
  QRect place(int rel, int a, int b, int alongA, int alongB) const;
  int sideCentre() const;  // of the side hands, from the middle of the table
  int handLeft() const;
  int sidePlateHeight(int fits) const;
  int plaqueInset() const { return frame() + px(0.5); }
  int topLeftLimit() const;  // leftmost x of what belongs to the top seat
  int togglePlaces() const { return m_kind.kita ? 5 : 4; }
  QRect togglesArea() const;
  QSize togglesAbreast() const;
  int toggleWidth() const;
  bool togglesInColumn() const;
  int meldSpace(int rel, int melds) const;
  QPoint meldAnchor(int rel) const;

  QSize m_size;
  TableKind m_kind;
  qreal m_ratio = 1;
  qreal m_unit = 1;
  bool m_wide = true;
  QPoint m_centre;
  int m_pondTile = 8;
  int m_pondPitch = 8;
  int m_rowPitch = 8;
  int m_handTile = 8;
  int m_handPitch = 8;
  int m_wallTile = 8;
  int m_wallPitch = 8;
  int m_wallInner = 8;  // from the middle to the walls above and below, and
  int m_wallOuter = 8;  // to the outer edge of the ring that all of them make
  int m_sidePitch = 8;
  int m_topPitch = 8;
};

}  // namespace janso
