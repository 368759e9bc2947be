// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// With which discards a hand is tenpai, and what each would wait for. Pure functions; any thread.
#pragma once

#include <span>
#include <vector>

#include "coach/nearestyaku.h"
#include "coach/waitvalues.h"
#include "rules/action.h"
#include "rules/seatview.h"

namespace janso {

struct TenpaiDiscards {
  // One for each face that may go, the best first: those that win off another before those that win by
  // self-draw only and those that do not win, then by what they wait for, in tiles times points.
  std::vector<TenpaiHand> hands;
  int shanten = kNoDistance;  // after the best discard; kNoDistance: nothing may be discarded
};

// Of the actions of `type` (a discard or a riichi) among `legal`. The seat of `view` is to discard.
TenpaiDiscards tenpaiDiscards(const SeatView &view, std::span<const Action> legal, ActionType type);

}  // namespace janso
