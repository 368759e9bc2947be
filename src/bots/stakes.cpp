// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/stakes.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

#include "bots/figures.h"

namespace janso {
namespace {

constexpr const StakesFigures &kFigures = kStakesFigures;

// What a place brings on average where the uma depends on more than the place, in units.
double placePoints(const RuleSet &rules, std::size_t place) {
  switch (rules.umaKind) {
    case UmaKind::ByPlace:
      break;
    case UmaKind::Sinking:
      return rules.umaUnit * kFigures.sinking[place];
    case UmaKind::Floating:
      return rules.umaUnit * kFigures.floating[place];
    case UmaKind::FloatingJpml:
      return rules.umaUnit * kFigures.floatingJpml[place];
    case UmaKind::Binta:
      return rules.umaUnit * (rules.players - 1 - 2.0 * static_cast<double>(place));
  }
  return rules.uma[place];
}

double likelyAbove(double difference, double spread) {
  return 1.0 / (1.0 + std::exp(-kFigures.steepness * difference / spread));
}

}  // namespace

template <class V>
StakesOf<V>::StakesOf(const Knowledge &know, double evenPlaces, double pointWeight)
    : m_know(know), m_pointWeight(pointWeight), m_players(static_cast<std::size_t>(know.board().seats())) {
  const RuleSet &rules = know.rules();
  for (std::size_t i = 0; i < m_players; ++i) {
    m_scores[i] = know.board().scores[i];
    m_placePoints[i] = placePoints(rules, i);
  }
  m_placePoints[0] += rules.oka;
  const double step = (m_placePoints[0] - m_placePoints[m_players - 1]) / static_cast<double>(m_players - 1);
  for (std::size_t i = 0; i < m_players; ++i) {
    const double even = m_placePoints[0] - step * static_cast<double>(i);
    m_placePoints[i] += evenPlaces * (even - m_placePoints[i]);
  }
  double hands = know.handsLeft() + kFigures.extraHand;
  const double top = *std::max_element(m_scores.begin(), m_scores.begin() + know.board().seats());
  if (rules.extraRound != ExtraRound::None && top < rules.targetPoints)
    hands += kFigures.extraRound;
  m_spread = std::max(kFigures.spreadAtEnd, kFigures.spreadPerHand * std::sqrt(hands));
  if (know.handsLeft() == 0 && hands < 0.5)
    m_spread = std::max(kFigures.spreadAtEnd, kFigures.spreadPerHand * kFigures.extraHand);
  m_now = valueOf(m_scores);
  const int seats = know.board().seats();
  for (int winner = 0; winner < seats; ++winner) {
    if (winner == know.seat())
      continue;
    const bool dealer = know.board().dealer == winner;
    const double points = dealer ? kFigures.usualWin * kFigures.usualWinDealer : kFigures.usualWin;
    V value = kUsualWins.shareOfTsumo * othersTsumo(points, winner);
    for (int from = 0; from < seats; ++from) {
      if (from == winner || from == know.seat())
        continue;
      std::array<double, 4> deltas{};
      deltas[static_cast<std::size_t>(winner)] = points;
      deltas[static_cast<std::size_t>(from)] = -points;
      value += (1 - kUsualWins.shareOfTsumo) / (seats - 2) * of(deltas);
    }
    m_elsewhere += value / (seats - 1);
  }
}

// The place follows from a comparison with each opponent, taken as independent.
template <class V>
V StakesOf<V>::valueOf(const std::array<double, 4> &scores) const {
  const auto me = static_cast<std::size_t>(m_know.seat());
  std::array<double, 4> places{1, 0, 0, 0};
  for (std::size_t other = 0; other < m_players; ++other) {
    if (other == me)
      continue;
    // Equal scores: the earlier seat is placed higher.
    const double tie = other < me ? 1 : -1;
    const double above = likelyAbove(scores[other] - scores[me] + tie, m_spread);
    for (std::size_t place = m_players - 1; place > 0; --place)
      places[place] = places[place] * (1 - above) + places[place - 1] * above;
    places[0] *= 1 - above;
  }
  double value =
      (m_know.handsLeft() > 0 ? m_pointWeight : m_pointWeight * kFigures.pointsInLastHand) * scores[me];
  for (std::size_t place = 0; place < m_players; ++place)
    value += places[place] * m_placePoints[place];
  if constexpr (std::is_same_v<V, double>) {
    return value;
  } else {
    double mean = 0;
    for (std::size_t place = 0; place < m_players; ++place)
      mean += places[place] * static_cast<double>(place + 1);
    return {value, scores[me], mean};
  }
}

template <class V>
V StakesOf<V>::of(const std::array<double, 4> &deltas) const {
  std::array<double, 4> scores = m_scores;
  for (std::size_t i = 0; i < m_players; ++i)
    scores[i] += deltas[i];
  return valueOf(scores) - m_now;
}

template <class V>
V StakesOf<V>::ron(double points, int from) const {
  const Board &board = m_know.board();
  const double honba = board.honba * m_know.rules().honbaRon;
  std::array<double, 4> deltas{};
  deltas[static_cast<std::size_t>(m_know.seat())] = points + honba + board.kyotaku * 1000;
  deltas[static_cast<std::size_t>(from)] = -points - honba;
  return of(deltas);
}

template <class V>
V StakesOf<V>::tsumo(double points) const {
  const Board &board = m_know.board();
  const double honba = board.honba * m_know.rules().honbaTsumoEach;
  std::array<double, 4> deltas = tsumoShares(points, m_know.seat());
  for (int seat = 0; seat < board.seats(); ++seat)
    deltas[static_cast<std::size_t>(seat)] += seat == m_know.seat() ? (board.seats() - 1) * honba : -honba;
  deltas[static_cast<std::size_t>(m_know.seat())] += board.kyotaku * 1000;
  return of(deltas);
}

template <class V>
V StakesOf<V>::win(double points) const {
  V value = kUsualWins.shareOfTsumo * tsumo(points);
  const int seats = m_know.board().seats();
  for (int seat = 0; seat < seats; ++seat) {
    if (seat != m_know.seat())
      value += (1 - kUsualWins.shareOfTsumo) / (seats - 1) * ron(points, seat);
  }
  return value;
}

template <class V>
V StakesOf<V>::dealIn(double points, int to) const {
  std::array<double, 4> deltas{};
  deltas[static_cast<std::size_t>(m_know.seat())] = -points;
  deltas[static_cast<std::size_t>(to)] = points;
  return of(deltas);
}

// Who pays what when `winner` draws a hand that would be worth `points` by ron.
template <class V>
std::array<double, 4> StakesOf<V>::tsumoShares(double points, int winner) const {
  const Board &board = m_know.board();
  const bool three = board.seats() == 3;
  // Of the player who is not there: lost, or half on each of the others.
  const double extra =
      three && !m_know.rules().tsumoLoss ? (winner == board.dealer ? points / 6 : points / 8) : 0;
  std::array<double, 4> deltas{};
  double all = 0;
  for (int seat = 0; seat < board.seats(); ++seat) {
    if (seat == winner)
      continue;
    const double share = extra + (winner == board.dealer ? points / 3
                                  : seat == board.dealer ? points / 2
                                                         : points / 4);
    deltas[static_cast<std::size_t>(seat)] = -share;
    all += share;
  }
  deltas[static_cast<std::size_t>(winner)] = all;
  return deltas;
}

template <class V>
V StakesOf<V>::othersTsumo(double points, int winner) const {
  return of(tsumoShares(points, winner));
}

template <class V>
V StakesOf<V>::draw(bool tenpai) const {
  // Somewhat less than half of the others are tenpai at a draw.
  const double pool = m_know.rules().notenPool;
  std::array<double, 4> deltas{};
  const auto me = static_cast<std::size_t>(m_know.seat());
  deltas.fill((tenpai ? -pool : pool) / 2 / (m_know.board().seats() - 1));
  deltas[me] = tenpai ? pool / 2 : -pool / 2;
  return of(deltas);
}

// The stick goes to whoever wins.
template <class V>
V StakesOf<V>::riichiStick() const {
  V value = 0;
  for (std::size_t winner = 0; winner < m_players; ++winner) {
    const auto me = static_cast<std::size_t>(m_know.seat());
    if (winner == me)
      continue;
    std::array<double, 4> deltas{};
    deltas[me] = -1000;
    deltas[winner] = 1000;
    value += of(deltas) / (m_know.board().seats() - 1);
  }
  return value;
}

template class StakesOf<double>;
template class StakesOf<Units<double>>;

}  // namespace janso
