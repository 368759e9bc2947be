// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Why a tile is safe, in words; the longer ones in the markup of teachmarkup.h.
#pragma once

#include <QString>

#include "coach/safety.h"

namespace janso {

// Why a tile is safe or not against one opponent; without a full stop.
QString coachSafetyReason(const TileSafety &safety);
// One or two words of it; empty for Live.
QString coachSafetyName(Safety safety);

}  // namespace janso
