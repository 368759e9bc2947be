// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/safety.h"

#include <algorithm>
#include <cassert>

#include "bots/knowledge.h"
#include "bots/waitscene.h"

namespace janso {

namespace {

// What closes a two-sided wait, best first: as in Safety.
struct Side {
  Safety closed = Safety::Live;
  Kind by = 0;
};

// The wait for `kind` and the one three away, by the two tiles between them. `step`: 1 up, -1 down.
Side lookAtSide(const Knowledge &know, KindSet safe, Kind kind, int step) {
  const auto at = [&](int steps) { return static_cast<Kind>(kind + step * steps); };
  for (const Kind needed : {at(1), at(2)}) {
    if (know.left(needed) == 0)
      return {Safety::NoChance, needed};
  }
  if (safe.has(at(3)))
    return {Safety::Suji, at(3)};
  for (const Kind needed : {at(1), at(2)}) {
    if (know.left(needed) == 1)
      return {Safety::OneChance, needed};
  }
  return {};
}

TileSafety safetyOfSuitTile(const Knowledge &know, KindSet safe, Kind kind) {
  const int rank = kind % 9 + 1;
  TileSafety result;
  result.safety = Safety::NoChance;
  bool half = false;
  KindSet suji;
  for (const int step : {-1, 1}) {
    if (rank + 3 * step < 1 || rank + 3 * step > 9)
      continue;
    const Side side = lookAtSide(know, safe, kind, step);
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
  const KindSet safe = safeKinds(view.board, discardOrder(view.board), against);
  if (safe.has(kind))
    return {Safety::Genbutsu, itself};
  const Knowledge know(view);
  if (!isHonour(kind))
    return safetyOfSuitTile(know, safe, kind);
  return know.left(kind) == 0 ? TileSafety{Safety::SpentHonour, itself} : TileSafety{};
}

}  // namespace janso
