// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the table tells about the points of an opponent's ron: the features of the fitted loss models.
#pragma once

#include "bots/reading/features.h"
#include "bots/reading/knowledge.h"
#include "bots/reading/waitscene.h"

namespace janso {

class LossScene {
 public:
  // Keeps references to both; `scene` must be of the seat whose hand is priced.
  LossScene(const Knowledge &know, const WaitScene &scene) : m_know(know), m_scene(scene) {}

  // Hands in riichi, open hands and closed hands share these features and have separate weights.
  static int featureCount(int players);
  // The part that is the same for every kind. Out: FeatureList or FeatureSum.
  template <class Out>
  void ofHand(Out &out) const;
  // The part that a ron on this kind adds.
  template <class Out>
  void ofKind(Kind kind, Out &out) const;

 private:
  template <class Out>
  void bonusFeatures(Out &out) const;
  template <class Out>
  void riichiFeatures(const PlayerBoard &player, Out &out) const;
  template <class Out>
  void meldFeatures(const PlayerBoard &player, Out &out) const;
  int unseenReds() const;

  const Knowledge &m_know;
  const WaitScene &m_scene;
};

}  // namespace janso
