// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "lab/fit/fitmath.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <numeric>

namespace janso::cli {
namespace {

constexpr int kMostSteps = 150;
constexpr std::size_t kMemory = 10;  // of the quasi-Newton method
constexpr double kEnough = 3e-6;     // relative gain at which it stops
constexpr double kLeastProbability = 1e-5;
constexpr double kLargestSum = 30;

using Vector = std::vector<double>;

double dot(const Vector &a, const Vector &b) {
  return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

// Loss up to what does not depend on the sum; its slope is mean() - target for both links.
double lossOfSum(double target, double sum, Link link) {
  if (link == Link::Log)
    return std::exp(sum) - target * sum;
  const double softplus = sum > 0 ? sum + std::log1p(std::exp(-sum)) : std::log1p(std::exp(sum));
  return softplus - target * sum;
}

// Probabilities of the rows of a group; gives -log of that of the row that was chosen.
double chancesOf(const Samples &samples, std::size_t group, std::span<const double> weights,
                 Vector &chances) {
  const std::size_t first = samples.groupStart(group);
  chances.clear();
  for (std::size_t row = first; row < samples.groupStart(group + 1); ++row)
    chances.push_back(samples.sum(row, weights));
  const double most = chances.empty() ? 0 : std::ranges::max(chances);
  double all = 0;
  for (double &chance : chances) {
    chance = std::exp(chance - most);
    all += chance;
  }
  double loss = 0;
  for (std::size_t i = 0; i < chances.size(); ++i) {
    chances[i] /= all;
    if (samples.target(first + i) > 0)
      loss -= std::log(std::max(chances[i], kLeastProbability));
  }
  return loss;
}

struct Objective {
  const Samples &samples;
  Link link;
  double ridge;

  double operator()(const Vector &w, Vector &gradient) const {
    std::fill(gradient.begin(), gradient.end(), 0.0);
    double loss = link == Link::Choice ? ofChoices(w, gradient) : 0;
    for (std::size_t row = 0; row < samples.size() && link != Link::Choice; ++row) {
      const double sum = std::clamp(samples.sum(row, w), -kLargestSum, kLargestSum);
      const double target = samples.target(row);
      const double weight = samples.weight(row);
      loss += weight * lossOfSum(target, sum, link);
      samples.addTo(row, weight * (mean(link, sum) - target), gradient);
    }
    for (std::size_t i = 0; i < w.size(); ++i) {
      loss += ridge / 2 * w[i] * w[i];
      gradient[i] += ridge * w[i];
    }
    return loss;
  }

 private:
  double ofChoices(const Vector &w, Vector &gradient) const {
    double loss = 0;
    Vector chances;
    for (std::size_t group = 0; group < samples.groups(); ++group) {
      loss += chancesOf(samples, group, w, chances);
      for (std::size_t i = 0; i < chances.size(); ++i) {
        const std::size_t row = samples.groupStart(group) + i;
        samples.addTo(row, chances[i] - samples.target(row), gradient);
      }
    }
    return loss;
  }
};

// The two-loop recursion of L-BFGS.
class Direction {
 public:
  Vector of(const Vector &gradient) const {
    Vector q = gradient;
    std::vector<double> alpha(m_pairs.size());
    for (std::size_t i = m_pairs.size(); i-- > 0;) {
      const Pair &pair = m_pairs[i];
      alpha[i] = dot(pair.step, q) / pair.product;
      addScaled(q, pair.change, -alpha[i]);
    }
    if (!m_pairs.empty()) {
      const Pair &last = m_pairs.back();
      const double scale = last.product / dot(last.change, last.change);
      for (double &x : q)
        x *= scale;
    }
    for (std::size_t i = 0; i < m_pairs.size(); ++i) {
      const Pair &pair = m_pairs[i];
      addScaled(q, pair.step, alpha[i] - dot(pair.change, q) / pair.product);
    }
    for (double &x : q)
      x = -x;
    return q;
  }
  bool empty() const { return m_pairs.empty(); }
  void remember(Vector step, Vector change) {
    const double product = dot(step, change);
    if (product <= 1e-12)
      return;
    m_pairs.push_back({std::move(step), std::move(change), product});
    if (m_pairs.size() > kMemory)
      m_pairs.pop_front();
  }
  static void addScaled(Vector &to, const Vector &from, double factor) {
    for (std::size_t i = 0; i < to.size(); ++i)
      to[i] += factor * from[i];
  }

 private:
  struct Pair {
    Vector step;
    Vector change;
    double product;
  };
  std::deque<Pair> m_pairs;
};

Vector difference(const Vector &a, const Vector &b) {
  Vector out(a);
  Direction::addScaled(out, b, -1.0);
  return out;
}

}  // namespace

void Samples::add(const FeatureList &features, double target, double before, double weight) {
  for (const Feature &feature : features) {
    m_index.push_back(feature.index);
    m_value.push_back(feature.value);
  }
  m_end.push_back(m_index.size());
  m_target.push_back(static_cast<float>(target));
  m_before.push_back(static_cast<float>(before));
  m_weight.push_back(static_cast<float>(weight));
}

double Samples::sum(std::size_t row, std::span<const double> weights) const {
  double sum = 0;
  for (std::size_t i = row > 0 ? m_end[row - 1] : 0; i < m_end[row]; ++i)
    sum += weights[m_index[i]] * static_cast<double>(m_value[i]);
  return sum;
}

void Samples::addTo(std::size_t row, double factor, std::span<double> gradient) const {
  for (std::size_t i = row > 0 ? m_end[row - 1] : 0; i < m_end[row]; ++i)
    gradient[m_index[i]] += factor * static_cast<double>(m_value[i]);
}

double mean(Link link, double sum) {
  return link == Link::Log ? std::exp(sum) : logistic(sum);
}

std::vector<double> fitWeights(const Samples &samples, int features, Link link, double ridge) {
  const Objective objective{samples, link, ridge};
  Vector w(static_cast<std::size_t>(features), 0.0);
  Vector gradient(w.size());
  double loss = objective(w, gradient);
  Direction direction;
  for (int step = 0; step < kMostSteps; ++step) {
    const Vector way = direction.of(gradient);
    const double slope = dot(way, gradient);
    if (slope >= 0)
      break;
    // The first step has no measure of the curvature yet.
    double length = direction.empty() ? 1.0 / std::sqrt(dot(gradient, gradient)) : 1.0;
    Vector next;
    Vector nextGradient(w.size());
    double nextLoss = 0;
    bool better = false;
    for (int halving = 0; halving < 30 && !better; ++halving, length /= 2) {
      next = w;
      Direction::addScaled(next, way, length);
      nextLoss = objective(next, nextGradient);
      better = nextLoss <= loss + 1e-4 * length * slope;
    }
    if (!better)
      break;
    direction.remember(difference(next, w), difference(nextGradient, gradient));
    const double gain = loss - nextLoss;
    w = std::move(next);
    gradient = std::move(nextGradient);
    loss = nextLoss;
    if (step > 5 && gain < kEnough * std::abs(loss))
      break;
  }
  return w;
}

double lossOf(double target, double predicted, Link link) {
  if (link == Link::Log) {
    const double fitted = std::max(predicted, kLeastProbability);
    return 2 * ((target > 0 ? target * std::log(target / fitted) : 0.0) - target + fitted);
  }
  const double p = std::clamp(predicted, kLeastProbability, 1 - kLeastProbability);
  return -target * std::log(p) - (1 - target) * std::log(1 - p);
}

double meanLoss(const Samples &samples, std::span<const double> weights, Link link) {
  double loss = 0;
  double all = 0;
  if (link == Link::Choice) {
    Vector chances;
    for (std::size_t group = 0; group < samples.groups(); ++group)
      loss += chancesOf(samples, group, weights, chances);
    return samples.groups() > 0 ? loss / static_cast<double>(samples.groups()) : 0;
  }
  for (std::size_t row = 0; row < samples.size(); ++row) {
    loss += samples.weight(row) * lossOf(samples.target(row), mean(link, samples.sum(row, weights)), link);
    all += samples.weight(row);
  }
  return all > 0 ? loss / all : 0;
}

double meanLossBefore(const Samples &samples, Link link) {
  double loss = 0;
  double all = 0;
  for (std::size_t row = 0; row < samples.size(); ++row) {
    if (link == Link::Choice && samples.target(row) < 1)
      continue;
    loss += samples.weight(row) * lossOf(samples.target(row), samples.before(row), link);
    all += samples.weight(row);
  }
  return all > 0 ? loss / all : 0;
}

}  // namespace janso::cli
