// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match that was turned round in its last hand.
#pragma once

#include <optional>

#include "records/handend.h"

namespace janso {

struct Comeback {
  int seat = 0;
  int from = 2;  // the place before, 2..4
};

// Of the hand that ended the match: who won it, and with it came up to the first place. Nothing where the
// match ended before its last hand (rules/lasthand.h), or was led by its winner anyway. By the points on the
// table: uma and bonuses are not looked at.
std::optional<Comeback> comebackIn(const HandEnd &end);

}  // namespace janso
