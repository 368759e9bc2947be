// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/stakes.h"

#include <algorithm>
#include <cmath>

#include "bots/fitted.h"
#include "bots/fittedplace.h"

namespace janso {
namespace {

// Standard deviation of the difference of two players' results in one hand, in points: measured figures of
// riichi play lie near 4,900 for one player.
constexpr double kSpreadPerHand = 6900;
// After the last hand the places are as they stand; a little blur keeps equal scores equal.
constexpr double kSpreadAtEnd = 250;
// The last hand need not be the last: the dealer may stay, or nobody has the target.
constexpr double kExtraHand = 0.12;
constexpr double kExtraRound = 0.8;

// What tsumo wins, rons and sticks of the others look like from outside.
constexpr double kShareOfTsumo = 0.4;
constexpr double kUsualWin = 5500;

// What a place brings on average where the uma depends on more than the place, in units.
double placePoints(const RuleSet &rules, std::size_t place) {
  static constexpr std::array<double, 4> kSinking{1.5, 0.0, -0.5, -1.0};
  static constexpr std::array<double, 4> kFloating{1.6, 0.4, -0.7, -1.3};
  static constexpr std::array<double, 4> kFloatingJpml{0.9, 0.2, -0.3, -0.8};
  switch (rules.umaKind) {
    case UmaKind::ByPlace:
      break;
    case UmaKind::Sinking:
      return rules.umaUnit * kSinking[place];
    case UmaKind::Floating:
      return rules.umaUnit * kFloating[place];
    case UmaKind::FloatingJpml:
      return rules.umaUnit * kFloatingJpml[place];
    case UmaKind::Binta:
      return rules.umaUnit * (rules.players - 1 - 2.0 * static_cast<double>(place));
  }
  return rules.uma[place];
}

double likelyAbove(double difference, double spread) {
  return 1.0 / (1.0 + std::exp(-1.7 * difference / spread));
}

}  // namespace

Stakes::Stakes(const Knowledge &know, double evenPlaces, double pointWeight, bool fitted)
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
  m_fitted = fitted && fittedApplies(rules) && know.handsLeft() > 0;
  double hands = know.handsLeft() + kExtraHand;
  const double top = *std::max_element(m_scores.begin(), m_scores.begin() + know.board().seats());
  if (rules.extraRound != ExtraRound::None && top < rules.targetPoints)
    hands += kExtraRound;
  m_spread = std::max(kSpreadAtEnd, kSpreadPerHand * std::sqrt(hands));
  if (know.handsLeft() == 0 && hands < 0.5)
    m_spread = std::max(kSpreadAtEnd, kSpreadPerHand * kExtraHand);
  m_now = valueOf(m_scores);
  const int seats = know.board().seats();
  for (int winner = 0; winner < seats; ++winner) {
    if (winner == know.seat())
      continue;
    const bool dealer = know.board().dealer == winner;
    const double points = dealer ? kUsualWin * 1.4 : kUsualWin;
    double value = kShareOfTsumo * othersTsumo(points, winner);
    for (int from = 0; from < seats; ++from) {
      if (from == winner || from == know.seat())
        continue;
      std::array<double, 4> deltas{};
      deltas[static_cast<std::size_t>(winner)] = points;
      deltas[static_cast<std::size_t>(from)] = -points;
      value += (1 - kShareOfTsumo) / (seats - 2) * of(deltas);
    }
    m_elsewhere += value / (seats - 1);
  }
}

// The place follows from a comparison with each opponent, taken as independent.
double Stakes::valueOf(const std::array<double, 4> &scores) const {
  const auto me = static_cast<std::size_t>(m_know.seat());
  std::array<double, 4> places{1, 0, 0, 0};
  PlaceState after;
  after.scores = scores;
  after.round = 8 - m_know.handsLeft();
  after.dealer = (m_know.board().dealer + 1) % 4;
  for (std::size_t other = 0; other < m_players; ++other) {
    if (other == me)
      continue;
    // Equal scores: the earlier seat is placed higher.
    const double tie = other < me ? 1 : -1;
    const double above = m_fitted ? endsAbove(after, static_cast<int>(other), static_cast<int>(me))
                                  : likelyAbove(scores[other] - scores[me] + tie, m_spread);
    for (std::size_t place = m_players - 1; place > 0; --place)
      places[place] = places[place] * (1 - above) + places[place - 1] * above;
    places[0] *= 1 - above;
  }
  double value = (m_know.handsLeft() > 0 ? m_pointWeight : m_pointWeight / 4) * scores[me];
  for (std::size_t place = 0; place < m_players; ++place)
    value += places[place] * m_placePoints[place];
  return value;
}

double Stakes::of(const std::array<double, 4> &deltas) const {
  std::array<double, 4> scores = m_scores;
  for (std::size_t i = 0; i < m_players; ++i)
    scores[i] += deltas[i];
  return valueOf(scores) - m_now;
}

double Stakes::ron(double points, int from) const {
  const Board &board = m_know.board();
  const double honba = board.honba * m_know.rules().honbaRon;
  std::array<double, 4> deltas{};
  deltas[static_cast<std::size_t>(m_know.seat())] = points + honba + board.kyotaku * 1000;
  deltas[static_cast<std::size_t>(from)] = -points - honba;
  return of(deltas);
}

double Stakes::tsumo(double points) const {
  const Board &board = m_know.board();
  const double honba = board.honba * m_know.rules().honbaTsumoEach;
  std::array<double, 4> deltas = tsumoShares(points, m_know.seat());
  for (int seat = 0; seat < board.seats(); ++seat)
    deltas[static_cast<std::size_t>(seat)] += seat == m_know.seat() ? (board.seats() - 1) * honba : -honba;
  deltas[static_cast<std::size_t>(m_know.seat())] += board.kyotaku * 1000;
  return of(deltas);
}

double Stakes::win(double points) const {
  double value = kShareOfTsumo * tsumo(points);
  const int seats = m_know.board().seats();
  for (int seat = 0; seat < seats; ++seat)
    value += seat == m_know.seat() ? 0 : (1 - kShareOfTsumo) / (seats - 1) * ron(points, seat);
  return value;
}

double Stakes::dealIn(double points, int to) const {
  std::array<double, 4> deltas{};
  deltas[static_cast<std::size_t>(m_know.seat())] = -points;
  deltas[static_cast<std::size_t>(to)] = points;
  return of(deltas);
}

// Who pays what when `winner` draws a hand that would be worth `points` by ron.
std::array<double, 4> Stakes::tsumoShares(double points, int winner) const {
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

double Stakes::othersTsumo(double points, int winner) const {
  return of(tsumoShares(points, winner));
}

double Stakes::draw(bool tenpai) const {
  // Somewhat less than half of the others are tenpai at a draw.
  const double pool = m_know.rules().notenPool;
  std::array<double, 4> deltas{};
  const auto me = static_cast<std::size_t>(m_know.seat());
  deltas.fill((tenpai ? -pool : pool) / 2 / (m_know.board().seats() - 1));
  deltas[me] = tenpai ? pool / 2 : -pool / 2;
  return of(deltas);
}

// The stick goes to whoever wins.
double Stakes::riichiStick() const {
  double value = 0;
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

}  // namespace janso
