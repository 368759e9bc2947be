// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The scale of an axis: as many round numbers as fit.
#pragma once

#include <vector>

namespace janso {

struct ChartAxis {
  double low = 0;
  double high = 1;  // > low
  double step = 1;  // 1, 2 or 5 times a power of ten

  std::vector<double> ticks() const;
  double share(double value) const { return (value - low) / (high - low); }
  int decimals() const;  // decimals needed by the ticks
};

// An axis that contains `low` to `high` and begins and ends on ticks, with at most `most` ticks (at least 3).
// If `low` equals `high`, there is room on either side.
ChartAxis niceAxis(double low, double high, int most);

}  // namespace janso
