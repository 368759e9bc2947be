// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Draws tiles, sticks and dice on their way.
//
// A tile with its shadow is made into a picture once; a frame only draws pictures. At rest they lie on whole
// pixels. Painter in device pixels.
#pragma once

#include <QCache>
#include <QPainter>
#include <QPixmap>

#include "widgets/paint/tilepainter.h"
#include "widgets/paint/tiltpainter.h"
#include "widgets/table/flight.h"

namespace janso {

// All that it paints at the part `t` of its way (eased), on the table as it is seen.
QRect flightBounds(const TableGeometry &geometry, const Flight &flight, qreal t);

class FlightPainter {
 public:
  // All must outlive it.
  FlightPainter(ScenePainter &scene, TiltPainter &tilt, TilePainter &tiles);

  // `time`: of its duration, 0..1; below 0 it waits. On a tilted table only what is no box of its own there
  // (flyingBox()).
  void paint(QPainter &painter, const TableGeometry &geometry, const Flight &flight, qreal time);
  // The looks of tiles have changed.
  void forget() { m_sprites.clear(); }

 private:
  struct Sprite {
    QPixmap picture;
    QPoint corner;  // from the top left of the face
  };
  // How a sprite is drawn, about the middle of its face.
  struct Pose {
    QPointF centre;
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
