// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How far a figure may be from what is behind it: intervals of 95 %.
#pragma once

#include <cstdint>
#include <optional>

namespace janso {

struct Interval {
  double low = 0;
  double high = 0;
};

// Wilson's interval of a share, 0 .. 1; nothing without a sample. `widened`: by 6 %, for shares of hands:
// those of one match depend on each other a little (design effect 0.97 to 1.12 on recorded games).
std::optional<Interval> wilson(std::int64_t hits, std::int64_t of, bool widened);

// Sums over matches of a numerator and a denominator, of which the mean is their ratio.
struct Moments {
  std::int64_t matches = 0;  // where the denominator is not 0
  double n = 0, d = 0;
  double nn = 0, nd = 0, dd = 0;

  void add(double numerator, double denominator);
  void add(const Moments &other);
};

// Of n / d by Student's t over the matches; nothing below two of them.
std::optional<Interval> meanInterval(const Moments &moments);

// A figure with its interval.
struct Estimated {
  double value = 0;
  Interval interval;
};
// Of a's value less b's, which must not share matches (Newcombe's rule).
Interval differenceInterval(const Estimated &a, const Estimated &b);

// The 97.5 % point of Student's t.
double tQuantile(std::int64_t freedom);  // >= 1

}  // namespace janso
