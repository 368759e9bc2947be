// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The value of a change of the scores at the end of the match.
//
// Uma and oka are weighted by the probability of each place, from the gap to every opponent, the hands still
// to be played and who deals them; the points themselves count at a lower weight. In the first hands a point
// is worth about a point; where a change ends the match (rules/matchend.h) places decide.
#pragma once

#include <array>

#include "bots/handoutcome.h"
#include "bots/placechances.h"
#include "bots/reading/knowledge.h"
#include "bots/tuning.h"
#include "bots/worth.h"
#include "rules/nexthand.h"
#include "rules/ruleset.h"

namespace janso {

// V: double, the value alone, or Units<double>.
template <class V>
class StakesOf {
 public:
  // The tuning defines the goal: evenPlaces, pointWeight, pointWeightLast.
  explicit StakesOf(const Knowledge &know, const Tuning &tuning = {});

  double pointWeight() const { return m_pointWeight; }  // in this hand
  // At the present scores, before this hand. Only with Units is it more than a number for comparison.
  const V &now() const { return m_now; }
  // The worth above now(), in final points and the other units of V.
  V of(const HandOutcome &end) const;

  // Shortcuts for the seat. A win also gets the honba and riichi sticks on the table.
  V ron(double points, int from) const;
  V tsumo(double points) const;
  V won(const std::array<double, 4> &deltas) const;  // as paid, including honba and riichi sticks
  V win(double points) const;                        // the usual mix of tsumo and ron
  V dealIn(double points, int to) const;
  // Not paid by this seat: the usual mix of tsumo and of ron on other seats.
  V othersWin(double points, int winner) const;
  // Exhaustive draw, with the usual number of other players in tenpai.
  V draw(bool tenpai) const;
  V riichiStick() const;  // when another player wins it

  // The mean value of the hand ending with a win by another player that this seat does not deal in to.
  V elsewhere() const { return m_elsewhere; }

 private:
  const MatchRest &restAfter(const std::array<double, 4> &scores, DealerThen dealer) const;
  V valueOf(const std::array<double, 4> &scores, const MatchRest &rest) const;
  V othersTsumo(double points, int winner) const;
  std::array<double, 4> tsumoShares(double points, int winner) const;
  DealerThen afterWin(int winner) const;
  DealerThen afterDraw(bool dealerTenpai) const;  // an exhaustive draw

  const Knowledge &m_know;
  const StakesFigures &m_figures;
  double m_pointWeight;
  std::size_t m_players = 4;
  double m_shareOfTsumo = 0;
  std::array<double, 4> m_scores{};
  std::array<double, 4> m_placePoints{};  // uma, and oka for 1st place
  RoundStart m_played;
  Renchan m_renchan = Renchan::WinOrTenpai;
  MatchRest m_stays;
  MatchRest m_passes;
  MatchRest m_over;
  V m_now = 0;
  V m_elsewhere = 0;
};
using Stakes = StakesOf<double>;

}  // namespace janso
