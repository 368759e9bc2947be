// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How dangerous the tiles of a hand are, as its owner could tell.
#pragma once

#include <vector>

#include "rules/seatview.h"
#include "rules/shanten.h"

namespace janso {

struct KindDanger {
  Kind kind = 0;
  double dealIn = 0;  // chance of dealing in by discarding it now, from 0 to 1
  double cost = 0;    // points that this costs on average
};

// Of each kind in the hand, the most dangerous first; empty where nobody seems to wait or the hand is not
// known. Looks only at what the seat of the view may know.
std::vector<KindDanger> handDanger(const SeatView &view);

}  // namespace janso
