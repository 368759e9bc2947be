// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Least squares: how much a number changes with each of several others that it is told with.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

namespace janso::test {

template <std::size_t N>
class Slopes {
 public:
  // Both are taken as 0 on average.
  void add(const std::array<double, N> &causes, double number) {
    for (std::size_t i = 0; i < N; ++i) {
      for (std::size_t k = 0; k < N; ++k)
        m_squares[i][k] += causes[i] * causes[k];
      m_products[i] += causes[i] * number;
    }
    m_all += number * number;
    ++m_count;
  }

  struct Slope {
    double value = 0;
    double error = 0;  // one standard error, as if all that was added were independent
  };
  std::array<Slope, N> found() const {
    const Matrix inverse = inverseOf(m_squares);
    std::array<Slope, N> slopes{};
    double rest = m_all;
    for (std::size_t i = 0; i < N; ++i) {
      for (std::size_t k = 0; k < N; ++k)
        slopes[i].value += inverse[i][k] * m_products[k];
      rest -= slopes[i].value * m_products[i];
    }
    for (std::size_t i = 0; i < N; ++i)
      slopes[i].error = std::sqrt(inverse[i][i] * rest / m_count);
    return slopes;
  }

 private:
  using Matrix = std::array<std::array<double, N>, N>;

  // By Gauss and Jordan; a matrix of squares needs no exchange of rows.
  static Matrix inverseOf(Matrix left) {
    Matrix right{};
    for (std::size_t i = 0; i < N; ++i)
      right[i][i] = 1;
    for (std::size_t i = 0; i < N; ++i) {
      const double by = left[i][i];
      for (std::size_t k = 0; k < N; ++k) {
        left[i][k] /= by;
        right[i][k] /= by;
      }
      for (std::size_t row = 0; row < N; ++row) {
        const double times = row == i ? 0 : left[row][i];
        for (std::size_t k = 0; k < N; ++k) {
          left[row][k] -= times * left[i][k];
          right[row][k] -= times * right[i][k];
        }
      }
    }
    return right;
  }

  Matrix m_squares{};
  std::array<double, N> m_products{};
  double m_all = 0;
  int m_count = 0;
};

}  // namespace janso::test
