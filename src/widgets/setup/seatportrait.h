// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The pictures of the seats of a match (widgets/paint/portraits.h).
#pragma once

#include <QString>
#include <array>

#include "game/setup/matchsetup.h"

namespace janso {

// `seat` 0..3: determines the emblem of a player who has chosen none.
QString seatPortrait(const SeatSetup &setup, int seat);
// By seat; empty for an unused seat.
std::array<QString, 4> seatPortraits(const MatchSetup &setup);

// Gives everyone without a chosen emblem the one that is shown for their seat. It then goes along with them
// when seats are drawn or change between the matches of a series.
void keepEmblems(MatchSetup &setup);

}  // namespace janso
