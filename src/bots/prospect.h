// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What becomes of a hand, by the number of own draws that are left.
#pragma once

#include <array>
#include <cstddef>

#include "bots/flow.h"
#include "bots/route.h"

namespace janso {

inline constexpr float kWorst = -1e9F;  // value of what is not possible

// Of a hand of 13 - 3 x melds tiles, right after a discard that passed.
struct Outcome {
  ByDraws value{};   // final points
  ByDraws win{};     // probability of winning
  ByDraws points{};  // that times its points
};
struct Prospect {
  std::array<Outcome, 2> by;  // by Regime; the second one only where Flow has two
  int shanten = kNoWay;       // along its route

  const Outcome &now() const { return by[0]; }
};

inline std::size_t at(int index) {
  return static_cast<std::size_t>(index);
}

// In the order in which they are worked out: Now needs Under.
inline constexpr std::array<Regime, 2> kRegimes{Regime::Under, Regime::Now};

// Worse than anything.
Prospect noProspect();
// Takes `other` wherever it is worth more, after a discard that passes with probability `stays` and costs so
// much.
void takeBetter(Outcome &best, const Outcome &other, float stays, float cost);
void takeBetter(Prospect &best, const Prospect &other);

}  // namespace janso
