// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A table's event beside the recorded one.
#pragma once

#include <string>

#include "records/recordedgame.h"
#include "table/round.h"

namespace janso {

// What differs, as one sentence; empty when all that the record states is the same. `after` is the board with
// the event folded in, `round` the table that made it.
std::string difference(const Event &made, const RecordedEvent &recorded, const Board &after,
                       const Round &round);

}  // namespace janso
