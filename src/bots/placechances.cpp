// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/placechances.h"

#include <cmath>
#include <cstddef>

namespace janso {
namespace {

double likelyAbove(const StakesFigures &figures, double difference, double spread) {
  return 1.0 / (1.0 + std::exp(-figures.steepness * difference / spread));
}

// Three values that stand for a normal distribution (Gauss and Hermite), in standard deviations.
struct Node {
  double at;
  double weight;
};
constexpr std::array<Node, 3> kNodes{
    {{-1.7320508075688772, 1.0 / 6}, {0, 2.0 / 3}, {1.7320508075688772, 1.0 / 6}}};

}  // namespace

MatchRest matchRest(const StakesFigures &figures, int players, int seat, int hands, int dealer) {
  MatchRest rest;
  rest.spread = figures.spreadPerHand * std::sqrt(hands + figures.moreHands);
  std::array<int, 4> deals{};
  for (int hand = 0; hand < hands; ++hand)
    ++deals[static_cast<std::size_t>((dealer + hand) % players)];
  const int own = deals[static_cast<std::size_t>(seat)];
  for (std::size_t other = 0; other < static_cast<std::size_t>(players); ++other)
    rest.lead[other] = figures.dealWorth * (own - deals[other]);
  return rest;
}

std::array<double, 4> placeChances(const StakesFigures &figures, int players, int seat,
                                   const std::array<double, 4> &scores, const MatchRest &rest) {
  const auto me = static_cast<std::size_t>(seat);
  const auto seats = static_cast<std::size_t>(players);
  const double own = rest.spread * std::sqrt(figures.ownShare);
  const double others = rest.spread * std::sqrt(1 - figures.ownShare);
  std::array<double, 4> sum{};
  for (const Node &node : kNodes) {
    std::array<double, 4> places{1, 0, 0, 0};
    for (std::size_t other = 0; other < seats; ++other) {
      if (other == me)
        continue;
      // Equal scores: the earlier seat is placed higher.
      const double tie = other < me ? figures.tie : -figures.tie;
      const double ahead = scores[other] - scores[me] - rest.lead[other] + tie - node.at * own;
      const double above = likelyAbove(figures, ahead, others);
      for (std::size_t place = seats - 1; place > 0; --place)
        places[place] = places[place] * (1 - above) + places[place - 1] * above;
      places[0] *= 1 - above;
    }
    for (std::size_t place = 0; place < seats; ++place)
      sum[place] += node.weight * places[place];
  }
  return sum;
}

}  // namespace janso
