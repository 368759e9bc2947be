// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The wall of a hand that was laid out in advance.
#pragma once

#include "rules/result.h"
#include "rules/ruleset.h"
#include "rules/setdeal.h"
#include "table/round.h"
#include "table/wall.h"

namespace janso {

// The wall that deals what `deal` names; the same deal always gives the same wall. The error says which tile
// is named more often than the game has it, or what has too many tiles.
Result<Wall> makeSetWall(const SetDeal &deal, const RuleSet &rules);
RoundStart setStart(const SetDeal &deal, const RuleSet &rules);

}  // namespace janso
