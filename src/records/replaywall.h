// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The wall that a recorded hand must have had.
#pragma once

#include "records/recordedgame.h"
#include "rules/ruleset.h"
#include "table/wall.h"

namespace janso {

// Deal, draws, replacement tiles and indicators stand where the record saw them; the tiles that nobody saw
// fill the rest in ascending order. The error: a tile more often than it exists, more draws than the wall has
// ...
Result<Wall> wallOf(const RecordedHand &hand, const RuleSet &rules);

}  // namespace janso
