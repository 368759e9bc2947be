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

// Which number of makeWall() a hand gets.
enum class WallOrder : std::uint8_t {
  ByHand,   // counted through the match: the published procedure, with commitment and seed in the events
  ByKyoku,  // kyokuWall(): however often others have repeated, this hand of the schedule has this wall. For
            // comparing players over the same walls; there is no proof: commitment and seed stay empty
};

// ByKyoku: the n-th deal (0-based) of this kyoku. `round` as in KyokuStarted.
constexpr std::uint32_t kyokuWall(int round, int kyoku, int deal) {
  return static_cast<std::uint32_t>(round) << 20 | static_cast<std::uint32_t>(kyoku) << 12 |
         static_cast<std::uint32_t>(deal);
}

class Match {
 public:
  // Walls come from `seed`. No hand is dealt yet: the first advance() starts the match and deals.
  Match(const RuleSet &rules, const std::array<std::string, 4> &names, const WallSeed &seed,
        WallOrder order = WallOrder::ByHand);
  // Begins with a hand and a wall of one's own (teaching, practice): without proof, as ByKyoku. Hands that
  // follow come from `seed`.
  Match(const RuleSet &rules, const std::array<std::string, 4> &names, const RoundStart &start,
        const Wall &wall, const WallSeed &seed = {});

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
  // Hands dealt so far, repeats counted: the number of the next wall, if they go by the hand.
  std::uint32_t handsDealt() const { return m_handsDealt; }

  bool operator==(const Match &) const = default;

 private:
  void deal(std::vector<Event> &events);
  std::uint32_t nextWall();
  void finishHand(std::vector<Event> &events);
  void finish(std::vector<Event> &events);
  void countSticks(const RoundOutcome &outcome);

  Shared<MatchInfo> m_info;
  WallSeed m_seed{};
  Board m_board;      // after the end of the match, and before its start
  RoundStart m_next;  // the hand being played, then the next one
  Tally m_atDeal;     // of the hand that is being played or was played last
  std::optional<Round> m_round;
  std::optional<Wall> m_firstWall;         // given, for the first hand
  std::array<std::uint8_t, 4> m_sticks{};  // of those left on the table from earlier hands, who bet them
  std::uint32_t m_handsDealt = 0;
  WallOrder m_order = WallOrder::ByHand;
  int m_deal = 0;  // ByKyoku: of the kyoku that is being played or was played last, which deal
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

// How a match stands when its last hand is over.
struct LastHand {
  RoundOutcome outcome;
  Tally atDeal;                           // before that hand
  std::array<std::uint8_t, 4> bettors{};  // of the sticks left on the table, how many each seat bet
  std::array<std::uint8_t, 2>
      yakitoriDice{};  // diceAtEnd() (tally.h); 0 = not known: the fixed price is paid
};

// The final account, in this order: leftover sticks, places, rounding, uma and oka; then, outside of the
// places: bankruptcy bonus (a chip is one more chip), yakitori, chips; and last the side bets, which go by
// the places. The final points add up to 0 where nothing is lost and oka = players x (return - start), and
// always where they are rounded, since the first takes the balance.
//
// Uma other than by place, with f = score less return points, the first's with the oka. What falls to a place
// is shared by those who share it.
//   Sinking       everyone below the first whose f < 0 pays the first a unit.
//   Floating      f > 0 shares three units, the others pay them; receivers from the first down count n .. 1,
//                 payers from the first of them down 1 .. m. In halves of the unit: one above: +6 -1 -2 -3,
//                 two: +4 +2 -2 -4, three: +3 +2 +1 -6; three players: +6 -2 -4 and +4 +2 -6. Nobody or all
//                 above: none.
//   FloatingJpml  by how many hold the return points (no oka), in tenths of the unit: one: +12 -1 -3 -8,
//                 three: +8 +3 +1 -12, else +8 +4 -4 -8; three players: one: +12 -4 -8, two: +8 +4 -12, else
//                 +8 0 -8.
//   Binta         in each pair the lower place pays the higher a unit, two when just one of them holds less
//                 than the starting points.
MatchResult finishMatch(const RuleSet &rules, const LastHand &last);

// The account of scores alone. `kyotaku`: sticks left on the table; `bettors` as above.
MatchResult finishMatch(const RuleSet &rules, const Scores &scores, int kyotaku,
                        const std::array<std::uint8_t, 4> &bettors = {});

}  // namespace janso
