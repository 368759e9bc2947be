// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The outcome of a hand according to its record alone, for games with known results but unknown play.
#pragma once

#include <string>

#include "records/recordedgame.h"
#include "rules/ruleset.h"
#include "table/round.h"

namespace janso {

// `hand` must have a start and end with a win or a draw. The riichi sticks are those of its RiichiAccepted
// events.
RoundOutcome recordedOutcome(const RecordedHand &hand, const RuleSet &rules);

// Returns what is wrong with the payments of the results, as one sentence; empty if nothing is. Points may
// have appeared or disappeared, or the noten payments may not match the tenpai players.
std::string paymentsFault(const RecordedHand &hand, const RuleSet &rules);

}  // namespace janso
