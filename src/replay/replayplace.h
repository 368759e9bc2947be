// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A place in a replayed game.
#pragma once

#include <compare>

namespace janso {

// After the first `event` events of hand `hand` (from 0): 1 = the hand has just been dealt, without the
// dealer's draw. The end of a hand is its last win or draw: what KyokuEnded says changes nothing on the
// table.
struct ReplayPlace {
  int hand = 0;
  int event = 1;
  auto operator<=>(const ReplayPlace &) const = default;
};

}  // namespace janso
