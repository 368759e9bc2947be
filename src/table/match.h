// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match: hands until its end, with the dealer's changes, counters, extra rounds, uma and oka. A value like
// Round.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
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
  bool isOver() const { return m_over; }

  // As in Round. Between hands nothing is pending and advance() deals the next one. The advance() that ends a
  // hand also brings KyokuEnded, and MatchEnded after the last one.
  std::span<const Decision> pending() const;
  const Decision *decisionOf(int seat) const;
  std::span<const SeatDenial> unaskedDenials() const;
  AnswerStatus answer(int seat, std::uint32_t decisionId, const Action &action);
  bool canAdvance() const;
  void advance(std::vector<Event> &events);
  // Yame::Asked: the dealer who may end the match between hands with stop() instead of advance(); else -1.
  // The KyokuEnded event before has said that the match goes on.
  int mayStop() const;
  void stop(std::vector<Event> &events);

  SeatView viewOf(int seat) const;
  SeatView openViewOf(int seat) const;
  std::string check() const;

  // The hand that is being played or was played last; nullptr before the first.
  const Round *round() const { return m_round ? &*m_round : nullptr; }
  // Hands dealt so far, repeats counted: the number of the next wall.
  std::uint32_t handsDealt() const { return m_handsDealt; }

  bool operator==(const Match &) const = default;

 private:
  void deal(std::vector<Event> &events);
  void finishHand(std::vector<Event> &events);
  void finish(std::vector<Event> &events);
  void countSticks(const RoundOutcome &outcome);

  Shared<MatchInfo> m_info;
  WallSeed m_seed{};
  Board m_board;      // after the end of the match, and before its start
  RoundStart m_next;  // the hand being played, then the next one
  std::optional<Round> m_round;
  std::array<std::uint8_t, 4> m_sticks{};  // of those left on the table from earlier hands, who bet them
  std::uint32_t m_handsDealt = 0;
  bool m_started = false;
  bool m_over = false;
  bool m_mayStop = false;
};

// --- Pure parts of a match, for replaying records as well ---

// Whether the match ends after this hand, and what comes next.
struct NextHand {
  bool matchOver = false;
  bool mayStop = false;  // Yame::Asked: the dealer may end it here
  RoundStart start;
};
NextHand nextHand(const RuleSet &rules, const RoundStart &played, const RoundOutcome &outcome);

// Leftover sticks, places, uma, oka, rounding. `kyotaku`: sticks left on the table; `bettors`: how many of
// them each seat bet, for LeftoverSticks::Returned.
MatchResult finishMatch(const RuleSet &rules, const Scores &scores, int kyotaku,
                        const std::array<std::uint8_t, 4> &bettors = {});

}  // namespace janso
