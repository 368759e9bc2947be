// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Draws the tiles of a scene, their shadows, riichi sticks and markers. The painter uses device pixels.
#pragma once

#include <QPainter>
#include <QSet>

#include "widgets/paint/tablescene.h"
#include "widgets/paint/tilepainter.h"

namespace janso {

// A tile of the scene that is hidden because it is moving.
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

  // Draws everything on the table in the order of depth, except what stays flat. Anything outside `clip` need
  // not be drawn.
  void paint(QPainter &painter, const TableGeometry &geometry, const Scene &scene,
             const QSet<SceneSlot> &hidden, const QRect &clip) const;
  // Draws what stays flat on the screen when the table is tilted (tiltlayout.h), except the viewer's hand,
  // which reacts to the mouse.
  void paintFlat(QPainter &painter, const TableGeometry &geometry, const Scene &scene,
                 const QSet<SceneSlot> &hidden, const QRect &clip) const;
  // Draws the outline and pointer of the last discard and the dot of the next draw.
  void paintMarkers(QPainter &painter, const TableGeometry &geometry, const Scene &scene) const;

  void paintTile(QPainter &painter, const SceneTile &tile) const;
  void paintStick(QPainter &painter, const QRectF &place) const;

 private:
  void paintShadow(QPainter &painter, const TableGeometry &geometry, const SceneGroup &group, int id,
                   const QSet<SceneSlot> &hidden) const;
  void paintTiles(QPainter &painter, const SceneGroup &group, int id, const QSet<SceneSlot> &hidden) const;

  TilePainter &m_tiles;
};

// The area of the pointer and the outline of the last discard.
QRect lastDiscardBounds(const TableGeometry &geometry, const Scene &scene);

}  // namespace janso
