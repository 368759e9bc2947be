// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is said while somebody looks on at a match that another program plays.
#pragma once

#include <QString>

#include "replay/watchedmatch.h"
#include "widgets/sentences/replaytexts.h"

namespace janso {

// In one line: what is seen, or what has become of the match. `behind`: events that were played since those
// that are shown.
QString watchSentence(const WatchLook &look, const SeatNames &names, int behind);

}  // namespace janso
