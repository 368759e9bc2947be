// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tiles as people type them: `123m406p789s1122z`, digits then suit, 0 = the special five: the red one of a
// suit, the marked white dragon (haku pocchi).
//
// m man, p pin, s sou, z honours (1 east 2 south 3 west 4 north 5 haku 6 hatsu 7 chun). Spaces are ignored.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/result.h"
#include "rules/tile.h"

namespace janso {

enum class NotationFault {
  SuitAlone = 1,  // the suit
  DigitAlone,     // -
  NoSuchHonour,   // the tile
  Stranger,       // the character
  NotOne,         // how many
};

// The tiles in the order written. The error's code is a NotationFault, its data is what stands above beside
// it; Error::position is that of the offending character, in bytes.
Result<std::vector<Tile>> parseTiles(std::string_view text);

// Exactly one tile: "0p".
Result<Tile> parseTile(std::string_view text);

// "5p", "0p", "7z"; "?" for an unknown tile.
std::string toMpsz(Tile tile);

// Sorted and grouped by suit: "340m11z".
std::string toMpsz(std::span<const Tile> tiles);

}  // namespace janso
