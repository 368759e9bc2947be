// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The probability of each place, from the scores and the rest of the match. Pure, thread-safe.
#pragma once

#include <array>

#include "bots/reading/figures.h"

namespace janso {

// The rest of the match, after a hand.
struct MatchRest {
  double spread = 1;             // standard deviation of a score difference until the end
  std::array<double, 4> lead{};  // points that the deals to come give the seat over each other seat
};

// `dealer` is the dealer of the first of `hands` hands.
MatchRest matchRest(const StakesFigures &figures, int players, int seat, int hands, int dealer);

// For `seat`. All opponents are compared with the same result of the seat; their own results are treated as
// independent.
std::array<double, 4> placeChances(const StakesFigures &figures, int players, int seat,
                                   const std::array<double, 4> &scores, const MatchRest &rest);

}  // namespace janso
