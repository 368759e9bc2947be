// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Regressions on sparse samples: logistic for probabilities, log-linear for means, and multinomial for which
// row of a group is chosen. Deterministic and single-threaded.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "bots/reading/features.h"

namespace janso::cli {

enum class Link {
  Logistic,  // target 0..1, probability 1 / (1 + exp(-sum))
  Log,       // target >= 0, mean exp(sum); Poisson loss
  Choice,    // one row of each group has target 1, the others 0; probability exp(sum), normalized to 1 in a
             // group
};

// Rows of features with a target and the prediction of the model in use so far.
class Samples {
 public:
  void add(const FeatureList &features, double target, double before, double weight = 1.0);
  // The following rows belong to a new situation.
  void startGroup() { m_groups.push_back(m_target.size()); }

  std::size_t size() const { return m_target.size(); }
  std::size_t groups() const { return m_groups.size(); }
  // The rows of group g are those from groupStart(g) to before groupStart(g + 1).
  std::size_t groupStart(std::size_t g) const { return g < m_groups.size() ? m_groups[g] : size(); }
  double target(std::size_t row) const { return static_cast<double>(m_target[row]); }
  double weight(std::size_t row) const { return static_cast<double>(m_weight[row]); }
  double before(std::size_t row) const { return static_cast<double>(m_before[row]); }
  double sum(std::size_t row, std::span<const double> weights) const;
  void addTo(std::size_t row, double factor, std::span<double> gradient) const;

 private:
  std::vector<std::uint16_t> m_index;
  std::vector<float> m_value;
  std::vector<std::size_t> m_end;  // end of each row in the two vectors above
  std::vector<float> m_target;
  std::vector<float> m_before;
  std::vector<float> m_weight;
  std::vector<std::size_t> m_groups;
};

// The weights with the smallest loss plus `ridge` / 2 times the sum of their squares.
std::vector<double> fitWeights(const Samples &samples, int features, Link link, double ridge);

// Mean loss per row (per group with Link::Choice): log-loss, or the Poisson deviance.
double lossOf(double target, double predicted, Link link);
double meanLoss(const Samples &samples, std::span<const double> weights, Link link);
double meanLossBefore(const Samples &samples, Link link);

// Not for Link::Choice, where the mean depends on the whole group.
double mean(Link link, double sum);

}  // namespace janso::cli
