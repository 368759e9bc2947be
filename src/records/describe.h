// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Events, results and reasons in plain English, for sentences in reports and logs (not for windows).
#pragma once

#include <string>

#include "rules/action.h"
#include "rules/event.h"

namespace janso {

// "South draws 5p", "West calls pon of 3z from East". Players are named by their wind in a hand with this
// dealer.
std::string describe(const Event &event, int dealer, int players = 4);
std::string describe(const Action &action);
// "furiten by the player's own discard 5p".
std::string describe(const Denial &denial);
std::string nameOf(DrawType type);
// "riichi 1, dora 2".
std::string yakuText(const WinResult &result);
// "+3900 0 0 -3900".
std::string deltasText(const std::array<std::int32_t, 4> &deltas);

}  // namespace janso
