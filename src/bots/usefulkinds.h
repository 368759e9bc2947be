// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Kinds that a yaku is made of, and what of a hand is of them.
#pragma once

#include <algorithm>
#include <cstdint>

#include "bots/ownhand.h"
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

// Honitsu.
constexpr KindSet honoursAnd(Suit suit) {
  constexpr std::uint64_t kOneSuit = (std::uint64_t{1} << kSuitKinds) - 1;
  constexpr std::uint64_t kHonours = (std::uint64_t{1} << kKinds) - (std::uint64_t{1} << kEast);
  return KindSet(kHonours | kOneSuit << (static_cast<int>(suit) * kSuitKinds));
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
