// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reconstructs the wall of a recorded hand.
#pragma once

#include "records/recordedgame.h"
#include "rules/ruleset.h"
#include "table/wall.h"

namespace janso {

// Deal, draws, replacement tiles and indicators are where the record shows them; the unseen tiles fill the
// rest in ascending order. Returns an error if the record is impossible, for example too many copies of a
// tile or more draws than the wall has.
Result<Wall> wallOf(const RecordedHand &hand, const RuleSet &rules);

}  // namespace janso
