// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A position in a replayed game.
#pragma once

#include <compare>

namespace janso {

// The position after the first `event` events of hand `hand` (from 0). Event 1 is the deal, without the
// dealer's draw. The last position of a hand is its last win or draw: KyokuEnded changes nothing on the
// table.
struct ReplayPlace {
  int hand = 0;
  int event = 1;
  auto operator<=>(const ReplayPlace &) const = default;
};

}  // namespace janso
