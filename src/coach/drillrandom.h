// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Random numbers for exercises: the same for the same seed on every machine.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "coach/drill.h"

namespace janso {

// SplitMix64.
class DrillRandom {
 public:
  explicit DrillRandom(std::uint64_t seed) : m_state(seed) {}
  // For one question: another drill, level or number gives another sequence.
  explicit DrillRandom(const DrillRequest &request) : m_state(request.seed) {
    for (const std::uint64_t part :
         {static_cast<std::uint64_t>(request.id), static_cast<std::uint64_t>(request.level),
          static_cast<std::uint64_t>(request.number)})
      m_state = next() ^ (part * 0x9E3779B97F4A7C15ULL);
  }

  std::uint64_t next() {
    m_state += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = m_state;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31U);
  }
  // 0 to count - 1.
  int below(int count) { return static_cast<int>(next() % static_cast<std::uint64_t>(count)); }
  bool chance(int percent) { return below(100) < percent; }
  template <class T>
  const T &pick(const std::vector<T> &items) {
    return items[static_cast<std::size_t>(below(static_cast<int>(items.size())))];
  }
  template <class T>
  void shuffle(std::vector<T> &items) {
    for (std::size_t i = items.size(); i > 1; --i)
      std::swap(items[i - 1], items[static_cast<std::size_t>(below(static_cast<int>(i)))]);
  }

 private:
  std::uint64_t m_state;
};

}  // namespace janso
