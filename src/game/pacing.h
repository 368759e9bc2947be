// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How long things last at the table, in milliseconds. All zero for tests and for the instant speed.
#pragma once

namespace janso {

struct Pacing {
  int draw = 120;  // before a drawn tile may be acted on
  int discard = 180;
  int afterDiscard = 250;  // the same after every discard, so that a pause betrays nobody's choice
  int call = 500;          // banner of a call
  int botThought = 300;    // least time that a bot seems to think
  int handEnd =
      4500;  // with no human at the table: how long a result stays, its moment at the table included
  int deal = 1200;

  // `speed` 1 = normal, 2 = twice as fast; 0 = instant.
  static Pacing atSpeed(double speed);
  static constexpr Pacing instant() { return {0, 0, 0, 0, 0, 0, 0}; }
  bool operator==(const Pacing &) const = default;
};

}  // namespace janso
