// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table while it turns from one view to the other: both pictures of it, seen at an angle in between.
//
// The camera tilts about a level axis, so a row of the cloth stays a row and a frame only stretches the rows
// of existing pictures. In the meantime tiles are treated as flat on the cloth.
#pragma once

#include <QImage>

#include "widgets/paint/tablegeometry.h"

namespace janso {

class TiltTurn {
 public:
  TiltTurn() = default;
  // Full pictures of the table, of the same size, without what stays flat. `geometry` may be that of either
  // view.
  TiltTurn(const TableGeometry &geometry, const QImage &flat, const QImage &tilted);

  bool isNull() const { return m_flat.isNull(); }
  // `share` is the part of the pitch, 0..1. The result is valid until the next call.
  const QImage &at(qreal share);

 private:
  TableGeometry m_geometry;
  QImage m_flat;
  QImage m_tilted;
  QImage m_from;  // for blending
  QImage m_seen;
};

}  // namespace janso
