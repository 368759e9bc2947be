// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A bot for tests of the table.
#pragma once

#include <cstdint>

#include "bots/bot.h"

namespace janso::test {

// Plays a random legal action, all equally likely: SplitMix64, which is the same on every platform, unlike
// the distributions of <random>.
class RandomBot : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed) : m_state(seed) {}

  Action decide(const SeatView &, std::span<const Action> legal) override {
    m_state += 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = m_state;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
    mixed ^= mixed >> 31;
    return legal[mixed % legal.size()];
  }

 private:
  std::uint64_t m_state;
};

}  // namespace janso::test
