// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Compares an event made by the table with the recorded one.
#pragma once

#include <string>

#include "records/recordedgame.h"
#include "table/round.h"

namespace janso {

// Returns the difference as one sentence; empty if everything that the record states is the same. `after` is
// the board after the event, `round` the table that made it.
std::string difference(const Event &made, const RecordedEvent &recorded, const Board &after,
                       const Round &round);

}  // namespace janso
