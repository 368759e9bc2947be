// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The discards that leave a hand tenpai, and the waits of each. Pure functions; any thread.
#pragma once

#include <span>
#include <vector>

#include "coach/nearestyaku.h"
#include "coach/waitvalues.h"
#include "rules/action.h"
#include "rules/legal/seatview.h"

namespace janso {

struct TenpaiDiscards {
  // One for each face that may be discarded, the best first: hands that win by ron before those that win by
  // tsumo only and those that cannot win, then by tiles times points of the waits.
  std::vector<TenpaiHand> hands;
  int shanten = kNoDistance;  // after the best discard; kNoDistance: no discard is legal
};

// For the actions of `type` (a discard or a riichi) in `legal`. The seat of `view` must discard.
TenpaiDiscards tenpaiDiscards(const SeatView &view, std::span<const Action> legal, ActionType type);

}  // namespace janso
