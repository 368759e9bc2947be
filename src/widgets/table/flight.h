// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Values that describe motion at the table: tiles in flight, and sights that appear over them for a while.
//
// Rectangles are in device pixels, times in milliseconds at normal speed.
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

// Groups of slots that are not tiles of a scene; the index is the relative seat.
inline constexpr int kStickSlot = -1;
inline constexpr int kDiceSlot = -2;

// When a motion begins, how long it takes, and along which curve.
struct Timing {
  qreal delay = 0;
  qreal duration = 0;
  Curve curve = Curve::OutCubic;

  Timing() = default;
  // As in the table of motions, delayed by `later`.
  explicit Timing(Motion motion, qreal later = 0)
      : delay(motionOf(motion).delay + later),
        duration(motionOf(motion).duration),
        curve(motionOf(motion).curve) {}
  qreal end() const { return delay + duration; }
};

struct Flight {
  enum class Kind : quint8 { Slide, Turn, Flip, Stick, Dice, Open, Fade };
  Kind kind = Kind::Slide;
  SceneSlot slot;  // the slot whose tile is hidden during the flight
  SceneTile tile;  // as it rests in the scene
  QRect from;      // its face at the start
  int fromWidth = 0;
  std::optional<QRect> to;       // its face at the end, if that is not its place in the scene
  std::optional<SceneTile> was;  // shown there until the flight starts; without it nothing is shown
  qreal lift = 0;                // how far it rises in flight, in tile widths
  bool settles = false;          // drops from slightly above at the end
  bool grays = false;            // turns gray in flight
  bool faceUp = false;           // in flight, although it lands face down
  bool turnsUp = false;          // leaves the wall with its back up
  std::array<std::uint8_t, 2> dice{};
  qreal stay = 0;  // remains visible until then even after it has arrived
  Timing timing;
  qreal start = 0;  // clock time; set by the animator, which divides all times by the speed

  QRect target() const { return to.value_or(tile.face); }
};

// A visual effect that is not a tile.
struct Sight {
  enum class Kind : quint8 {
    Word,  // a word that is called out; `from` and `to`: when it is fully visible, and when it begins to fade
    Turn,  // the bar that marks the turn moves from edge `from` to edge `to`
    Pulse,    // light that swells and fades around `area`
    Room,     // the table darkens except for `area`: the remaining light changes from `from` to `to`
    Thread,   // a line grows through `points`
    Sweep,    // gold sweeps over `area`
    Name,     // the name of a yakuman, character by character
    Outline,  // around `area`: shows what has changed if nothing travels
    View,     // the table tilts: `from` and `to` are fractions of its pitch
    Moment,   // paints nothing; the end of the hand is shown for as long as it lasts
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

// The walls during the deal, one stage for each packet; afterwards the walls of the scene are shown.
struct DealtWalls {
  std::vector<std::array<SceneGroup, 4>> stages;
  qreal step = 0;   // between two stages
  qreal start = 0;  // as in Flight
};

// All the animations that one event starts.
struct MotionPlan {
  QList<Flight> flights;
  QList<Sight> sights;
  DealtWalls walls;
  qreal pace = 1;  // times faster than usual

  bool isEmpty() const { return flights.isEmpty() && sights.isEmpty(); }
  // When the last tile or stick comes to rest; 0 if none is in flight.
  qreal contact() const {
    qreal last = 0;
    for (const Flight &flight : flights)
      last = flight.kind == Flight::Kind::Fade ? last : std::max(last, flight.timing.end());
    return last;
  }
};

}  // namespace janso
