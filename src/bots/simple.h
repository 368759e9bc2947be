// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Two bots that are not opponents, for benchmarks and tests of the table; they are not among the built-in
// bots.
#pragma once

#include <cstdint>

#include "bots/bot.h"

namespace janso {

// Never calls, discards what it draws, takes every win.
class TsumogiriBot : public Bot {
 public:
  Action decide(const SeatView &view, std::span<const Action> legal) override;
};

// Plays a random legal action, all equally likely.
class RandomBot : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed) : m_state(seed) {}
  Action decide(const SeatView &view, std::span<const Action> legal) override;

 private:
  std::uint64_t m_state;
};

}  // namespace janso
