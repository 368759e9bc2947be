// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tiles as people type them: `123m406p789s1122z`, digits then suit.
//
// m man, p pin, s sou, z honors (1 east 2 south 3 west 4 north 5 haku 6 hatsu 7 chun). 0 is the special five:
// the red one of a suit, or the marked white dragon (haku pocchi). Spaces are ignored.
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
  NoSuchHonor,    // the tile
  Stranger,       // the character
  NotOne,         // how many
};

// The tiles in the order written. Error::code is a NotationFault, and Error::data is given in the comment
// after it; Error::position is the offending character, in bytes.
Result<std::vector<Tile>> parseTiles(std::string_view text);

// Exactly one tile: "0p".
Result<Tile> parseTile(std::string_view text);

// "5p", "0p", "7z"; "?" for an unknown tile.
std::string toMpsz(Tile tile);

// Sorted and grouped by suit: "340m11z".
std::string toMpsz(std::span<const Tile> tiles);

}  // namespace janso
