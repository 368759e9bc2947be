// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A ruleset in one line of words.
#pragma once

#include <QString>

#include "rules/ruleset.h"

namespace janso {

// Players, length, points, uma, red fives, open tanyao, and what is unusual. In the language of the window.
QString ruleSummary(const RuleSet &rules);

}  // namespace janso
