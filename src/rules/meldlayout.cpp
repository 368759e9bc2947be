// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/meldlayout.h"

#include <algorithm>
#include <utility>

namespace janso {

namespace {

void takeOut(std::vector<Tile> &tiles, Tile tile) {
  const auto at = std::find(tiles.begin(), tiles.end(), tile);
  if (at != tiles.end())
    tiles.erase(at);
}

}  // namespace

std::vector<MeldTile> layOut(const Meld &meld, int owner) {
  std::vector<Tile> rest(meld.tiles.begin(), meld.tiles.end());
  if (meld.type == MeldType::Ankan) {
    // Ascending order puts a red five last, where it would lie face down.
    std::swap(rest[2], rest[3]);
    return {{.tile = rest[0], .back = true},
            {.tile = rest[1]},
            {.tile = rest[2]},
            {.tile = rest[3], .back = true}};
  }
  takeOut(rest, meld.called);
  if (meld.type == MeldType::Kakan)
    takeOut(rest, meld.added);

  std::vector<MeldTile> row;
  for (const Tile tile : rest)
    row.push_back({.tile = tile});
  const int step = (meld.from - owner + 4) % 4;  // 1 right, 2 across, 3 left
  const auto place = step == 3 ? row.begin() : step == 2 ? row.begin() + 1 : row.end();
  const auto called = row.insert(place, {.tile = meld.called, .sideways = true});
  if (meld.type == MeldType::Kakan)
    row.insert(called + 1, {.tile = meld.added, .sideways = true, .stacked = true});
  return row;
}

}  // namespace janso
