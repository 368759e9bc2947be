// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/discardreason.h"

#include <cassert>

#include "rules/actionkinds.h"

namespace janso {

namespace {

// What speaks for the discard is the hand that it leaves.
bool buildsTheHand(Motive motive) {
  using enum Motive;
  return motive == None || motive == Speed || motive == Value || motive == Tenpai || motive == Yaku;
}

struct Neighbors {
  int same = 0;  // of the kind, itself included
  int near = 0;  // other tiles of the suit at most two steps away
};

Neighbors neighborsOf(const SeatView &view, Kind kind) {
  const TileCounts counts = view.concealedCounts();
  Neighbors found{counts.n[kind], 0};
  for (int step : {-2, -1, 1, 2}) {
    const int rank = rankOf(kind) + step;
    if (!isHonor(kind) && rank >= 1 && rank <= 9)
      found.near += counts.n[kindOf(suitOf(kind), rank)];
  }
  return found;
}

}  // namespace

DiscardReason discardReason(const SeatView &view, const Advice &advice) {
  assert(isDiscard(advice.recommended.type));
  const AdviceRow &row = advice.rows.front();
  if (!row.waiting.waits.empty() || !buildsTheHand(advice.reason.motive))
    return DiscardReason::Other;
  const Kind kind = advice.recommended.tile.kind();
  const Neighbors neighbors = neighborsOf(view, kind);
  const bool single = neighbors.same == 1;
  if (single && isHonor(kind))
    return DiscardReason::LoneHonor;
  if (single && neighbors.near == 0)
    return DiscardReason::Alone;
  if (single && isTerminal(kind) && neighbors.near == 1)
    return DiscardReason::AtTheEnd;
  return row.tiles > 0 ? DiscardReason::Keeps : DiscardReason::Other;
}

}  // namespace janso
