// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A sequential test of the difference in mean final place, which says when a comparison has enough matches.
//
// It is a generalized sequential probability ratio test (Wald's, with the variance estimated from the blocks)
// of "no difference" against "better by the margin", with both errors at 5%. After every block, the
// log-likelihood ratio of the two under a normal block mean,
//   margin (2 x - margin) / (2 s^2),   x = how much better so far, s = its standard error,
// is compared with ±log(0.95 / 0.05). Nothing is decided before kFewestBlocks, where the estimate of the
// variance is poor.
#pragma once

#include <cstdint>

#include "cli/arena/arenatally.h"

namespace janso::cli {

enum class SequentialVerdict { Undecided, Better, NotBetter };

inline constexpr std::int64_t kFewestBlocks = 40;

// `difference` is the mean place of the first minus that of the second, so below zero is better. `margin` >
// 0.
SequentialVerdict sequentialVerdict(const Estimate &difference, std::int64_t blocks, double margin);

}  // namespace janso::cli
