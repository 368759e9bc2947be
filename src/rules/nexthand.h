// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What follows a hand: whether the dealer stays, what the counters become, which hand is next. The table, the
// records and the page at the end of a hand all ask here.
//
// Whether the match goes on at all is decided in table/match.h.
#pragma once

#include <cstdint>
#include <span>

#include "rules/event.h"
#include "rules/inlinevec.h"
#include "rules/ruleset.h"

namespace janso {

// Where a hand stands in its match, and what it begins with.
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

// How a finished hand leaves the match.
struct RoundOutcome {
  bool dealerStays = false;
  bool addHonba = false;
  bool keepHonba = false;  // the counters stay as they are; else, without addHonba, they go back to 0
  bool abortive = false;
  bool dealerWon = false;
  bool dealerTenpai = false;          // at an exhaustive draw or nagashi mangan
  InlineVec<std::int8_t, 4> winners;  // seats in the order in which they were paid; a nagashi mangan that
                                      // counts as a win too
  std::int8_t from = -1;              // on whose tile they won; -1 = on nobody's
  Scores scores{};
  std::uint8_t kyotaku = 0;  // left on the table
  Tally tally;               // after the wins; nextHand() says how it goes on
  bool operator==(const RoundOutcome &) const = default;
};

// RuleSet::renchan in this round of the match, 0 = the first: renchanLater is in it.
Renchan renchanOf(const RuleSet &rules, int round);

// The outcome of a hand that `winners` won, in the order in which they are paid, or that was drawn. Scores,
// kyotaku and tally are left as they are by default: they are the account's, not the deal's.
RoundOutcome outcomeOfWins(const RuleSet &rules, const RoundStart &played, std::span<const int> winners,
                           int from);
RoundOutcome outcomeOfDraw(const RuleSet &rules, const RoundStart &played, const RyukyokuInfo &draw);

// The hand after it, if there is one: its place, its counters (at most 255), and the outcome's scores, sticks
// and tally.
RoundStart startAfter(const RuleSet &rules, const RoundStart &played, const RoundOutcome &outcome);

}  // namespace janso
