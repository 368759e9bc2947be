// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The layout of a meld on the table: which tile is sideways, which is stacked, which is face down.
//
// Source: all modern rulesets (EMA 2016, WRC). Seats are absolute.
#pragma once

#include <vector>

#include "rules/meld.h"

namespace janso {

struct MeldTile {
  Tile tile;
  bool sideways = false;
  bool stacked = false;  // on the far side of the sideways tile before it
  bool back = false;     // face down
  bool operator==(const MeldTile &) const = default;
};

// The tiles of a meld from left to right, as seat `owner` sees the meld. The called tile is sideways and
// points to the seat it came from: first from the left, second from across, last from the right. The added
// tile of a kakan follows the called tile. An ankan is back, face, face, back, with a red five among the
// faces.
std::vector<MeldTile> layOut(const Meld &meld, int owner);

}  // namespace janso
