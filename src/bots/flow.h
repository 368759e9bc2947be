// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What happens to a hand besides its own progress: others win, others declare riichi, tiles deal in, the wall
// runs out. One decision's figures, in the currency of Stakes; W: float or Units<float> (worth.h).
#pragma once

#include <array>
#include <cstdint>

#include "bots/danger.h"
#include "bots/figures.h"
#include "bots/knowledge.h"
#include "bots/lossprice.h"
#include "bots/ownhand.h"
#include "bots/stakes.h"
#include "bots/tuning.h"
#include "bots/worth.h"

namespace janso {

inline constexpr int kMostDraws = 18;
inline constexpr std::size_t kWinGrid = 20;  // sizes of a win whose worth is worked out
// A figure by the number of own draws that are left, 0 .. kMostDraws.
using ByDraws = std::array<float, kMostDraws + 1>;
template <class W>
using WorthByDraws = std::array<W, kMostDraws + 1>;

// The table as it is, and as it will be when somebody has declared riichi (only where nobody has yet).
enum class Regime : std::uint8_t { Now, Under };

// The tiles that a random draw brings, in classes of like danger.
template <class W>
struct DangerClass {
  float weight = 0;  // share of the unseen tiles
  float risk = 0;    // probability of dealing in
  W cost = 0;        // its price
};

template <class W>
class FlowOf {
 public:
  FlowOf(const Knowledge &know, const Danger &danger, const StakesOf<Wide<W>> &stakes, const OwnHand &hand,
         const Tuning &tuning);

  int draws() const { return m_draws; }
  // 1 when a riichi is on the table: then only Regime::Now is of use.
  int regimes() const { return m_danger.riichis() > 0 ? 1 : 2; }
  // Somebody else ends the hand in the go-around before the draw with `t` left.
  float end(Regime regime, int t, bool ownRiichi) const {
    return of(regime).end[at(t)] * (ownRiichi ? m_afterOwnRiichi : 1.0F);
  }
  // Somebody declares riichi in that go-around, where nobody has.
  float newRiichi(int t, bool ownRiichi) const {
    return m_newRiichi[at(t)] * (ownRiichi ? m_figures.newRiichiAfterOwn : 1.0F);
  }
  W elsewhere() const { return m_elsewhere; }
  W drawTenpai() const { return m_drawTenpai; }
  W drawNoten() const { return m_drawNoten; }
  W stick() const { return m_stick; }  // lost, below zero
  // Having given up, with `t` draws left.
  const WorthByDraws<W> &fold(Regime regime) const { return of(regime).fold; }
  // The same for a hand after its discard: its own safe tiles.
  W foldValue(const OwnHand &left) const { return foldLine(left)[at(m_draws)]; }

  // Price and probability of dealing in with a tile of this kind.
  W cost(Kind kind, Regime regime = Regime::Now) const { return of(regime).cost[kind]; }
  float risk(Kind kind, Regime regime = Regime::Now) const { return of(regime).risk[kind]; }
  // Of a tile drawn at random.
  float meanRisk(Regime regime) const { return of(regime).meanRisk; }
  W meanCost(Regime regime) const { return of(regime).meanCost; }
  const Tuning &tuning() const { return m_tuning; }

  // Worth of a win of so many points, honba and sticks added to it.
  W ron(double points) const;
  W tsumo(double points) const;

  // After a tile that does not help: it goes, or the hand is given up.
  W useless(Regime regime, const W &goOn, const W &giveUp) const {
    W sum = 0;
    for (const DangerClass<W> &c : of(regime).classes) {
      const W push = (1 - c.risk) * goOn - c.cost;
      sum += c.weight * (order(push) > order(giveUp) ? push : giveUp);
    }
    return sum;
  }

 private:
  struct State {
    ByDraws end{};
    WorthByDraws<W> fold{};
    std::array<W, kKinds> cost{};
    std::array<float, kKinds> risk{};
    std::array<DangerClass<W>, kFlowFigures.classes.size() + 1> classes{};
    float meanRisk = 0;
    W meanCost = 0;
  };
  using WorthGrid = std::array<W, kWinGrid>;
  static std::size_t at(int t) { return static_cast<std::size_t>(t); }
  const State &of(Regime regime) const { return m_states[static_cast<std::size_t>(regime)]; }
  static W worth(const WorthGrid &worths, const std::array<double, kWinGrid> &grid, double points);
  void prepareWins();
  WorthByDraws<W> foldLine(const OwnHand &left) const;
  void prepareElsewhere();
  void prepareCosts();
  void prepareUnder();
  void prepareClasses(State &state) const;
  void prepareEnds();

  const Knowledge &m_know;
  const Danger &m_danger;
  const StakesOf<Wide<W>> &m_stakes;
  const Tuning &m_tuning;
  const FlowFigures &m_figures;
  LossPriceOf<Wide<W>> m_loss;
  int m_draws = 0;
  float m_afterOwnRiichi = 1;
  W m_elsewhere = 0;
  W m_drawTenpai = 0;
  W m_drawNoten = 0;
  W m_stick = 0;
  ByDraws m_newRiichi{};
  std::array<State, 2> m_states;
  WorthGrid m_ron{};
  WorthGrid m_tsumo{};
};
using Flow = FlowOf<float>;

}  // namespace janso
