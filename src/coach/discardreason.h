// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Why a discard is a good one, in terms that a newcomer can see in the hand.
#pragma once

#include <cstdint>

#include "coach/advice.h"
#include "rules/legal/seatview.h"

namespace janso {

enum class DiscardReason : std::uint8_t {
  LoneHonor,  // a single honor tile
  Alone,      // a number tile without another one near enough to form a group with it
  AtTheEnd,   // a 1 or 9 with no more than one tile near it
  Keeps,      // the rest of the hand accepts AdviceRow::tiles tiles
  Other,      // the coach's own sentence says more: a wait, a fold, another motive
};

// The reason for the discard that `advice` recommends; it must recommend one. Any thread.
DiscardReason discardReason(const SeatView &view, const Advice &advice);

}  // namespace janso
