// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/fittedplace.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace janso {
namespace {

#include "bots/placetable.inc"

constexpr int kRounds = 9;  // the last one is overtime
constexpr int kBalances = 12;
constexpr double kNear = 3000;
constexpr double kMiddle = 9000;
constexpr double kFar = 25000;
constexpr double kTarget = 30000;

struct AboveLayout : Layout {
  int near = block(kRounds);
  int middle = block(kRounds);
  int far = block(kRounds);
  int dealer = block(kRounds);
  int dealsLeft = block(1);
  int seatOrder = block(kRounds);
  int below = block(kRounds);
};
constexpr AboveLayout kLayout{};

// Deals still to come for the seat in the match as it is scheduled, this one included.
int dealsLeft(const PlaceState &state, int seat) {
  const int last = std::max(7, state.round);
  int deals = 0;
  for (int round = state.round; round <= last; ++round)
    deals += (state.dealer + round - state.round) % 4 == seat ? 1 : 0;
  return deals;
}

}  // namespace

int aboveFeatureCount() {
  return kLayout.size();
}

// Every feature changes its sign when the seats change places, so the two probabilities add up to 1.
void aboveFeatures(const PlaceState &state, int seat, int other, FeatureList &out) {
  const int round = std::clamp(state.round, 0, kRounds - 1);
  const double mine = state.scores[static_cast<std::size_t>(seat)];
  const double theirs = state.scores[static_cast<std::size_t>(other)];
  const double difference = mine - theirs;
  out.add(kLayout.near + round, std::tanh(difference / kNear));
  out.add(kLayout.middle + round, std::tanh(difference / kMiddle));
  out.add(kLayout.far + round, difference / kFar);
  if (state.dealer == seat || state.dealer == other)
    out.add(kLayout.dealer + round, state.dealer == seat ? 1 : -1);
  out.add(kLayout.dealsLeft, dealsLeft(state, seat) - dealsLeft(state, other));
  out.add(kLayout.seatOrder + round, seat < other ? 1 : -1);
  // A match does not end before somebody holds the target.
  const double highest = *std::max_element(state.scores.begin(), state.scores.end());
  if (highest < kTarget)
    out.add(kLayout.below + round, std::tanh(difference / kMiddle));
}

double endsAbove(const PlaceState &state, int seat, int other) {
  FeatureList features;
  aboveFeatures(state, seat, other, features);
  return logistic(weightedSum(features, kEndsAbove));
}

std::array<std::array<double, 4>, 4> placesFromPairs(const std::array<std::array<double, 4>, 4> &above) {
  std::array<std::array<double, 4>, 4> places{};
  for (std::size_t seat = 0; seat < 4; ++seat) {
    std::array<double, 4> &mine = places[seat];
    mine[0] = 1;
    for (std::size_t other = 0; other < 4; ++other) {
      if (other == seat)
        continue;
      const double below = above[other][seat];
      for (std::size_t place = 3; place > 0; --place)
        mine[place] = mine[place] * (1 - below) + mine[place - 1] * below;
      mine[0] *= 1 - below;
    }
  }
  for (int round = 0; round < kBalances; ++round) {
    for (std::size_t place = 0; place < 4; ++place) {
      double sum = 0;
      for (std::size_t seat = 0; seat < 4; ++seat)
        sum += places[seat][place];
      for (std::size_t seat = 0; seat < 4 && sum > 0; ++seat)
        places[seat][place] /= sum;
    }
    for (std::array<double, 4> &mine : places) {
      const double sum = mine[0] + mine[1] + mine[2] + mine[3];
      for (double &place : mine)
        place = sum > 0 ? place / sum : 0.25;
    }
  }
  return places;
}

std::array<std::array<double, 4>, 4> allPlaceProbabilities(const PlaceState &state) {
  std::array<std::array<double, 4>, 4> above{};
  for (int seat = 0; seat < 4; ++seat) {
    for (int other = seat + 1; other < 4; ++other) {
      const double chance = endsAbove(state, seat, other);
      above[static_cast<std::size_t>(seat)][static_cast<std::size_t>(other)] = chance;
      above[static_cast<std::size_t>(other)][static_cast<std::size_t>(seat)] = 1 - chance;
    }
  }
  return placesFromPairs(above);
}

std::array<double, 4> placeProbabilities(const PlaceState &state, int seat) {
  return allPlaceProbabilities(state)[static_cast<std::size_t>(seat)];
}

}  // namespace janso
