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
#include "rules/event.h"

namespace janso {

class Stakes {
 public:
  // `evenPlaces`: 0 = places count by uma and oka, 1 = every step the same; `pointWeight`: what a point
  // counts beside them, before the last hand.
  explicit Stakes(const Knowledge &know, double evenPlaces = 0, double pointWeight = 0.4,
                  bool fitted = false);

  // Worth in final points, above that of the scores as they stand, after these changes (absolute seats).
  double of(const std::array<double, 4> &deltas) const;

  // Shorthands for the own seat. Honba and sticks on the table are added to a win.
  double ron(double points, int from) const;
  double tsumo(double points) const;
  double win(double points) const;  // the usual mix of both
  double dealIn(double points, int to) const;
  double othersTsumo(double points, int winner) const;
  // Exhaustive draw, with the usual number of others in tenpai.
  double draw(bool tenpai) const;
  double riichiStick() const;  // lost to another winner

  // Mean value of the hand ending by somebody else's win that is not off the own seat.
  double elsewhere() const { return m_elsewhere; }

 private:
  double valueOf(const std::array<double, 4> &scores) const;
  std::array<double, 4> tsumoShares(double points, int winner) const;

  const Knowledge &m_know;
  double m_pointWeight = 0.4;
  bool m_fitted = false;
  std::size_t m_players = 4;
  std::array<double, 4> m_scores{};
  std::array<double, 4> m_placePoints{};  // uma, and oka for the first
  double m_spread = 1;                    // standard deviation of a score difference until the end
  double m_now = 0;
  double m_elsewhere = 0;
};

}  // namespace janso
