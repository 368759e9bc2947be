// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "replay/replaydanger.h"

#include <algorithm>
#include <cstddef>

#include "bots/reading/tableread.h"
#include "rules/legal/hiddenview.h"

namespace janso {

std::vector<KindDanger> handDanger(const SeatView &view) {
  if (hidesHand(view))
    return {};
  const DangerRead read = readDanger(view);
  const TileCounts held = view.concealedCounts();
  std::vector<KindDanger> dangers;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const auto at = static_cast<std::size_t>(kind);
    if (held[kind] > 0)
      dangers.push_back({kind, read.risk[at], read.cost[at]});
  }
  std::stable_sort(dangers.begin(), dangers.end(),
                   [](const KindDanger &a, const KindDanger &b) { return a.dealIn > b.dealIn; });
  if (dangers.empty() || dangers.front().dealIn <= 0)
    return {};
  return dangers;
}

}  // namespace janso
