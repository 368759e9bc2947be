// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Fu: the minipoints of one reading, by named parts.
//
// Sources: the fu tables that Basic Ari-Ari, EMA 2016, WRC and Tenhou share; RuleSet has what they do not.
#pragma once

#include <array>
#include <cstdint>

#include "rules/inlinevec.h"
#include "rules/reading.h"
#include "rules/score.h"

namespace janso {

// What gave a part, by number: kFirstMeld + index in the melds, kFirstGroup + index in the division, or one
// of the others.
using FuSource = std::uint8_t;
inline constexpr FuSource kFirstMeld = 0;
inline constexpr FuSource kFirstGroup = 4;
inline constexpr FuSource kPairSource = 8;
inline constexpr FuSource kWinTileSource = 9;
inline constexpr FuSource kHandSource = 10;  // the hand as a whole

// A part without its tiles.
struct FuEntry {
  FuReason reason{};
  std::uint8_t fu = 0;
  FuSource source = kHandSource;
};

// At most: base, four sets, pair, wait, win, open pinfu. Entries are added without a branch, because what a
// hand has is anybody's guess: one more than fits may be written.
class FuEntries {
 public:
  void addIf(bool wanted, const FuEntry &entry) {
    m_entries[m_size] = entry;
    m_sum += wanted ? entry.fu : 0;
    m_size += wanted ? 1 : 0;
  }
  int size() const { return static_cast<int>(m_size); }
  int sum() const { return m_sum; }
  const FuEntry &operator[](int i) const { return m_entries[static_cast<std::size_t>(i)]; }

 private:
  std::array<FuEntry, 10> m_entries;
  std::size_t m_size = 0;
  int m_sum = 0;
};

// Total fu, rounded up to tens (chiitoitsu as it is), and its parts, which add up to it before rounding; both
// empty for kokushi and puutaa, but with RuleSet::aotenjou those have the base and the win. `pinfu`: that the
// reading scores pinfu. `entries` is empty on entry.
int fuOf(const Reading &reading, bool pinfu, FuEntries &entries);

// The entries with the tiles that gave them. `parts` is empty on entry.
void describeFu(const Reading &reading, const FuEntries &entries, InlineVec<FuPart, 16> &parts);

}  // namespace janso
