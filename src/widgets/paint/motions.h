// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All motions of the table: when each begins, how long it takes, its curve, and what it shows.
//
// They are one table of data; README.md in this folder has the same rows. Times are milliseconds at normal
// speed. Delays count from the event that triggers the motion. In a motion with consecutive parts, each part
// begins `step` after the previous one.
#pragma once

#include <QtGlobal>
#include <span>

namespace janso {

enum class Curve : quint8 { Linear, OutCubic, OutQuart, InOutSine, OutBack, Enter, InCubic };

// The progress at `t` of the time, 0..1. OutBack exceeds 1 a little on its way.
qreal eased(Curve curve, qreal t);
const char *curveName(Curve curve);

enum class Motion : quint8 {
  Dice,
  Deal,
  DealSort,
  DoraFlip,
  Draw,
  TurnChange,
  TileRise,
  SameTiles,
  Tedashi,
  HandCloses,
  Tsumogiri,
  WordIn,
  WordOut,
  Word,
  CalledTile,
  CalledHand,
  KanTurn,
  RiichiTurn,
  RiichiStick,
  RiichiPulse,
  RonThread,
  RonTravel,
  TsumoDown,
  HandOpens,
  RoomDims,
  GoldSweep,
  NamePanel,
  DrawWord,
  ViewTurn,
  Change,
  ChangeStays,
};
inline constexpr int kMotions = static_cast<int>(Motion::ChangeStays) + 1;

struct MotionRow {
  Motion motion{};
  const char *name = nullptr;
  int delay = 0;
  int duration = 0;
  int step = 0;
  Curve curve = Curve::OutCubic;
  const char *tells = nullptr;
};

// In the order of the enumeration.
std::span<const MotionRow> motionTable();
inline const MotionRow &motionOf(Motion motion) {
  return motionTable()[static_cast<std::size_t>(motion)];
}

}  // namespace janso
