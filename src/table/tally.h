// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Updates what a match counts in addition to points (Tally, rules/event.h): chips, yakitori markers, wins in
// a row. Source of the rules: the optional rules in the glossary's chapter on yakitori and chips.
//
// Markers (usesYakitori()): every player starts with one. A win removes one of the winner's markers; with
// YakitoriKaeshi the discarder gets it. Only the markers held when the hand was dealt count, so several rons
// are treated alike. When a hand ends with no marker left, yakinaoshi gives everyone a new one. Yakibuta is
// settled at the end of the match (yakibuta()).
//
// Wins in a row are counted for every seat; all winners of a hand won it. A hand without a winner, including
// an abortive draw, ends every streak. A nagashi mangan that counts as a win is a win by tsumo.
#pragma once

#include <array>
#include <cstdint>

#include "rules/event.h"
#include "rules/ruleset.h"
#include "table/round.h"
#include "table/wall.h"

namespace janso {

Tally startingTally(const RuleSet &rules);

// The tally after one win. `atDeal`: at the start of the hand; `now`: after the wins of this hand that were
// paid before. `from`: -1 when nobody discarded the winning tile. `chips`: change of each seat.
Tally tallyAfterWin(const RuleSet &rules, const Tally &atDeal, const Tally &now, int winner, int from,
                    const std::array<std::int16_t, 4> &chips = {});

// The tally when the next hand is dealt or the match ends.
Tally tallyAfterHand(const RuleSet &rules, const RoundOutcome &outcome);

// The markers that yakibuta adds, by seat, if this was the last hand of the match: a player who lost the last
// marker by ron, without handing it to anyone, leaves its price to the discarder.
std::array<std::uint8_t, 4> yakibuta(const RuleSet &rules, const Tally &atDeal, const RoundOutcome &outcome);

// Two dice, 1..6 each, rolled when the match is over (RuleSet::yakitoriDice). Like the dice of a hand
// (wall.h): the first two draws of the stream of hand number 0xFFFFFFFF, which no hand has.
std::array<std::uint8_t, 2> diceAtEnd(const WallSeed &seed);

}  // namespace janso
