// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The levels of the coach, and how much of its help was used, in words.
#pragma once

#include <QString>

#include "game/coachuse.h"

namespace janso {

// "Off", "Gentle", "Full"; the tip says what the level does.
QString coachLevelName(CoachLevel level);
QString coachLevelTip(CoachLevel level);
// The same in words that need no explaining.
QString coachPlainTip(CoachLevel level);
// "Coach: off, then full; 3 hints; danger shown for 5 decisions"
QString coachUseText(const CoachUse &use);

}  // namespace janso
