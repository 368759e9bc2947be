// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How likely it is that a player with some hand does what was seen of them.
//
// Fitted to played games of four players and of three: probabilities of what people and bots do, not of what
// is right. All functions are pure and thread-safe; red fives count as plain fives.
#pragma once

#include <array>
#include <span>

#include "bots/deedscene.h"

namespace janso {

class DeedChances {
 public:
  // The table right before `seat` throws a tile, or right after another's tile was thrown.
  DeedChances(const Board &board, int seat);

  // That it throws `kind`, which it holds and may throw. `concealed` has 14 - 3 x melds tiles.
  double throwing(const TileCounts &concealed, Kind kind) const;
  // That it declares riichi on coming to wait with these closed tiles, 13 less those of kans.
  double declaring(const TileCounts &concealed) const;
  // That it makes a chi or pon of the tile that was just thrown; 0 where it holds none. 13 - 3 x melds tiles.
  double calling(const TileCounts &concealed, Kind offered, bool mayChi) const;

 private:
  std::span<const float> thrownWeights() const;

  DeedScene m_scene;
  bool m_ofThree = false;
  std::array<float, kKinds> m_common{};  // of throwing each kind, whatever the hand
};

}  // namespace janso
