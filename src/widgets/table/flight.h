// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What can move at the table, as values: tiles on their way, and sights that come and go over them.
//
// Rectangles are device pixels, times milliseconds at normal speed.
#pragma once

#include <QList>
#include <QPointF>
#include <QRect>
#include <QString>
#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "widgets/paint/motions.h"
#include "widgets/paint/scenepainter.h"
#include "widgets/paint/tablescene.h"

namespace janso {

// Groups of slots that are no tiles of a scene; the index is the seat (rel).
inline constexpr int kStickSlot = -1;
inline constexpr int kDiceSlot = -2;

// When a motion begins, how long it takes, and along which curve.
struct Timing {
  qreal delay = 0;
  qreal duration = 0;
  Curve curve = Curve::OutCubic;

  Timing() = default;
  // As the table of motions has it, `later` than it says.
  explicit Timing(Motion motion, qreal later = 0)
      : delay(motionOf(motion).delay + later),
        duration(motionOf(motion).duration),
        curve(motionOf(motion).curve) {}
  qreal end() const { return delay + duration; }
};

struct Flight {
  enum class Kind : quint8 { Slide, Turn, Flip, Stick, Dice, Open, Fade };
  Kind kind = Kind::Slide;
  SceneSlot slot;  // whose tile is hidden meanwhile
  SceneTile tile;  // as it rests in the scene
  QRect from;      // its face at the start
  int fromWidth = 0;
  std::optional<QRect> to;       // its face at the end, where that is not its place in the scene
  std::optional<SceneTile> was;  // stands there until it starts; else nothing does
  qreal lift = 0;                // how far it rises on its way, in its widths
  bool settles = false;          // comes down from a little above at the end
  bool greys = false;            // becomes grey on its way
  bool faceUp = false;           // on its way, though it comes to lie face down
  bool turnsUp = false;          // leaves the wall with its back up
  std::array<std::uint8_t, 2> dice{};
  qreal stay = 0;  // is shown until then even when it has arrived
  Timing timing;
  qreal start = 0;  // on the clock; set by the animator, which divides all times by the speed

  QRect target() const { return to.value_or(tile.face); }
};

// Something that is not a tile.
struct Sight {
  enum class Kind : quint8 {
    Word,     // what is called out; `from` and `to`: when it is all there, and when it begins to go
    Turn,     // the bar of the turn goes from one edge to another: `from`, `to`
    Pulse,    // light that comes and goes around `area`
    Room,     // the table grows dark but for `area`: `from` is left of the light, then `to`
    Thread,   // a line grows through `points`
    Sweep,    // gold runs over `area`
    Name,     // the name of a yakuman, sign by sign
    Outline,  // around `area`: what has changed, where nothing travels
    View,     // the table leans: `from` and `to` are shares of its pitch
    Moment,   // paints nothing: as long as it lasts, the end of the hand is shown
  };
  Kind kind = Kind::Word;
  QRect area;
  std::array<QPointF, 3> points;  // of a curve: start, control, end
  qreal from = 0;
  qreal to = 1;
  QString text;
  QString note;
  bool strong = false;  // of a word: riichi and wins
  qreal stay = 0;       // as in Flight
  Timing timing;
  qreal start = 0;
};

// The walls as they stand while tiles are dealt from them, packet after packet; then as in the scene.
struct DealtWalls {
  std::vector<std::array<SceneGroup, 4>> stages;
  qreal step = 0;   // between two of them
  qreal start = 0;  // as in Flight
};

// All that one event sets off.
struct MotionPlan {
  QList<Flight> flights;
  QList<Sight> sights;
  DealtWalls walls;
  qreal pace = 1;  // how many times faster than usual

  bool isEmpty() const { return flights.isEmpty() && sights.isEmpty(); }
  // When the last tile or stick lies still; 0 when none was on its way.
  qreal contact() const {
    qreal last = 0;
    for (const Flight &flight : flights)
      last = flight.kind == Flight::Kind::Fade ? last : std::max(last, flight.timing.end());
    return last;
  }
};

}  // namespace janso
