// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How a call lies on the table: which tile is turned, which lies on another, which shows its back.
//
// Source: what every modern ruleset shares (EMA 2016, WRC). Seats are absolute.
#pragma once

#include <vector>

#include "rules/meld.h"

namespace janso {

struct MeldTile {
  Tile tile;
  bool sideways = false;
  bool stacked = false;  // lies on the far side of the sideways tile before it
  bool back = false;     // face down
  bool operator==(const MeldTile &) const = default;
};

// The tiles of a meld from left to right as the seat `owner` sees his own. The called tile is sideways and
// points to the seat that it came from: the first from the left, the second from across, the last from the
// right. The added tile of a kakan follows the called one. An ankan is back, face, face, back, a red five
// among the faces.
std::vector<MeldTile> layOut(const Meld &meld, int owner);

}  // namespace janso
