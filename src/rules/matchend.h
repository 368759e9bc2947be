// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Whether a match is over after a hand: bankruptcy, a score that ends the match, the last hand of the
// schedule or of overtime, and the dealer who repeats in it. The table and code that plans for the end use
// these functions.
#pragma once

#include <cstdint>

#include "rules/event.h"
#include "rules/nexthand.h"
#include "rules/ruleset.h"

namespace janso {

// RuleSet::bankruptcy applied to one score, and to all players.
bool isBankrupt(const RuleSet &rules, std::int32_t score);
bool anyBankrupt(const RuleSet &rules, const Scores &scores);

enum class MatchEnd : std::uint8_t {
  GoesOn,
  DealerCanStop,  // Yame::Asked
  Over,
};

// Uses only the position in the match of `played`, and the scores and the dealer's result of `outcome`.
MatchEnd matchEnd(const RuleSet &rules, const RoundStart &played, const RoundOutcome &outcome);

}  // namespace janso
