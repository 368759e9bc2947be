// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Positions for exercises out of the matches that were saved.
#pragma once

#include <QString>
#include <vector>

#include "coach/drill.h"
#include "rules/event.h"

namespace janso {

// What the events of one match (open, from its start) hold for exercises. Turns and waits are those of
// `seats` (absolute), wins those of everybody.
DrillPool poolOf(const std::vector<Event> &events, const std::vector<int> &seats);

// Out of the newest journals of a folder: the turns of the people who played, of every seat where nobody did.
// Journals that cannot be read are left out. May take a second: not for the window's thread.
DrillPool poolOfFolder(const QString &folder);

}  // namespace janso
