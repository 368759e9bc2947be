// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How much of a hand's result was luck, and what remains of the result without it.
//
// The luck of a chance event is the value of what came minus the mean value of everything that could have
// come: the tiles that had in truth not been dealt, drawn or shown yet. Given the past, each of these tiles
// is equally likely, so the mean of luck is 0 whatever the value function; a better value function only
// removes more variance. The value function is fixed (kLuckVersion): it was chosen before looking at the
// matches it is used on.
//
// The other seats get each term of a seat with the opposite sign, in equal parts (ura: as it is paid), so the
// seats of a hand sum to 0. In points.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace janso {

struct ProvedGame;

inline constexpr int kLuckVersion = 1;

enum class LuckTerm : std::uint8_t {
  Start,  // the starting hand, compared with the mean of all seats, which expect the same
  Draws,  // the seat's draws, including replacement tiles
  Dora,   // dora indicators turned
  Ura,    // ura dora of a winner in riichi
};
inline constexpr int kLuckTerms = 4;

struct HandLuck {
  // By term and seat, after sharing among the seats.
  std::array<std::array<double, 4>, kLuckTerms> terms{};
  // The part that comes from the luck of the other seats; `terms` includes it.
  std::array<std::array<double, 4>, kLuckTerms> others{};

  double of(int seat) const;  // all terms
  double own(LuckTerm term, int seat) const;
  double ofOthers(int seat) const;
  HandLuck &operator+=(const HandLuck &other);
};

// The value of a hand in points: the points of a win times the chance to win in the remaining draws.
struct HandValue {
  std::array<double, 7> chances{};  // to win within one more go-around, by shanten; a complete hand has won
  // Of a win, by han from dora and red fives; riichi and similar yaku are included.
  std::array<double, 9> points{};
  double tilesOfTurn = 4;  // tiles drawn in a go-around
  int hanOfNorth = 0;      // extra han for each North in the hand or set aside

  double operator()(int shanten, int bonus, int tilesLeft) const;
};
inline constexpr HandValue kHandValue{{0.075, 0.045, 0.030, 0.020, 0.014, 0.009, 0.006},
                                      {2400, 4200, 6400, 8000, 9600, 12000, 13000, 16000, 17000}};

// Returns nothing where the record does not show all hands: then the luck is unknown, which is not 0.
// Thread-safe. `value` must outlive the call.
std::optional<HandLuck> luckOf(const ProvedGame &game, std::size_t hand, const HandValue &value = kHandValue);
std::optional<HandLuck> luckOf(const ProvedGame &game, const HandValue &value = kHandValue);

// The points that the recorded hands brought a seat: from wins and draws, minus its riichi sticks.
double pointsWon(const ProvedGame &game, int seat);
// Returns nothing where the record stops before the end of the match.
std::optional<int> finalPlace(const ProvedGame &game, int seat);

// The share of the luck that is subtracted: all of it. Over 200 seats of bots the slope is 1.17 ± 0.19, which
// is no reason for another number.
inline constexpr double kLuckWeight = 1.0;
// The effect of luck on a match, and what remains without luck, which is still mostly chance. Measured on
// 2,000 matches of novices: JANSO_LUCK_MATCHES=2000 tests_review luck
struct LuckScale {
  double placesPerPoint;  // slope of the final place on the luck of a match
  double restOfPlace;     // standard deviations of the remainder: of the final place of a match,
  double restOfHand;      // and of the points of a hand, whose squares add up
};
// The slopes are ± 0.0000021 and ± 0.0000015, with seats taken as independent. Without luck the standard
// deviation of the final place falls from 1.118 to 1.031, and from 0.816 to 0.770 with three players.
inline constexpr LuckScale kLuckScale{-0.0000789, 1.031, 4490};
inline constexpr LuckScale kLuckScaleOfThree{-0.0000417, 0.770, 7660};
constexpr const LuckScale &luckScale(int players) {
  return players == 3 ? kLuckScaleOfThree : kLuckScale;
}
// How far this luck over a match, in points, moved the final place; below 0 for good luck.
constexpr double placesOfLuck(double points, int players) {
  return points * luckScale(players).placesPerPoint;
}
double adjustedError(std::size_t hands, int players);  // standard error of adjusted(), in points
// A change of the score with the luck removed. Its mean is that of the change itself.
double adjusted(double points, double luck);

}  // namespace janso
