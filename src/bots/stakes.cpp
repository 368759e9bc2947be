// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/stakes.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

#include "bots/tablefigures.h"
#include "rules/matchend.h"

namespace janso {
namespace {

// What a place brings on average where the uma depends on more than the place, in units.
double placePoints(const RuleSet &rules, const StakesFigures &figures, std::size_t place) {
  switch (rules.umaKind) {
    case UmaKind::ByPlace:
      break;
    case UmaKind::Sinking:
      return rules.umaUnit * figures.sinking[place];
    case UmaKind::Floating:
      return rules.umaUnit * figures.floating[place];
    case UmaKind::FloatingJpml:
      return rules.umaUnit * figures.floatingJpml[place];
    case UmaKind::Binta:
      return rules.umaUnit * (rules.players - 1 - 2.0 * static_cast<double>(place));
  }
  return rules.uma[place];
}

}  // namespace

template <class V>
StakesOf<V>::StakesOf(const Knowledge &know, const Tuning &tuning)
    : m_know(know),
      m_figures(stakesFigures(know.board().seats())),
      m_pointWeight(know.handsLeft() > 0 ? tuning.pointWeight : tuning.pointWeightLast),
      m_players(static_cast<std::size_t>(know.board().seats())),
      m_shareOfTsumo(usualWins(know.board().seats()).shareOfTsumo) {
  const RuleSet &rules = know.rules();
  for (std::size_t i = 0; i < m_players; ++i) {
    m_scores[i] = know.board().scores[i];
    m_placePoints[i] = placePoints(rules, m_figures, i);
  }
  m_placePoints[0] += rules.oka;
  const double step = (m_placePoints[0] - m_placePoints[m_players - 1]) / static_cast<double>(m_players - 1);
  for (std::size_t i = 0; i < m_players; ++i) {
    const double even = m_placePoints[0] - step * static_cast<double>(i);
    m_placePoints[i] += tuning.evenPlaces * (even - m_placePoints[i]);
  }
  const Board &board = know.board();
  m_played.round = board.round;
  m_played.kyoku = board.kyoku;
  m_renchan = renchanOf(rules, board.round);
  const int seats = board.seats();
  const int left = std::max(0, know.handsLeft());
  m_stays = matchRest(m_figures, seats, know.seat(), left + 1, board.dealer);
  m_passes = matchRest(m_figures, seats, know.seat(), std::max(1, left), (board.dealer + 1) % seats);
  m_over.spread = m_figures.spreadAtEnd;
  m_now = valueOf(m_scores, m_stays);
  for (int winner = 0; winner < seats; ++winner) {
    if (winner == know.seat())
      continue;
    const double points =
        board.dealer == winner ? m_figures.usualWin * m_figures.usualWinDealer : m_figures.usualWin;
    m_elsewhere += othersWin(points, winner) / (seats - 1);
  }
}

template <class V>
const MatchRest &StakesOf<V>::restAfter(const std::array<double, 4> &scores, DealerThen dealer) const {
  const RuleSet &rules = m_know.rules();
  const auto held = scores.begin() + static_cast<std::ptrdiff_t>(m_players);
  const bool mayEnd = m_know.handsLeft() <= 0 || *std::min_element(scores.begin(), held) <= 0 ||
                      (rules.endAtScore > 0 && *std::max_element(scores.begin(), held) >= rules.endAtScore);
  if (mayEnd) {
    RoundOutcome outcome;
    for (std::size_t i = 0; i < m_players; ++i)
      outcome.scores[i] = static_cast<std::int32_t>(std::lround(scores[i]));
    outcome.dealerStays = dealer != DealerThen::Passes;
    outcome.dealerWon = dealer == DealerThen::StaysByWin;
    outcome.dealerTenpai = dealer == DealerThen::StaysByTenpai;
    // Who may stop the match does so when it is first.
    if (matchEnd(rules, m_played, outcome) != MatchEnd::GoesOn)
      return m_over;
  }
  return dealer == DealerThen::Passes ? m_passes : m_stays;
}

template <class V>
V StakesOf<V>::valueOf(const std::array<double, 4> &scores, const MatchRest &rest) const {
  const auto me = static_cast<std::size_t>(m_know.seat());
  const std::array<double, 4> places =
      placeChances(m_figures, static_cast<int>(m_players), m_know.seat(), scores, rest);
  double value = m_pointWeight * scores[me];
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
V StakesOf<V>::of(const HandOutcome &end) const {
  std::array<double, 4> scores = m_scores;
  for (std::size_t i = 0; i < m_players; ++i)
    scores[i] += end.deltas[i];
  return valueOf(scores, restAfter(scores, end.dealer)) - m_now;
}

template <class V>
DealerThen StakesOf<V>::afterWin(int winner) const {
  return winner == m_know.board().dealer && m_renchan != Renchan::Never ? DealerThen::StaysByWin
                                                                        : DealerThen::Passes;
}

template <class V>
DealerThen StakesOf<V>::afterDraw(bool dealerTenpai) const {
  switch (m_renchan) {
    case Renchan::WinOrTenpai:
      return dealerTenpai ? DealerThen::StaysByTenpai : DealerThen::Passes;
    case Renchan::WinOrAnyDraw:
      return dealerTenpai ? DealerThen::StaysByTenpai : DealerThen::StaysByDraw;
    case Renchan::WinOnly:
    case Renchan::Never:
      break;
  }
  return DealerThen::Passes;
}

template <class V>
V StakesOf<V>::ron(double points, int from) const {
  const Board &board = m_know.board();
  const double honba = board.honba * m_know.rules().honbaRon;
  std::array<double, 4> deltas{};
  deltas[static_cast<std::size_t>(m_know.seat())] = points + honba + board.kyotaku * 1000;
  deltas[static_cast<std::size_t>(from)] = -points - honba;
  return of({deltas, afterWin(m_know.seat())});
}

template <class V>
V StakesOf<V>::tsumo(double points) const {
  const Board &board = m_know.board();
  const double honba = board.honba * m_know.rules().honbaTsumoEach;
  std::array<double, 4> deltas = tsumoShares(points, m_know.seat());
  for (int seat = 0; seat < board.seats(); ++seat)
    deltas[static_cast<std::size_t>(seat)] += seat == m_know.seat() ? (board.seats() - 1) * honba : -honba;
  deltas[static_cast<std::size_t>(m_know.seat())] += board.kyotaku * 1000;
  return of({deltas, afterWin(m_know.seat())});
}

template <class V>
V StakesOf<V>::won(const std::array<double, 4> &deltas) const {
  return of({deltas, afterWin(m_know.seat())});
}

template <class V>
V StakesOf<V>::win(double points) const {
  V value = m_shareOfTsumo * tsumo(points);
  const int seats = m_know.board().seats();
  for (int seat = 0; seat < seats; ++seat) {
    if (seat != m_know.seat())
      value += (1 - m_shareOfTsumo) / (seats - 1) * ron(points, seat);
  }
  return value;
}

template <class V>
V StakesOf<V>::dealIn(double points, int to) const {
  std::array<double, 4> deltas{};
  deltas[static_cast<std::size_t>(m_know.seat())] = -points;
  deltas[static_cast<std::size_t>(to)] = points;
  return of({deltas, afterWin(to)});
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
  return of({tsumoShares(points, winner), afterWin(winner)});
}

template <class V>
V StakesOf<V>::othersWin(double points, int winner) const {
  V value = m_shareOfTsumo * othersTsumo(points, winner);
  const int seats = m_know.board().seats();
  for (int from = 0; from < seats; ++from) {
    if (from == winner || from == m_know.seat())
      continue;
    HandOutcome end{{}, afterWin(winner)};
    end.deltas[static_cast<std::size_t>(winner)] = points;
    end.deltas[static_cast<std::size_t>(from)] = -points;
    value += (1 - m_shareOfTsumo) / (seats - 2) * of(end);
  }
  return value;
}

template <class V>
V StakesOf<V>::draw(bool tenpai) const {
  // Somewhat less than half of the others are tenpai at a draw.
  const double pool = m_know.rules().notenPool;
  std::array<double, 4> deltas{};
  const auto me = static_cast<std::size_t>(m_know.seat());
  deltas.fill((tenpai ? -pool : pool) / 2 / (m_know.board().seats() - 1));
  deltas[me] = tenpai ? pool / 2 : -pool / 2;
  const DealerThen ready = afterDraw(true);
  const DealerThen notReady = afterDraw(false);
  const double isTenpai = ready == notReady    ? 0
                          : !m_know.isDealer() ? m_figures.usualDealerTenpai
                          : tenpai             ? 1
                                               : 0;
  V value = 0;
  if (isTenpai > 0)
    value += isTenpai * of({deltas, ready});
  if (isTenpai < 1)
    value += (1 - isTenpai) * of({deltas, notReady});
  return value;
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
    const DealerThen dealer = afterWin(static_cast<int>(winner));
    value += (of({deltas, dealer}) - of({{}, dealer})) / (m_know.board().seats() - 1);
  }
  return value;
}

template class StakesOf<double>;
template class StakesOf<Units<double>>;

}  // namespace janso
