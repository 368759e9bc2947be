// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Stores seat after seat, counter after counter. A byte below kUnknown is a run of zeros, one more than its
// value; below kSmall a run of unknown counters; below kLarge a number from 1. A byte from kLarge on begins
// any other number: its lowest six bits, sign first, and a bit that tells whether bytes with seven more bits
// follow.
#include "library/packedcounters.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace janso {
namespace {

constexpr int kUnknown = 32;
constexpr int kSmall = 64;
constexpr int kLarge = 128;
constexpr unsigned kMore = 64;  // of the first byte of a number
constexpr unsigned kMoreAfter = 128;

void appendNumber(QByteArray &bytes, std::int64_t number) {
  if (number >= 1 && number <= kLarge - kSmall) {
    bytes.append(static_cast<char>(kSmall + number - 1));
    return;
  }
  std::uint64_t rest = static_cast<std::uint64_t>(number) << 1U ^ static_cast<std::uint64_t>(number >> 63);
  std::uint64_t byte = kLarge | (rest & 63U);
  rest >>= 6U;
  bytes.append(static_cast<char>(byte | (rest != 0 ? kMore : 0U)));
  while (rest != 0) {
    byte = rest & 127U;
    rest >>= 7U;
    bytes.append(static_cast<char>(byte | (rest != 0 ? kMoreAfter : 0U)));
  }
}

// One that is neither 0 nor unknown, from its first byte on.
std::int64_t numberAt(const QByteArray &bytes, qsizetype &at) {
  const auto byte = [&] {
    return at < bytes.size() ? static_cast<std::uint8_t>(bytes.at(at++)) : std::uint8_t{0};
  };
  const unsigned first = byte();
  if (first < kLarge)
    return static_cast<std::int64_t>(first) - kSmall + 1;
  std::uint64_t number = first & 63U;
  bool more = (first & kMore) != 0;
  for (unsigned shift = 6; more && shift < 64; shift += 7) {
    const unsigned next = byte();
    number |= static_cast<std::uint64_t>(next & 127U) << shift;
    more = (next & kMoreAfter) != 0;
  }
  return static_cast<std::int64_t>(number >> 1U ^ (~(number & 1U) + 1));
}

}  // namespace

QByteArray packedCounters(const std::array<Counters, 4> &counters, int players) {
  QByteArray bytes;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    for (int i = 0; i < kCounters;) {
      const std::optional<std::int64_t> value = counters[seat].value(static_cast<Counter>(i++));
      if (value.value_or(0) != 0) {
        appendNumber(bytes, *value);
        continue;
      }
      int row = 0;
      while (i < kCounters && row + 1 < kUnknown && counters[seat].value(static_cast<Counter>(i)) == value) {
        ++row;
        ++i;
      }
      bytes.append(static_cast<char>(value ? row : kUnknown + row));
    }
  }
  return bytes;
}

std::array<Counters, 4> unpackedCounters(const QByteArray &bytes, int players) {
  std::array<Counters, 4> counters;
  qsizetype at = 0;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    for (int i = 0; i < kCounters && at < bytes.size();) {
      const auto byte = static_cast<std::uint8_t>(bytes.at(at));
      if (byte >= kSmall) {
        counters[seat].set(static_cast<Counter>(i++), numberAt(bytes, at));
        continue;
      }
      ++at;
      for (int row = byte % kUnknown; row >= 0 && i < kCounters; --row, ++i)
        counters[seat].set(static_cast<Counter>(i),
                           byte < kUnknown ? std::optional<std::int64_t>(0) : std::nullopt);
    }
  }
  return counters;
}

}  // namespace janso
