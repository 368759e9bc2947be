// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a point dealt in costs in final points.
#pragma once

#include "bots/danger.h"
#include "bots/knowledge.h"
#include "bots/stakes.h"

namespace janso {

template <class V>
struct LossPriceOf {
  V ratio = 1;        // final points per point dealt in, at the usual size
  double others = 0;  // expected number of opponents in tenpai
};
using LossPrice = LossPriceOf<double>;

// Over the opponents, as likely as each of them waits.
template <class V>
LossPriceOf<V> lossPrice(const Knowledge &know, const Danger &danger, const StakesOf<V> &stakes);

}  // namespace janso
