// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Texts for watching a match that another window plays.
#pragma once

#include <QString>

#include "replay/watchedmatch.h"
#include "widgets/sentences/replaytexts.h"

namespace janso {

// One line: what is visible, or what happened to the match. `behind` is the number of events played after
// those shown.
QString watchSentence(const WatchLook &look, const SeatNames &names, int behind);

}  // namespace janso
