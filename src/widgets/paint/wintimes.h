// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The timing of a win: at the table, then on the page that follows.
//
// All times are milliseconds at normal speed from the moment of the win.
#pragma once

#include "rules/score.h"

namespace janso {

enum class WinLevel { Plain, Mangan, Baiman, Yakuman, Multiple };

// Mangan includes haneman, Baiman includes sanbaiman; a kazoe yakuman counts as Yakuman.
WinLevel winLevel(const WinResult &result);

struct WinTimes {
  WinLevel level = WinLevel::Plain;
  int word = 60;       // the call appears
  int travel = 240;    // the tile of a ron leaves the pond
  int opening = 500;   // the hand is revealed ...
  int tileStep = 25;   // ... tile by tile
  int sweep = 0;       // gold sweeps over a yakuman; 0 = never
  int name = 0;        // the name of the yakuman appears; 0 = never
  int page = 900;      // the page appears; 0 = at once, with nothing before it
  int yaku = 1000;     // the first yaku on the page
  int stamp = 1420;    // limit and points
  int still = 1600;    // all motion has ended
  double dark = 0.38;  // the share of light left at the table
};

// For a draw: the tenpai hands are revealed, tile by tile as after a win.
inline constexpr int kDrawOpens = 400;

// At double speed or faster, a large win takes no longer than a mangan; at fourfold speed or faster, only the
// page is shown.
WinTimes winTimes(WinLevel level, double speed);

}  // namespace janso
