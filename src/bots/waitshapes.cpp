// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/waitshapes.h"

#include <algorithm>

namespace janso {
namespace {

// Weights of one way to hold a wait. They are set so that, with nothing known, riichi waits are two-sided in
// 60 %, kanchan in 13 %, penchan in 6 %, two pairs in 14 % and a single tile in 7 % of the hands, and a 5 is
// a wait in 8 %, a 1 in 4 %: general figures of modern riichi play.
constexpr double kRyanmen = 1.0;
constexpr double kKanchan = 0.19;
constexpr double kPenchan = 0.30;
constexpr double kShanpon = 0.66;  // two kinds wait, so half of it counts for the number of hands
constexpr double kTanki = 0.25;
// A tanki on honours and terminals is chosen more often than one in the middle.
constexpr double kOuterTanki = 1.6;

}  // namespace

WaitShapes::WaitShapes(const Knowledge &know, KindSet safe, int collected) : m_know(know), m_safe(safe) {
  for (int suit = 0; suit < 3; ++suit) {
    const double factor = collected < 0 ? 1.0 : collected == suit ? 2.0 : 0.15;
    addRuns(static_cast<Kind>(suit * 9), factor);
  }
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const int suit = kind / 9;
    const double factor = collected < 0 ? 1.0 : collected == suit || suit == 3 ? 1.5 : 0.15;
    const double left = know.left(kind);
    const double outer = isYaochuu(kind) ? kOuterTanki : 1.0;
    addOne(kind, factor * kShanpon * left * (left - 1) / 2, 0.5);
    addOne(kind, factor * kTanki * outer * left, 1.0);
  }
}

void WaitShapes::rates(std::array<float, kKinds> &rate) const {
  for (Kind kind = 0; kind < kKinds; ++kind)
    rate[kind] = static_cast<float>(std::min(0.5, share(kind)));
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
  for (int i = 0; i + 1 < 9; ++i) {  // neighbours i, i + 1
    const double weight = factor * pairWeight(first + i, first + i + 1);
    if (i == 0 || i == 7) {
      addOne(static_cast<Kind>(first + (i == 0 ? 2 : 6)), weight * kPenchan, 1.0);
      continue;
    }
    const auto low = static_cast<Kind>(first + i - 1);
    const auto high = static_cast<Kind>(first + i + 2);
    if (m_safe.has(low) || m_safe.has(high))
      continue;  // one safe side: the other cannot be ronned either
    m_weight[low] += weight * kRyanmen;
    m_weight[high] += weight * kRyanmen;
    m_total += weight * kRyanmen;
  }
  for (int i = 1; i < 8; ++i)
    addOne(static_cast<Kind>(first + i), factor * kKanchan * pairWeight(first + i - 1, first + i + 1), 1.0);
}

}  // namespace janso
