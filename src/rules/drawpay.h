// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Payments when a hand ends without a win: noten payments and nagashi mangan.
#pragma once

#include <array>
#include <cstdint>

#include "rules/event.h"
#include "rules/inlinevec.h"
#include "rules/ruleset.h"

namespace janso {

// The seats of RyukyokuInfo::nagashi in the order in which they are paid, starting with the dealer.
InlineVec<std::int8_t, 4> nagashiSeats(const RuleSet &rules, int dealer, const RyukyokuInfo &draw);

// RyukyokuInfo::deltas, from the type of the draw and from the tenpai and nagashi mangan seats: each tenpai
// player gets a share of the pool, each noten player pays one; a nagashi mangan is paid as a mangan tsumo.
// All 0 after an abortive draw. `honba`: on the table, counted if a nagashi mangan collects it.
std::array<std::int32_t, 4> drawPayments(const RuleSet &rules, int dealer, int honba,
                                         const RyukyokuInfo &draw);

// The seat that takes all sticks on the table with a nagashi mangan; -1 = they stay there.
int stickTaker(const RuleSet &rules, int dealer, const RyukyokuInfo &draw);

}  // namespace janso
