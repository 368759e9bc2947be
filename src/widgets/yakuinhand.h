// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which yaku a hand already has, before it is complete.
#pragma once

#include <QSet>

#include "rules/seatview.h"
#include "rules/yakuid.h"

namespace janso {

// What no further draw can take away while these tiles are kept: value triplets, finished runs, riichi, the
// dora held. Nothing for a hand that this viewer may not see.
QSet<YakuId> yakuInHand(const SeatView &view);

}  // namespace janso
