// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The value of a won hand with one thing changed, by the real scorer.
#pragma once

#include <vector>

#include "rules/ruleset.h"
#include "rules/score.h"

namespace janso {

enum class WhatIfKind : std::uint8_t {
  Closed,    // without calls: the called tiles were drawn
  Riichi,    // declared, without ippatsu and ura dora
  Damaten,   // the riichi was not declared
  MoreDora,  // `dora` more
  Tsumo,     // the winning tile was drawn
  Ron,       // `from` discarded the winning tile
};

struct WhatIf {
  WhatIfKind kind{};
  int dora = 0;          // MoreDora: how many
  int from = -1;         // Ron: which seat
  WinInput input;        // the changed hand
  ScoreOutcome outcome;  // no result: it would not have been a win
};

// Without called groups.
bool isMenzen(const WinInput &input);

// The changes that make sense for this win and would have changed its han, fu or payment, in the order of
// WhatIfKind. `input` must be a win under `rules`.
std::vector<WhatIf> whatIfs(const WinInput &input, const RuleSet &rules);

}  // namespace janso
