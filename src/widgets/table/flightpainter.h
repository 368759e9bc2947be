// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Draws tiles, sticks and dice in flight.
//
// A tile with its shadow is rendered to a picture once; a frame only draws pictures. At rest, pictures are
// aligned to whole pixels. The painter uses device pixels.
#pragma once

#include <QCache>
#include <QPainter>
#include <QPixmap>

#include "widgets/paint/tilepainter.h"
#include "widgets/paint/tiltpainter.h"
#include "widgets/table/flight.h"

namespace janso {

// Everything that the flight paints at fraction `t` of its path (eased), on the table as it appears.
QRect flightBounds(const TableGeometry &geometry, const Flight &flight, qreal t);

class FlightPainter {
 public:
  // All arguments must outlive it.
  FlightPainter(ScenePainter &scene, TiltPainter &tilt, TilePainter &tiles);

  // `time`: fraction of the duration, 0..1; below 0 the flight has not started. On a tilted table it paints
  // only flights that are not boxes there (flyingBox()).
  void paint(QPainter &painter, const TableGeometry &geometry, const Flight &flight, qreal time);
  // Drops the pictures, because the look of the tiles has changed.
  void clearCache() { m_sprites.clear(); }

 private:
  struct Sprite {
    QPixmap picture;
    QPoint corner;  // relative to the top left corner of the face
  };
  // How a sprite is drawn, relative to the center of its face.
  struct Pose {
    QPointF center;
    qreal across = 1;
    qreal along = 1;
    qreal angle = 0;
    qreal opacity = 1;
  };
  const Sprite &spriteOf(const SceneTile &tile, qreal unit);
  void draw(QPainter &painter, const SceneTile &tile, qreal unit, const Pose &pose);
  void paintFlat(QPainter &painter, const TableGeometry &geometry, const Flight &flight, qreal time);
  void paintTilted(QPainter &painter, const TableGeometry &geometry, const Flight &flight, qreal time);
  void paintSlide(QPainter &painter, qreal unit, const Flight &flight, qreal t);
  void paintFlip(QPainter &painter, qreal unit, const Flight &flight, qreal t);

  ScenePainter &m_scene;
  TiltPainter &m_tilt;
  TilePainter &m_tiles;
  QCache<size_t, Sprite> m_sprites;
};

}  // namespace janso
