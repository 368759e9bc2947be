// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/arena/arenasequential.h"

#include <cmath>

namespace janso::cli {
namespace {

constexpr double kError = 0.05;

}  // namespace

SequentialVerdict sequentialVerdict(const Estimate &difference, std::int64_t blocks, double margin) {
  if (blocks < kFewestBlocks || difference.error < 0)
    return SequentialVerdict::Undecided;
  const double better = -difference.value;
  const double bound = std::log((1 - kError) / kError);
  // Not divided by the variance, which is 0 when all blocks are alike.
  const double ratio = margin * (2 * better - margin);
  const double most = 2 * difference.error * difference.error * bound;
  if (ratio >= most)
    return SequentialVerdict::Better;
  return ratio <= -most ? SequentialVerdict::NotBetter : SequentialVerdict::Undecided;
}

}  // namespace janso::cli
