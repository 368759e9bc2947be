// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Figures fitted to played games: what opponents hold and wait for.
//
// `janso-lab fit` writes the tables (src/bots/reading/*table.inc) from matches with all hands known; each
// table names its samples and the command that recreates it. All functions are pure and thread-safe.
#pragma once

#include <array>
#include <span>

#include "bots/reading/lossscene.h"
#include "bots/reading/waitscene.h"
#include "rules/tile.h"

namespace janso {

// The waits of the seat of a scene. Keeps nothing of the scene.
class FittedWaits {
 public:
  explicit FittedWaits(const WaitScene &scene);
  // The probability that the seat, if tenpai by shape, could win by ron on this kind: furiten and hands
  // without a yaku count as waiting for nothing. 0 for every safe kind.
  float rate(Kind kind) const;

 private:
  KindSet m_possible;
  std::array<double, kKinds> m_sums{};  // for possible kinds
  double m_scale = 1;
  double m_shift = 0;
};

// The probability that `seat`, which is not in riichi, is tenpai by shape.
double fittedTenpai(const Knowledge &know, const DiscardOrder &order, int seat);

// The cost of a ron by the seat of a scene. Keeps references to `know` and `scene`.
class FittedLosses {
 public:
  FittedLosses(const Knowledge &know, const WaitScene &scene);
  // Mean points if the seat is tenpai and the kind is a wait: without honba and riichi sticks, with the
  // expected ura dora. 0 for every safe kind.
  float points(Kind kind) const;

 private:
  KindSet m_possible;
  LossScene m_loss;
  std::span<const float> m_weights;
  double m_ofHand = 0;
};

}  // namespace janso
