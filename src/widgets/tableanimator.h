// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is on its way: tiles, sticks, flips. State comes first; a flight only says that a tile of the scene is
// shown elsewhere for a moment. When all have landed, nothing is left but the scene.
#pragma once

#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QRect>
#include <QSet>
#include <QTimer>

#include "widgets/scenepainter.h"
#include "widgets/tablescene.h"

namespace janso {

struct Flight {
  enum class Kind : quint8 { Slide, Turn, Flip, Stick };
  Kind kind = Kind::Slide;
  SceneSlot slot;       // whose tile is hidden meanwhile; group -1 for sticks (index = rel)
  SceneTile tile;       // as it rests in the scene
  QRect from;           // its face at the start
  int fromWidth = 0;    // of the tile at the start
  bool settle = false;  // comes down from a little above
  qreal start = 0;      // ms on the animator's clock
  qreal duration = 0;   // ms
};

class TableAnimator : public QObject {
  Q_OBJECT

 public:
  explicit TableAnimator(QObject *parent = nullptr);

  void add(Flight flight, qreal delay = 0);
  // Forgets flights whose tile is no longer where they go to.
  void keepOnly(const Scene &scene);
  void finish();
  bool isRunning() const { return !m_flights.isEmpty(); }
  const QList<Flight> &flights() const { return m_flights; }

  QSet<SceneSlot> hiddenTiles() const;
  QSet<int> hiddenSticks() const;
  void paint(QPainter &painter, const TableGeometry &geometry, ScenePainter &scene, TilePainter &tiles) const;
  // Device pixels that change while the flights are on their way.
  QRect bounds(const TableGeometry &geometry) const;

 Q_SIGNALS:
  void moved();   // a frame is due
  void landed();  // the last flight is over

 private:
  void tick();
  qreal progress(const Flight &flight) const;
  qreal now() const;

  QElapsedTimer m_clock;
  QTimer m_frame;
  QList<Flight> m_flights;
};

}  // namespace janso
