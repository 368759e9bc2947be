// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A tile as its face shows it: 34 kinds, three red fives, the marked white dragon (haku pocchi), or unknown
// (face down).
//
// Kinds: 0-8 man 1-9, 9-17 pin 1-9, 18-26 sou 1-9, 27-30 east south west north, 31 haku (white), 32 hatsu
// (green), 33 chun (red). Every riichi data set uses this order, and so do hands in Janso.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace janso {

using Kind = std::uint8_t;  // 0..33

inline constexpr int kKinds = 34;
inline constexpr int kFaces = 38;
inline constexpr int kSuitKinds = 9;
inline constexpr Kind kEast = 27;
inline constexpr Kind kSouth = 28;
inline constexpr Kind kWest = 29;
inline constexpr Kind kNorth = 30;
inline constexpr Kind kHaku = 31;
inline constexpr Kind kHatsu = 32;
inline constexpr Kind kChun = 33;

enum class Suit : std::uint8_t { Man, Pin, Sou, Honor };

constexpr Suit suitOf(Kind kind) {
  return static_cast<Suit>(kind / 9);  // 27..33 give 3
}
// 1..9 in a suit; 1..7 for honors (east .. chun).
constexpr int rankOf(Kind kind) {
  return kind % 9 + 1;
}
constexpr bool isHonor(Kind kind) {
  return kind >= kEast;
}
constexpr bool isTerminal(Kind kind) {
  return kind < kEast && (kind % 9 == 0 || kind % 9 == 8);
}
constexpr bool isYaochuu(Kind kind) {
  return isHonor(kind) || isTerminal(kind);
}
constexpr Kind kindOf(Suit suit, int rank) {
  return static_cast<Kind>(static_cast<int>(suit) * 9 + rank - 1);
}

class Tile {
 public:
  // An unknown tile: one that this viewer may not see.
  constexpr Tile() = default;
  constexpr explicit Tile(Kind kind, bool red = false) : m_code(red ? redCode(kind) : Code{kind}) {
    assert(kind < kKinds);
  }
  // 0..33 = kinds; 34, 35, 36 = red five of man, pin, sou; 37 = marked white dragon.
  static constexpr Tile fromFace(int face) {
    assert(face >= 0 && face < kFaces);
    Tile tile;
    tile.m_code = static_cast<Code>(face);
    return tile;
  }
  // The marked white dragon: a haku that can stand for any tile (RuleSet::hakuPocchi).
  static constexpr Tile pocchi() {
    Tile tile;
    tile.m_code = kPocchi;
    return tile;
  }

  constexpr bool isKnown() const { return m_code != kUnknown; }
  constexpr bool isRed() const { return face() >= kKinds && m_code < kPocchi; }
  constexpr bool isPocchi() const { return m_code == kPocchi; }
  constexpr int face() const { return static_cast<int>(m_code); }  // inverse of fromFace(); known tiles only
  constexpr Kind kind() const {
    assert(isKnown());
    return kKindOfCode[static_cast<std::size_t>(m_code)];
  }
  // The same tile, neither red nor marked.
  constexpr Tile plain() const { return isKnown() ? Tile(kind()) : Tile(); }

  constexpr bool operator==(const Tile &) const = default;
  // Order: by kind, a red five after the plain fives, a marked haku after the plain ones, unknown last.
  constexpr std::strong_ordering operator<=>(const Tile &other) const {
    return sortKey() <=> other.sortKey();
  }

 private:
  // An enum, not a number: a byte type may alias any object, so the compiler would have to reload everything
  // after every tile that is written.
  enum class Code : std::uint8_t {};
  static constexpr Code kPocchi{37};
  static constexpr Code kUnknown{63};
  // An unknown tile has a number that is no kind and sorts last.
  static constexpr std::array<Kind, 64> kKindOfCode = [] {
    std::array<Kind, 64> kinds{};
    kinds.fill(63);
    for (Kind kind = 0; kind < kKinds; ++kind)
      kinds[kind] = kind;
    for (std::size_t suit = 0; suit < 3; ++suit)
      kinds[kKinds + suit] = static_cast<Kind>(suit * kSuitKinds + 4);
    kinds[static_cast<std::size_t>(kPocchi)] = kHaku;
    return kinds;
  }();

  static constexpr Code redCode(Kind kind) {
    assert(kind < kEast && kind % 9 == 4);
    return static_cast<Code>(kKinds + kind / 9);
  }
  constexpr int sortKey() const {
    return kKindOfCode[static_cast<std::size_t>(m_code)] * 2 + (face() >= kKinds ? 1 : 0);
  }

  Code m_code = kUnknown;
};

// The dora that this indicator points to: 9 -> 1 within a suit, north -> east, chun -> haku. With three
// players 1m -> 9m, because the tiles between them are not in the game (as in Tenhou records).
constexpr Kind doraOf(Kind indicator, int players = 4) {
  if (players == 3 && indicator == 0)
    return 8;
  if (indicator < kEast)
    return static_cast<Kind>(indicator / 9 * 9 + (indicator % 9 + 1) % 9);
  if (indicator <= kNorth)
    return static_cast<Kind>(kEast + (indicator - kEast + 1) % 4);
  return static_cast<Kind>(kHaku + (indicator - kHaku + 1) % 3);
}

// The number of tiles of each kind; red fives count as plain fives.
struct TileCounts {
  std::array<std::uint8_t, kKinds> n{};

  constexpr std::uint8_t &operator[](Kind kind) { return n[kind]; }
  constexpr std::uint8_t operator[](Kind kind) const { return n[kind]; }
  constexpr void add(Tile tile) { ++n[tile.kind()]; }
  constexpr void remove(Tile tile) {
    assert(n[tile.kind()] > 0);
    --n[tile.kind()];
  }
  constexpr bool anyFour() const {
    unsigned bits = 0;
    for (std::uint8_t c : n)
      bits |= c;
    return (bits & 4U) != 0;  // no smaller count has this bit
  }
  constexpr int total() const {
    int sum = 0;
    for (std::uint8_t c : n)
      sum += c;
    return sum;
  }
  bool operator==(const TileCounts &) const = default;
};

template <class Range>
constexpr TileCounts countsOf(const Range &tiles) {
  TileCounts counts;
  for (const Tile &tile : tiles)
    counts.add(tile);
  return counts;
}

}  // namespace janso
