// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How long each part of a win takes: at the table, then on the page that follows.
//
// All times are milliseconds at normal speed from the moment of the win.
#pragma once

#include "rules/score.h"

namespace janso {

enum class WinLevel { Plain, Mangan, Baiman, Yakuman, Multiple };

// Mangan stands for haneman, baiman for sanbaiman; a kazoe yakuman is a yakuman.
WinLevel winLevel(const WinResult &result);

struct WinTimes {
  WinLevel level = WinLevel::Plain;
  int word = 60;       // what is called out is there
  int travel = 240;    // the tile of a ron leaves the pond
  int opening = 500;   // the hand is laid open ...
  int tileStep = 25;   // ... tile by tile
  int sweep = 0;       // gold runs over a yakuman; 0 = not
  int name = 0;        // its name comes; 0 = not
  int page = 900;      // the page comes; 0 = at once, with nothing before
  int yaku = 1000;     // its first yaku
  int stamp = 1420;    // limit and points
  int still = 1600;    // nothing moves any more
  double dark = 0.38;  // what is left of the light at the table
};

// Of a draw: the tenpai hands are laid open, tile by tile as those of a win.
inline constexpr int kDrawOpens = 400;

// From double speed on a large win takes no longer than a mangan, from fourfold on there is the page alone.
WinTimes winTimes(WinLevel level, double speed);

}  // namespace janso
