// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How much the coach says, and how much of it was used, in words.
#pragma once

#include <QString>

#include "game/coachuse.h"

namespace janso {

// "Off", "Gentle", "Full", and what the level does.
QString coachLevelName(CoachLevel level);
QString coachLevelTip(CoachLevel level);
// "Coach: off, then full; 3 hints; danger shown for 5 decisions"
QString coachUseText(const CoachUse &use);

}  // namespace janso
