// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Contradictions of a ruleset (rules/rulesetconflicts.h) as sentences that name both options.
#pragma once

#include <QString>

#include "rules/rulesetconflicts.h"

namespace janso {

QString ruleConflictSentence(const RuleConflict &conflict);

}  // namespace janso
