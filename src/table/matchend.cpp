// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// When a match ends, and what it comes to.
#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "table/match.h"

namespace janso {

namespace {

constexpr int kHandsInWind = 4;
constexpr std::int32_t kStick = 1000;
constexpr std::int32_t kSmallestStick = 100;

int lastHandIndex(const RuleSet &rules) {
  return (rules.length == MatchLength::East ? 1 : 2) * kHandsInWind - 1;
}

bool isBankrupt(const RuleSet &rules, const Scores &scores) {
  const std::int32_t lowest = *std::min_element(scores.begin(), scores.end());
  switch (rules.bankruptcy) {
    case Bankruptcy::None:
      return false;
    case Bankruptcy::BelowZero:
      return lowest < 0;
    case Bankruptcy::ZeroOrBelow:
      return lowest <= 0;
  }
  return false;
}

bool targetReached(const RuleSet &rules, const Scores &scores) {
  return rules.targetPoints == 0 || *std::max_element(scores.begin(), scores.end()) >= rules.targetPoints;
}

// Seats from first to last; equal scores in seat order.
std::array<int, 4> ranking(const Scores &scores) {
  std::array<int, 4> seats{0, 1, 2, 3};
  std::stable_sort(seats.begin(), seats.end(), [&scores](int a, int b) {
    return scores[static_cast<std::size_t>(a)] > scores[static_cast<std::size_t>(b)];
  });
  return seats;
}

bool isFirst(const RuleSet &rules, const Scores &scores, int seat) {
  const int first = ranking(scores)[0];
  const bool tied = scores[static_cast<std::size_t>(first)] == scores[static_cast<std::size_t>(seat)];
  return first == seat || (tied && rules.tieBreak == TieBreak::Shared);
}

// Whether a dealer who stays in the last hand, or later, ends the match by being first.
Yame dealersStop(const RuleSet &rules, const RoundStart &played, const RoundOutcome &outcome) {
  if (!targetReached(rules, outcome.scores) || !isFirst(rules, outcome.scores, played.kyoku))
    return Yame::None;
  if (outcome.dealerWon)
    return rules.agariYame;
  return outcome.dealerTenpai ? rules.tenpaiYame : Yame::None;
}

// The deal has passed on in the last scheduled hand, or in a later one.
bool endsWithoutDealer(const RuleSet &rules, int played, const Scores &scores) {
  if (targetReached(rules, scores))
    return true;
  return played >= mostRounds(rules) * kHandsInWind - 1;
}

// Shares `total` among the `count` places from `first` on: each whole `unit`s, what is left to the nearest to
// the first dealer.
void share(std::array<std::int32_t, 4> &to, const std::array<int, 4> &seats, std::size_t first,
           std::size_t count, std::int32_t total, std::int32_t unit) {
  const std::int32_t each = total / static_cast<std::int32_t>(count) / unit * unit;
  for (std::size_t i = first; i < first + count; ++i)
    to[static_cast<std::size_t>(seats[i])] += each;
  to[static_cast<std::size_t>(seats[first])] += total - each * static_cast<std::int32_t>(count);
}

std::size_t tiedFrom(const Scores &scores, const std::array<int, 4> &seats, std::size_t first) {
  std::size_t count = 1;
  while (first + count < 4 && scores[static_cast<std::size_t>(seats[first + count])] ==
                                  scores[static_cast<std::size_t>(seats[first])])
    ++count;
  return count;
}

void giveOutSticks(const RuleSet &rules, Scores &scores, int kyotaku,
                   const std::array<std::uint8_t, 4> &bettors) {
  const std::array<int, 4> seats = ranking(scores);
  const Scores before = scores;
  switch (rules.leftoverSticks) {
    case LeftoverSticks::First:
      scores[static_cast<std::size_t>(seats[0])] += kyotaku * kStick;
      break;
    case LeftoverSticks::FirstSplitOnTie:
      share(scores, seats, 0, tiedFrom(before, seats, 0), kyotaku * kStick, kSmallestStick);
      break;
    case LeftoverSticks::Lost:
      break;
    case LeftoverSticks::Returned:
      for (std::size_t seat = 0; seat < 4; ++seat)
        scores[seat] += bettors[seat] * kStick;
      break;
  }
}

// To whole thousands. Exactly 500 goes away from zero (Thousand4Down5Up) or towards it (Thousand5Down6Up).
std::int32_t roundToThousand(std::int32_t points, FinalRounding rounding) {
  const std::int32_t up = rounding == FinalRounding::Thousand4Down5Up ? 500 : 499;
  const std::int32_t size = (std::abs(points) + up) / 1000 * 1000;
  return points < 0 ? -size : size;
}

}  // namespace

NextHand nextHand(const RuleSet &rules, const RoundStart &played, const RoundOutcome &outcome) {
  const int index = played.bakaze * kHandsInWind + played.kyoku;
  NextHand next;
  next.start.scores = outcome.scores;
  next.start.kyotaku = outcome.kyotaku;
  next.start.honba = outcome.addHonba ? static_cast<std::uint8_t>(played.honba + 1) : std::uint8_t{0};
  const int following = outcome.dealerStays ? index : index + 1;
  next.start.bakaze = static_cast<std::uint8_t>(following / kHandsInWind);
  next.start.kyoku = static_cast<std::uint8_t>(following % kHandsInWind);

  if (isBankrupt(rules, outcome.scores)) {
    next.matchOver = true;
  } else if (index >= lastHandIndex(rules) && !outcome.abortive) {
    if (outcome.dealerStays) {
      const Yame yame = dealersStop(rules, played, outcome);
      next.matchOver = yame == Yame::Automatic;
      next.mayStop = yame == Yame::Asked;
    } else {
      next.matchOver = endsWithoutDealer(rules, index, outcome.scores);
    }
  }
  return next;
}

MatchResult finishMatch(const RuleSet &rules, const Scores &scores, int kyotaku,
                        const std::array<std::uint8_t, 4> &bettors) {
  MatchResult result;
  result.scores = scores;
  giveOutSticks(rules, result.scores, kyotaku, bettors);

  const std::array<int, 4> seats = ranking(result.scores);
  std::array<std::int32_t, 4> bonus{};  // uma and oka, by seat
  for (std::size_t i = 0; i < 4;) {
    const std::size_t count = rules.tieBreak == TieBreak::Shared ? tiedFrom(result.scores, seats, i) : 1;
    std::int32_t total = std::accumulate(rules.uma.begin() + static_cast<std::ptrdiff_t>(i),
                                         rules.uma.begin() + static_cast<std::ptrdiff_t>(i + count), 0);
    if (i == 0)
      total += rules.oka;
    share(bonus, seats, i, count, total, 1);
    for (std::size_t k = i; k < i + count; ++k)
      result.place[static_cast<std::size_t>(seats[k])] = static_cast<std::int8_t>(i + 1);
    i += count;
  }
  for (std::size_t seat = 0; seat < 4; ++seat) {
    const std::int32_t held = rules.finalRounding == FinalRounding::None
                                  ? result.scores[seat]
                                  : roundToThousand(result.scores[seat], rules.finalRounding);
    result.finalPoints[seat] = held - rules.returnPoints + bonus[seat];
  }
  if (rules.finalRounding != FinalRounding::None) {
    const std::int32_t sum = std::accumulate(result.finalPoints.begin(), result.finalPoints.end(), 0);
    const bool shared = rules.tieBreak == TieBreak::Shared;
    share(result.finalPoints, seats, 0, shared ? tiedFrom(result.scores, seats, 0) : 1, -sum, 1);
  }
  return result;
}

}  // namespace janso
