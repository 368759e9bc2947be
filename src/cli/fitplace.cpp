// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Fits who ends above whom, from the scores at the start of each hand.
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "bots/fittedplace.h"
#include "cli/fitparts.h"

namespace janso::cli {
namespace {

constexpr double kRidge = 2;

// As the stakes reckoned before: a logistic curve in the difference, wider with every hand to come.
double aboveBefore(const PlaceState &state, double difference) {
  constexpr double kSpreadPerHand = 6900;
  constexpr double kExtraHand = 0.12;
  constexpr double kExtraRound = 0.8;
  constexpr double kTarget = 30000;
  const double highest = *std::max_element(state.scores.begin(), state.scores.end());
  const double hands = std::max(0, 7 - state.round) + kExtraHand + (highest < kTarget ? kExtraRound : 0.0);
  return logistic(1.7 * difference / (kSpreadPerHand * std::sqrt(hands)));
}

using Pairs = std::array<std::array<double, 4>, 4>;

class PlacePart : public FitPart {
 public:
  void match(const FitMatch &match) override {
    if (!match.ended || match.info.rules.startingPoints != 25000)
      return;
    for (const std::vector<Event> &hand : match.hands) {
      const KyokuStarted &start = std::get<KyokuStarted>(hand.front());
      PlaceState state;
      state.round = start.round * 4 + start.kyoku;
      state.dealer = start.dealer;
      for (std::size_t seat = 0; seat < 4; ++seat)
        state.scores[seat] = start.scores[seat];
      addPairs(state, match);
      if (match.heldOut)
        m_judged.push_back({state, placesOf(match.finalScores)});
    }
  }

  void fit(FitOutput &out) override {
    const std::vector<double> weights =
        fitAndReport(m_samples, "kEndsAbove", aboveFeatureCount(), Link::Logistic, kRidge, out);
    double loss = 0;
    double before = 0;
    for (const Judged &judged : m_judged) {
      loss += lossOfPlaces(judged, pairsOf(judged.state, [&](int seat, int other) {
                             FeatureList features;
                             aboveFeatures(judged.state, seat, other, features);
                             double sum = 0;
                             for (const Feature &feature : features)
                               sum += weights[feature.index] * static_cast<double>(feature.value);
                             return logistic(sum);
                           }));
      before +=
          lossOfPlaces(judged, pairsOf(judged.state, [&](int seat, int other) {
                         const auto &scores = judged.state.scores;
                         return aboveBefore(judged.state, scores[static_cast<std::size_t>(seat)] -
                                                              scores[static_cast<std::size_t>(other)] + 1);
                       }));
    }
    const double all = std::max<double>(1.0, static_cast<double>(m_judged.size()) * 4);
    out.report << QStringLiteral("places of %1 held out hands: loss a seat %2 (set by hand: %3)\n")
                      .arg(m_judged.size())
                      .arg(loss / all, 0, 'f', 5)
                      .arg(before / all, 0, 'f', 5);
  }

 private:
  struct Judged {
    PlaceState state;
    std::array<int, 4> place;
  };

  // Equal scores: the earlier seat is placed higher.
  static bool isAbove(const Scores &scores, std::size_t seat, std::size_t other) {
    return scores[seat] != scores[other] ? scores[seat] > scores[other] : seat < other;
  }

  static std::array<int, 4> placesOf(const Scores &scores) {
    std::array<int, 4> places{};
    for (std::size_t seat = 0; seat < 4; ++seat) {
      for (std::size_t other = 0; other < 4; ++other)
        places[seat] += other != seat && isAbove(scores, other, seat) ? 1 : 0;
    }
    return places;
  }

  void addPairs(const PlaceState &state, const FitMatch &match) {
    FeatureList features;
    for (int seat = 0; seat < 4; ++seat) {
      for (int other = seat + 1; other < 4; ++other) {
        const auto one = static_cast<std::size_t>(seat);
        const auto two = static_cast<std::size_t>(other);
        features.clear();
        aboveFeatures(state, seat, other, features);
        m_samples.of(match).add(features, isAbove(match.finalScores, one, two) ? 1 : 0,
                                aboveBefore(state, state.scores[one] - state.scores[two] + 1));
      }
    }
  }

  template <class Above>
  static Pairs pairsOf(const PlaceState &, Above above) {
    Pairs pairs{};
    for (int seat = 0; seat < 4; ++seat) {
      for (int other = seat + 1; other < 4; ++other) {
        const double chance = above(seat, other);
        pairs[static_cast<std::size_t>(seat)][static_cast<std::size_t>(other)] = chance;
        pairs[static_cast<std::size_t>(other)][static_cast<std::size_t>(seat)] = 1 - chance;
      }
    }
    return pairs;
  }

  static double lossOfPlaces(const Judged &judged, const Pairs &pairs) {
    const auto places = placesFromPairs(pairs);
    double loss = 0;
    for (std::size_t seat = 0; seat < 4; ++seat)
      loss -= std::log(std::max(1e-5, places[seat][static_cast<std::size_t>(judged.place[seat])]));
    return loss;
  }

  SplitSamples m_samples;
  std::vector<Judged> m_judged;
};

}  // namespace

std::unique_ptr<FitPart> fitPlace() {
  return std::make_unique<PlacePart>();
}

}  // namespace janso::cli
