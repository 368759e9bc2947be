// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The layout of everything on the table for one size of the window: numbers only, no painting.
//
// All lengths derive from one unit u, the width of a pond column. All rectangles are whole device pixels.
// `rel` is a seat relative to the viewer: 0 viewer (bottom), 1 right, 2 across, 3 left. In a player's own
// frame, `a` runs from the player's left to right and `b` outwards, both from the middle of the table.
#pragma once

#include <QList>
#include <QPoint>
#include <QRect>
#include <QSize>
#include <array>

#include "widgets/look/tablesizes.h"

namespace janso {

// A lying tile: the rectangle of its face, and the clockwise quarter turns of its art.
struct TilePlace {
  QRect face;
  int turn = 0;
  bool operator==(const TilePlace &) const = default;
};

// One tile of a meld in its owner's frame, left to right.
struct MeldShape {
  bool sideways = false;
  bool stacked = false;  // on the table side of the sideways tile before it
};

// The properties of the match and the settings that affect the layout.
struct TableKind {
  int players = 4;
  bool kita = false;     // Norths can be set aside, which needs one more toggle
  bool marks = false;    // seats have marks, which need wider name plates
  bool controls = true;  // with toggles and corner buttons; otherwise their places stay empty
  bool helps = false;    // with the buttons for a hint and the yaku list, above the toggles
  bool faces = false;    // the plates have portraits
  bool tilted = false;   // seen from the chair (paint/camera.h); all positions are those of the flat table
  HandSize hand = HandSize::Normal;
  PondSize ponds = PondSize::Normal;
  double text = 1;  // the factor by which texts are larger than designed, where they have room
  bool operator==(const TableKind &) const = default;
};

// Where the wall is broken. `sides` are the seats (rel) in front of which the wall stands, in the order of
// drawing, beginning with the broken side. `at` is the number of stacks of that side to the right of the
// break (2..12).
struct WallBreak {
  std::array<int, 4> sides{0, 3, 2, 1};  // with three players the last entry is unused
  int at = 7;
  int players = 4;
  qreal opened = 1;  // how far the dead wall is separated already
  bool operator==(const WallBreak &) const = default;
};

// A stack of the wall.
struct WallPlace {
  QRect base;  // face of a tile that lies on the table
  int turn = 0;
};

inline constexpr int kDeadStacks = 7;  // in the dead wall

// The quarter turns of an upright tile of each seat (rel); a sideways tile has three more.
inline constexpr std::array<int, 4> kSeatTurns{0, 3, 2, 1};

class TableGeometry {
 public:
  // `device` is the size of the widget in device pixels, `ratio` the device pixels per logical pixel.
  TableGeometry() = default;
  TableGeometry(QSize device, qreal ratio, TableKind kind = {});

  bool operator==(const TableGeometry &) const = default;

  // The largest unit of a table of this size. Anything placed next to the table, a large hand and large ponds
  // reduce it a little.
  static qreal roomyUnit(QSizeF size);

  QSize size() const { return m_size; }
  TableKind kind() const { return m_kind; }
  qreal ratio() const { return m_ratio; }
  qreal unit() const { return m_unit; }
  bool isWide() const { return m_wide; }
  QPoint center() const { return m_center; }
  int px(qreal units) const { return qRound(units * m_unit); }
  qreal fx(qreal units) const { return units * m_unit; }
  // A font size, at least 12 logical pixels.
  qreal fontSize(qreal units) const;
  // A font size scaled by the user's text setting, but at most `most` times `units`, for which there is room.
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

  // --- Frame, center ---
  int frame() const { return px(0.46); }
  QRect felt() const;  // inside the frame
  QRect panel() const;
  QRect screen() const;
  QRect riichiStick(int rel) const;
  std::array<QRect, 2> ornament() const;
  // The dice at the dealer's right hand: in the corner where the walls do not meet, or between two ponds if
  // there is no room.
  std::array<QRect, 2> dice(int rel) const;

  // --- Ponds: `sideways` has an entry for each tile in the order shown ---
  QList<TilePlace> pond(int rel, const QList<bool> &sideways) const;

  // --- Norths set aside: a row to the right of the pond, as its owner sees it ---
  // `longPond`: the pond has more than 18 tiles.
  QList<TilePlace> kita(int rel, int tiles, bool longPond) const;

  // --- The viewer's hand ---
  QRect handStrip() const;               // the area that the curtain covers
  QRect handTileFace(int index) const;   // the index-th concealed tile at rest
  QRect drawnTileFace(int tiles) const;  // the drawn tile after `tiles` others
  int handBottom() const;                // lower edge of the faces

  // --- The others' hands, as backs ---
  // Top: upright backs. Sides: strips; see TilePainter::sideBack(). `tiles` excludes the drawn tile.
  QList<QRect> backs(int rel, int tiles, bool drawn) const;
  int sideDepth() const { return px(0.69); }
  int sidePitch() const { return m_sidePitch; }
  // Open hands lie face up in the same positions; those of the top seat are closer together. `closed` is how
  // many of `tiles`, from the owner's left end, are backs (the result includes them).
  QList<TilePlace> openHand(int rel, int tiles, bool drawn, int closed = 0) const;
  int openTile(int rel) const;

  // --- Melds: all melds of a seat, in the order in which they were made ---
  // The width of the tiles, reduced if they would not fit otherwise.
  int meldTile(int rel, const QList<QList<MeldShape>> &melds) const;
  QList<QList<TilePlace>> melds(int rel, const QList<QList<MeldShape>> &melds) const;

  // --- Wall ---
  // Stacks are counted from the break in the order of drawing: the live wall, then the seven stacks of the
  // dead wall, the last one at the break. Four players: 0..60 and 61..67; three: 0..46 and 47..53.
  WallPlace wallStack(int stack, const WallBreak &broken) const;

  // --- Plaques ---
  QRect doraPlaque() const;
  QRect doraSlot(int index) const;
  // Those of the right and the left seat are behind their hands; in a table too narrow for that they are in
  // the upper corners.
  QRect namePlate(int rel) const;
  bool plateHasSubtitle(int rel) const;
  int toggles() const { return m_kind.controls ? togglePlaces() : 0; }
  QRect toggle(int index) const;
  // How many there are: 2, or 0 in a table so narrow that the melds of the hand need their place.
  int helpButtons() const {
    return m_kind.helps && m_kind.controls && m_size.width() >= kHelpColumns * m_unit ? 2 : 0;
  }
  QRect helpButton(int index) const;  // 0 hint, 1 yaku list
  // The text of a toggle: its start, the space after it, its size.
  static constexpr qreal kToggleText = 0.60;
  static constexpr qreal kToggleEnd = 0.14;
  static constexpr qreal kToggleFont = 0.325;
  static constexpr qreal kHelpColumns = 26;  // least width of a table with buttons for help, units
  QRect furitenTag() const;                  // background of the word, wide enough for most languages
  int cornerButtons() const { return m_kind.controls ? 3 : 0; }
  QRect cornerButton(int index) const;  // 0 log, 1 help, 2 settings

  // --- The strip above the hand: what is asked is at its right end, words at its left ---
  // It is as high as the buttons. A furiten tag is in its lower left corner.
  QRect strip() const;

  // --- Prompt: right and lower end of the row of buttons ---
  QPoint promptCorner(bool stackedMeld) const;
  int promptHeight() const { return px(2.42); }
  int compactHeight() const { return px(1.36); }
  // The position of banners: the middle of the caller's corner.
  QPoint bannerCenter(int rel) const;

 private:
  QRect place(int rel, int a, int b, int alongA, int alongB) const;
  int sideCenter() const;  // of the side hands, from the middle of the table
  int handLeft() const;
  int handDepth() const;
  int besideInset() const;
  int sideEdge() const;    // from the middle of the table to the outer end of the plates beside the hands
  int sideReach() const;   // and to their inner end
  int besideRoom() const;  // between the two; 0 = too little for a plate
  int sidePlateHeight(int fits) const;
  int plaqueInset() const { return frame() + px(0.5); }
  int topLeftLimit() const;  // leftmost x of the top seat's area
  int togglePlaces() const { return m_kind.kita ? 5 : 4; }
  QRect togglesArea() const;
  int toggleWidth() const;
  int toggleColumns() const;
  int toggleRow() const;
  int toggleGap() const;
  bool togglesInColumn() const;
  int meldSpace(int rel, int melds) const;
  QPoint meldAnchor(int rel) const;

  QSize m_size;
  TableKind m_kind;
  qreal m_ratio = 1;
  qreal m_unit = 1;
  bool m_wide = true;
  QPoint m_center;
  int m_pondTile = 8;
  int m_pondPitch = 8;
  int m_rowPitch = 8;
  int m_handTile = 8;
  int m_handPitch = 8;
  int m_wallTile = 8;
  int m_wallPitch = 8;
  int m_wallInner = 8;  // from the middle to the walls above and below
  int m_wallOuter = 8;  // from the middle to the outer edge of the ring of walls
  int m_sidePitch = 8;
  int m_topPitch = 8;
};

}  // namespace janso
