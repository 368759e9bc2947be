// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The scale of an axis: round numbers, as many as have room.
#pragma once

#include <vector>

namespace janso {

struct ChartAxis {
  double low = 0;
  double high = 1;  // > low
  double step = 1;  // 1, 2 or 5 times a power of ten

  std::vector<double> ticks() const;
  double share(double value) const { return (value - low) / (high - low); }
  int decimals() const;  // that the ticks need
};

// Holds `low` to `high` and begins and ends on ticks; `most` ticks at the most, at least 2. Where both are
// the same there is room on either side.
ChartAxis niceAxis(double low, double high, int most);

}  // namespace janso
