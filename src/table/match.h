// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match: hands until its end, with repeats, honba, extra rounds, uma and oka. A value like Round.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rules/action.h"
#include "rules/event.h"
#include "rules/legal/seatview.h"
#include "table/round.h"
#include "table/wall.h"

namespace janso {

// How the wall number for makeWall() is chosen for each hand.
enum class WallOrder : std::uint8_t {
  ByHand,   // the number of the hand in the match: the published procedure, with commitment and seed in the
            // events
  ByKyoku,  // kyokuWall(): however often other dealers have repeated, this hand of the schedule has this
            // wall. For comparing players over the same walls; there is no proof, and commitment and seed
            // stay empty
};

// ByKyoku: the number for deal `deal` (0-based) of this kyoku. `round` as in KyokuStarted.
constexpr std::uint32_t kyokuWall(int round, int kyoku, int deal) {
  return static_cast<std::uint32_t>(round) << 20 | static_cast<std::uint32_t>(kyoku) << 12 |
         static_cast<std::uint32_t>(deal);
}

class Match {
 public:
  // Makes walls from `seed`. Nothing is dealt yet: the first advance() starts the match and deals.
  Match(const RuleSet &rules, const std::array<std::string, 4> &names, const WallSeed &seed,
        WallOrder order = WallOrder::ByHand);
  // Starts with a given hand and wall (for teaching and practice): without proof, as with ByKyoku. Later
  // hands come from `seed`.
  Match(const RuleSet &rules, const std::array<std::string, 4> &names, const RoundStart &start,
        const Wall &wall, const WallSeed &seed = {});

  const MatchInfo &info() const { return *m_info; }
  const WallSeed &seed() const { return m_seed; }
  const Board &board() const;
  bool isOver() const { return m_over; }

  // As in Round. Between hands nothing is pending and advance() deals the next one. The advance() that ends a
  // hand also appends KyokuEnded, and MatchEnded after the last hand.
  std::span<const Decision> pending() const;
  const Decision *decisionOf(int seat) const;
  std::span<const SeatDenial> unaskedDenials() const;
  AnswerStatus answer(int seat, std::uint32_t decisionId, const Action &action);
  bool canAdvance() const;
  void advance(std::vector<Event> &events);
  // Yame::Asked: the dealer, who may now end the match between hands by stop() instead of advance();
  // otherwise -1. The preceding KyokuEnded event has said that the match continues.
  int canStop() const;
  void stop(std::vector<Event> &events);

  SeatView viewOf(int seat) const;
  SeatView openViewOf(int seat) const;
  std::string check() const;

  // The hand in progress or the last one played; nullptr before the first.
  const Round *round() const { return m_round ? &*m_round : nullptr; }
  // Hands dealt so far, including repeats: the number of the next wall with WallOrder::ByHand.
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
  Board m_board;      // before the start and after the end of the match
  RoundStart m_next;  // the hand in progress, then the next one
  Tally m_atDeal;     // at the deal of the hand in progress or last played
  std::optional<Round> m_round;
  std::optional<Wall> m_firstWall;         // the given wall of the first hand
  std::array<std::uint8_t, 4> m_sticks{};  // by seat: bets among the sticks left from earlier hands
  std::uint32_t m_handsDealt = 0;
  WallOrder m_order = WallOrder::ByHand;
  int m_deal = 0;  // ByKyoku: deal number of the kyoku in progress or last played
  bool m_started = false;
  bool m_over = false;
  bool m_canStop = false;
};

// --- Pure parts of a match, also used to replay records ---

// Whether the match ends after this hand, and the hand that follows.
struct NextHand {
  bool matchOver = false;
  bool canStop = false;  // Yame::Asked: the dealer may end the match here
  RoundStart start;
};
NextHand nextHand(const RuleSet &rules, const RoundStart &played, const RoundOutcome &outcome);

// The state of a match after its last hand.
struct LastHand {
  RoundOutcome outcome;
  Tally atDeal;                                // before that hand
  std::array<std::uint8_t, 4> bettors{};       // sticks left on the table, by the seat that bet them
  std::array<std::uint8_t, 2> yakitoriDice{};  // diceAtEnd() (tally.h); 0 = unknown: the fixed price is paid
};

// The final settlement, in this order: leftover sticks, places, rounding, uma and oka; then, without effect
// on the places, the bankruptcy bonus (a chip for it is one more chip), yakitori and chips; last the side
// bets, which follow the places. The final points add up to 0 if nothing is lost and oka = players x (return
// - start), and always if they are rounded, because first place takes the balance.
//
// Uma other than by place, with f = score minus return points, including the oka for first place. Players who
// share a place share its uma.
//   Sinking       everyone below first place with f < 0 pays first place one unit.
//   Floating      f > 0 shares three units, the others pay them; receivers from first place down count
//                 n .. 1, payers from the highest of them down count 1 .. m. In halves of the unit: one
//                 above: +6 -1 -2 -3, two: +4 +2 -2 -4, three: +3 +2 +1 -6; three players: +6 -2 -4 and
//                 +4 +2 -6. Nobody or all above: none.
//   FloatingJpml  by how many hold the return points (no oka), in tenths of the unit: one: +12 -1 -3 -8,
//                 three: +8 +3 +1 -12, else +8 +4 -4 -8; three players: one: +12 -4 -8, two: +8 +4 -12, else
//                 +8 0 -8.
//   Binta         in each pair the lower place pays the higher one unit, two if exactly one of them
//                 holds less than the starting points.
MatchResult finishMatch(const RuleSet &rules, const LastHand &last);

// The settlement of scores alone. `kyotaku`: sticks left on the table; `bettors` as above.
MatchResult finishMatch(const RuleSet &rules, const Scores &scores, int kyotaku,
                        const std::array<std::uint8_t, 4> &bettors = {});

}  // namespace janso
