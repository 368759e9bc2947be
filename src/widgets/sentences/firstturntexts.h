// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Hints at the table for players who do not know yet what to do there.
#pragma once

#include <QString>

#include "coach/firstturns.h"
#include "widgets/sentences/coachtexts.h"

namespace janso {

// One line for a decision of this kind. `drawn`: the win is by tsumo.
QString firstTurnLine(TurnKind kind, bool drawn);
// The same as markup (teachmarkup.h), with what the coach would do and why; for a discard, a call or a
// riichi. `handled`: the player knows how it is done. Terms are linked to the glossary.
QString firstTurnAdvice(TurnKind kind, const Advice &advice, const AdvisedSeat &advised, bool handled);
// The line while the player chooses the riichi tile. `cancel` is the displayed key that cancels riichi; it
// may be empty.
QString riichiChoiceLine(const QString &cancel);

}  // namespace janso
