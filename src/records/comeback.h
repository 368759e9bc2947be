// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match that its winner turned around in the last hand.
#pragma once

#include <optional>

#include "records/handend.h"

namespace janso {

struct Comeback {
  int seat = 0;
  int from = 2;  // place before the hand, 2..4
};

// Checks the hand that ended the match: whether a player won it and thereby moved up to 1st place. Returns
// nothing if the match ended before its last hand (rules/lasthand.h), or if the winner already led. Places
// follow from the points on the table, without uma and bonuses.
std::optional<Comeback> comebackIn(const HandEnd &end);

}  // namespace janso
