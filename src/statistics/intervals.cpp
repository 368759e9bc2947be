// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "statistics/intervals.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace janso {
namespace {

constexpr double kZ = 1.959963984540054;
constexpr double kWidened = 1.06;

}  // namespace

Interval clamped(const Interval &interval, const Interval &range) {
  return {std::clamp(interval.low, range.low, range.high), std::clamp(interval.high, range.low, range.high)};
}

std::optional<Interval> wilson(std::int64_t hits, std::int64_t of, bool widened) {
  if (of < kLeastCases)
    return std::nullopt;
  const double n = static_cast<double>(of);
  const double p = static_cast<double>(hits) / n;
  const double denominator = 1 + kZ * kZ / n;
  const double middle = (p + kZ * kZ / (2 * n)) / denominator;
  const double half = kZ * std::sqrt(p * (1 - p) / n + kZ * kZ / (4 * n * n)) / denominator;
  const double wide = widened ? half * kWidened : half;
  return Interval{std::max(0.0, middle - wide), std::min(1.0, middle + wide)};
}

void Moments::add(double numerator, double denominator) {
  if (denominator == 0)
    return;
  ++matches;
  n += numerator;
  d += denominator;
  nn += numerator * numerator;
  nd += numerator * denominator;
  dd += denominator * denominator;
}

void Moments::add(const Moments &other) {
  matches += other.matches;
  n += other.n;
  d += other.d;
  nn += other.nn;
  nd += other.nd;
  dd += other.dd;
}

std::optional<Interval> meanInterval(const Moments &moments) {
  if (moments.matches < kLeastCases)
    return std::nullopt;
  const double matches = static_cast<double>(moments.matches);
  const double ratio = moments.n / moments.d;
  const double squares = moments.nn - 2 * ratio * moments.nd + ratio * ratio * moments.dd;
  const double variance = std::max(0.0, squares) * matches / (matches - 1) / (moments.d * moments.d);
  const double half = tQuantile(moments.matches - 1) * std::sqrt(variance);
  return Interval{ratio - half, ratio + half};
}

Interval differenceInterval(const Estimated &a, const Estimated &b) {
  const double difference = a.value - b.value;
  const double below = std::hypot(a.value - a.interval.low, b.interval.high - b.value);
  const double above = std::hypot(a.interval.high - a.value, b.value - b.interval.low);
  return {difference - below, difference + above};
}

double tQuantile(std::int64_t freedom) {
  constexpr std::array<double, 4> kFew{12.7062, 4.3027, 3.1824, 2.7764};
  if (freedom <= static_cast<std::int64_t>(kFew.size()))
    return kFew[static_cast<std::size_t>(std::max<std::int64_t>(freedom, 1) - 1)];
  // The series of Cornish and Fisher; from 5 on it is right to 0.001.
  const double v = static_cast<double>(freedom);
  const double z2 = kZ * kZ;
  const double first = kZ * (z2 + 1) / 4;
  const double second = kZ * ((5 * z2 + 16) * z2 + 3) / 96;
  const double third = kZ * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
  const double fourth = kZ * ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) / 92160;
  return kZ + (first + (second + (third + fourth / v) / v) / v) / v;
}

}  // namespace janso
