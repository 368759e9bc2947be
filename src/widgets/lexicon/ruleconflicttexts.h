// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Contradictions of a ruleset (rules/presets/rulesetconflicts.h) as sentences that name both options.
#pragma once

#include <QString>

#include "rules/presets/rulesetconflicts.h"

namespace janso {

QString ruleConflictSentence(const RuleConflict &conflict);

}  // namespace janso
