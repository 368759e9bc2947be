// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How dangerous the tiles of a hand are, as far as its player can tell.
#pragma once

#include <vector>

#include "rules/legal/seatview.h"
#include "rules/shanten.h"

namespace janso {

struct KindDanger {
  Kind kind = 0;
  double dealIn = 0;  // probability of dealing in with this discard now, from 0 to 1
  double cost = 0;    // mean cost in points of discarding it, counting 0 when it does not deal in
};

// Returns each kind in the hand, the most dangerous first; empty if no opponent seems to be tenpai or the
// hand is hidden. Uses only what the seat of the view can know.
std::vector<KindDanger> handDanger(const SeatView &view);

}  // namespace janso
