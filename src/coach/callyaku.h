// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where the yaku of a hand would come from after a chi or pon: calling without one is what loses beginners
// most hands. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>

#include "rules/action.h"
#include "rules/seatview.h"
#include "rules/yakuid.h"

namespace janso {

// Of steps to tenpai or tiles to a yaku: nothing is counted, or there is none.
inline constexpr std::int8_t kNoDistance = 99;

struct CallYaku {
  // The nearest one that tiles alone make; of several the first of the enumeration. None: no yaku is left, or
  // nothing is known of the hand.
  std::optional<YakuId> nearest;
  // Exchanges to a complete hand that has it; 0 = made, whatever else the hand becomes.
  std::int8_t away = kNoDistance;
  // Exchanges to any complete hand, yaku or not.
  std::int8_t anyWin = kNoDistance;
  bool operator==(const CallYaku &) const = default;
};

// `call` is a legal chi or pon of the seat of `view`. A few milliseconds; not for the window's thread.
CallYaku yakuAfterCall(const SeatView &view, const Action &call);

}  // namespace janso
