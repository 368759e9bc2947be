// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/tenpaidiscards.h"

#include <algorithm>
#include <cstdint>
#include <tuple>

#include "rules/shanten.h"

namespace janso {

namespace {

enum class Way : std::uint8_t { None, Tsumo, Ron };

std::int32_t worthOf(const WinChance &plain, const WinChance &declared) {
  return std::max(plain.worth ? plain.worth->points : 0, declared.worth ? declared.worth->points : 0);
}

// A larger one is better.
std::tuple<Way, std::int64_t, int> rankOf(const TenpaiHand &hand) {
  std::int64_t ron = 0;
  std::int64_t winsByTsumo = 0;
  for (const WaitValue &wait : hand.waits) {
    ron += std::int64_t{wait.left} * (hand.furiten ? 0 : worthOf(wait.ron, wait.riichiRon));
    winsByTsumo += std::int64_t{wait.left} * worthOf(wait.tsumo, wait.riichiTsumo);
  }
  const Way way = ron > 0 ? Way::Ron : winsByTsumo > 0 ? Way::Tsumo : Way::None;
  return {way, way == Way::Ron ? ron : winsByTsumo, hand.tilesLeft()};
}

}  // namespace

TenpaiDiscards tenpaiDiscards(const SeatView &view, std::span<const Action> legal, ActionType type) {
  TenpaiDiscards found;
  const TileCounts counts = view.concealedCounts();
  const int melds = static_cast<int>(view.me().melds.size());
  for (const Action &action : legal) {
    const bool again =
        std::ranges::any_of(found.hands, [&](const TenpaiHand &hand) { return hand.discard == action.tile; });
    if (action.type != type || again || !action.tile.isKnown())
      continue;
    TileCounts left = counts;
    left.remove(action.tile);
    found.shanten = std::min(found.shanten, shanten(left, melds));
    if (TenpaiHand hand = tenpaiHandAfter(view, action.tile); !hand.waits.empty())
      found.hands.push_back(std::move(hand));
  }
  std::ranges::stable_sort(found.hands,
                           [](const TenpaiHand &a, const TenpaiHand &b) { return rankOf(a) > rankOf(b); });
  return found;
}

}  // namespace janso
