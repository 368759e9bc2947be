// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What becomes of the settings at the very first start of this version: who is new is asked a few things
// once; who has played before is asked nothing, and his table looks as it did.
#pragma once

#include "widgets/settings/settings.h"

namespace janso {

// What a user says of himself, in the order of the choices of Setting::Experience.
enum class Experience { Unsaid, New, Some, Player };

// Before the window is built. `hasMatches`: there are some in this user's folder.
void lookBack(Settings &settings, bool hasMatches);

bool hasLookedBack(const Settings &settings);

// Nobody has answered yet, and there is somebody to ask.
bool isWelcomeDue(const Settings &settings);
void endWelcome(Settings &settings);

// A win of whoever plays here: true once, where it is the first ever. Of who had played before nothing is
// known.
bool takeFirstWin(Settings &settings);

Experience experienceOf(const Settings &settings);
// Sets the coach, and whether the first turns say what to do, as the question says, and nothing else.
void setExperience(Settings &settings, Experience experience);

}  // namespace janso
