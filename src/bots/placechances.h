// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How likely each place is, from the scores and what is still to be played. Pure, thread-safe.
#pragma once

#include <array>

#include "bots/figures.h"

namespace janso {

// The rest of the match, after a hand.
struct MatchRest {
  double spread = 1;             // standard deviation of a score difference until the end
  std::array<double, 4> lead{};  // points that the deals to come give the own seat before each other
};

// `dealer`: of the first of so many hands.
MatchRest matchRest(const StakesFigures &figures, int players, int seat, int hands, int dealer);

// Of `seat`. All opponents are compared with the same own result; theirs are taken as independent.
std::array<double, 4> placeChances(const StakesFigures &figures, int players, int seat,
                                   const std::array<double, 4> &scores, const MatchRest &rest);

}  // namespace janso
