// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How a hand leaves a match, as its record alone has it: for games of which only the results are known.
#pragma once

#include <string>

#include "records/recordedgame.h"
#include "rules/ruleset.h"
#include "table/round.h"

namespace janso {

// `hand` has a start and a win or a draw at its end; sticks are those of its RiichiAccepted events.
RoundOutcome recordedOutcome(const RecordedHand &hand, const RuleSet &rules);

// What is wrong with the payments of the results, as one sentence; empty when nothing is: points that come
// from nowhere, or noten payments that do not fit who is tenpai.
std::string paymentsFault(const RecordedHand &hand, const RuleSet &rules);

}  // namespace janso
