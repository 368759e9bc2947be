// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Random whims of the weak bots: the same for the same seed, on every machine.
#pragma once

#include <cstdint>

namespace janso {

class Chance {
 public:
  explicit Chance(std::uint64_t seed) : m_state(seed | 1U) {}

  // True one time in `n`.
  bool oneIn(std::uint64_t n) {
    m_state ^= m_state << 13;
    m_state ^= m_state >> 7;
    m_state ^= m_state << 17;
    return m_state % n == 0;
  }

 private:
  std::uint64_t m_state;
};

}  // namespace janso
