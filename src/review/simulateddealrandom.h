// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The splitmix64 generator, so that a seed gives the same deals on every machine.
#pragma once

#include <cstddef>
#include <cstdint>

namespace janso {

class SimulatedDealRandom {
 public:
  explicit SimulatedDealRandom(std::uint64_t seed) : m_state(seed) {}
  std::uint64_t next() {
    m_state += 0x9E3779B97F4A7C15U;
    std::uint64_t z = m_state;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9U;
    z = (z ^ z >> 27) * 0x94D049BB133111EBU;
    return z ^ z >> 31;
  }
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(next() % n); }

 private:
  std::uint64_t m_state;
};

}  // namespace janso
