// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Rules for tests that play a whole match to see what comes at its end.
#pragma once

#include "rules/ruleset.h"
#include "support/rounds.h"

namespace janso::test {

// In a quick run somebody is bankrupt after a hand or two.
inline RuleSet soonOver(RuleSet rules) {
  if (isQuick())
    rules.startingPoints = 4000;
  return rules;
}

}  // namespace janso::test
