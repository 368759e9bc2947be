// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A ruleset summarized in one line.
#pragma once

#include <QString>

#include "rules/ruleset.h"

namespace janso {

// Players, length, points, uma, red fives, open tanyao and anything unusual, in the language of the window.
QString ruleSummary(const RuleSet &rules);

}  // namespace janso
