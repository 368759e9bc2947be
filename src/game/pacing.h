// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How long things take at the table, in milliseconds. All zero for tests and for instant speed.
#pragma once

namespace janso {

struct Pacing {
  int draw = 120;  // before the player can act on a drawn tile
  int discard = 180;
  int afterDiscard = 250;  // the same after every discard, so that a pause reveals nothing
  int call = 500;          // the banner of a call
  int botThought = 300;    // minimum time for which a bot seems to think
  int handEnd = 4500;      // how long a result stays when no human plays, including its moment at the table
  int deal = 1200;

  // `speed`: 1 = normal, 2 = twice as fast, 0 = instant.
  static Pacing atSpeed(double speed);
  static constexpr Pacing instant() { return {0, 0, 0, 0, 0, 0, 0}; }
  bool operator==(const Pacing &) const = default;
};

}  // namespace janso
