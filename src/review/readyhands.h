// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tiles dealt so that some of the hands are ready, all such deals equally likely.
//
// Tiles of these hands change places with any others, one pair at a time. A deal is the likelier the nearer
// its hands are to fitting (Metropolis); among those in which all fit, none is likelier than another.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "review/worldrandom.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

// What the waits of a ready hand may be; each allows what those before it do.
enum class WaitRule : std::uint8_t {
  NoneSeen,    // no kind that the seat discarded, or that others let it have since it is ready
  FuritenToo,  // also one that it discarded itself; then it could not have won with those of others
  Any,
};

struct ReadyHand {
  std::size_t first = 0;  // of its tiles in the deal
  std::size_t count = 0;
  int melds = 0;
  TileCounts shown;   // more tiles of it, which stay there
  KindSet discarded;  // by the seat itself
  KindSet passed;     // discarded by others since it declared that it is ready
  int seat = -1;
};

// Whether these tiles, what is shown included, are such a hand.
bool isReady(const ReadyHand &hand, const TileCounts &tiles, WaitRule rule);

class ReadyHands {
 public:
  // The tiles of each hand lie in `tiles`; hands do not overlap.
  ReadyHands(std::vector<Tile> tiles, std::vector<ReadyHand> hands, WaitRule rule, WorldRandom &random);

  // On to another deal in which all hands fit; false: none was come by.
  bool mix();
  // All tiles; those of no ready hand lie where they were put by chance.
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
  std::vector<std::size_t> m_places;  // of all tiles in ready hands
  std::vector<TileCounts> m_counts;   // by hand, what is shown included
  std::vector<std::size_t> m_weights;
  WaitRule m_rule;
  WorldRandom &m_random;
  bool m_mixed = false;
};

}  // namespace janso
