// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Draws the boxes of a tilted table, their shadows, sticks and dice: what ScenePainter is for the flat one.
//
// Every box is a picture of its own, kept by what it is and where it lies, and so is the shadow of a group:
// at rest a repaint only puts pictures, and an event makes those of the tiles that it changes. Painter in
// device pixels. Belongs to the window's thread.
#pragma once

#include <QCache>
#include <QPixmap>
#include <array>
#include <vector>

#include "widgets/paint/boxpainter.h"
#include "widgets/paint/tiltlayout.h"

namespace janso {

// A tile that is no part of the scene: it waits to be moved, or moves.
struct PlacedTile {
  int group = 0;  // to which it belongs meanwhile
  SceneTile tile;
  TableBox box;
  qreal opacity = 1;
  bool rests = false;  // in its place as a tile of that group
};

class TiltPainter {
 public:
  // Must outlive it.
  explicit TiltPainter(TilePainter &tiles);

  // All that does not stay flat, in the order of depth, and among it what is `placed`; outside `clip` nothing
  // needs to be drawn.
  void paint(QPainter &painter, const TableGeometry &geometry, const Scene &scene,
             const QSet<SceneSlot> &hidden, const QRect &clip, const std::vector<PlacedTile> &placed = {});
  // Tiles on their way above all that lies, in the order of depth among themselves.
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
  // The shadow that a group throws, as made last.
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
  std::vector<TiltedTile> m_tiles;  // of the scene, in the order of drawing
  QCache<Key, Picture> m_pictures;
  std::array<Shadow, kSceneGroups> m_shadows;
};

}  // namespace janso
