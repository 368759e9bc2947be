// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Deals of tiles in which certain hands are tenpai, all such deals equally likely.
//
// Tiles of these hands are swapped with any other tiles, one pair at a time. A deal is likelier the closer
// its hands are to fitting (Metropolis); the deals in which all hands fit are equally likely.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "review/simulateddealrandom.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

// Which waits a tenpai hand may have. Each rule allows everything that the rules before it allow.
enum class WaitRule : std::uint8_t {
  NoneSeen,    // no kind that the seat discarded, or that other players discarded and it skipped since it
               // declared
  FuritenToo,  // also a kind that the seat discarded; then it could not have won on the discards of others
  Any,
};

struct ReadyHand {
  std::size_t first = 0;  // index of its first tile in the deal
  std::size_t count = 0;
  int melds = 0;
  TileCounts shown;   // further tiles of the hand, which stay there
  KindSet discarded;  // by the seat
  KindSet passed;     // discarded by others since the seat declared riichi
  int seat = -1;
};

// Whether these tiles, including the shown ones, are such a hand.
bool isReady(const ReadyHand &hand, const TileCounts &tiles, WaitRule rule);

class ReadyHands {
 public:
  // Each hand is a range of `tiles`; the ranges do not overlap.
  ReadyHands(std::vector<Tile> tiles, std::vector<ReadyHand> hands, WaitRule rule,
             SimulatedDealRandom &random);

  // Moves on to another deal in which all hands fit. Returns false when none was found.
  bool mix();
  // All tiles; those outside the tenpai hands are in random order.
  const std::vector<Tile> &tiles() const { return m_tiles; }

 private:
  void shuffle();
  void go(int stepsOfEach);
  void step();
  std::size_t handAt(std::size_t place) const;
  std::size_t weightOf(std::size_t hand) const;
  bool fits() const;

  std::vector<Tile> m_tiles;
  std::vector<ReadyHand> m_hands;
  std::vector<std::size_t> m_places;  // the positions of all tiles in tenpai hands
  std::vector<TileCounts> m_counts;   // by hand, including the shown tiles
  std::vector<std::size_t> m_weights;
  WaitRule m_rule;
  SimulatedDealRandom &m_random;
  bool m_mixed = false;
};

}  // namespace janso
