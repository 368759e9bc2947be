// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The kinds that a yaku is made of, and the tiles of a hand that belong to them.
#pragma once

#include <algorithm>
#include <cstdint>

#include "bots/reading/ownhand.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

inline constexpr KindSet kAllKinds((std::uint64_t{1} << kKinds) - 1);

// Tanyao.
inline constexpr KindSet kSimples = [] {
  KindSet kinds;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (!isYaochuu(kind))
      kinds.add(kind);
  }
  return kinds;
}();

constexpr KindSet kindsFrom(Kind first, int count) {
  return KindSet(((std::uint64_t{1} << count) - 1) << first);
}
inline constexpr KindSet kWindKinds = kindsFrom(kEast, 4);
inline constexpr KindSet kDragonKinds = kindsFrom(kHaku, 3);
inline constexpr KindSet kHonorKinds = kindsFrom(kEast, 7);
inline constexpr KindSet kTerminalKinds(kAllKinds.bits() & ~kSimples.bits() & ~kHonorKinds.bits());
constexpr KindSet suitKinds(Suit suit) {
  return kindsFrom(kindOf(suit, 1), kSuitKinds);
}

// Honitsu.
constexpr KindSet honorsAnd(Suit suit) {
  return KindSet(kHonorKinds.bits() | suitKinds(suit).bits());
}

inline TileCounts countsWithin(const TileCounts &counts, KindSet kinds) {
  TileCounts within;
  for (Kind kind : kinds)
    within[kind] = counts[kind];
  return within;
}

inline bool meldsAreWithin(const OwnHand &hand, KindSet kinds) {
  return std::ranges::all_of(hand.melds, [kinds](const Meld &meld) {
    return std::ranges::all_of(meld.tiles, [kinds](Tile tile) { return kinds.has(tile.kind()); });
  });
}

inline bool hasChi(const OwnHand &hand) {
  return std::ranges::any_of(hand.melds, [](const Meld &meld) { return meld.type == MeldType::Chi; });
}

}  // namespace janso
