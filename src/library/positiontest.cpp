// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/positiontest.h"

#include <algorithm>
#include <cstddef>

#include "rules/shanten.h"

namespace janso {
namespace {

bool holds(const HandMoves &moves, const TilePattern &pattern) {
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (moves.tiles()[kind] < pattern.counts[kind])
      return false;
  }
  for (std::size_t suit = 0; suit < pattern.reds.size(); ++suit) {
    if (moves.reds(static_cast<Suit>(suit)) < pattern.reds[suit])
      return false;
  }
  return true;
}

bool isOtherInRiichi(const HandMoves &moves, int players) {
  for (int seat = 0; seat < players; ++seat) {
    if (seat != moves.seat() && moves.inRiichi(seat))
      return true;
  }
  return false;
}

}  // namespace

void PositionRange::narrow(const SearchTerm &term) {
  low = std::max(low, term.low);
  high = std::min(high, term.high);
}

PositionTest::PositionTest(const std::vector<SearchTerm> &all) {
  for (const SearchTerm &term : all) {
    if (scopeOf(term.key) != SearchScope::Position)
      continue;
    m_empty = false;
    if (term.key == SearchKey::Position) {
      m_patterns.push_back(term.tiles);
    } else if (term.key == SearchKey::Turn) {
      m_turn.narrow(term);
    } else if (term.key == SearchKey::Shanten) {
      if (!m_shanten)
        m_shanten.emplace();
      m_shanten->narrow(term);
    } else {
      const bool riichi = term.low == 1;
      m_contradicts = m_contradicts || m_riichi == !riichi;
      m_riichi = riichi;
    }
  }
}

bool PositionTest::takes(const HandMoves &moves, int players) const {
  if (m_contradicts || !m_turn.has(moves.turn()))
    return false;
  if (m_riichi && isOtherInRiichi(moves, players) != *m_riichi)
    return false;
  if (!std::ranges::all_of(m_patterns, [&](const TilePattern &pattern) { return holds(moves, pattern); }))
    return false;
  return !m_shanten || m_shanten->has(shanten(moves.tiles(), moves.melds()));
}

}  // namespace janso
