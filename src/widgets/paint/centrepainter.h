// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The panel in the middle: round, tiles left, counters, scores that face their owners, winds, whose turn.
#pragma once

#include <QCoreApplication>
#include <QPixmap>
#include <QRect>
#include <optional>

#include "rules/board.h"
#include "widgets/paint/tablegeometry.h"
#include "widgets/paint/tilepainter.h"

namespace janso {

// All that the panel shows. Points are points; arrays by rel.
struct CentreState {
  QString round;
  int tilesLeft = 0;
  int honba = 0;
  int kyotaku = 0;
  int draws = 70;  // in a whole hand
  std::array<bool, 4> seated{true, true, true, true};
  std::array<int, 4> scores{};
  std::array<int, 4> winds{};  // 0 east .. 3 north
  int turn = -1;               // rel; -1 = nobody's
  bool differences = false;    // the others' scores relative to the own one
  bool empty = false;          // no hand is being played
  bool operator==(const CentreState &) const = default;
};

CentreState centreState(const Board &board, int viewer, bool differences);

class CentrePainter {
  Q_DECLARE_TR_FUNCTIONS(CentrePainter)

 public:
  explicit CentrePainter(TilePainter &tiles) : m_tiles(tiles) {}
  // `turnAt`: at whose edge (rel) the bar of the turn is; between two of them while it moves; -1 = there is
  // none.
  void paint(QPainter &painter, const TableGeometry &geometry, const CentreState &state, qreal turnAt);
  void invalidate() { m_state.reset(); }
  static QRect bounds(const TableGeometry &geometry);  // shadow included
  // The panel as it appears.
  static QRect panelArea(const TableGeometry &geometry);

 private:
  void paintFoot(QPainter &painter, const TableGeometry &geometry) const;
  void paintGround(QPainter &painter, const TableGeometry &geometry) const;
  void paintTilesLeft(QPainter &painter, const TableGeometry &geometry, const CentreState &state) const;
  void paintCounters(QPainter &painter, const TableGeometry &geometry, const CentreState &state) const;
  void paintTop(QPainter &painter, const TableGeometry &geometry, const CentreState &state) const;
  void paintTiltedTop(QPainter &painter, const TableGeometry &geometry, const CentreState &state) const;
  QPixmap render(const TableGeometry &geometry, const CentreState &state) const;

  TilePainter &m_tiles;
  QPixmap m_picture;
  std::optional<CentreState> m_state;
  TableGeometry m_geometry;
};

}  // namespace janso
