// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Runs all the motion on the table on one clock: tiles, sticks and flips in flight, rising tiles of the
// viewer's hand, passing words and lights.
//
// State is always current; a flight only shows a tile of the scene elsewhere for a moment. When all flights
// have landed, only the scene is left. Progress follows the clock, so late frames are dropped and nothing
// slows down. The timer runs only while something moves.
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

// How far the tile under the cursor rises, in tile widths: the longest path of a rising tile.
inline constexpr qreal kFullRise = 0.19;

class TableAnimator : public QObject {
  Q_OBJECT

 public:
  // Milliseconds since an arbitrary start; never runs backward.
  using Clock = std::function<qreal()>;

  // The area that a flight paints at fraction `t` of its path (eased).
  using Reach = std::function<QRect(const Flight &flight, qreal t)>;

  explicit TableAnimator(QObject *parent = nullptr);
  // Without it, flights are those of a flat table. Call it only while nothing moves.
  void setReach(Reach reach) { m_reach = std::move(reach); }
  // Replaces the real clock, for pictures of a given moment. Call it only while nothing moves.
  void setClock(Clock clock);

  // Starts all motions of `plan`. A flight that was heading for the same place is complete; a word or light
  // replaces the one of its kind. `speed`: 2 = twice as fast; above 0.
  void play(const MotionPlan &plan, qreal speed);
  // Drops flights whose tile is no longer at their destination.
  void keepOnly(const Scene &scene);
  // Sets how far each tile of the viewer's hand should rise, in tile widths. `milliseconds`: for the full
  // path of a tile under the cursor; 0 = at once.
  void setRises(const std::vector<qreal> &goals, qreal milliseconds);
  qreal rise(std::size_t index) const { return index < m_rises.size() ? m_rises[index] : 0; }
  // Sets the strength of the tint of tiles that match the one under the cursor, 0..1; `milliseconds` as
  // above.
  void setTint(qreal goal, qreal milliseconds);
  qreal tint() const { return m_tint; }
  // Completes every motion at once.
  void finish();

  bool isFlying() const { return !m_flights.isEmpty(); }
  bool isRunning() const { return isFlying() || !m_sights.isEmpty() || isRising(); }
  bool has(Sight::Kind kind) const { return sight(kind) != nullptr; }
  // Milliseconds until the sight of this kind is over; 0 if there is none.
  qreal left(Sight::Kind kind) const;
  const QList<Flight> &flights() const { return m_flights; }
  const QList<Sight> &sights() const { return m_sights; }
  const Sight *sight(Sight::Kind kind) const;

  // --- Now ---
  // Fraction of its duration, 0..1; below 0 before it starts.
  qreal timeOf(const Flight &flight) const { return shareOf(flight.timing, flight.start); }
  qreal timeOf(const Sight &sight) const { return shareOf(sight.timing, sight.start); }
  qreal sinceStart(const Sight &sight) const { return now() - sight.start - sight.timing.delay; }
  QSet<SceneSlot> hiddenTiles() const;
  // Flights and sights have been painted where they are now, which may be later than the last tick: the next
  // one repaints that area too.
  void notePainted();
  // The walls during a deal; nullptr if they are those of the scene.
  const std::array<SceneGroup, 4> *walls() const;

 Q_SIGNALS:
  void moved(const QRegion &area);  // device pixels to repaint
  void changed();                   // everything must be repainted
  void rose();                      // the viewer's hand must be repainted
  void tinted();                    // the tiles that match the one under the cursor must be repainted
  void ended(Sight::Kind kind);     // a sight is over
  void idle();                      // nothing moves any longer

 public Q_SLOTS:
  // Advances everything to the clock's time. The timer calls it.
  void tick();

 private:
  bool isRising() const { return m_rises != m_goals || m_tint != m_tintGoal; }
  void start();
  void endFlights(qreal time);
  void endSights(qreal time);
  void stepRises(qreal passed);
  void emitMoved();
  QRegion regionNow() const;
  qreal shareOf(const Timing &timing, qreal start) const;
  qreal now() const { return m_clock(); }

  Clock m_clock;
  Reach m_reach;
  QTimer m_frame;
  qreal m_last = 0;  // clock time of the last tick
  QList<Flight> m_flights;
  QList<Sight> m_sights;
  DealtWalls m_walls;
  std::size_t m_stage = 0;  // of the walls, as last painted
  QRegion m_painted;        // area of flights and lights since the last frame
  std::vector<qreal> m_rises;
  std::vector<qreal> m_goals;  // same size as m_rises
  qreal m_riseSpeed = 0;       // tile widths per millisecond
  qreal m_tint = 0;
  qreal m_tintGoal = 0;
  qreal m_tintSpeed = 0;  // per millisecond
};

}  // namespace janso
