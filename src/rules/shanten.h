// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Shanten of a hand, and the tiles that improve it.
//
// Shanten: -1 = complete, 0 = tenpai. Functions take only the concealed tiles; each meld is a finished group,
// so a hand has 13 - 3 x melds or 14 - 3 x melds tiles. Red fives count as plain fives. All functions are
// thread-safe and do not allocate; the tables behind them are built on first use.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "rules/inlinevec.h"
#include "rules/tile.h"

namespace janso {

// A set of kinds: bit k is kind k.
class KindSet {
 public:
  constexpr KindSet() = default;
  constexpr explicit KindSet(std::uint64_t bits) : m_bits(bits) {}
  constexpr bool has(Kind kind) const { return (m_bits >> kind & 1U) != 0; }
  constexpr void add(Kind kind) { m_bits |= std::uint64_t{1} << kind; }
  constexpr void remove(Kind kind) { m_bits &= ~(std::uint64_t{1} << kind); }
  constexpr bool empty() const { return m_bits == 0; }
  constexpr int size() const { return std::popcount(m_bits); }
  constexpr std::uint64_t bits() const { return m_bits; }
  constexpr bool operator==(const KindSet &) const = default;

  // Supports `for (Kind kind : set)`, ascending.
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Kind;
    using difference_type = std::ptrdiff_t;
    using pointer = const Kind *;
    using reference = Kind;

    constexpr Iterator() = default;
    constexpr explicit Iterator(std::uint64_t bits) : m_bits(bits) {}
    constexpr Kind operator*() const { return static_cast<Kind>(std::countr_zero(m_bits)); }
    constexpr Iterator &operator++() {
      m_bits &= m_bits - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const Iterator &) const = default;

   private:
    std::uint64_t m_bits = 0;
  };
  constexpr Iterator begin() const { return Iterator(m_bits); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint64_t m_bits = 0;
};

struct ShantenParts {
  int standard = 0;
  int chiitoitsu = 0;  // 14 or more when there are melds
  int kokushi = 0;     // 14 or more when there are melds
  bool operator==(const ShantenParts &) const = default;
};

// `melds`: number of melds on the table (0..4), kans included.
int shanten(const TileCounts &concealed, int melds);
ShantenParts shantenParts(const TileCounts &concealed, int melds);

// Kinds that lower the shanten of a hand of 13 - 3 x melds tiles. Kinds of which the hand itself holds all
// four are excluded. With a meld the hand may hold one extra tile, which it can then discard.
KindSet acceptedKinds(const TileCounts &concealed, int melds);

// Kinds that complete a hand of 13 - 3 x melds tiles: empty unless tenpai. Shape alone decides: a kind of
// which the hand itself holds all four IS included (see RuleSet::karaten).
KindSet waits(const TileCounts &concealed, int melds);

// One possible discard of a hand of 14 - 3 x melds tiles, and its result.
struct DiscardOption {
  Kind discard = 0;
  std::int8_t shanten = 0;  // after the discard
  KindSet accepted;
  std::int8_t tiles = 0;  // number of accepted tiles that are not in `visible`
  bool operator==(const DiscardOption &) const = default;
};
using DiscardOptions = InlineVec<DiscardOption, 14>;

// All distinct discards, by ascending kind. `visible` counts every tile that this player can see, including
// the player's own hand.
DiscardOptions discardOptions(const TileCounts &concealed, int melds, const TileCounts &visible);

// Kinds that a hand of 14 - 3 x melds tiles can discard and then be at most `most`-shanten: the same as by
// shanten(), but faster. The hand may have fewer tiles; with a meld it may have one extra tile, which it can
// then discard.
KindSet discardsWithin(const TileCounts &concealed, int melds, int most);

}  // namespace janso
