// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// For whoever reads set hands from a file, before they are played.
#pragma once

#include "rules/result.h"
#include "rules/ruleset.h"
#include "rules/setdeal.h"

namespace janso {

// Whether a hand that was laid out in advance can be dealt; the error says which tile there is too often.
Result<bool> checkSetDeal(const SetDeal &deal, const RuleSet &rules);

}  // namespace janso
