// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/flow.h"

#include <algorithm>
#include <cmath>

#include "bots/fitted.h"
#include "bots/fittedflow.h"
#include "rules/inlinevec.h"

namespace janso {
namespace {

// In one go-around after the own n-th discard, nobody in riichi before it: somebody declares, and somebody
// else wins. Measured in matches of our own bots.
constexpr std::array<double, 18> kNewRiichi{0.005, 0.014, 0.025, 0.045, 0.068, 0.085, 0.100, 0.115, 0.122,
                                            0.122, 0.120, 0.105, 0.095, 0.092, 0.085, 0.04,  0.01,  0.0};
constexpr std::array<double, 18> kCalmEnd{0.0005, 0.0005, 0.001, 0.004, 0.007, 0.011, 0.016, 0.020, 0.028,
                                          0.036,  0.046,  0.053, 0.060, 0.063, 0.067, 0.080, 0.090, 0.060};
// A riichi to come: what a tile of a kind then costs before anything is known of it, by its rank.
constexpr std::array<double, 5> kRiskByRank{0.030, 0.042, 0.052, 0.060, 0.062};
constexpr double kRiskHonour = 0.025;
constexpr double kSafeUnder = 0.35;  // of all tiles, against a riichi in the middle of a hand
constexpr double kLossUnder = 6200;
constexpr double kFoldRiskUnder = 0.009;  // of a tile thrown by a hand that gives up

// So many more of the others come to wait in each go-around.
constexpr double kMoreTenpai = 0.05;

constexpr std::array<double, 20> kGridPoints{0,     1000,  1300,  1600,  2000,  2600, 3200,
                                             3900,  5200,  6400,  7700,  8000,  9600, 12000,
                                             16000, 18000, 24000, 32000, 36000, 48000};

}  // namespace

Flow::Flow(const Knowledge &know, const Danger &danger, const Stakes &stakes, const OwnHand &hand,
           const Tuning &tuning)
    : m_know(know), m_danger(danger), m_stakes(stakes), m_tuning(tuning) {
  m_fitted = fittedApplies(know.rules());
  m_draws = std::clamp(know.turnsLeft(), 0, kMostDraws);
  m_elsewhere = static_cast<float>(stakes.elsewhere());
  m_drawTenpai = static_cast<float>(stakes.draw(true));
  m_drawNoten = static_cast<float>(stakes.draw(false));
  m_stick = static_cast<float>(stakes.riichiStick());
  for (std::size_t i = 0; i < kGrid; ++i) {
    double ron = 0;
    for (int seat = 0; seat < know.board().seats(); ++seat)
      ron += seat == know.seat() ? 0 : stakes.ron(kGridPoints[i], seat);
    m_ron[i] = static_cast<float>(ron / (know.board().seats() - 1));
    m_tsumo[i] = static_cast<float>(stakes.tsumo(kGridPoints[i]));
  }
  prepareLoss();
  prepareClasses(m_states[0]);
  prepareEnds();
  m_states[0].fold = foldLine(hand);
  prepareUnder();
}

// The safest tiles first, one a turn; a draw now and then is safe as well.
ByDraws Flow::foldLine(const OwnHand &left) const {
  InlineVec<float, 14> costs;
  const auto foldCost = static_cast<float>(m_tuning.foldCost);
  const auto second = static_cast<float>(m_tuning.foldSecond);
  for (Kind kind = 0; kind < kKinds; ++kind) {
    for (int i = 0; i < left.counts[kind]; ++i)
      costs.push_back(m_states[0].cost[kind] * foldCost * (i == 0 ? 1.0F : second));
  }
  std::sort(costs.begin(), costs.end());
  ByDraws line{};
  line[0] = m_drawNoten;
  for (int t = 1; t <= m_draws; ++t) {
    const auto step = static_cast<std::size_t>(m_draws - t);
    const float cost = costs.empty() ? m_states[0].meanCost : costs[std::min(step, costs.size() - 1)];
    line[at(t)] =
        m_states[0].end[at(t)] * m_elsewhere + (1 - m_states[0].end[at(t)]) * (line[at(t - 1)] - cost);
  }
  return line;
}

// Final points per point dealt in, at the usual size.
void Flow::prepareLoss() {
  double points = 0;
  double value = 0;
  for (int seat = 0; seat < m_know.board().seats(); ++seat) {
    if (seat == m_know.seat())
      continue;
    const Threat &threat = m_danger.threat(seat);
    points += threat.tenpai * threat.loss;
    value += threat.tenpai * m_stakes.dealIn(threat.loss, seat);
    m_others += threat.tenpai;
  }
  m_lossRatio = points > 0 ? std::max(0.2, -value / points) : 1.0;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    m_states[0].cost[kind] = static_cast<float>(m_danger.cost(kind) * m_lossRatio * m_tuning.caution);
    m_states[0].risk[kind] = static_cast<float>(m_danger.risk(kind));
  }
}

void Flow::prepareClasses(State &state) const {
  static constexpr std::array<float, 3> kBounds{0.01F, 0.05F, 0.10F};
  const float unseen = static_cast<float>(std::max(1, m_know.unseen()));
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const float weight = static_cast<float>(m_know.left(kind)) / unseen;
    std::size_t c = 0;
    while (c < kBounds.size() && state.risk[kind] > kBounds[c])
      ++c;
    state.classes[c].weight += weight;
    state.classes[c].risk += weight * state.risk[kind];
    state.classes[c].cost += weight * state.cost[kind];
  }
  for (DangerClass &c : state.classes) {
    state.meanRisk += c.risk;
    state.meanCost += c.cost;
    if (c.weight > 0) {
      c.risk /= c.weight;
      c.cost /= c.weight;
    }
  }
}

void Flow::prepareEnds() {
  m_afterOwnRiichi = static_cast<float>(m_know.handsLeft() == 0 ? 1.0 : m_tuning.afterOwnRiichi);
  const auto byTurn = [this](const std::array<double, 18> &table, int t) {
    return table[std::min(at(m_know.turn() + m_draws - t), table.size() - 1)];
  };
  if (m_fitted && m_tuning.fittedFlow > 0) {
    prepareFittedEnds();
    return;
  }
  const double calmNow = byTurn(kCalmEnd, m_draws);
  const double ends = m_tuning.eachTenpai * m_others;
  for (int t = 1; t <= m_draws; ++t) {
    const double calm = byTurn(kCalmEnd, t);
    // Who waits now waits later too, and more come to it.
    const double end = regimes() == 1 ? std::max(ends, calm) : std::max(0.5 * calm, ends * calm / calmNow);
    m_states[0].end[at(t)] = static_cast<float>(std::min(end, 0.5));
    m_states[1].end[at(t)] = static_cast<float>(std::min(m_tuning.eachTenpai + 0.5 * calm, 0.5));
    m_newRiichi[at(t)] =
        regimes() == 1 ? 0.0F : static_cast<float>(m_tuning.newThreat * byTurn(kNewRiichi, t));
  }
}

// Who waits now waits later too, and more come to it.
void Flow::prepareFittedEnds() {
  FlowState now;
  now.riichis = m_danger.riichis();
  for (int seat = 0; seat < m_know.board().seats(); ++seat) {
    if (seat != m_know.seat() && !m_danger.threat(seat).riichi)
      now.tenpai += m_danger.threat(seat).tenpai;
  }
  for (int t = 1; t <= m_draws; ++t) {
    FlowState state = now;
    state.tilesLeft = std::max(0, m_know.board().tilesLeft - 4 * (m_draws - t));
    state.tenpai = std::min(3.0 - now.riichis, now.tenpai + kMoreTenpai * (m_draws - t));
    m_states[0].end[at(t)] = static_cast<float>(std::min(0.6, othersTsumo(state) + othersRon(state)));
    m_newRiichi[at(t)] =
        regimes() == 1 ? 0.0F : static_cast<float>(m_tuning.newThreat * janso::newRiichi(state));
    state.riichis = now.riichis + 1;
    state.tenpai = std::max(0.0, state.tenpai - kMoreTenpai);
    m_states[1].end[at(t)] = static_cast<float>(std::min(0.6, othersTsumo(state) + othersRon(state)));
  }
}

// The table after somebody's riichi: nobody knows whose, and what will be safe.
void Flow::prepareUnder() {
  State &under = m_states[1];
  double price = 0;
  for (int seat = 0; seat < m_know.board().seats(); ++seat)
    price -= seat == m_know.seat() ? 0 : m_stakes.dealIn(kLossUnder, seat);
  price *= m_tuning.caution / (m_know.board().seats() - 1);
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const int rank = isHonour(kind) ? 0 : rankOf(kind);
    const double risk =
        rank == 0 ? kRiskHonour * m_know.left(kind) / 3.0 : kRiskByRank[at(std::min(rank, 10 - rank) - 1)];
    under.risk[kind] = m_states[0].risk[kind] + static_cast<float>(risk);
    under.cost[kind] = m_states[0].cost[kind] + static_cast<float>(risk * price);
  }
  prepareClasses(under);
  // Some of what is drawn will be safe.
  for (DangerClass &c : under.classes)
    c.weight *= static_cast<float>(1 - kSafeUnder);
  under.classes[0].weight += static_cast<float>(kSafeUnder);
  under.meanRisk *= static_cast<float>(1 - kSafeUnder);
  under.meanCost *= static_cast<float>(1 - kSafeUnder);
  const auto cost = static_cast<float>(kFoldRiskUnder * price);
  under.fold[0] = m_drawNoten;
  for (int t = 1; t <= m_draws; ++t)
    under.fold[at(t)] =
        under.end[at(t)] * m_elsewhere + (1 - under.end[at(t)]) * (under.fold[at(t - 1)] - cost);
}

float Flow::worth(const std::array<float, kGrid> &grid, double points) const {
  const auto next = std::upper_bound(kGridPoints.begin(), kGridPoints.end(), points);
  const auto high = std::min(static_cast<std::size_t>(next - kGridPoints.begin()), kGrid - 1);
  const std::size_t low = high - 1;
  const double part = (points - kGridPoints[low]) / (kGridPoints[high] - kGridPoints[low]);
  return grid[low] + static_cast<float>(part) * (grid[high] - grid[low]);
}

}  // namespace janso
