// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/reading/waitshapes.h"

#include <algorithm>

#include "bots/reading/figures.h"

namespace janso {
namespace {

constexpr const ShapeWeights &kWeights = kShapeWeights;

}  // namespace

WaitShapes::WaitShapes(const Knowledge &know, KindSet safe, int collected) : m_know(know), m_safe(safe) {
  for (int suit = 0; suit < 3; ++suit) {
    const double factor = collected < 0       ? 1.0
                          : collected == suit ? kWeights.collectedRuns
                                              : kWeights.otherSuits;
    addRuns(static_cast<Kind>(suit * 9), factor);
  }
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const int suit = kind / 9;
    const bool fits = collected == suit || suit == 3;
    const double factor = collected < 0 ? 1.0 : fits ? kWeights.collected : kWeights.otherSuits;
    const double left = know.left(kind);
    const double outer = isYaochuu(kind) ? kWeights.outerTanki : 1.0;
    addOne(kind, factor * kWeights.shanpon * left * (left - 1) / 2, 0.5);
    addOne(kind, factor * kWeights.tanki * outer * left, 1.0);
  }
}

float WaitShapes::rate(Kind kind) const {
  return static_cast<float>(std::min(kWeights.mostRate, share(kind)));
}

double WaitShapes::pairWeight(int a, int b) const {
  return m_know.left(static_cast<Kind>(a)) * m_know.left(static_cast<Kind>(b));
}

void WaitShapes::addOne(Kind wait, double weight, double hands) {
  if (m_safe.has(wait))
    return;
  m_weight[wait] += weight;
  m_total += weight * hands;
}

void WaitShapes::addRuns(Kind first, double factor) {
  for (int i = 0; i + 1 < 9; ++i) {  // neighbors i, i + 1
    const double weight = factor * pairWeight(first + i, first + i + 1);
    if (i == 0 || i == 7) {
      addOne(static_cast<Kind>(first + (i == 0 ? 2 : 6)), weight * kWeights.penchan, 1.0);
      continue;
    }
    const auto low = static_cast<Kind>(first + i - 1);
    const auto high = static_cast<Kind>(first + i + 2);
    if (m_safe.has(low) || m_safe.has(high))
      continue;  // one safe side: the other cannot be ronned either
    m_weight[low] += weight * kWeights.ryanmen;
    m_weight[high] += weight * kWeights.ryanmen;
    m_total += weight * kWeights.ryanmen;
  }
  for (int i = 1; i < 8; ++i)
    addOne(static_cast<Kind>(first + i), factor * kWeights.kanchan * pairWeight(first + i - 1, first + i + 1),
           1.0);
}

}  // namespace janso
