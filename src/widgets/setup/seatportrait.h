// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which picture a seat of a match has (widgets/paint/portraits.h).
#pragma once

#include <QString>
#include <array>

#include "game/matchsetup.h"

namespace janso {

// `seat` 0..3: the emblem of somebody who chose none follows from it.
QString seatPortrait(const SeatSetup &setup, int seat);
// By seat; none where nobody sits.
std::array<QString, 4> seatPortraits(const MatchSetup &setup);

}  // namespace janso
