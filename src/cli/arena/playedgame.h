// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The events of a match that an arena has just played, as a game that can be replayed.
#pragma once

#include <vector>

#include "records/provedgame.h"
#include "rules/event.h"
#include "rules/ruleset.h"

namespace janso::cli {

// The complete game as if read from a file; the options of each bot are derived from its actions.
ProvedGame provedGameOf(const std::vector<Event> &events, const RuleSet &rules);

}  // namespace janso::cli
