// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Fu: the minipoints of one reading, as named parts.
//
// Sources: the fu tables shared by Basic Ari-Ari, EMA 2016, WRC and Tenhou; where they differ, RuleSet has an
// option.
#pragma once

#include <array>
#include <cstdint>

#include "rules/inlinevec.h"
#include "rules/reading.h"
#include "rules/score.h"

namespace janso {

// The source of a part as a number: kFirstMeld + index in the melds, kFirstGroup + index in the division, or
// one of the other constants.
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

// Holds at most: base, four groups, pair, wait, win, open pinfu. Entries are added without a branch, because
// the contents of a hand are unpredictable; so one slot beyond the last entry may be written.
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

// Total fu, rounded up to tens (chiitoitsu is not rounded). The entries add up to it before rounding. Total
// and entries are empty for kokushi and puutaa, except with RuleSet::aotenjou, where they have the base and
// the win. `pinfu`: the reading scores pinfu. `entries` must be empty on entry.
int fuOf(const Reading &reading, bool pinfu, FuEntries &entries);

// Adds the entries with the tiles that gave them. `parts` must be empty on entry.
void describeFu(const Reading &reading, const FuEntries &entries, InlineVec<FuPart, 16> &parts);

}  // namespace janso
