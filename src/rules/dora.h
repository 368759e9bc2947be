// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which kinds are dora, and when kan dora indicators are turned.
#pragma once

#include <cstdint>
#include <utility>

#include "rules/inlinevec.h"
#include "rules/meld.h"
#include "rules/ruleset.h"
#include "rules/tile.h"

namespace janso {

// How many times each kind is dora; a face-down indicator adds nothing.
template <class Indicators>
constexpr TileCounts doraCounts(const Indicators &indicators, int players) {
  TileCounts kinds;
  for (const Tile indicator : indicators) {
    if (indicator.isKnown())
      ++kinds[doraOf(indicator.kind(), players)];
  }
  return kinds;
}

// The dora of each face-up indicator, in order.
template <class Indicators>
constexpr InlineVec<Tile, 5> doraTiles(const Indicators &indicators, int players) {
  InlineVec<Tile, 5> tiles;
  for (const Tile indicator : indicators) {
    if (indicator.isKnown())
      tiles.push_back(Tile(doraOf(indicator.kind(), players)));
  }
  return tiles;
}

// When the indicator for a kan of this type is turned; Never if the rules have no dora or no kan dora.
constexpr KanDora kanDoraOf(const RuleSet &rules, MeldType type) {
  if (!rules.dora || !rules.kanDora)
    return KanDora::Never;
  if (type == MeldType::Ankan)
    return rules.kanDoraAnkan;
  return type == MeldType::Kakan ? rules.kanDoraKakan : rules.kanDoraDaiminkan;
}

// How many indicators are turned at each moment of a turn with kans.
class KanDoraTurns {
 public:
  // Two moments after nobody has robbed the kan: just before its replacement tile is drawn, and just after.
  static constexpr int beforeReplacement(KanDora when) {
    return when == KanDora::ImmediateBeforeDraw ? 1 : 0;
  }
  constexpr int afterReplacement(KanDora when) {
    m_due = static_cast<std::uint8_t>(m_due + (when == KanDora::WithDiscard ? 1 : 0));
    return when == KanDora::AfterDrawBeforeDiscard ? 1 : 0;
  }
  // Indicators of earlier kans that are waiting for the discard. Another kan turns them when it is declared,
  // or once nobody has robbed it (RuleSet::kanDoraBeforeChankan). Setting a North aside turns them before its
  // replacement tile is drawn, as in Tenhou records.
  constexpr int due() { return std::exchange(m_due, std::uint8_t{0}); }

  bool operator==(const KanDoraTurns &) const = default;

 private:
  std::uint8_t m_due = 0;
};

}  // namespace janso
