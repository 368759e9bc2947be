// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Checks whether a position meets the conditions of a search.
#pragma once

#include <limits>
#include <optional>
#include <vector>

#include "library/handmoves.h"
#include "library/searchquery.h"

namespace janso {

// From `low` to `high`, inclusive.
struct PositionRange {
  int low = std::numeric_limits<int>::min();
  int high = std::numeric_limits<int>::max();
  bool has(int value) const { return value >= low && value <= high; }
  void narrow(const SearchTerm &term);
};

class PositionTest {
 public:
  // Uses only the conditions on positions.
  explicit PositionTest(const std::vector<SearchTerm> &all);

  bool isEmpty() const { return m_empty; }
  bool takes(const HandMoves &moves, int players) const;

 private:
  bool m_empty = true;
  std::vector<TilePattern> m_patterns;
  PositionRange m_turn;
  std::optional<PositionRange> m_shanten;
  std::optional<bool> m_riichi;
  bool m_contradicts = false;
};

}  // namespace janso
