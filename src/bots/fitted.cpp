// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/fitted.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "bots/features.h"
#include "bots/lossscene.h"
#include "bots/tenpaiscene.h"

namespace janso {
namespace {

#include "bots/losstable.inc"
#include "bots/tenpaitable.inc"
#include "bots/waitstable.inc"

constexpr double kMostPoints = 32000;

struct WaitModel {
  std::span<const float> weights;
  std::span<const float, 3> scale;
};

WaitModel modelOf(const WaitScene &scene) {
  if (scene.riichi())
    return {kWaitsRiichi, kWaitsRiichiScale};
  if (scene.open())
    return {kWaitsOpen, kWaitsOpenScale};
  return {kWaitsClosed, kWaitsClosedScale};
}

}  // namespace

bool fittedApplies(const RuleSet &rules) {
  return rules.players == 4;
}

void fittedWaitRates(const WaitScene &scene, std::array<float, kKinds> &rate) {
  const WaitModel model = modelOf(scene);
  std::array<double, kKinds> sums{};
  FeatureList features;
  double all = 0;
  rate.fill(0.0F);
  for (Kind kind : scene.possible()) {
    features.clear();
    scene.features(kind, features);
    sums[kind] = weightedSum(features, model.weights);
    all += logistic(sums[kind]);
  }
  // The more kinds are safe, the more falls to the others.
  const auto scale = [&model](std::size_t i) { return static_cast<double>(model.scale[i]); };
  const double shift = all > 0 ? scale(0) + scale(2) * std::log(all) : 0.0;
  for (Kind kind : scene.possible())
    rate[kind] = static_cast<float>(logistic(scale(1) * sums[kind] + shift));
}

double fittedTenpai(const Knowledge &know, const DiscardOrder &order, int seat) {
  const PlayerBoard &player = know.board().player(seat);
  if (player.melds.size() == 4)
    return 1.0;  // a single tile waits for its like
  FeatureList features;
  tenpaiFeatures(know, order, seat, features);
  return logistic(player.isMenzen() ? weightedSum(features, kTenpaiClosed)
                                    : weightedSum(features, kTenpaiOpen));
}

void fittedLosses(const Knowledge &know, const WaitScene &scene, std::array<float, kKinds> &points) {
  const std::span<const float> weights = scene.riichi() ? std::span<const float>(kLossRiichi)
                                         : scene.open() ? std::span<const float>(kLossOpen)
                                                        : std::span<const float>(kLossClosed);
  const LossScene loss(know, scene);
  const double common = weightedSum(loss.common(), weights);
  FeatureList features;
  points.fill(0.0F);
  for (Kind kind : scene.possible()) {
    features.clear();
    loss.ofKind(kind, features);
    const double mean = 1000 * std::exp(common + weightedSum(features, weights));
    points[kind] = static_cast<float>(std::min(kMostPoints, mean));
  }
}

}  // namespace janso
