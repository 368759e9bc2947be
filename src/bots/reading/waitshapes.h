// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The shapes that could wait for each kind, weighted by the tiles left to make them.
#pragma once

#include <array>

#include "bots/reading/knowledge.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

class WaitShapes {
 public:
  // `safe`: kinds that cannot be won on by ron. `collected`: the suit that the hand seems to consist of, -1 =
  // none.
  WaitShapes(const Knowledge &know, KindSet safe, int collected);

  // The share of all shapes that wait for the kind; a shape with two waits counts for both.
  double share(Kind kind) const { return m_total > 0 ? m_weight[kind] / m_total : 0.0; }
  bool possible(Kind kind) const { return m_weight[kind] > 0; }
  // The probability that the kind is a wait of a tenpai hand, by the shapes alone.
  float rate(Kind kind) const;

 private:
  double pairWeight(int a, int b) const;
  void addOne(Kind wait, double weight, double hands);
  void addRuns(Kind first, double factor);

  const Knowledge &m_know;
  KindSet m_safe;
  std::array<double, kKinds> m_weight{};
  double m_total = 0;
};

}  // namespace janso
