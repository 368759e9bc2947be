// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/reading/actionchances.h"

#include <cassert>
#include <cmath>

namespace janso {
namespace {

#include "bots/reading/deedstable.inc"
namespace three {
#include "bots/reading/deedsthreetable.inc"
}  // namespace three

}  // namespace

ActionChances::ActionChances(const Board &board, int seat)
    : m_scene(board, seat), m_ofThree(board.seats() == 3) {
  FeatureList features;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    features.clear();
    m_scene.discardSceneFeatures(kind, features);
    m_common[kind] = static_cast<float>(weightedSum(features, discardWeights()));
  }
}

std::span<const float> ActionChances::discardWeights() const {
  return m_ofThree ? three::kThrown : kThrown;
}

double ActionChances::discarding(const TileCounts &concealed, Kind kind) const {
  assert(concealed.total() == 14 - 3 * m_scene.melds() && concealed[kind] > 0);
  const DiscardOptions options = discardOptions(concealed, m_scene.melds(), m_scene.visibleWith(concealed));
  FeatureList features;
  double all = 0;
  double own = 0;
  for (const DiscardOption &option : options) {
    if (m_scene.barred().has(option.discard))
      continue;
    features.clear();
    m_scene.discardHandFeatures(concealed, options, option, features);
    const double weight =
        std::exp(static_cast<double>(m_common[option.discard]) + weightedSum(features, discardWeights()));
    all += weight;
    own = option.discard == kind ? weight : own;
  }
  return all > 0 ? own / all : 0;
}

double ActionChances::declaring(const TileCounts &concealed) const {
  assert(concealed.total() == 13 - 3 * m_scene.melds());
  FeatureList features;
  m_scene.riichiFeatures(concealed, features);
  return logistic(m_ofThree ? weightedSum(features, three::kDeclared) : weightedSum(features, kDeclared));
}

double ActionChances::calling(const TileCounts &concealed, Kind offered, bool canChi) const {
  assert(concealed.total() == 13 - 3 * m_scene.melds());
  FeatureList features;
  if (!m_scene.callFeatures(concealed, offered, canChi, features))
    return 0;
  return logistic(m_ofThree ? weightedSum(features, three::kCalled) : weightedSum(features, kCalled));
}

}  // namespace janso
