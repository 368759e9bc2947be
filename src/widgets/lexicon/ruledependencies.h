// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which options mean nothing beside the others: the details of a rule that is off, North without three
// players.
#pragma once

#include <QString>

#include "rules/ruleset.h"
#include "rules/rulesetfields.h"

namespace janso {

// Why the option changes nothing in this ruleset, a sentence in the language of the window; empty when it
// does change something. Its value is kept all the same.
QString ruleIdleReason(const RuleField &field, const RuleSet &rules);

}  // namespace janso
