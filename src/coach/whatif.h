// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a won hand would have been worth with one thing changed, by the real scorer.
#pragma once

#include <vector>

#include "rules/ruleset.h"
#include "rules/score.h"

namespace janso {

enum class WhatIfKind : std::uint8_t {
  Closed,    // without calls: the called tiles drawn by oneself
  Riichi,    // declared, without ippatsu and ura
  Damaten,   // the riichi not declared
  MoreDora,  // `dora` more
  Tsumo,     // the winning tile drawn
  Ron,       // the winning tile discarded by `from`
};

struct WhatIf {
  WhatIfKind kind{};
  int dora = 0;          // MoreDora: how many
  int from = -1;         // Ron: which seat
  WinInput input;        // as it would have been
  ScoreOutcome outcome;  // no result: it would not have been a win
};

// Without called sets.
bool isMenzen(const WinInput &input);

// Those that make sense for this win and would have changed its han, fu or payment, in the order of the
// kinds. `input` is a win under `rules`.
std::vector<WhatIf> whatIfs(const WinInput &input, const RuleSet &rules);

}  // namespace janso
