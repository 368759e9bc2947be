// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/safety.h"

#include <algorithm>
#include <cassert>

#include "bots/reading/tableread.h"

namespace janso {

namespace {

// What closes a two-sided wait, best first: as in Safety.
struct Side {
  Safety closed = Safety::Live;
  Kind by = 0;
};

// The wait for `kind` and the one three away, by the two tiles between them. `step`: 1 up, -1 down.
Side lookAtSide(const TilesRead &tiles, KindSet safe, Kind kind, int step) {
  const auto at = [&](int steps) { return static_cast<Kind>(kind + step * steps); };
  for (const Kind needed : {at(1), at(2)}) {
    if (tiles.left(needed) == 0)
      return {Safety::NoChance, needed};
  }
  if (safe.has(at(3)))
    return {Safety::Suji, at(3)};
  for (const Kind needed : {at(1), at(2)}) {
    if (tiles.left(needed) == 1)
      return {Safety::OneChance, needed};
  }
  return {};
}

TileSafety safetyOfSuitTile(const TilesRead &tiles, KindSet safe, Kind kind) {
  const int rank = kind % 9 + 1;
  TileSafety result;
  result.safety = Safety::NoChance;
  bool half = false;
  KindSet suji;
  for (const int step : {-1, 1}) {
    if (rank + 3 * step < 1 || rank + 3 * step > 9)
      continue;
    const Side side = lookAtSide(tiles, safe, kind, step);
    result.safety = std::max(result.safety, side.closed);
    if (side.closed != Safety::Live)
      result.by.add(side.by);
    if (side.closed == Safety::Suji) {
      half = true;
      suji.add(side.by);
    }
  }
  if (result.safety == Safety::Live)
    return half ? TileSafety{Safety::HalfSuji, suji} : TileSafety{};
  return result;
}

}  // namespace

TileSafety safetyOf(const SeatView &view, int against, Kind kind) {
  assert(against != view.seat);
  KindSet itself;
  itself.add(kind);
  // No safer than the bots take it, whose figures stand beside the word.
  const KindSet taken = readSafeKinds(view, against);
  const KindSet safe(readGenbutsu(view, against).bits() & taken.bits());
  if (taken.has(kind))
    return {safe.has(kind) ? Safety::Genbutsu : Safety::Passed, itself};
  const TilesRead tiles = readTiles(view);
  if (!isHonor(kind))
    return safetyOfSuitTile(tiles, safe, kind);
  return tiles.left(kind) == 0 ? TileSafety{Safety::SpentHonor, itself} : TileSafety{};
}

}  // namespace janso
