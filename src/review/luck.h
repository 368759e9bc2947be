// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How much of a hand's result was luck, and what is left of the result without it.
//
// Luck of a chance event is the value of what came less the mean value over everything that could have come:
// the tiles that in truth were neither dealt nor drawn nor shown yet. Given the past each of them is equally
// likely, so the mean of luck is 0 whatever the value function; a better one only takes more spread away.
// The value is fixed (kLuckVersion): chosen before looking at the matches it is used on.
//
// A term of one seat gives as much to the others with the other sign, in equal parts (ura: as it is paid), so
// that the seats of a hand sum to 0. Points.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace janso {

struct ProvedGame;

inline constexpr int kLuckVersion = 1;

enum class LuckTerm : std::uint8_t {
  Start,  // the tiles dealt: against the mean of all, who expect the same
  Draws,  // own draws, replacement tiles too
  Dora,   // indicators turned
  Ura,    // what lay beneath for a winner in riichi
};
inline constexpr int kLuckTerms = 4;

struct HandLuck {
  // By term and seat, shared out.
  std::array<std::array<double, 4>, kLuckTerms> terms{};
  // Of that, what the luck of the others gave or took: in `terms` already.
  std::array<std::array<double, 4>, kLuckTerms> others{};

  double of(int seat) const;  // all terms
  double own(LuckTerm term, int seat) const;
  double ofOthers(int seat) const;
  HandLuck &operator+=(const HandLuck &other);
};

// What a hand is worth, in points: what a win of it brings, times the chance that it comes in the draws that
// are left.
struct HandValue {
  std::array<double, 7> chances{};  // to win in one go-around more, by shanten; a complete hand has won
  std::array<double, 9> points{};   // of a win by han from dora and red fives, riichi and its like in
  double tilesOfTurn = 4;           // of a go-around
  int hanOfNorth = 0;               // more, for each North in the hand or set aside

  double operator()(int shanten, int bonus, int tilesLeft) const;
};
inline constexpr HandValue kHandValue{{0.075, 0.045, 0.030, 0.020, 0.014, 0.009, 0.006},
                                      {2400, 4200, 6400, 8000, 9600, 12000, 13000, 16000, 17000}};

// Nothing where the record does not show all hands: then luck is not known, which is not 0. Thread-safe.
// `value` outlives the call.
std::optional<HandLuck> luckOf(const ProvedGame &game, std::size_t hand, const HandValue &value = kHandValue);
std::optional<HandLuck> luckOf(const ProvedGame &game, const HandValue &value = kHandValue);

// What the hands of the record have brought a seat, in points: wins, draws and sticks laid down.
double pointsWon(const ProvedGame &game, int seat);
// Nothing where the record stops before the end of the match.
std::optional<int> finalPlace(const ProvedGame &game, int seat);

// What is subtracted per point of luck: all of it. Over 200 seats of bots the slope is 1.17 +- 0.19, which is
// no reason for another number.
inline constexpr double kLuckWeight = 1.0;
// What luck does to a match, and what is left without it, which is still chance for the most part. By 2,000
// matches of novices: JANSO_LUCK_MATCHES=2000 tests_review luck
struct LuckScale {
  double placesPerPoint;  // the slope of final places on the luck of a match
  double restOfPlace;     // standard deviations of what is left: of the final place of a match,
  double restOfHand;      // and of the points of a hand, whose squares add up
};
// The slopes are +- 0.0000021 and +- 0.0000015, with seats taken as independent; without luck the spread of
// places falls from 1.118 to 1.031, and from 0.816 to 0.770 with three players.
inline constexpr LuckScale kLuckScale{-0.0000789, 1.031, 4490};
inline constexpr LuckScale kLuckScaleOfThree{-0.0000417, 0.770, 7660};
constexpr const LuckScale &luckScale(int players) {
  return players == 3 ? kLuckScaleOfThree : kLuckScale;
}
// What so many points of luck, over a match, have moved the final place; below 0 for good luck.
constexpr double placesOfLuck(double points, int players) {
  return points * luckScale(players).placesPerPoint;
}
double adjustedError(std::size_t hands, int players);  // of adjusted(), points
// A change of the score without the luck in it, whose mean is that of the change itself.
double adjusted(double points, double luck);

}  // namespace janso
