// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The danger of the tiles in a hand, in words.
#pragma once

#include <QString>

#include "coach/discarddanger.h"
#include "widgets/sentences/coachtexts.h"

namespace janso {

QString dangerNoThreat();
// The players who threaten: "In riichi or likely tenpai: Mei, Ren."
QString dangerThreats(const HandDanger &hand, const AdvisedSeat &seat);
// One line for each player who threatens, as the coach says it, in markup (teachmarkup.h) without links.
// `tile` must be in the hand.
QString dangerOfTile(const HandDanger &hand, Tile tile, const AdvisedSeat &seat);
// The same for a kind, without markup, beginning with its level.
QString dangerSpoken(const HandDanger &hand, Kind kind, const AdvisedSeat &seat);

}  // namespace janso
