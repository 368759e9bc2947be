// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Players for tests that need no sense: any legal action, and the drawn tile back at once.
#pragma once

#include <cstdint>
#include <span>

#include "rules/action.h"
#include "rules/legal/seatview.h"
#include "rules/shanten.h"

namespace janso::test {

// splitmix64: small, and the same on every machine.
class Random {
 public:
  explicit Random(std::uint64_t seed) : m_state(seed) {}
  std::uint64_t next() {
    m_state += 0x9E3779B97F4A7C15U;
    std::uint64_t z = m_state;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9U;
    z = (z ^ z >> 27) * 0x94D049BB133111EBU;
    return z ^ z >> 31;
  }
  // 0..n-1
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(next() % n); }

 private:
  std::uint64_t m_state;
};

inline const Action &anyLegal(std::span<const Action> legal, Random &random) {
  return legal[random.below(legal.size())];
}

inline const Action &anyLegal(const Decision &decision, Random &random) {
  return decision.legal[random.below(decision.legal.size())];
}

// Discards what was drawn (after a call: the last tile), never calls, never wins.
inline const Action &tsumogiri(const Decision &decision) {
  const Action *chosen = &decision.legal[0];
  for (const Action &action : decision.legal) {
    if (action.type == ActionType::Skip)
      return action;
    if (action.type == ActionType::Dahai)
      chosen = &action;
  }
  return *chosen;
}

// Wins and calls riichi where it can, else like anyLegal() with fewer calls: hands that get somewhere.
inline const Action &eager(const Decision &decision, Random &random) {
  for (const Action &action : decision.legal) {
    if (action.isWin())
      return action;
  }
  for (const Action &action : decision.legal) {
    if (action.type == ActionType::Riichi || action.type == ActionType::Ankan)
      return action;
  }
  if (decision.legal[0].type == ActionType::Skip && random.below(4) != 0)
    return decision.legal[0];
  return anyLegal(decision, random);
}

// On the own turn the discard or riichi that leaves the fewest tiles to a win; else the first action offered.
inline const Action &towardTenpai(const SeatView &view, const Decision &decision) {
  const Action *best = &decision.legal[0];
  int least = 99;
  for (const Action &action : decision.legal) {
    if (action.type != ActionType::Dahai && action.type != ActionType::Riichi)
      continue;
    TileCounts counts = view.concealedCounts();
    counts.remove(action.tile);
    const int after = 2 * shanten(counts, static_cast<int>(view.me().melds.size())) -
                      (action.type == ActionType::Riichi ? 1 : 0);
    if (after < least) {
      best = &action;
      least = after;
    }
  }
  return *best;
}

}  // namespace janso::test
