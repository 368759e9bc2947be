// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Figures fitted to played games: what opponents hold and wait for.
//
// The tables (src/bots/*table.inc) are written by `janso-cli fit` from matches with all hands known; each
// names its samples and the command that makes it again. All functions are pure and thread-safe.
#pragma once

#include <array>
#include <span>

#include "bots/lossscene.h"
#include "bots/waitscene.h"
#include "rules/tile.h"

namespace janso {

// What the seat of a scene waits for. Keeps nothing of the scene.
class FittedWaits {
 public:
  explicit FittedWaits(const WaitScene &scene);
  // Probability that the seat, if it is tenpai by shape, could ron a discard of the kind: furiten and hands
  // without a yaku count as waiting for nothing. 0 for every kind that is safe.
  float rate(Kind kind) const;

 private:
  KindSet m_possible;
  std::array<double, kKinds> m_sums{};  // of possible kinds
  double m_scale = 1;
  double m_shift = 0;
};

// Probability that `seat`, which is not in riichi, is tenpai by shape.
double fittedTenpai(const Knowledge &know, const DiscardOrder &order, int seat);

// What a ron by the seat of a scene costs. Keeps references to `know` and `scene`.
class FittedLosses {
 public:
  FittedLosses(const Knowledge &know, const WaitScene &scene);
  // Mean points, if the seat is tenpai and the kind is a wait: honba and sticks out, the ura that may come
  // in. 0 for every kind that is safe.
  float points(Kind kind) const;

 private:
  KindSet m_possible;
  LossScene m_loss;
  std::span<const float> m_weights;
  double m_ofHand = 0;
};

}  // namespace janso
