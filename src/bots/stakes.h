// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a change of the scores is worth at the end of the match.
//
// Uma and oka by the probability of each place, from the distance to every opponent and the hands that are
// still to be played, and the points themselves at a lower weight. In the first hands a point is worth about
// a point; in the last hand places decide.
#pragma once

#include <array>

#include "bots/knowledge.h"
#include "bots/worth.h"
#include "rules/event.h"

namespace janso {

// V: double, the value alone, or Units<double>.
template <class V>
class StakesOf {
 public:
  // `evenPlaces`: 0 = places count by uma and oka, 1 = every step the same; `pointWeight`: what a point
  // counts beside them, before the last hand.
  explicit StakesOf(const Knowledge &know, double evenPlaces = 0, double pointWeight = 0.4);

  // As the scores stand. Only of Units is it more than a number to compare with.
  const V &now() const { return m_now; }
  // Worth, in final points and what else V has, above that of the scores as they stand, after these changes
  // (absolute seats).
  V of(const std::array<double, 4> &deltas) const;

  // Shorthands for the own seat. Honba and sticks on the table are added to a win.
  V ron(double points, int from) const;
  V tsumo(double points) const;
  V win(double points) const;  // the usual mix of both
  V dealIn(double points, int to) const;
  V othersTsumo(double points, int winner) const;
  // Exhaustive draw, with the usual number of others in tenpai.
  V draw(bool tenpai) const;
  V riichiStick() const;  // lost to another winner

  // Mean value of the hand ending by somebody else's win that is not off the own seat.
  V elsewhere() const { return m_elsewhere; }

 private:
  V valueOf(const std::array<double, 4> &scores) const;
  std::array<double, 4> tsumoShares(double points, int winner) const;

  const Knowledge &m_know;
  double m_pointWeight = 0.4;
  std::size_t m_players = 4;
  std::array<double, 4> m_scores{};
  std::array<double, 4> m_placePoints{};  // uma, and oka for the first
  double m_spread = 1;                    // standard deviation of a score difference until the end
  V m_now = 0;
  V m_elsewhere = 0;
};
using Stakes = StakesOf<double>;

}  // namespace janso
