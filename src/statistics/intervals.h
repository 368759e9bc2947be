// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Uncertainty of the figures: 95% intervals.
#pragma once

#include <cstdint>
#include <optional>

namespace janso {

struct Interval {
  double low = 0;
  double high = 0;
};

// With fewer cases (matches, for a mean) there is no interval: it would hardly be narrower than the range of
// possible values.
inline constexpr std::int64_t kLeastCases = 30;

// The part of an interval that is possible; `range` must overlap it.
Interval clamped(const Interval &interval, const Interval &range);

// Wilson's interval of a share, 0 .. 1; nothing below kLeastCases. `widened`: by 6%, for shares of hands,
// because the hands of one match depend on each other a little (design effect 0.97 to 1.12 in recorded
// games).
std::optional<Interval> wilson(std::int64_t hits, std::int64_t of, bool widened);

// Sums over matches of a numerator and a denominator whose ratio is the mean.
struct Moments {
  std::int64_t matches = 0;  // with a nonzero denominator
  double n = 0, d = 0;
  double nn = 0, nd = 0, dd = 0;

  void add(double numerator, double denominator);
  void add(const Moments &other);
};

// The interval of n / d by Student's t over the matches; nothing below kLeastCases matches.
std::optional<Interval> meanInterval(const Moments &moments);

// A figure with its interval.
struct Estimated {
  double value = 0;
  Interval interval;
};
// The interval of a's value minus b's, which must not share matches (Newcombe's rule).
Interval differenceInterval(const Estimated &a, const Estimated &b);

// The 97.5% quantile of Student's t.
double tQuantile(std::int64_t freedom);  // >= 1

}  // namespace janso
