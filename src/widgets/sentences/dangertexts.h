// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How dangerous the tiles of a hand are, in words.
#pragma once

#include <QString>

#include "coach/discarddanger.h"
#include "widgets/sentences/coachtexts.h"

namespace janso {

QString dangerNoThreat();
// Who threatens: "In riichi or likely to wait: Mei, Ren."
QString dangerThreats(const HandDanger &hand, const AdvisedSeat &seat);
// One line for each who threatens, as the coach says it, in markup (teachmarkup.h) without links. `tile` is
// one of the hand.
QString dangerOfTile(const HandDanger &hand, Tile tile, const AdvisedSeat &seat);
// The same of a kind, without markup, its level first.
QString dangerSpoken(const HandDanger &hand, Kind kind, const AdvisedSeat &seat);

}  // namespace janso
