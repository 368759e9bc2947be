// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a change of the scores is worth at the end of the match.
//
// Uma and oka by the probability of each place, from the distance to every opponent, the hands that are still
// to be played and whose deals they are, and the points themselves at a lower weight. In the first hands a
// point is worth about a point; where a change ends the match (rules/matchend.h) places decide.
#pragma once

#include <array>

#include "bots/handoutcome.h"
#include "bots/knowledge.h"
#include "bots/placechances.h"
#include "bots/tuning.h"
#include "bots/worth.h"
#include "rules/nexthand.h"
#include "rules/ruleset.h"

namespace janso {

// V: double, the value alone, or Units<double>.
template <class V>
class StakesOf {
 public:
  // What is aimed at is the tuning's: evenPlaces, pointWeight, pointWeightLast.
  explicit StakesOf(const Knowledge &know, const Tuning &tuning = {});

  double pointWeight() const { return m_pointWeight; }  // in this hand
  // As the scores stand, this hand still to come. Only of Units is it more than a number to compare with.
  const V &now() const { return m_now; }
  // Worth, in final points and what else V has, above now().
  V of(const HandOutcome &end) const;

  // Shorthands for the own seat. Honba and sticks on the table are added to a win.
  V ron(double points, int from) const;
  V tsumo(double points) const;
  V won(const std::array<double, 4> &deltas) const;  // as it is paid, honba and sticks in it
  V win(double points) const;                        // the usual mix of both
  V dealIn(double points, int to) const;
  // Not off the own seat: the usual mix of tsumo and of ron off each other.
  V othersWin(double points, int winner) const;
  // Exhaustive draw, with the usual number of others in tenpai.
  V draw(bool tenpai) const;
  V riichiStick() const;  // lost to another winner

  // Mean value of the hand ending by somebody else's win that is not off the own seat.
  V elsewhere() const { return m_elsewhere; }

 private:
  const MatchRest &restAfter(const std::array<double, 4> &scores, DealerThen dealer) const;
  V valueOf(const std::array<double, 4> &scores, const MatchRest &rest) const;
  V othersTsumo(double points, int winner) const;
  std::array<double, 4> tsumoShares(double points, int winner) const;
  DealerThen afterWin(int winner) const;
  DealerThen afterDraw(bool dealerTenpai) const;  // an exhaustive one

  const Knowledge &m_know;
  const StakesFigures &m_figures;
  double m_pointWeight;
  std::size_t m_players = 4;
  double m_shareOfTsumo = 0;
  std::array<double, 4> m_scores{};
  std::array<double, 4> m_placePoints{};  // uma, and oka for the first
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
