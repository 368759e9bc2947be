// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Things that the player does for the first time. Each is announced once; for users who played before Janso
// recorded firsts, they are unknown and never announced.
#pragma once

#include "widgets/settings/settings.h"

namespace janso {

enum class First { Win, Riichi, Yakuman };

// From now on every first is still to come. Call it at the very first start.
void expectFirsts(Settings &settings);
// Call it when the player at this screen does it. Returns true once, if it is their first ever.
bool takeFirst(Settings &settings, First first);
// Whether a first deserves more than a word: not for users who say that they already play.
bool celebratesFirsts(const Settings &settings);

}  // namespace janso
