// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The wall of a prepared hand.
#pragma once

#include "rules/result.h"
#include "rules/ruleset.h"
#include "rules/setdeal.h"
#include "table/round.h"
#include "table/wall.h"

namespace janso {

// Returns the wall that deals the tiles of `deal`. The same deal always gives the same wall. The error names
// the tile that is used more often than the game has it, or the part that has too many tiles.
Result<Wall> makeSetWall(const SetDeal &deal, const RuleSet &rules);
RoundStart setStart(const SetDeal &deal, const RuleSet &rules);

}  // namespace janso
