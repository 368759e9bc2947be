// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table on its way from one view to the other: both pictures of it, seen at an angle between.
//
// The camera leans about a level axis, so a row of the cloth stays a row: a frame only stretches rows of
// pictures made once. Tiles are taken to lie in the plane of the cloth meanwhile.
#pragma once

#include <QImage>

#include "widgets/paint/tablegeometry.h"

namespace janso {

class TiltTurn {
 public:
  TiltTurn() = default;
  // Whole pictures of the table, of the same size, without what stays flat. `geometry`: of either view.
  TiltTurn(const TableGeometry &geometry, const QImage &flat, const QImage &tilted);

  bool isNull() const { return m_flat.isNull(); }
  // `share` of the pitch, 0..1. Valid until the next call.
  const QImage &at(qreal share);

 private:
  TableGeometry m_geometry;
  QImage m_flat;
  QImage m_tilted;
  QImage m_from;  // what is blended
  QImage m_seen;
};

}  // namespace janso
