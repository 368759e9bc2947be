// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Why a tile is safe, in words.
#pragma once

#include <QString>

#include "coach/safety.h"

namespace janso {

// Why a tile is safe or not against one opponent, in the markup of teachmarkup.h and without a full stop.
QString coachSafetyReason(const TileSafety &safety);
// The same in one or two words; empty for Live.
QString coachSafetyName(Safety safety);

}  // namespace janso
