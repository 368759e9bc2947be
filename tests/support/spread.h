// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Mean, variance and standard error of the numbers that a test has gathered.
#pragma once

#include <cmath>

namespace janso::test {

struct Spread {
  double sum = 0;
  double square = 0;
  int count = 0;
  void add(double value) {
    sum += value;
    square += value * value;
    ++count;
  }
  double mean() const { return sum / count; }
  double variance() const { return square / count - mean() * mean(); }
  double error() const { return std::sqrt(variance() / count); }  // of the mean
};

}  // namespace janso::test
