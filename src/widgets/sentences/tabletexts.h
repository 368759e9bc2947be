// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Words for what the table does not allow, and for what lies on it.
#pragma once

#include <QString>

#include "rules/action.h"
#include "rules/board.h"

namespace janso {

// One sentence: why this is not on offer.
QString denialText(const Denial &denial);

// Which tiles are dora and why, a line each: indicators, kan dora, red fives, Norths.
QString doraText(const Board &board);

}  // namespace janso
