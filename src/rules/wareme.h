// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Wareme: the seat whose hand points count several times (RuleSet::wareme).
#pragma once

#include <cstdint>

#include "rules/board.h"

namespace janso {

struct DoubledSeat {
  std::int8_t seat = -1;  // -1 = nobody: the rule is off, or the dice are unknown
  std::uint8_t factor = 1;
  bool operator==(const DoubledSeat &) const = default;
};

// The doubled seat at this moment. With wareme and dai wareme it is the owner of the wall that the dice
// broke, for the whole hand. With doukasen it is the owner of the stack that holds the next tile of the live
// wall, or the last one drawn if none is left.
DoubledSeat doubledSeat(const Board &board);

}  // namespace janso
