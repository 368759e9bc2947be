// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tiles spread in an arc, each turned a little more than the one before, in the light of the table: it comes
// from the top left and the thickness is seen below, however a tile is turned.
#pragma once

#include <QImage>
#include <span>

#include "widgets/paint/tilerender.h"

namespace janso {

class TileFan {
 public:
  // Index marks are left out: the tiles are an ornament.
  void setLook(const TileLook &look) { m_render.setLook(look); }
  const TileLook &look() const { return m_render.look(); }

  // As large as it fits into `area` (device pixels), at its top, centred; transparent where nothing is.
  QImage paint(QSize area, std::span<const Tile> tiles);
  // What lies free below the middle of the arc, in the same pixels: room for words.
  static QRectF hollow(QSize area, std::size_t tiles);

 private:
  TileRender m_render;
};

}  // namespace janso
