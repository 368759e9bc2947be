// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Options that other options make meaningless: the details of a rule that is off, or North without three
// players.
#pragma once

#include <QString>

#include "rules/presets/rulesetfields.h"
#include "rules/ruleset.h"

namespace janso {

// A sentence in the language of the window on why the option has no effect under this ruleset; empty if it
// has one. The option keeps its value in any case.
QString ruleIdleReason(const RuleField &field, const RuleSet &rules);

}  // namespace janso
