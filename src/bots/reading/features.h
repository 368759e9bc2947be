// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Numbered features of a situation, and the weighted sum that a fitted model computes from them.
//
// The same functions list the features when a bot plays and when `janso-lab fit` fits the weights, so the two
// cannot diverge.
#pragma once

#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>

namespace janso {

struct Feature {
  std::uint16_t index;
  float value;
};

// The features that are not 0, in no particular order; an index may occur twice.
class FeatureList {
 public:
  FeatureList() {}  // NOLINT: the array is filled as far as it is read
  void clear() { m_size = 0; }
  void add(int index, double value = 1.0) {
    assert(m_size < m_items.size() && index >= 0);
    m_items[m_size++] = {static_cast<std::uint16_t>(index), static_cast<float>(value)};
  }
  std::size_t size() const { return m_size; }
  const Feature *begin() const { return m_items.data(); }
  const Feature *end() const { return m_items.data() + m_size; }

 private:
  std::array<Feature, 96> m_items;
  std::size_t m_size = 0;
};

inline double weightedSum(const FeatureList &features, std::span<const float> weights) {
  double sum = 0;
  for (const Feature &feature : features) {
    assert(feature.index < weights.size());
    sum += static_cast<double>(weights[feature.index]) * static_cast<double>(feature.value);
  }
  return sum;
}

// The model's sum over features that are added one by one: weightedSum() without the list.
class FeatureSum {
 public:
  explicit FeatureSum(std::span<const float> weights) : m_weights(weights) {}
  void add(int index, double value = 1.0) {
    const auto i = static_cast<std::size_t>(index);
    assert(i < m_weights.size());
    m_sum += static_cast<double>(m_weights[i]) * static_cast<double>(static_cast<float>(value));
  }
  double sum() const { return m_sum; }

 private:
  std::span<const float> m_weights;
  double m_sum = 0;
};

inline double logistic(double x) {
  return 1.0 / (1.0 + std::exp(-x));
}

// Assigns index ranges to the feature groups of a model.
class Layout {
 public:
  constexpr int block(int size) {
    const int first = m_size;
    m_size += size;
    return first;
  }
  constexpr int size() const { return m_size; }

 private:
  int m_size = 0;
};

}  // namespace janso
