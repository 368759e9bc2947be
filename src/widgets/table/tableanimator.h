// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All that moves on the table, by one clock: tiles, sticks and flips on their way, tiles of the own hand that
// rise, a word that stays for a moment.
//
// State comes first; a flight only says that a tile of the scene is shown elsewhere for a moment. When all
// have landed, nothing is left but the scene. The clock runs only while something moves.
#pragma once

#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QRect>
#include <QSet>
#include <QTimer>
#include <vector>

#include "widgets/paint/scenepainter.h"
#include "widgets/paint/tablescene.h"

namespace janso {

struct Flight {
  enum class Kind : quint8 { Slide, Turn, Flip, Stick };
  Kind kind = Kind::Slide;
  SceneSlot slot;       // whose tile is hidden meanwhile; group -1 for sticks (index = rel)
  SceneTile tile;       // as it rests in the scene
  QRect from;           // its face at the start
  int fromWidth = 0;    // of the tile at the start
  bool settle = false;  // comes down from a little above
  qreal start = 0;      // ms on the animator's clock; set by it
  qreal duration = 0;   // ms
};

// How far the tile under the cursor stands out, in its widths: the longest way of a rising tile.
inline constexpr qreal kFullRise = 0.19;

class TableAnimator : public QObject {
  Q_OBJECT

 public:
  explicit TableAnimator(QObject *parent = nullptr);

  // Its duration is that at normal speed; `speed` 2 = twice as fast, above 0.
  void add(Flight flight, qreal speed);
  // Forgets flights whose tile is no longer where they go to.
  void keepOnly(const Scene &scene);
  // How far each tile of the own hand shall stand out, in its widths. `milliseconds`: for the whole way of a
  // tile under the cursor; 0 = at once.
  void setRises(const std::vector<qreal> &goals, qreal milliseconds);
  qreal rise(std::size_t index) const { return index < m_rises.size() ? m_rises[index] : 0; }
  // A word is shown for this time; held() says that it is over.
  void hold(qreal milliseconds);
  // Lets everything arrive at once.
  void finish();
  bool isFlying() const { return !m_flights.isEmpty(); }
  bool isRunning() const { return isFlying() || isRising() || isHolding(); }
  const QList<Flight> &flights() const { return m_flights; }

  QSet<SceneSlot> hiddenTiles() const;
  QSet<int> hiddenSticks() const;
  void paint(QPainter &painter, const TableGeometry &geometry, ScenePainter &scene, TilePainter &tiles) const;
  // Device pixels that change while the flights are on their way.
  QRect bounds(const TableGeometry &geometry) const;

 Q_SIGNALS:
  void moved();   // the flights must be painted anew
  void rose();    // so must the own hand
  void landed();  // the last flight is over
  void held();    // the word has stayed for its time
  void idle();    // nothing moves any more

 private:
  bool isRising() const { return m_rises != m_goals; }
  bool isHolding() const { return m_holdUntil >= 0; }
  void start();
  void tick();
  void endFlights(qreal time);
  void stepRises(qreal passed);
  qreal progress(const Flight &flight) const;
  qreal now() const;

  QElapsedTimer m_clock;
  QTimer m_frame;
  qreal m_last = 0;  // when the clock ticked last
  QList<Flight> m_flights;
  std::vector<qreal> m_rises;
  std::vector<qreal> m_goals;  // as many
  qreal m_riseSpeed = 0;       // tile widths in a millisecond
  qreal m_holdUntil = -1;      // -1 = nothing is held
};

}  // namespace janso
