// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/simple.h"

#include "bots/choice.h"

namespace janso {

Action TsumogiriBot::decide(const SeatView & /*view*/, std::span<const Action> legal) {
  const Action *win = findWin(legal);
  return win != nullptr ? *win : passing(legal);
}

// SplitMix64: the same on every platform, unlike the distributions of <random>.
Action RandomBot::decide(const SeatView & /*view*/, std::span<const Action> legal) {
  m_state += 0x9E3779B97F4A7C15U;
  std::uint64_t mixed = m_state;
  mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
  mixed ^= mixed >> 31;
  return legal[mixed % legal.size()];
}

}  // namespace janso
