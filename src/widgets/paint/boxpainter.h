// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Draws one tile of the tilted table as a box, without its shadow and without a cache.
//
// The light always comes from the top left of the screen. The painter uses device pixels; it may be
// translated.
#pragma once

#include <QPainter>

#include "widgets/paint/camera.h"
#include "widgets/paint/tablescene.h"
#include "widgets/paint/tilepainter.h"

namespace janso {

// Radius of the upright edges of a tile, in tile widths.
inline constexpr qreal kBoxRadius = 0.085;

class BoxPainter {
 public:
  // `tiles` must outlive this object, which uses its prints and its look.
  explicit BoxPainter(TilePainter &tiles) : m_tiles(tiles) {}

  // `tile` gives the kind and the pose; `box` gives the position.
  void paint(QPainter &painter, const Camera &camera, const TableBox &box, const SceneTile &tile) const;
  // A riichi stick.
  void paintStick(QPainter &painter, const Camera &camera, const TableBox &box) const;

 private:
  struct Work;
  void paintLying(const Work &work) const;
  void paintBody(const Work &work, bool back, bool gray) const;
  void paintTop(const Work &work, bool back, bool gray) const;
  void paintRims(const Work &work, bool back) const;
  void paintPrint(const Work &work) const;
  void paintAcross(const Work &work) const;
  void paintSide(const Work &work) const;

  TilePainter &m_tiles;
};

}  // namespace janso
