// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What happens to a hand besides its own progress: others win, others declare riichi, tiles deal in, the wall
// runs out. One decision's figures, in the currency of Stakes.
#pragma once

#include <array>
#include <cstdint>

#include "bots/danger.h"
#include "bots/knowledge.h"
#include "bots/ownhand.h"
#include "bots/stakes.h"
#include "bots/tuning.h"

namespace janso {

inline constexpr int kMostDraws = 18;
// A figure by the number of own draws that are left, 0 .. kMostDraws.
using ByDraws = std::array<float, kMostDraws + 1>;

// The table as it is, and as it will be when somebody has declared riichi (only where nobody has yet).
enum class Regime : std::uint8_t { Now, Under };

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
  // 1 when a riichi is on the table: then only Regime::Now is of use.
  int regimes() const { return m_danger.riichis() > 0 ? 1 : 2; }
  // Somebody else ends the hand in the go-around before the draw with `t` left.
  float end(Regime regime, int t, bool ownRiichi) const {
    return of(regime).end[at(t)] * (ownRiichi ? m_afterOwnRiichi : 1.0F);
  }
  // Somebody declares riichi in that go-around, where nobody has.
  float newRiichi(int t, bool ownRiichi) const { return m_newRiichi[at(t)] * (ownRiichi ? 0.5F : 1.0F); }
  float elsewhere() const { return m_elsewhere; }
  float drawTenpai() const { return m_drawTenpai; }
  float drawNoten() const { return m_drawNoten; }
  float stick() const { return m_stick; }  // lost, below zero
  // Having given up, with `t` draws left.
  const ByDraws &fold(Regime regime) const { return of(regime).fold; }
  // The same for a hand after its discard: its own safe tiles.
  double foldValue(const OwnHand &left) const { return foldLine(left)[at(m_draws)]; }

  // Price and probability of dealing in with a tile of this kind.
  float cost(Kind kind, Regime regime = Regime::Now) const { return of(regime).cost[kind]; }
  float risk(Kind kind, Regime regime = Regime::Now) const { return of(regime).risk[kind]; }
  // Of a tile drawn at random.
  float meanRisk(Regime regime) const { return of(regime).meanRisk; }
  float meanCost(Regime regime) const { return of(regime).meanCost; }
  bool isFitted() const { return m_fitted; }
  const Tuning &tuning() const { return m_tuning; }

  // Worth of a win of so many points, honba and sticks added to it.
  float ron(double points) const { return worth(m_ron, points); }
  float tsumo(double points) const { return worth(m_tsumo, points); }

  // After a tile that does not help: it goes, or the hand is given up.
  float useless(Regime regime, float goOn, float giveUp) const {
    float sum = 0;
    for (const DangerClass &c : of(regime).classes) {
      const float push = (1 - c.risk) * goOn - c.cost;
      sum += c.weight * (push > giveUp ? push : giveUp);
    }
    return sum;
  }

 private:
  struct State {
    ByDraws end{};
    ByDraws fold{};
    std::array<float, kKinds> cost{};
    std::array<float, kKinds> risk{};
    std::array<DangerClass, 4> classes{};
    float meanRisk = 0;
    float meanCost = 0;
  };
  static constexpr std::size_t kGrid = 20;
  static std::size_t at(int t) { return static_cast<std::size_t>(t); }
  const State &of(Regime regime) const { return m_states[static_cast<std::size_t>(regime)]; }
  float worth(const std::array<float, kGrid> &grid, double points) const;
  ByDraws foldLine(const OwnHand &left) const;
  void prepareLoss();
  void prepareUnder();
  void prepareClasses(State &state) const;
  void prepareEnds();
  void prepareFittedEnds();

  const Knowledge &m_know;
  const Danger &m_danger;
  const Stakes &m_stakes;
  const Tuning &m_tuning;
  bool m_fitted = false;
  int m_draws = 0;
  double m_lossRatio = 1;  // final points per point dealt in
  double m_others = 0;     // expected number of opponents in tenpai
  float m_afterOwnRiichi = 1;
  float m_elsewhere = 0;
  float m_drawTenpai = 0;
  float m_drawNoten = 0;
  float m_stick = 0;
  ByDraws m_newRiichi{};
  std::array<State, 2> m_states;
  std::array<float, kGrid> m_ron{};
  std::array<float, kGrid> m_tsumo{};
};

}  // namespace janso
