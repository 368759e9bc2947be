// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// FNV-1a applied to whole numbers instead of bytes: good for lookups, not for telling values apart reliably.
#pragma once

#include <cstdint>

namespace janso {

class Fnv {
 public:
  static constexpr std::uint64_t kStart = 0xCBF29CE484222325U;

  constexpr explicit Fnv(std::uint64_t start = kStart) : m_hash(start) {}
  constexpr void add(std::uint64_t number) { m_hash = (m_hash ^ number) * 0x100000001B3U; }
  constexpr std::uint64_t value() const { return m_hash; }

 private:
  std::uint64_t m_hash;
};

}  // namespace janso
