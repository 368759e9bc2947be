// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Whether a match is over after a hand: bankruptcy, the score that ends it, the last hand of its schedule or
// of overtime, and the dealer who stays in it. The table and whoever reckons with the end ask here.
#pragma once

#include <cstdint>

#include "rules/event.h"
#include "rules/nexthand.h"
#include "rules/ruleset.h"

namespace janso {

// RuleSet::bankruptcy: of one player; and of anyone who plays.
bool isBankrupt(const RuleSet &rules, std::int32_t score);
bool anyBankrupt(const RuleSet &rules, const Scores &scores);

enum class MatchEnd : std::uint8_t {
  GoesOn,
  DealerMayStop,  // Yame::Asked
  Over,
};

// Of `played` only its place in the match counts, of `outcome` the scores and what the dealer did.
MatchEnd matchEnd(const RuleSet &rules, const RoundStart &played, const RoundOutcome &outcome);

}  // namespace janso
