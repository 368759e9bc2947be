// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tiles fanned out in an arc, each turned a little more than the previous one, in the light of the table: the
// light comes from the top left, and the thickness is visible below however a tile is turned.
#pragma once

#include <QImage>
#include <span>

#include "widgets/paint/tilerender.h"

namespace janso {

class TileFan {
 public:
  // Index marks are left out, because the tiles are an ornament.
  void setLook(const TileLook &look) { m_render.setLook(look); }
  const TileLook &look() const { return m_render.look(); }

  // As large as fits into `area` (device pixels), at the top and centered; transparent elsewhere.
  QImage paint(QSize area, std::span<const Tile> tiles);
  // The free area below the middle of the arc, for words, in the same pixels.
  static QRectF hollow(QSize area, std::size_t tiles);

 private:
  TileRender m_render;
};

}  // namespace janso
