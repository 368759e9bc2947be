// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The red fives of a tile set.
#pragma once

#include "rules/ruleset.h"

namespace janso {

// How many are in the wall. Three players have none in man, whatever the ruleset says: they play without 2 to
// 8 man.
constexpr int redFivesInPlay(const RuleSet &rules) {
  return (rules.players == 3 ? 0 : rules.redFives[0]) + rules.redFives[1] + rules.redFives[2];
}

}  // namespace janso
