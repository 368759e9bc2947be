// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Wareme: whose hand points count several times (RuleSet::wareme).
#pragma once

#include <cstdint>

#include "rules/board.h"

namespace janso {

struct DoubledSeat {
  std::int8_t seat = -1;  // -1 = nobody: no such rule, or the dice are not known
  std::uint8_t factor = 1;
  bool operator==(const DoubledSeat &) const = default;
};

// As the table stands now. Wareme, dai wareme: the owner of the wall that the dice broke, for the whole hand.
// Doukasen: the owner of the stack that holds the next tile of the live wall; when none is left, of the last
// one drawn.
DoubledSeat doubledSeat(const Board &board);

}  // namespace janso
