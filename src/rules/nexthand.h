// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The consequences of a hand: whether the dealer repeats, the honba, and which hand is next. The table, the
// records and the page at the end of a hand all use these functions.
//
// table/match.h decides whether the match continues.
#pragma once

#include <cstdint>
#include <span>

#include "rules/event.h"
#include "rules/inlinevec.h"
#include "rules/ruleset.h"

namespace janso {

// The position of a hand in its match, and the values it starts with.
struct RoundStart {
  // As in KyokuStarted.
  std::uint8_t bakaze = 0;
  std::uint8_t kyoku = 0;
  std::uint8_t honba = 0;
  std::uint8_t kyotaku = 0;
  Scores scores{};
  std::uint8_t round = 0;
  Tally tally{};
  int dealer(int players) const { return kyoku % players; }
  bool operator==(const RoundStart &) const = default;
};

RoundStart startOf(const KyokuStarted &event);

// The result of a finished hand for the match.
struct RoundOutcome {
  bool dealerStays = false;
  bool addHonba = false;
  bool keepHonba = false;  // honba stay as they are; without this and addHonba they return to 0
  bool abortive = false;
  bool dealerWon = false;
  bool dealerTenpai = false;          // at an exhaustive draw or nagashi mangan
  InlineVec<std::int8_t, 4> winners;  // in order of payment; includes a nagashi mangan that counts as a win
  std::int8_t from = -1;              // seat whose tile they won on; -1 = nobody's
  Scores scores{};
  std::uint8_t kyotaku = 0;  // left on the table
  Tally tally;               // after the wins; nextHand() carries it on
  bool operator==(const RoundOutcome &) const = default;
};

// The renchan rule in this round of the match (0 = the first), with renchanLater taken into account.
Renchan renchanOf(const RuleSet &rules, int round);

// The outcome of a hand that `winners` won (in the order in which they are paid), or that ended in a draw.
// Scores, kyotaku and tally keep their defaults: they belong to the accounts, not to the deal.
RoundOutcome outcomeOfWins(const RuleSet &rules, const RoundStart &played, std::span<const int> winners,
                           int from);
RoundOutcome outcomeOfDraw(const RuleSet &rules, const RoundStart &played, const RyukyokuInfo &draw);

// The following hand, if there is one: its position, its honba (at most 255), and the outcome's scores,
// sticks and tally.
RoundStart startAfter(const RuleSet &rules, const RoundStart &played, const RoundOutcome &outcome);

}  // namespace janso
