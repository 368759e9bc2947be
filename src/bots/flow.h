// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What happens to a hand apart from its own progress: other players win or declare riichi, discards deal in,
// the wall runs out.
//
// Method. All figures of one decision are computed once, in the currency of Stakes, for each number of the
// seat's draws left (0 to 18). A win is priced at 20 payments and interpolated between them. A win by another
// player has the mean value over the opponents, weighted by their chance to be tenpai. Each kind gets the
// risk and price of dealing in (danger.h); the unseen tiles are grouped into four classes of risk, and in
// each class a random draw is either discarded or makes the hand fold. The chances that somebody ends the
// hand or declares riichi come from tables by turn; the former are scaled by the opponents' chance to be
// tenpai now. A fold discards the cheapest tiles, one a turn, by a recursion over the draws left. The second
// regime is the table after a future riichi: usual risks are added, and a share of the draws is safe.
//
// Approximations: nobody knows who will declare, a fold keeps today's prices, and the chances do not depend
// on later discards. Cost: about 90 evaluations of Stakes for a decision of four players; queries are lookups
// and interpolations, except foldValue(), which sorts the prices of a hand. W: float or Units<float>
// (worth.h).
#pragma once

#include <array>
#include <cstdint>

#include "bots/lossprice.h"
#include "bots/reading/danger.h"
#include "bots/reading/figures.h"
#include "bots/reading/knowledge.h"
#include "bots/reading/ownhand.h"
#include "bots/stakes.h"
#include "bots/tuning.h"
#include "bots/worth.h"

namespace janso {

inline constexpr int kMostDraws = 18;
inline constexpr std::size_t kWinGrid = 20;  // number of win sizes whose worth is computed
// A figure by the number of the seat's draws left, 0 to kMostDraws.
using ByDraws = std::array<float, kMostDraws + 1>;
template <class W>
using WorthByDraws = std::array<W, kMostDraws + 1>;

// The table as it is, and as it will be once somebody has declared riichi (only while nobody has).
enum class Regime : std::uint8_t { Now, Under };

// The tiles that a random draw brings, in classes of similar danger.
template <class W>
struct DangerClass {
  float weight = 0;  // share of the unseen tiles
  float risk = 0;    // probability of dealing in
  W cost = 0;        // the price of that
};

template <class W>
class FlowOf {
 public:
  FlowOf(const Knowledge &know, const Danger &danger, const StakesOf<Wide<W>> &stakes, const OwnHand &hand,
         const Tuning &tuning);

  int draws() const { return m_draws; }
  // 1 when a riichi is on the table: then only Regime::Now is useful.
  int regimes() const { return m_danger.riichis() > 0 ? 1 : 2; }
  // The probability that somebody else ends the hand in the go-around before the draw with `t` draws left.
  float end(Regime regime, int t, bool ownRiichi) const {
    return of(regime).end[at(t)] * (ownRiichi ? m_afterOwnRiichi : 1.0F);
  }
  // The probability that somebody declares riichi in that go-around, where nobody has yet.
  float newRiichi(int t, bool ownRiichi) const {
    return m_newRiichi[at(t)] * (ownRiichi ? m_figures.newRiichiAfterOwn : 1.0F);
  }
  W elsewhere() const { return m_elsewhere; }
  W drawTenpai() const { return m_drawTenpai; }
  W drawNoten() const { return m_drawNoten; }
  W stick() const { return m_stick; }  // when lost; below 0
  // The value of a folded hand with `t` draws left.
  const WorthByDraws<W> &fold(Regime regime) const { return of(regime).fold; }
  // The same for the hand after its discard, by its own safe tiles.
  W foldValue(const OwnHand &left) const { return foldLine(left)[at(m_draws)]; }

  // The price and the probability of dealing in with a tile of this kind.
  W cost(Kind kind, Regime regime = Regime::Now) const { return of(regime).cost[kind]; }
  float risk(Kind kind, Regime regime = Regime::Now) const { return of(regime).risk[kind]; }
  // Of a tile drawn at random.
  float meanRisk(Regime regime) const { return of(regime).meanRisk; }
  W meanCost(Regime regime) const { return of(regime).meanCost; }
  const Tuning &tuning() const { return m_tuning; }

  // The worth of a win of that many points, with honba and riichi sticks added.
  W ron(double points) const;
  W tsumo(double points) const;

  // The value after a tile that does not help: it is discarded, or the hand is folded.
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
