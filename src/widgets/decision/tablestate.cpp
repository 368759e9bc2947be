// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/decision/tablestate.h"

#include <algorithm>

#include "rules/samehand.h"

namespace janso {

void TableState::take(const SeatView &now) {
  if (now.seat != view.seat || !isSameHand(now.board, view.board))
    hand.clear();
  view = now;
  arrangeHand();
}

void TableState::arrangeHand() {
  std::vector<Tile> rest(view.hand.begin(), view.hand.end());
  if (toggles.values().sort) {
    hand = rest;
    return;
  }
  std::vector<Tile> order;
  for (Tile tile : hand) {
    const auto at = std::find(rest.begin(), rest.end(), tile);
    if (at != rest.end()) {
      order.push_back(tile);
      rest.erase(at);
    }
  }
  order.insert(order.end(), rest.begin(), rest.end());
  hand = order;
}

}  // namespace janso
