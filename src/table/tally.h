// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a match counts beside the points (Tally, rules/event.h): chips, yakitori markers, wins in a row.
// Source of the rules: the optional rules of the glossary's chapter on yakitori and chips.
//
// Markers (usesYakitori()): every player starts with one. A win of whoever holds one takes one off;
// by YakitoriKaeshi the discarder gets it. What decides is how the markers stood when the hand was dealt, so
// several rons are alike. When a hand ends with no marker left, yakinaoshi gives everyone a new one. Yakibuta
// is settled at the end of the match (yakibuta()).
// Wins in a row: of every seat, in the hands just played; all winners of a hand won it. A hand without a
// winner, abortive draws too, ends every row. A nagashi mangan that counts as a win is a win by self-draw.
#pragma once

#include <array>
#include <cstdint>

#include "rules/event.h"
#include "rules/ruleset.h"
#include "table/round.h"
#include "table/wall.h"

namespace janso {

Tally startingTally(const RuleSet &rules);

// `atDeal`: as the hand began; `now`: after the wins of this hand that were paid before. `from`: -1 when
// nobody discarded. `chips`: change of each seat.
Tally tallyAfterWin(const RuleSet &rules, const Tally &atDeal, const Tally &now, int winner, int from,
                    const std::array<std::int16_t, 4> &chips = {});

// As the next hand is dealt, or the match ends.
Tally tallyAfterHand(const RuleSet &rules, const RoundOutcome &outcome);

// The markers that yakibuta adds by seat, when this was the very last hand of the match: who lost the last
// marker by ron, and handed it to nobody, leaves its price to the discarder.
std::array<std::uint8_t, 4> yakibuta(const RuleSet &rules, const Tally &atDeal, const RoundOutcome &outcome);

// Two dice, 1..6 each, thrown when the match is over (RuleSet::yakitoriDice). As the dice of a hand (wall.h),
// from the stream of the hand number 0xFFFFFFFF, which no hand has: its first two draws.
std::array<std::uint8_t, 2> diceAtEnd(const WallSeed &seed);

}  // namespace janso
