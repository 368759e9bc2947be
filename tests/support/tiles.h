// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tiles in tests: tiles("123m406p"), tile("0p"). A mistake in the text ends the test program.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "rules/mpsz.h"
#include "rules/tile.h"

namespace janso::test {

inline std::vector<Tile> tiles(std::string_view text) {
  Result<std::vector<Tile>> parsed = parseTiles(text);
  if (!parsed) {
    std::fprintf(stderr, "bad tiles '%.*s': %s\n", static_cast<int>(text.size()), text.data(),
                 parsed.error().text.c_str());
    std::abort();
  }
  return std::move(parsed).value();
}

inline Tile tile(std::string_view text) {
  return tiles(text).front();
}

inline Kind kind(std::string_view text) {
  return tile(text).kind();
}

inline TileCounts counts(std::string_view text) {
  return countsOf(tiles(text));
}

template <class Vec>
Vec handOf(std::string_view text) {
  Vec hand;
  for (Tile t : tiles(text))
    hand.push_back(t);
  return hand;
}

}  // namespace janso::test
