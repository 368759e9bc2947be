// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A hand as the numbers that index the shanten tables; only shanten.cpp needs them.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "rules/shanten.h"
#include "rules/shantentables.h"

namespace janso::detail {

inline constexpr std::size_t kSuits = 4;  // the honors count as one

// What one more tile of a rank adds to the two codes of a suit.
inline constexpr std::array<std::uint32_t, kSuitKinds> kLowStep{1, 5, 25, 125, 625, 0, 0, 0, 0};
inline constexpr std::array<std::uint32_t, kSuitKinds> kHighStep{0, 0, 0, 0, 0, 1, 5, 25, 125};
// The weight of an honor kind that is held n times, and what one more tile of it adds.
inline constexpr std::array<std::uint32_t, 5> kHonorWeight{0, 1, 8, 64, 64};
inline constexpr std::array<std::uint32_t, 5> kHonorStep{1, 7, 56, 0, 0};

inline constexpr std::uint64_t kOnes = 0x0101010101010101;  // a one in every byte

inline int sumOfBytes(std::uint64_t bytes) {
  return static_cast<int>(bytes * kOnes >> 56);
}

// Reads eight bytes; byte i of the result is at[i].
inline std::uint64_t eightCounts(const std::uint8_t *at) {
  std::uint64_t bytes = 0;
  if constexpr (std::endian::native == std::endian::little) {
    std::memcpy(&bytes, at, 8);
  } else {
    for (int i = 0; i < 8; ++i)
      bytes |= std::uint64_t{at[i]} << (8 * i);
  }
  return bytes;
}

// Two numbers in base 5.
struct TwoCodes {
  std::uint32_t low = 0;
  std::uint32_t high = 0;
};

// Turns eight base-5 digits, one per byte, into two codes of four digits each. Each multiplication adds every
// lane of bits to the lane above it: digits become pairs, and pairs become fours. No lane overflows.
inline TwoCodes twoCodes(std::uint64_t digits) {
  const std::uint64_t pairs = digits * (1 << 8 | 5) >> 8 & 0x00FF00FF00FF00FF;
  const std::uint64_t fours = pairs * (1 << 16 | 25);
  return {static_cast<std::uint32_t>(fours >> 16 & 0xFFFF), static_cast<std::uint32_t>(fours >> 48)};
}

// Codes of the lowest five ranks and of the other four.
using SuitCode = TwoCodes;

inline SuitCode suitCode(const TileCounts &counts, std::size_t suit) {
  const std::uint8_t *first = counts.n.data() + suit * kSuitKinds;
  const TwoCodes codes = twoCodes(eightCounts(first + 1));
  return {first[0] + 5 * codes.low, codes.high};
}

// A hand in codes: the input of all look-ups.
struct HandCode {
  std::array<SuitCode, 3> suits;
  std::uint32_t honors = 0;  // ones + 8 x twos + 64 x threes
  std::uint32_t tally = 0;
  std::array<SuitClass, kSuits> classes{};
};

inline HandCode codeOf(const ShantenTables &tables, const TileCounts &counts) {
  HandCode hand;
  std::uint64_t sum = 0;
  for (std::size_t suit = 0; suit < 3; ++suit) {
    const SuitCode code = suitCode(counts, suit);
    hand.suits[suit] = code;
    const std::uint64_t both = tables.low[code.low] + tables.high[code.high];
    sum += both;
    hand.classes[suit] = tables.suit[static_cast<std::uint32_t>(both)];
  }
  const TwoCodes codes = twoCodes(eightCounts(counts.n.data() + kEast - 1) >> 8);
  const std::uint32_t honors = tables.honorSum[codes.low] + tables.honorSum[codes.high];
  hand.honors = honors & 0xFFFF;
  hand.tally = static_cast<std::uint32_t>(sum >> 32) + honors;
  hand.classes[3] = tables.honor[hand.honors];
  return hand;
}

inline SuitClass classOf(const ShantenTables &tables, const HandCode &hand) {
  const std::array<SuitClass, kSuits> &of = hand.classes;
  return tables.sum[tables.sum[of[0]][of[1]]][tables.sum[of[2]][of[3]]];
}

}  // namespace janso::detail
