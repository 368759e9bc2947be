// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/flow.h"

#include <algorithm>
#include <cmath>

#include "rules/inlinevec.h"

namespace janso {
namespace {

// Probability that somebody else ends the hand during one go-around, by own discards / 3, when nobody has
// shown a threat.
constexpr std::array<double, 7> kOthersEnd{0.004, 0.015, 0.035, 0.055, 0.075, 0.085, 0.09};

constexpr std::array<double, 20> kGridPoints{0,     1000,  1300,  1600,  2000,  2600, 3200,
                                             3900,  5200,  6400,  7700,  8000,  9600, 12000,
                                             16000, 18000, 24000, 32000, 36000, 48000};

}  // namespace

Flow::Flow(const Knowledge &know, const Danger &danger, const Stakes &stakes, const OwnHand &hand,
           const Tuning &tuning)
    : m_know(know), m_danger(danger), m_stakes(stakes), m_tuning(tuning) {
  m_givesUp[1] = static_cast<float>(tuning.givesUp1);
  m_givesUp[3] = static_cast<float>(tuning.givesUp3);
  m_givesUp[2] = static_cast<float>(tuning.givesUp2);
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
  prepareClasses();
  prepareEnds();
  m_fold = foldLine(hand);
}

// The safest tiles first, one a turn; a draw now and then is safe as well.
ByDraws Flow::foldLine(const OwnHand &left) const {
  InlineVec<float, 14> costs;
  const auto foldCost = static_cast<float>(m_tuning.foldCost);
  const auto second = static_cast<float>(m_tuning.foldSecond);
  for (Kind kind = 0; kind < kKinds; ++kind) {
    for (int i = 0; i < left.counts[kind]; ++i)
      costs.push_back(m_cost[kind] * foldCost * (i == 0 ? 1.0F : second));
  }
  std::sort(costs.begin(), costs.end());
  ByDraws line{};
  line[0] = m_drawNoten;
  for (int t = 1; t <= m_draws; ++t) {
    const auto step = static_cast<std::size_t>(m_draws - t);
    const float cost = costs.empty() ? m_meanCost : costs[std::min(step, costs.size() - 1)];
    line[at(t)] = m_end[at(t)] * m_elsewhere + (1 - m_end[at(t)]) * (line[at(t - 1)] - cost);
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
    m_cost[kind] = static_cast<float>(m_danger.cost(kind) * m_lossRatio * m_tuning.caution);
    m_risk[kind] = static_cast<float>(m_danger.risk(kind));
  }
}

void Flow::prepareClasses() {
  static constexpr std::array<float, 3> kBounds{0.01F, 0.05F, 0.10F};
  const float unseen = static_cast<float>(std::max(1, m_know.unseen()));
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const float weight = static_cast<float>(m_know.left(kind)) / unseen;
    std::size_t c = 0;
    while (c < kBounds.size() && m_risk[kind] > kBounds[c])
      ++c;
    m_classes[c].weight += weight;
    m_classes[c].risk += weight * m_risk[kind];
    m_classes[c].cost += weight * m_cost[kind];
  }
  for (DangerClass &c : m_classes) {
    m_meanRisk += c.risk;
    m_meanCost += c.cost;
    if (c.weight > 0) {
      c.risk /= c.weight;
      c.cost /= c.weight;
    }
  }
}

void Flow::prepareEnds() {
  const bool last = m_know.handsLeft() == 0;
  for (int t = 1; t <= m_draws; ++t) {
    const int turn = m_know.turn() + m_draws - t + 1;
    const double base = kOthersEnd[std::min(static_cast<std::size_t>(turn / 3), kOthersEnd.size() - 1)];
    const double end = std::min(0.5, std::max(base, m_tuning.eachTenpai * m_others));
    m_end[at(t)] = static_cast<float>(end);
    m_endRiichi[at(t)] = static_cast<float>(end * (last ? 1.0 : m_tuning.afterOwnRiichi));
    m_threat[at(t)] = m_danger.riichis() > 0 || turn < 4 ? 0.0F : static_cast<float>(m_tuning.newThreat);
  }
}

float Flow::worth(const std::array<float, kGrid> &grid, double points) const {
  const auto next = std::upper_bound(kGridPoints.begin(), kGridPoints.end(), points);
  const auto high = std::min(static_cast<std::size_t>(next - kGridPoints.begin()), kGrid - 1);
  const std::size_t low = high - 1;
  const double part = (points - kGridPoints[low]) / (kGridPoints[high] - kGridPoints[low]);
  return grid[low] + static_cast<float>(part) * (grid[high] - grid[low]);
}

}  // namespace janso
