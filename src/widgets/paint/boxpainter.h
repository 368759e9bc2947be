// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Draws one tile of the tilted table as a box, without its shadow and without any cache.
//
// The light comes from the top left of the screen, whatever the box. Painter in device pixels; it may be
// moved.
#pragma once

#include <QPainter>

#include "widgets/paint/camera.h"
#include "widgets/paint/tablescene.h"
#include "widgets/paint/tilepainter.h"

namespace janso {

// Radius of the upright edges of a tile, in its widths.
inline constexpr qreal kBoxRadius = 0.085;

class BoxPainter {
 public:
  // Must outlive it; its prints and its look are used.
  explicit BoxPainter(TilePainter &tiles) : m_tiles(tiles) {}

  // `tile` says what it is and how it stands; its place is that of the box.
  void paint(QPainter &painter, const Camera &camera, const TableBox &box, const SceneTile &tile) const;
  // A riichi stick.
  void paintStick(QPainter &painter, const Camera &camera, const TableBox &box) const;

 private:
  struct Work;
  void paintLying(const Work &work) const;
  void paintBody(const Work &work, bool back, bool grey) const;
  void paintTop(const Work &work, bool back, bool grey) const;
  void paintRims(const Work &work, bool back) const;
  void paintPrint(const Work &work) const;
  void paintAcross(const Work &work) const;
  void paintSide(const Work &work) const;

  TilePainter &m_tiles;
};

}  // namespace janso
