// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What happens to a hand besides its own progress: others win, others declare riichi, tiles deal in, the wall
// runs out. One decision's figures, in the currency of Stakes.
#pragma once

#include <array>

#include "bots/danger.h"
#include "bots/knowledge.h"
#include "bots/ownhand.h"
#include "bots/stakes.h"
#include "bots/tuning.h"

namespace janso {

inline constexpr int kMostDraws = 18;
// A figure by the number of own draws that are left, 0 .. kMostDraws.
using ByDraws = std::array<float, kMostDraws + 1>;

// The tiles that a random draw brings, in classes of like danger.
struct DangerClass {
  float weight = 0;  // share of the unseen tiles
  float risk = 0;    // probability of dealing in
  float cost = 0;    // its price, final points
};

class Flow {
 public:
  Flow(const Knowledge &know, const Danger &danger, const Stakes &stakes, const OwnHand &hand,
       const Tuning &tuning);

  int draws() const { return m_draws; }
  // Somebody else ends the hand in the go-around before the draw with `t` left.
  float end(int t, bool ownRiichi) const { return ownRiichi ? m_endRiichi[at(t)] : m_end[at(t)]; }
  // A hand that is not ready is given up in that go-around because somebody declares riichi.
  float givesUp(int t, int shanten) const {
    return m_threat[at(t)] * m_givesUp[static_cast<std::size_t>(shanten < 3 ? shanten : 3)];
  }
  float elsewhere() const { return m_elsewhere; }
  float drawTenpai() const { return m_drawTenpai; }
  float drawNoten() const { return m_drawNoten; }
  float stick() const { return m_stick; }  // lost, below zero
  // Having given up, with `t` draws left.
  const ByDraws &fold() const { return m_fold; }
  // The same for a hand after its discard: its own safe tiles.
  double foldValue(const OwnHand &left) const { return foldLine(left)[at(m_draws)]; }

  // Price and probability of dealing in with a tile of this kind.
  float cost(Kind kind) const { return m_cost[kind]; }
  float risk(Kind kind) const { return m_risk[kind]; }
  const Tuning &tuning() const { return m_tuning; }
  const std::array<DangerClass, 4> &classes() const { return m_classes; }
  float meanRisk() const { return m_meanRisk; }
  float meanCost() const { return m_meanCost; }

  // Worth of a win of so many points, honba and sticks added to it.
  float ron(double points) const { return worth(m_ron, points); }
  float tsumo(double points) const { return worth(m_tsumo, points); }

  // After a tile that does not help: it goes, or the hand is given up.
  float useless(float goOn, float giveUp) const {
    float sum = 0;
    for (const DangerClass &c : m_classes) {
      const float push = (1 - c.risk) * goOn - c.cost;
      sum += c.weight * (push > giveUp ? push : giveUp);
    }
    return sum;
  }

 private:
  static constexpr std::size_t kGrid = 20;
  static std::size_t at(int t) { return static_cast<std::size_t>(t); }
  float worth(const std::array<float, kGrid> &grid, double points) const;
  ByDraws foldLine(const OwnHand &left) const;
  void prepareLoss();
  void prepareClasses();
  void prepareEnds();

  const Knowledge &m_know;
  const Danger &m_danger;
  const Stakes &m_stakes;
  const Tuning &m_tuning;
  std::array<float, 4> m_givesUp{0.0F, 0.7F, 0.95F, 1.0F};
  int m_draws = 0;
  double m_lossRatio = 1;  // final points per point dealt in
  double m_others = 0;     // expected number of opponents in tenpai
  float m_elsewhere = 0;
  float m_drawTenpai = 0;
  float m_drawNoten = 0;
  float m_stick = 0;
  float m_meanRisk = 0;
  float m_meanCost = 0;
  ByDraws m_end{};
  ByDraws m_endRiichi{};
  ByDraws m_threat{};
  ByDraws m_fold{};
  std::array<float, kKinds> m_cost{};
  std::array<float, kKinds> m_risk{};
  std::array<DangerClass, 4> m_classes{};
  std::array<float, kGrid> m_ron{};
  std::array<float, kGrid> m_tsumo{};
};

}  // namespace janso
