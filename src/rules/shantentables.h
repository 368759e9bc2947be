// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The tables behind shanten.h; no other file needs them.
//
// The contribution of one suit is ten numbers: how many tiles it lacks for m groups (0..4), without and with
// a pair. All 405,350 hands of a suit share 126 such vectors, honors add four, and every min-plus sum of them
// that 14 tiles can reach is among 180 vectors. So a suit is one byte, two suits together are again one byte
// through a 180 x 180 table, and the shanten of a hand takes three of these sums and one look-up.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace janso::detail {

// The most tiles that one suit can hold: a hand of 14 - 3 x 0 tiles.
inline constexpr int kMostTiles = 14;
inline constexpr std::size_t kSuitHands = 405350;
inline constexpr std::size_t kLowCodes = 3125;  // ranks 1-5, base 5
inline constexpr std::size_t kHighCodes = 625;  // ranks 6-9, base 5

using SuitClass = std::uint8_t;

// Counts of kinds packed into one number, so that the four suits are counted by adding; the low 16 bits
// belong to the honor code that shares the number.
struct Tally {
  static constexpr std::uint32_t kKind = 1U << 16;         // a kind held at least once
  static constexpr std::uint32_t kPair = 1U << 20;         // a kind held at least twice
  static constexpr std::uint32_t kYaochuu = 1U << 23;      // a terminal or honor held at least once
  static constexpr std::uint32_t kYaochuuPair = 1U << 27;  // a terminal or honor held at least twice

  static constexpr int kinds(std::uint32_t tally) { return static_cast<int>(tally >> 16 & 15U); }
  static constexpr int pairs(std::uint32_t tally) { return static_cast<int>(tally >> 20 & 7U); }
  static constexpr int yaochuu(std::uint32_t tally) { return static_cast<int>(tally >> 23 & 15U); }
  static constexpr int yaochuuPairs(std::uint32_t tally) { return static_cast<int>(tally >> 27 & 7U); }
};

struct ShantenTables {
  // Suits: low codes are ranked by their number of tiles, so that those that fit a given high code come
  // first, and index = base of the high code + rank of the low code has no gaps. One addition gives the index
  // in the lower half and a tally in the upper half.
  std::array<std::uint64_t, kLowCodes> low{};
  std::array<std::uint64_t, kHighCodes> high{};
  std::array<SuitClass, kSuitHands> suit{};

  // Honors: only the numbers of kinds held once, twice, and more often matter. honorSum[code of up to four
  // kinds] = ones + 8 x twos + 64 x threes, with a tally above it; the sum of two of them indexes `honor`.
  std::array<std::uint32_t, kHighCodes> honorSum{};
  std::array<SuitClass, 512> honor{};

  // Two suits combined, and the distance of a class: tiles lacking for m groups and a pair, or for m groups
  // alone.
  std::array<std::array<SuitClass, 256>, 192> sum{};
  std::array<std::array<std::uint8_t, 192>, 5> withPair{};
  std::array<std::array<std::uint8_t, 192>, 5> groupsOnly{};
  int classes = 0;

  SuitClass suitClass(std::uint32_t lowCode, std::uint32_t highCode) const {
    return suit[static_cast<std::uint32_t>(low[lowCode] + high[highCode])];
  }
};

// Builds new tables.
std::unique_ptr<const ShantenTables> buildShantenTables();

// The shared tables, built by the first caller; thread-safe.
inline const ShantenTables &shantenTables() {
  static const std::unique_ptr<const ShantenTables> tables = buildShantenTables();
  return *tables;
}

}  // namespace janso::detail
