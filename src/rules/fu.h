// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Fu: the minipoints of one reading, by named parts.
#pragma once

#include "rules/inlinevec.h"
#include "rules/reading.h"
#include "rules/score.h"

namespace janso {

// Total fu, rounded up to tens (chiitoitsu as it is). `pinfu`: that the reading scores pinfu. 0 for kokushi.
int fuOf(const Reading &reading, bool pinfu);

// The same with every part and the tiles that gave it; the parts add up to the total before rounding.
int fuOf(const Reading &reading, bool pinfu, InlineVec<FuPart, 16> &parts);

}  // namespace janso
