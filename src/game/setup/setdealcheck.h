// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A check for code that reads prepared hands from a file, before they are played.
#pragma once

#include "rules/result.h"
#include "rules/ruleset.h"
#include "rules/setdeal.h"

namespace janso {

// Checks whether a prepared hand can be dealt. The error names the tile that is used too often.
Result<bool> checkSetDeal(const SetDeal &deal, const RuleSet &rules);

}  // namespace janso
