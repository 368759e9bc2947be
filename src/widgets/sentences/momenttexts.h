// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is said once of a win that is more than its points.
#pragma once

#include <QString>

#include "records/handend.h"

namespace janso {

// In the window's words, and its sign in calligraphy where those are not written in such signs.
struct MomentText {
  QString sign;
  QString text;
};

// Of a win of the hand, by its index in HandEnd::wins; empty for nearly all, and for a draw. `firstWinOf`:
// the seat that has never won before, -1 = none. A comeback comes before a first win.
MomentText handMoment(const HandEnd &end, std::size_t win, int firstWinOf);
// Of the match that ended with this hand.
MomentText matchMoment(const HandEnd &last);

}  // namespace janso
