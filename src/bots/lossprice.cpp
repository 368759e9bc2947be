// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/lossprice.h"

#include <algorithm>

#include "bots/reading/figures.h"

namespace janso {

namespace {

// A loss that would be a gain in final points still counts for something; its other units are what they are.
double ratioOf(double loss) {
  return std::max(kLeastLossRatio, loss);
}
Units<double> ratioOf(const Units<double> &loss) {
  return {ratioOf(loss.value), loss.table, loss.place};
}

}  // namespace

template <class V>
LossPriceOf<V> lossPrice(const Knowledge &know, const Danger &danger, const StakesOf<V> &stakes) {
  LossPriceOf<V> price;
  double points = 0;
  V value = 0;
  for (int seat = 0; seat < know.board().seats(); ++seat) {
    if (seat == know.seat())
      continue;
    const Threat &threat = danger.threat(seat);
    points += threat.tenpai * threat.loss;
    value += threat.tenpai * stakes.dealIn(threat.loss, seat);
    price.others += threat.tenpai;
  }
  price.ratio = points > 0 ? ratioOf(-1 * value / points) : V(1.0);
  return price;
}

template LossPriceOf<double> lossPrice(const Knowledge &, const Danger &, const StakesOf<double> &);
template LossPriceOf<Units<double>> lossPrice(const Knowledge &, const Danger &,
                                              const StakesOf<Units<double>> &);

}  // namespace janso
