// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The prospects of a hand, by the number of the seat's draws left.
#pragma once

#include <array>
#include <cstddef>

#include "bots/flow.h"
#include "bots/route.h"

namespace janso {

inline constexpr float kWorst = -1e9F;  // value of something impossible

// The outcome of a hand of 13 - 3 x melds tiles, right after a discard that passed.
template <class W>
struct OutcomeOf {
  WorthByDraws<W> value{};
  ByDraws win{};     // probability of winning
  ByDraws points{};  // that probability times the points
};
template <class W>
struct ProspectOf {
  std::array<OutcomeOf<W>, 2> by;  // by Regime; the second one only where Flow has two
  int shanten = kNoWay;            // along its route

  const OutcomeOf<W> &now() const { return by[0]; }
};
using Outcome = OutcomeOf<float>;
using Prospect = ProspectOf<float>;

inline std::size_t at(int index) {
  return static_cast<std::size_t>(index);
}

// In the order of calculation: Now needs Under.
inline constexpr std::array<Regime, 2> kRegimes{Regime::Under, Regime::Now};

// Worse than anything.
template <class W>
ProspectOf<W> noProspect();
// Takes `other` for each number of draws left, up to `draws`, where it is worth more after a discard that
// passes with probability `stays` and costs `cost`.
template <class W>
void takeBetter(OutcomeOf<W> &best, const OutcomeOf<W> &other, int draws, float stays, W cost);
template <class W>
void takeBetter(ProspectOf<W> &best, int draws, const ProspectOf<W> &other);

}  // namespace janso
