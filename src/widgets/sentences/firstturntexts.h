// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is said at the table to somebody who does not know yet what to do there.
#pragma once

#include <QString>

#include "coach/firstturns.h"

namespace janso {

// One line for a decision of this kind. `drawn`: the win is by the own draw.
QString firstTurnLine(TurnKind kind, bool drawn);
// While the tile is chosen that goes with riichi. `cancel`: the key that takes it back, as it is shown; may
// be empty.
QString riichiChoiceLine(const QString &cancel);

}  // namespace janso
