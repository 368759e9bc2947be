// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/reading/fitted.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "bots/reading/features.h"
#include "bots/reading/tenpaiscene.h"

namespace janso {
namespace {

#include "bots/reading/losstable.inc"
#include "bots/reading/tenpaitable.inc"
#include "bots/reading/waitstable.inc"

namespace three {
#include "bots/reading/lossthreetable.inc"
#include "bots/reading/tenpaithreetable.inc"
#include "bots/reading/waitsthreetable.inc"
}  // namespace three

constexpr double kMostPoints = 32000;

struct WaitModel {
  std::span<const float> weights;
  std::span<const float, 3> scale;
};

// What is fitted to hands after riichi, open ones and closed ones without riichi.
struct WaitModels {
  WaitModel riichi;
  WaitModel open;
  WaitModel closed;
};
constexpr WaitModels kWaitModels{
    {kWaitsRiichi, kWaitsRiichiScale}, {kWaitsOpen, kWaitsOpenScale}, {kWaitsClosed, kWaitsClosedScale}};
constexpr WaitModels kWaitModelsOfThree{{three::kWaitsRiichi, three::kWaitsRiichiScale},
                                        {three::kWaitsOpen, three::kWaitsOpenScale},
                                        {three::kWaitsClosed, three::kWaitsClosedScale}};

WaitModel modelOf(const WaitScene &scene) {
  const WaitModels &models = scene.players() == 3 ? kWaitModelsOfThree : kWaitModels;
  return scene.riichi() ? models.riichi : scene.open() ? models.open : models.closed;
}

std::span<const float> lossWeights(const WaitScene &scene) {
  const bool ofThree = scene.players() == 3;
  if (scene.riichi())
    return ofThree ? std::span<const float>(three::kLossRiichi) : kLossRiichi;
  if (scene.open())
    return ofThree ? std::span<const float>(three::kLossOpen) : kLossOpen;
  return ofThree ? std::span<const float>(three::kLossClosed) : kLossClosed;
}

std::span<const float> tenpaiWeights(int players, bool closed) {
  if (players == 3)
    return closed ? three::kTenpaiClosed : three::kTenpaiOpen;
  return closed ? kTenpaiClosed : kTenpaiOpen;
}

}  // namespace

FittedWaits::FittedWaits(const WaitScene &scene) : m_possible(scene.possible()) {
  const WaitModel model = modelOf(scene);
  double all = 0;
  for (Kind kind : m_possible) {
    FeatureSum features(model.weights);
    scene.features(kind, features);
    m_sums[kind] = features.sum();
    all += logistic(m_sums[kind]);
  }
  // The more kinds are safe, the more falls to the others.
  const auto scale = [&model](std::size_t i) { return static_cast<double>(model.scale[i]); };
  m_scale = scale(1);
  m_shift = all > 0 ? scale(0) + scale(2) * std::log(all) : 0.0;
}

float FittedWaits::rate(Kind kind) const {
  return m_possible.has(kind) ? static_cast<float>(logistic(m_scale * m_sums[kind] + m_shift)) : 0.0F;
}

double fittedTenpai(const Knowledge &know, const DiscardOrder &order, int seat) {
  const PlayerBoard &player = know.board().player(seat);
  if (player.melds.size() == 4)
    return 1.0;  // a single tile waits for its like
  FeatureList features;
  tenpaiFeatures(know, order, seat, features);
  return logistic(weightedSum(features, tenpaiWeights(know.board().seats(), player.isMenzen())));
}

FittedLosses::FittedLosses(const Knowledge &know, const WaitScene &scene)
    : m_possible(scene.possible()), m_loss(know, scene), m_weights(lossWeights(scene)) {
  FeatureSum features(m_weights);
  m_loss.ofHand(features);
  m_ofHand = features.sum();
}

float FittedLosses::points(Kind kind) const {
  if (!m_possible.has(kind))
    return 0.0F;
  FeatureSum features(m_weights);
  m_loss.ofKind(kind, features);
  const double mean = 1000 * std::exp(m_ofHand + features.sum());
  return static_cast<float>(std::min(kMostPoints, mean));
}

}  // namespace janso
