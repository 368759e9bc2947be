// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Draws the tiles of a scene, their shadows, riichi sticks and markers. Painter in device pixels.
#pragma once

#include <QPainter>
#include <QSet>

#include "widgets/paint/tablescene.h"
#include "widgets/paint/tilepainter.h"

namespace janso {

// A tile of the scene that is not to be drawn now (it is on its way).
struct SceneSlot {
  int group = 0;
  int index = 0;
  bool operator==(const SceneSlot &) const = default;
};
inline size_t qHash(const SceneSlot &slot, size_t seed = 0) {
  return qHashMulti(seed, slot.group, slot.index);
}

class ScenePainter {
 public:
  explicit ScenePainter(TilePainter &tiles) : m_tiles(tiles) {}

  // Everything that lies or stands, in the order of depth, but for what stays flat; outside `clip` nothing
  // needs to be drawn.
  void paint(QPainter &painter, const TableGeometry &geometry, const Scene &scene,
             const QSet<SceneSlot> &hidden, const QRect &clip) const;
  // What stays flat on the screen when the table is tilted (tiltlayout.h), but for the own hand, which
  // answers to the mouse.
  void paintFlat(QPainter &painter, const TableGeometry &geometry, const Scene &scene,
                 const QSet<SceneSlot> &hidden, const QRect &clip) const;
  // Outline and pointer of the last discard, dot of the next draw.
  void paintMarkers(QPainter &painter, const TableGeometry &geometry, const Scene &scene) const;

  void paintTile(QPainter &painter, const SceneTile &tile) const;
  void paintStick(QPainter &painter, const QRectF &place) const;

 private:
  void paintShadow(QPainter &painter, const TableGeometry &geometry, const SceneGroup &group, int id,
                   const QSet<SceneSlot> &hidden) const;
  void paintTiles(QPainter &painter, const SceneGroup &group, int id, const QSet<SceneSlot> &hidden) const;

  TilePainter &m_tiles;
};

// Where the pointer and the outline of the last discard are drawn.
QRect lastDiscardBounds(const TableGeometry &geometry, const Scene &scene);

}  // namespace janso
