// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Computes the result of a match: sticks, places, uma and oka, rounding, and the other settlements.
#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "rules/matchend.h"
#include "rules/payment.h"
#include "rules/places.h"
#include "table/match.h"
#include "table/tally.h"

namespace janso {

namespace {

using Points = std::array<std::int32_t, 4>;

constexpr std::int32_t kSmallestStick = 100;
constexpr std::int32_t kPointsPerPip = 1000;

std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}

// --- Places ---

// The seats that play, from first to last; equal scores in seat order.
struct Ranking {
  InlineVec<int, 4> seats;
  Scores scores{};
  bool shared = false;  // equals share their place

  Ranking(const RuleSet &rules, const Scores &of)
      : seats(seatsByScore(of, rules.players)), scores(of), shared(rules.tieBreak == TieBreak::Shared) {}

  std::int32_t score(std::size_t place) const { return scores[at(seats[place])]; }
  std::size_t equalsFrom(std::size_t place) const {
    std::size_t count = 1;
    while (place + count < seats.size() && score(place + count) == score(place))
      ++count;
    return count;
  }
  // How many share the place.
  std::size_t sharers(std::size_t place) const { return shared ? equalsFrom(place) : 1; }
};

// Shares `total` among the `count` places from `first` on: each whole `unit`s, what is left to the nearest to
// the first dealer.
void share(Points &to, const Ranking &ranking, std::size_t first, std::size_t count, std::int32_t total,
           std::int32_t unit) {
  const std::int32_t each = total / static_cast<std::int32_t>(count) / unit * unit;
  for (std::size_t i = first; i < first + count; ++i)
    to[at(ranking.seats[i])] += each;
  to[at(ranking.seats[first])] += total - each * static_cast<std::int32_t>(count);
}

void giveOutSticks(const RuleSet &rules, Scores &scores, int kyotaku,
                   const std::array<std::uint8_t, 4> &bettors) {
  const Ranking ranking(rules, scores);
  switch (rules.leftoverSticks) {
    case LeftoverSticks::First:
      scores[at(ranking.seats[0])] += kyotaku * kStick;
      break;
    case LeftoverSticks::FirstSplitOnTie:
      share(scores, ranking, 0, ranking.equalsFrom(0), kyotaku * kStick, kSmallestStick);
      break;
    case LeftoverSticks::Lost:
      break;
    case LeftoverSticks::Returned:
      for (std::size_t seat = 0; seat < 4; ++seat)
        scores[seat] += bettors[seat] * kStick;
      break;
  }
}

// --- Uma, by place ---

Points sinkingUma(const RuleSet &rules, const Ranking &ranking) {
  Points uma{};
  for (std::size_t place = 1; place < ranking.seats.size(); ++place) {
    if (ranking.score(place) >= rules.returnPoints)
      continue;
    uma[place] -= rules.umaUnit;
    uma[0] += rules.umaUnit;
  }
  return uma;
}

// Three units among `above` receivers, counted n .. 1, from the others, counted 1 .. m.
Points floatingUma(const RuleSet &rules, const Ranking &ranking) {
  const int players = rules.players;
  int above = 0;
  for (std::size_t place = 0; place < ranking.seats.size(); ++place)
    above += ranking.score(place) + (place == 0 ? rules.oka : 0) > rules.returnPoints ? 1 : 0;
  Points uma{};
  if (above == 0 || above == players)
    return uma;
  const auto sumTo = [](int n) { return n * (n + 1) / 2; };
  const std::int32_t pool = 3 * rules.umaUnit;
  for (int place = 0; place < players; ++place) {
    const int below = players - above;
    uma[at(place)] =
        place < above ? pool * (above - place) / sumTo(above) : -(pool * (place - above + 1) / sumTo(below));
  }
  return uma;
}

Points jpmlUma(const RuleSet &rules, const Ranking &ranking) {
  // In tenths of the unit, by how many hold the return points.
  static constexpr std::array<Points, 5> kFour{
      {{8, 4, -4, -8}, {12, -1, -3, -8}, {8, 4, -4, -8}, {8, 3, 1, -12}, {8, 4, -4, -8}}};
  static constexpr std::array<Points, 4> kThree{
      {{8, 0, -8, 0}, {12, -4, -8, 0}, {8, 4, -12, 0}, {8, 0, -8, 0}}};
  std::size_t holding = 0;
  while (holding < ranking.seats.size() && ranking.score(holding) >= rules.returnPoints)
    ++holding;
  Points uma = rules.players == 3 ? kThree[holding] : kFour[holding];
  for (std::int32_t &points : uma)
    points *= rules.umaUnit / 10;
  return uma;
}

Points bintaUma(const RuleSet &rules, const Ranking &ranking) {
  Points uma{};
  for (std::size_t high = 0; high < ranking.seats.size(); ++high) {
    for (std::size_t low = high + 1; low < ranking.seats.size(); ++low) {
      const bool apart =
          ranking.score(low) < rules.startingPoints && ranking.score(high) >= rules.startingPoints;
      const std::int32_t pays = apart ? 2 * rules.umaUnit : rules.umaUnit;
      uma[high] += pays;
      uma[low] -= pays;
    }
  }
  return uma;
}

Points umaByPlace(const RuleSet &rules, const Ranking &ranking) {
  switch (rules.umaKind) {
    case UmaKind::ByPlace:
      break;
    case UmaKind::Sinking:
      return sinkingUma(rules, ranking);
    case UmaKind::Floating:
      return floatingUma(rules, ranking);
    case UmaKind::FloatingJpml:
      return jpmlUma(rules, ranking);
    case UmaKind::Binta:
      return bintaUma(rules, ranking);
  }
  return rules.uma;
}

void setPlaces(const RuleSet &rules, const Ranking &ranking, MatchResult &result) {
  const Points uma = umaByPlace(rules, ranking);
  for (std::size_t i = 0; i < ranking.seats.size();) {
    const std::size_t count = ranking.sharers(i);
    std::int32_t total = i == 0 ? rules.oka : 0;
    for (std::size_t place = i; place < i + count; ++place) {
      total += uma[place];
      result.place[at(ranking.seats[place])] = static_cast<std::int8_t>(i + 1);
    }
    share(result.placement, ranking, i, count, total, 1);
    i += count;
  }
}

// --- Rounding ---

// To whole thousands. Exactly 500 goes away from zero (Thousand4Down5Up) or towards it (Thousand5Down6Up).
std::int32_t roundToThousand(std::int32_t points, FinalRounding rounding) {
  const std::int32_t up = rounding == FinalRounding::Thousand4Down5Up ? 500 : 499;
  const std::int32_t size = (std::abs(points) + up) / 1000 * 1000;
  return points < 0 ? -size : size;
}

void setFinalPoints(const RuleSet &rules, const Ranking &ranking, MatchResult &result) {
  const bool rounds = rules.finalRounding != FinalRounding::None;
  for (const int seat : ranking.seats) {
    const std::int32_t score = result.scores[at(seat)];
    const std::int32_t held = rounds ? roundToThousand(score, rules.finalRounding) : score;
    result.finalPoints[at(seat)] = held - rules.returnPoints + result.placement[at(seat)];
  }
  if (rounds) {
    const std::int32_t sum = std::accumulate(result.finalPoints.begin(), result.finalPoints.end(), 0);
    share(result.finalPoints, ranking, 0, ranking.sharers(0), -sum, 1);
  }
}

// --- Beside the places ---

void adjust(MatchResult &result, AdjustmentKind kind, const Points &points) {
  if (points == Points{})
    return;
  result.adjustments.push_back({kind, points});
  for (std::size_t seat = 0; seat < 4; ++seat)
    result.finalPoints[seat] += points[seat];
}

void settleBankruptcy(const RuleSet &rules, const Ranking &ranking, const RoundOutcome &outcome,
                      MatchResult &result) {
  InlineVec<std::int8_t, 4> receivers = outcome.winners;
  if (rules.bankruptcyBonusTo == BankruptcyBonusTo::First) {
    receivers.clear();
    receivers.push_back(static_cast<std::int8_t>(ranking.seats[0]));
  }
  Points points{};
  for (int broke = 0; broke < rules.players; ++broke) {
    if (!isBankrupt(rules, outcome.scores[at(broke)]))
      continue;
    for (const int receiver : receivers) {
      if (receiver == broke)
        continue;
      points[at(broke)] -= rules.bankruptcyBonus;
      points[at(receiver)] += rules.bankruptcyBonus;
      result.tally.chips[at(broke)] =
          static_cast<std::int16_t>(result.tally.chips[at(broke)] - rules.chipBankruptcy);
      result.tally.chips[at(receiver)] =
          static_cast<std::int16_t>(result.tally.chips[at(receiver)] + rules.chipBankruptcy);
    }
  }
  adjust(result, AdjustmentKind::Bankruptcy, points);
}

// Each marker costs its price to every other player.
void settleYakitori(const RuleSet &rules, const LastHand &last, MatchResult &result) {
  const std::array<std::uint8_t, 4> passed = yakibuta(rules, last.atDeal, last.outcome);
  int marked = 0;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    result.tally.yakitori[seat] = static_cast<std::uint8_t>(result.tally.yakitori[seat] + passed[seat]);
    marked += result.tally.yakitori[seat];
  }
  if (!usesYakitori(rules) || marked == 0)
    return;
  std::int32_t price = rules.yakitori;
  if (rules.yakitoriDice && last.yakitoriDice[0] > 0) {
    result.yakitoriDice = last.yakitoriDice;
    price = kPointsPerPip * (last.yakitoriDice[0] + last.yakitoriDice[1]);
  }
  Points points{};
  for (std::size_t seat = 0; seat < rules.players; ++seat)
    points[seat] = price * (marked - rules.players * result.tally.yakitori[seat]);
  adjust(result, AdjustmentKind::Yakitori, points);
}

void settleChips(const RuleSet &rules, MatchResult &result) {
  Points points{};
  for (std::size_t seat = 0; seat < 4; ++seat)
    points[seat] = result.tally.chips[seat] * rules.chipValue;
  adjust(result, AdjustmentKind::Chips, points);
}

void settleSideBets(const RuleSet &rules, MatchResult &result) {
  static constexpr std::array<std::array<std::size_t, 2>, 6> kPairs{
      {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}};
  Points points{};
  for (std::size_t i = 0; i < kPairs.size(); ++i) {
    const auto [one, other] = kPairs[i];
    if (other >= rules.players || result.place[one] == result.place[other])
      continue;
    const std::int32_t toOne =
        result.place[one] < result.place[other] ? rules.sideBets[i] : -rules.sideBets[i];
    points[one] += toOne;
    points[other] -= toOne;
  }
  adjust(result, AdjustmentKind::SideBets, points);
}

}  // namespace

MatchResult finishMatch(const RuleSet &rules, const LastHand &last) {
  MatchResult result;
  result.scores = last.outcome.scores;
  result.tally = tallyAfterHand(rules, last.outcome);
  giveOutSticks(rules, result.scores, last.outcome.kyotaku, last.bettors);
  const Ranking ranking(rules, result.scores);
  setPlaces(rules, ranking, result);
  setFinalPoints(rules, ranking, result);
  settleBankruptcy(rules, ranking, last.outcome, result);
  settleYakitori(rules, last, result);
  settleChips(rules, result);
  settleSideBets(rules, result);
  return result;
}

MatchResult finishMatch(const RuleSet &rules, const Scores &scores, int kyotaku,
                        const std::array<std::uint8_t, 4> &bettors) {
  LastHand last;
  last.outcome.scores = scores;
  last.outcome.kyotaku = static_cast<std::uint8_t>(kyotaku);
  last.outcome.tally = last.atDeal = Tally();
  last.bettors = bettors;
  return finishMatch(rules, last);
}

}  // namespace janso
