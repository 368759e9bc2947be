// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match: hands until its end, with the dealer's changes, counters, extra rounds, uma and oka. A value like
// Round.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "rules/action.h"
#include "rules/event.h"
#include "rules/seatview.h"
#include "table/round.h"
#include "table/wall.h"

namespace janso {

class Match {
 public:
  // Walls come from `seed`. No hand is dealt yet: the first advance() starts the match and deals.
  Match(const RuleSet &rules, const std::array<std::string, 4> &names, const WallSeed &seed);

  const MatchInfo &info() const { return *m_info; }
  const WallSeed &seed() const { return m_seed; }
  const Board &board() const;
  bool isOver() const;

  // As in Round. Between hands nothing is pending and advance() deals the next one.
  std::span<const Decision> pending() const;
  const Decision *decisionOf(int seat) const;
  AnswerStatus answer(int seat, std::uint32_t decisionId, const Action &action);
  bool canAdvance() const;
  void advance(std::vector<Event> &events);

  SeatView viewOf(int seat) const;
  SeatView openViewOf(int seat) const;
  std::string check() const;

  bool operator==(const Match &) const = default;

  // The author of this class adds the private part.
 private:
  Shared<MatchInfo> m_info;
  WallSeed m_seed{};
};

// --- Pure parts of a match, for replaying records as well ---

// Whether the match ends after this hand, and what comes next.
struct NextHand {
  bool matchOver = false;
  bool mayStop = false;  // Yame::Asked: the dealer may end it here
  RoundStart start;
};
NextHand nextHand(const RuleSet &rules, const RoundStart &played, const RoundOutcome &outcome);

// Leftover sticks, places, uma, oka, rounding. `kyotaku`: sticks left on the table.
MatchResult finishMatch(const RuleSet &rules, const Scores &scores, int kyotaku);

}  // namespace janso
