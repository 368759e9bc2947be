// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All that moves on the table, by one clock: tiles, sticks and flips on their way, tiles of the own hand that
// rise, words and lights that come and go.
//
// State comes first; a flight only says that a tile of the scene is shown elsewhere for a moment. When all
// have landed, nothing is left but the scene. Progress comes from the clock, so late frames are dropped and
// nothing slows down. The timer runs only while something moves.
#pragma once

#include <QList>
#include <QObject>
#include <QRect>
#include <QRegion>
#include <QSet>
#include <QTimer>
#include <functional>
#include <utility>
#include <vector>

#include "widgets/table/flight.h"

namespace janso {

// How far the tile under the cursor stands out, in its widths: the longest way of a rising tile.
inline constexpr qreal kFullRise = 0.19;

class TableAnimator : public QObject {
  Q_OBJECT

 public:
  // Milliseconds from anywhere; never goes back.
  using Clock = std::function<qreal()>;

  // What a flight paints at the part of its way (eased).
  using Reach = std::function<QRect(const Flight &flight, qreal t)>;

  explicit TableAnimator(QObject *parent = nullptr);
  // Else flights are those of a flat table. Set it while nothing moves.
  void setReach(Reach reach) { m_reach = std::move(reach); }
  // Another clock than the time, for pictures of a certain moment. Set it while nothing moves.
  void setClock(Clock clock);

  // Starts all of it. What was on its way to the same places has arrived; a word or light takes the place of
  // one of its kind. `speed` 2 = twice as fast, above 0.
  void play(const MotionPlan &plan, qreal speed);
  // Forgets flights whose tile is no longer where they go to.
  void keepOnly(const Scene &scene);
  // How far each tile of the own hand shall stand out, in its widths. `milliseconds`: for the whole way of a
  // tile under the cursor; 0 = at once.
  void setRises(const std::vector<qreal> &goals, qreal milliseconds);
  qreal rise(std::size_t index) const { return index < m_rises.size() ? m_rises[index] : 0; }
  // How strong the tint of the tiles is that are like the one under the cursor, 0..1: likewise.
  void setTint(qreal goal, qreal milliseconds);
  qreal tint() const { return m_tint; }
  // Lets everything arrive at once.
  void finish();

  bool isFlying() const { return !m_flights.isEmpty(); }
  bool isRunning() const { return isFlying() || !m_sights.isEmpty() || isRising(); }
  bool has(Sight::Kind kind) const { return sight(kind) != nullptr; }
  // Until the sight of this kind is over, in milliseconds; 0 when there is none.
  qreal left(Sight::Kind kind) const;
  const QList<Flight> &flights() const { return m_flights; }
  const QList<Sight> &sights() const { return m_sights; }
  const Sight *sight(Sight::Kind kind) const;

  // --- Now ---
  // Of its own time, 0..1; below 0 while it waits for its start.
  qreal timeOf(const Flight &flight) const { return shareOf(flight.timing, flight.start); }
  qreal timeOf(const Sight &sight) const { return shareOf(sight.timing, sight.start); }
  qreal sinceStart(const Sight &sight) const { return now() - sight.start - sight.timing.delay; }
  QSet<SceneSlot> hiddenTiles() const;
  // The walls of a deal; nullptr when they are those of the scene.
  const std::array<SceneGroup, 4> *walls() const;

 Q_SIGNALS:
  void moved(const QRegion &area);  // device pixels to be painted anew
  void changed();                   // so must all
  void rose();                      // so must the own hand
  void tinted();                    // so must what is like the tile under the cursor
  void ended(Sight::Kind kind);     // a sight is over
  void idle();                      // nothing moves any more

 public Q_SLOTS:
  // Takes over what the clock says. The timer calls it.
  void tick();

 private:
  bool isRising() const { return m_rises != m_goals || m_tint != m_tintGoal; }
  void start();
  void endFlights(qreal time);
  void endSights(qreal time);
  void stepRises(qreal passed);
  void tellMoved();
  QRegion regionNow() const;
  qreal shareOf(const Timing &timing, qreal start) const;
  qreal now() const { return m_clock(); }

  Clock m_clock;
  Reach m_reach;
  QTimer m_frame;
  qreal m_last = 0;  // when the clock ticked last
  QList<Flight> m_flights;
  QList<Sight> m_sights;
  DealtWalls m_walls;
  std::size_t m_stage = 0;  // of the walls, as painted last
  QRegion m_painted;        // where flights and lights were then
  std::vector<qreal> m_rises;
  std::vector<qreal> m_goals;  // as many
  qreal m_riseSpeed = 0;       // tile widths in a millisecond
  qreal m_tint = 0;
  qreal m_tintGoal = 0;
  qreal m_tintSpeed = 0;  // in a millisecond
};

}  // namespace janso
