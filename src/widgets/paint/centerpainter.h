// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The panel in the middle of the table: round, tiles left, counters, scores that face their owners, winds,
// turn.
#pragma once

#include <QCoreApplication>
#include <QPixmap>
#include <QRect>
#include <optional>

#include "rules/board.h"
#include "widgets/paint/tablegeometry.h"
#include "widgets/paint/tilepainter.h"

namespace janso {

// Everything the panel shows. Points are full points; arrays are indexed by rel.
struct CenterState {
  QString round;
  int tilesLeft = 0;
  int honba = 0;
  int kyotaku = 0;
  int draws = 70;  // in a full hand
  std::array<bool, 4> seated{true, true, true, true};
  std::array<int, 4> scores{};
  std::array<int, 4> winds{};  // 0 = East .. 3 = North
  int turn = -1;               // rel; -1 = no player's turn
  bool differences = false;    // show the others' scores relative to the viewer's
  bool empty = false;          // no hand is in progress
  bool operator==(const CenterState &) const = default;
};

CenterState centerState(const Board &board, int viewer, bool differences);

class CenterPainter {
  Q_DECLARE_TR_FUNCTIONS(CenterPainter)

 public:
  explicit CenterPainter(TilePainter &tiles) : m_tiles(tiles) {}
  // `turnAt` is the edge (rel) of the turn bar, a fraction between two edges while it moves; -1 = no bar.
  void paint(QPainter &painter, const TableGeometry &geometry, const CenterState &state, qreal turnAt);
  void invalidate() { m_state.reset(); }
  static QRect bounds(const TableGeometry &geometry);  // includes the shadow
  // The panel as it appears on the screen.
  static QRect panelArea(const TableGeometry &geometry);

 private:
  void paintFoot(QPainter &painter, const TableGeometry &geometry) const;
  void paintGround(QPainter &painter, const TableGeometry &geometry) const;
  void paintTilesLeft(QPainter &painter, const TableGeometry &geometry, const CenterState &state) const;
  void paintCounters(QPainter &painter, const TableGeometry &geometry, const CenterState &state) const;
  void paintTop(QPainter &painter, const TableGeometry &geometry, const CenterState &state) const;
  void paintTiltedTop(QPainter &painter, const TableGeometry &geometry, const CenterState &state) const;
  QPixmap render(const TableGeometry &geometry, const CenterState &state) const;

  TilePainter &m_tiles;
  QPixmap m_picture;
  std::optional<CenterState> m_state;
  TableGeometry m_geometry;
};

}  // namespace janso
