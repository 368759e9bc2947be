// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the table tells about the points of an opponent's ron: the features of the fitted loss models.
#pragma once

#include "bots/features.h"
#include "bots/knowledge.h"
#include "bots/waitscene.h"

namespace janso {

class LossScene {
 public:
  // Keeps references to both; `scene` is of the seat whose hand is priced.
  LossScene(const Knowledge &know, const WaitScene &scene);

  // After riichi, open and closed hands have the same features with weights of their own.
  static int featureCount();
  // The same for every kind.
  const FeatureList &common() const { return m_common; }
  // And what a ron on this kind adds. Out: FeatureList or FeatureSum.
  template <class Out>
  void ofKind(Kind kind, Out &out) const;

 private:
  void bonusFeatures();
  void riichiFeatures(const PlayerBoard &player);
  void meldFeatures(const PlayerBoard &player);
  int unseenReds() const;

  const Knowledge &m_know;
  const WaitScene &m_scene;
  FeatureList m_common;
};

}  // namespace janso
