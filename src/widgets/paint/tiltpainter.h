// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Draws the boxes of a tilted table, their shadows, sticks and dice, as ScenePainter does for the flat table.
//
// Every box has a cached picture, identified by the tile and its position; so has the shadow of a group. At
// rest a repaint only draws pictures, and an event renders only the tiles that it changes. The painter uses
// device pixels. Use it only in the window's thread.
#pragma once

#include <QCache>
#include <QPixmap>
#include <array>
#include <vector>

#include "widgets/paint/boxpainter.h"
#include "widgets/paint/tiltlayout.h"

namespace janso {

// A tile that is not part of the scene because it moves or waits to be moved.
struct PlacedTile {
  int group = 0;  // to which it belongs in the meantime
  SceneTile tile;
  TableBox box;
  qreal opacity = 1;
  bool rests = false;  // it is in its final position as a tile of that group
};

class TiltPainter {
 public:
  // `tiles` must outlive this object.
  explicit TiltPainter(TilePainter &tiles);

  // Draws everything that does not stay flat in the order of depth, including the `placed` tiles. Anything
  // outside `clip` need not be drawn.
  void paint(QPainter &painter, const TableGeometry &geometry, const Scene &scene,
             const QSet<SceneSlot> &hidden, const QRect &clip, const std::vector<PlacedTile> &placed = {});
  // Draws moving tiles above everything on the table, in the order of depth among themselves.
  void paintMoving(QPainter &painter, const TableGeometry &geometry, const std::vector<PlacedTile> &tiles);
  void paintStick(QPainter &painter, const TableGeometry &geometry, const TableBox &box) const {
    m_boxes.paintStick(painter, Camera(geometry), box);
  }

 private:
  struct Picture {
    QPixmap pixmap;
    QPoint topLeft;
  };
  struct Key {
    int group = 0;
    SceneTile tile;
    bool operator==(const Key &) const = default;
    friend size_t qHash(const Key &key, size_t seed) {
      const QRect &face = key.tile.face;
      return qHashMulti(seed, key.group, face.x(), face.y(), key.tile.upper,
                        key.tile.tile.isKnown() ? key.tile.tile.face() : -1);
    }
  };
  // The latest shadow of a group.
  struct Shadow {
    std::vector<TableBox> boxes;
    Picture picture;
  };
  void follow(const TableGeometry &geometry, const Scene &scene);
  const Picture &pictureOf(const TiltedTile &tile);
  void paintShadow(QPainter &painter, int group, std::vector<TableBox> boxes, const QRect &clip);
  void paintShadows(QPainter &painter, const QSet<SceneSlot> &hidden, const QRect &clip,
                    const std::vector<PlacedTile> &placed);
  void paintRest(QPainter &painter, const TiltedTile &tile, const QRect &clip);
  void paintFresh(QPainter &painter, const Camera &camera, const PlacedTile &placed) const;

  const TilePainter &m_flat;
  BoxPainter m_boxes;
  // What the pictures were made for.
  TileLook m_drawn;
  TableGeometry m_geometry;
  Scene m_scene;
  std::vector<TiltedTile> m_tiles;  // of the scene, in drawing order
  QCache<Key, Picture> m_pictures;
  std::array<Shadow, kSceneGroups> m_shadows;
};

}  // namespace janso
