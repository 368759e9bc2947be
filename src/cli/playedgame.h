// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The events of a match that an arena has just played, as a game that may be played again.
#pragma once

#include <vector>

#include "records/provedgame.h"
#include "rules/event.h"
#include "rules/ruleset.h"

namespace janso::cli {

// Only to fold over its events: nothing is known of walls and answers.
ProvedGame gameOf(const std::vector<Event> &events);

// Whole, as from a file: what a bot could have done is worked out from what it did.
ProvedGame provedGameOf(const std::vector<Event> &events, const RuleSet &rules);

}  // namespace janso::cli
