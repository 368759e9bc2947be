// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The price of a point dealt in, in final points.
#pragma once

#include "bots/reading/danger.h"
#include "bots/reading/knowledge.h"
#include "bots/stakes.h"

namespace janso {

template <class V>
struct LossPriceOf {
  V ratio = 1;        // final points per point dealt in, at the usual size
  double others = 0;  // expected number of opponents in tenpai
};
using LossPrice = LossPriceOf<double>;

// Averaged over the opponents, weighted by their chance to be tenpai.
template <class V>
LossPriceOf<V> lossPrice(const Knowledge &know, const Danger &danger, const StakesOf<V> &stakes);

}  // namespace janso
