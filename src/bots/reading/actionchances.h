// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The probability that a player with a given hand acts as they were seen to act.
//
// Fitted to played games of four and of three players: these are probabilities of what people and bots do,
// not of what is right. All functions are pure and thread-safe; red fives count as plain fives.
#pragma once

#include <array>
#include <span>

#include "bots/reading/actionscene.h"

namespace janso {

class ActionChances {
 public:
  // The table right before `seat` discards a tile, or right after another player's discard.
  ActionChances(const Board &board, int seat);

  // The probability of discarding `kind`, which the hand has and may discard. `concealed` has 14 - 3 x melds
  // tiles.
  double discarding(const TileCounts &concealed, Kind kind) const;
  // The probability of declaring riichi on becoming tenpai with these closed tiles, which are 13 minus those
  // of kans.
  double declaring(const TileCounts &concealed) const;
  // The probability of a chi or pon on the last discard; 0 where the hand has no tiles for it. `concealed`
  // has 13 - 3 x melds tiles.
  double calling(const TileCounts &concealed, Kind offered, bool canChi) const;

 private:
  std::span<const float> discardWeights() const;

  ActionScene m_scene;
  bool m_ofThree = false;
  std::array<float, kKinds> m_common{};  // of discarding each kind, independent of the hand
};

}  // namespace janso
