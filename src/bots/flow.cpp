// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/flow.h"

#include <algorithm>
#include <cmath>

#include "bots/tablefigures.h"
#include "rules/inlinevec.h"

namespace janso {
namespace {

// Points for which the worth of a win is worked out; between them it is straight. They are what is paid, so
// that a place that one of them takes is seen.
using WinGrid = std::array<double, kWinGrid>;
struct WinGrids {
  WinGrid ron;
  WinGrid tsumo;
};
constexpr WinGrids kDealerGrids{{0,    1500, 2000, 2400, 2900,  3400,  3900,  4800,  5300,  5800,
                                 6800, 7700, 8700, 9600, 11600, 12000, 18000, 24000, 36000, 48000},
                                {0,    1500, 2100, 2400,  3000,  3300,  3900,  4800,  5400,  6000,
                                 7800, 8700, 9600, 11700, 12000, 15000, 18000, 24000, 36000, 48000}};
constexpr WinGrids kOtherGrids{{0,    1000, 1300, 1600, 2000, 2300, 2600,  2900,  3200,  3900,
                                4500, 5200, 5800, 6400, 7700, 8000, 12000, 16000, 24000, 32000},
                               {0,    1100, 1500, 1600, 2000, 2400, 2700,  3200,  3600,  4000,
                                4700, 5200, 5900, 6400, 7900, 8000, 12000, 16000, 24000, 32000}};
const WinGrids &gridsOf(bool dealer) {
  return dealer ? kDealerGrids : kOtherGrids;
}

}  // namespace

template <class W>
FlowOf<W>::FlowOf(const Knowledge &know, const Danger &danger, const StakesOf<Wide<W>> &stakes,
                  const OwnHand &hand, const Tuning &tuning)
    : m_know(know),
      m_danger(danger),
      m_stakes(stakes),
      m_tuning(tuning),
      m_figures(flowFigures(know.board().seats())),
      m_loss(lossPrice(know, danger, stakes)) {
  m_draws = std::clamp(know.turnsLeft(), 0, kMostDraws);
  prepareElsewhere();
  m_drawTenpai = static_cast<W>(stakes.draw(true));
  m_drawNoten = static_cast<W>(stakes.draw(false));
  m_stick = static_cast<W>(stakes.riichiStick());
  prepareWins();
  prepareCosts();
  prepareClasses(m_states[0]);
  prepareEnds();
  m_states[0].fold = foldLine(hand);
  prepareUnder();
}

template <class W>
void FlowOf<W>::prepareWins() {
  const WinGrids &grids = gridsOf(m_know.isDealer());
  const int seats = m_know.board().seats();
  for (std::size_t i = 0; i < kWinGrid; ++i) {
    Wide<W> ron = 0;
    for (int seat = 0; seat < seats; ++seat) {
      if (seat != m_know.seat())
        ron += m_stakes.ron(grids.ron[i], seat);
    }
    m_ron[i] = static_cast<W>(ron / (seats - 1));
    m_tsumo[i] = static_cast<W>(m_stakes.tsumo(grids.tsumo[i]));
  }
}

// Who is likelier to be waiting is likelier to win, and for what its hand shows.
template <class W>
void FlowOf<W>::prepareElsewhere() {
  const Board &board = m_know.board();
  Wide<W> sum = 0;
  double weights = 0;
  const StakesFigures &wins = stakesFigures(board.seats());
  for (int seat = 0; seat < board.seats(); ++seat) {
    if (seat == m_know.seat())
      continue;
    const Threat &threat = m_danger.threat(seat);
    const double usual = wins.usualWin * (seat == board.dealer ? wins.usualWinDealer : 1);
    const double points = usual + threat.tenpai * (threat.loss - usual);
    const double weight = m_figures.anybodyWins + threat.tenpai;
    sum += weight * m_stakes.othersWin(points, seat);
    weights += weight;
  }
  m_elsewhere = static_cast<W>(sum / weights);
}

// The safest tiles first, one a turn; a draw now and then is safe as well.
template <class W>
WorthByDraws<W> FlowOf<W>::foldLine(const OwnHand &left) const {
  InlineVec<W, 14> costs;
  const auto foldCost = static_cast<float>(m_tuning.foldCost);
  const auto second = static_cast<float>(m_tuning.foldSecond);
  for (Kind kind = 0; kind < kKinds; ++kind) {
    for (int i = 0; i < left.counts[kind]; ++i)
      costs.push_back(m_states[0].cost[kind] * foldCost * (i == 0 ? 1.0F : second));
  }
  std::sort(costs.begin(), costs.end(), [](const W &a, const W &b) { return order(a) < order(b); });
  WorthByDraws<W> line{};
  line[0] = m_drawNoten;
  for (int t = 1; t <= m_draws; ++t) {
    const auto step = static_cast<std::size_t>(m_draws - t);
    const W cost = costs.empty() ? m_states[0].meanCost : costs[std::min(step, costs.size() - 1)];
    line[at(t)] =
        m_states[0].end[at(t)] * m_elsewhere + (1 - m_states[0].end[at(t)]) * (line[at(t - 1)] - cost);
  }
  return line;
}

template <class W>
void FlowOf<W>::prepareCosts() {
  for (Kind kind = 0; kind < kKinds; ++kind) {
    m_states[0].cost[kind] = static_cast<W>(m_danger.cost(kind) * m_loss.ratio * m_tuning.caution);
    m_states[0].risk[kind] = static_cast<float>(m_danger.risk(kind));
  }
}

template <class W>
void FlowOf<W>::prepareClasses(State &state) const {
  const float unseen = static_cast<float>(std::max(1, m_know.unseen()));
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const float weight = static_cast<float>(m_know.left(kind)) / unseen;
    std::size_t c = 0;
    while (c < kFlowFigures.classes.size() && state.risk[kind] > m_figures.classes[c])
      ++c;
    state.classes[c].weight += weight;
    state.classes[c].risk += weight * state.risk[kind];
    state.classes[c].cost += weight * state.cost[kind];
  }
  for (DangerClass<W> &c : state.classes) {
    state.meanRisk += c.risk;
    state.meanCost += c.cost;
    if (c.weight > 0) {
      c.risk /= c.weight;
      c.cost /= c.weight;
    }
  }
}

template <class W>
void FlowOf<W>::prepareEnds() {
  m_afterOwnRiichi = static_cast<float>(m_know.handsLeft() == 0 ? 1.0 : m_tuning.afterOwnRiichi);
  const auto byTurn = [this](const std::array<double, 18> &table, int t) {
    return table[std::min(at(m_know.turn() + m_draws - t), table.size() - 1)];
  };
  const double calmNow = byTurn(m_figures.calmEnd, m_draws);
  const double eachTenpai = m_tuning.eachTenpai * m_figures.eachTenpai;
  const double ends = eachTenpai * m_loss.others;
  for (int t = 1; t <= m_draws; ++t) {
    const double calm = byTurn(m_figures.calmEnd, t);
    // Who waits now waits later too, and more come to it.
    const double end = regimes() == 1
                           ? std::max(ends, calm)
                           : std::max(m_figures.calmShare * calm,
                                      (ends + m_figures.usualEnd) * calm / (calmNow + m_figures.usualEnd));
    m_states[0].end[at(t)] = static_cast<float>(std::min(end, m_figures.mostEnd));
    m_states[1].end[at(t)] =
        static_cast<float>(std::min(eachTenpai + m_figures.calmShare * calm, m_figures.mostEnd));
    m_newRiichi[at(t)] =
        regimes() == 1 ? 0.0F : static_cast<float>(m_tuning.newThreat * byTurn(m_figures.newRiichi, t));
  }
}

// The table after somebody's riichi: nobody knows whose, and what will be safe.
template <class W>
void FlowOf<W>::prepareUnder() {
  State &under = m_states[1];
  Wide<W> price = 0;
  for (int seat = 0; seat < m_know.board().seats(); ++seat) {
    if (seat != m_know.seat())
      price -= m_stakes.dealIn(m_figures.lossUnder, seat);
  }
  price *= m_tuning.caution / (m_know.board().seats() - 1);
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const int rank = isHonor(kind) ? 0 : rankOf(kind);
    const double risk = rank == 0 ? m_figures.riskHonor * m_know.left(kind) / 3.0
                                  : m_figures.riskByRank[at(std::min(rank, 10 - rank) - 1)];
    under.risk[kind] = m_states[0].risk[kind] + static_cast<float>(risk);
    under.cost[kind] = m_states[0].cost[kind] + static_cast<W>(risk * price);
  }
  prepareClasses(under);
  // Some of what is drawn will be safe.
  for (DangerClass<W> &c : under.classes)
    c.weight *= static_cast<float>(1 - m_figures.safeUnder);
  under.classes[0].weight += static_cast<float>(m_figures.safeUnder);
  under.meanRisk *= static_cast<float>(1 - m_figures.safeUnder);
  under.meanCost *= static_cast<float>(1 - m_figures.safeUnder);
  const auto cost = static_cast<W>(m_figures.foldRiskUnder * price);
  under.fold[0] = m_drawNoten;
  for (int t = 1; t <= m_draws; ++t)
    under.fold[at(t)] =
        under.end[at(t)] * m_elsewhere + (1 - under.end[at(t)]) * (under.fold[at(t - 1)] - cost);
}

template <class W>
W FlowOf<W>::worth(const WorthGrid &worths, const std::array<double, kWinGrid> &grid, double points) {
  const auto next = std::upper_bound(grid.begin(), grid.end(), points);
  const auto high = std::min(static_cast<std::size_t>(next - grid.begin()), kWinGrid - 1);
  const std::size_t low = high - 1;
  const double part = (points - grid[low]) / (grid[high] - grid[low]);
  return worths[low] + static_cast<float>(part) * (worths[high] - worths[low]);
}

template <class W>
W FlowOf<W>::ron(double points) const {
  return worth(m_ron, gridsOf(m_know.isDealer()).ron, points);
}

template <class W>
W FlowOf<W>::tsumo(double points) const {
  return worth(m_tsumo, gridsOf(m_know.isDealer()).tsumo, points);
}

template class FlowOf<float>;
template class FlowOf<Units<float>>;

}  // namespace janso
