// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/charts/chartaxis.h"

#include <algorithm>
#include <cmath>

namespace janso {
namespace {

double roundStep(double rough) {
  const double power = std::pow(10, std::floor(std::log10(rough)));
  const double digit = rough / power;
  constexpr double kSlack = 1e-9;
  for (const double nice : {1.0, 2.0, 5.0}) {
    if (digit <= nice + kSlack)
      return nice * power;
  }
  return 10 * power;
}

}  // namespace

std::vector<double> ChartAxis::ticks() const {
  std::vector<double> all;
  const int count = static_cast<int>(std::lround((high - low) / step));
  for (int i = 0; i <= count; ++i)
    all.push_back((std::round(low / step) + i) * step);
  return all;
}

int ChartAxis::decimals() const {
  return std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9)));
}

ChartAxis niceAxis(double low, double high, int most) {
  if (high - low < 1e-12) {
    const double room = low == 0 ? 1 : std::abs(low) / 10;
    low -= room;
    high += room;
  }
  const int wanted = std::max(2, most);
  ChartAxis axis;
  axis.step = roundStep((high - low) / (wanted - 1));
  for (;;) {
    axis.low = std::floor(low / axis.step + 1e-9) * axis.step;
    axis.high = std::ceil(high / axis.step - 1e-9) * axis.step;
    if (std::lround((axis.high - axis.low) / axis.step) < wanted || wanted == 2)
      return axis;
    axis.step = roundStep(axis.step * 1.5);
  }
}

}  // namespace janso
