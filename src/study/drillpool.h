// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Positions for exercises, taken from saved matches.
#pragma once

#include <QString>
#include <vector>

#include "coach/drill.h"
#include "rules/event.h"

namespace janso {

// Positions for exercises in the events of one match (open, from its start). Turns and waits are those of
// `seats` (absolute), wins those of all players.
DrillPool poolOf(const std::vector<Event> &events, const std::vector<int> &seats);

// Positions from the newest journals of a folder: the turns of the human players, or of every seat if there
// were none. Skips journals that cannot be read. May take a second: not for the window's thread.
DrillPool poolOfFolder(const QString &folder);

}  // namespace janso
