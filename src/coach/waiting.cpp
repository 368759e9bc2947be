// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The waits of the hand after a discard, and what prevents a win on them.
#include <algorithm>

#include "coach/advice.h"
#include "coach/waitvalues.h"

namespace janso {

Waiting waitingAfter(const SeatView &view, Tile discard, bool riichi) {
  Waiting result;
  const auto isNoWin = [](const WinChance &chance) {
    return !chance.worth && chance.why != NoWin::NotComplete;
  };
  const TenpaiHand hand = tenpaiHandAfter(view, discard);
  result.furiten = hand.furiten;
  // A wait for a fifth tile is told only where it is all that there is.
  const auto isFifth = [](const WaitValue &wait) {
    return !wait.ron.worth && wait.ron.why == NoWin::NotComplete && !wait.tsumo.worth &&
           wait.tsumo.why == NoWin::NotComplete;
  };
  const bool allFifth = std::ranges::all_of(hand.waits, isFifth);
  for (const WaitValue &wait : hand.waits) {
    if (isFifth(wait) && !allFifth)
      continue;
    result.waits.add(wait.kind);
    const auto isKind = [&wait](Tile tile) { return tile.isKnown() && tile.kind() == wait.kind; };
    if (isKind(discard) ||
        std::ranges::any_of(view.me().pond, [&](const PondTile &pond) { return isKind(pond.tile); }))
      result.inPond.add(wait.kind);
    if (isNoWin(riichi ? wait.riichiRon : wait.ron)) {
      result.noRon.add(wait.kind);
      if (isNoWin(riichi ? wait.riichiTsumo : wait.tsumo)) {
        result.noWin.add(wait.kind);
        continue;
      }
    }
    result.left = static_cast<std::int16_t>(result.left + wait.left);
  }
  return result;
}

}  // namespace janso
