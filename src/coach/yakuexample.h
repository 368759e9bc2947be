// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Further examples of a yaku: complete hands that have it, made from a seed. Pure; any thread.
#pragma once

#include <cstdint>

#include "coach/yakudistance.h"
#include "rules/ruleset.h"
#include "rules/yakuid.h"

namespace janso {

// Whether there are further examples: only for yaku that the tiles themselves make.
bool hasFurtherExamples(YakuId id);
// The nearest hand with the yaku to thirteen tiles drawn by `seed`; all its tiles count as held. The same
// seed gives the same hand. Empty if the rules do not have the yaku.
YakuTarget furtherExample(YakuId id, const RuleSet &rules, std::uint32_t seed);

}  // namespace janso
