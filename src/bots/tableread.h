// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a careful player reads off the table: unseen tiles, valued kinds, how dangerous each tile is.
//
// With bot.h, evaluation.h, reasoning.h and choice.h this is the face of the bots: other layers include
// nothing else of them. All functions are pure and thread-safe; they look only at what the seat of the view
// may see. Seats are absolute, red fives count as plain fives.
#pragma once

#include <algorithm>
#include <array>

#include "rules/seatview.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

struct TilesRead {
  // All that the seat sees, its own hand included; with three players 2m to 8m count as seen: there are none.
  TileCounts visible;
  KindSet yakuhai;    // kinds of which a triplet is worth han to the seat: dragons, seat and round wind
  int turnsLeft = 0;  // own draws that the wall still has, about

  int left(Kind kind) const { return std::max(0, 4 - visible[kind]); }  // unseen ones
};
TilesRead readTiles(const SeatView &view);

// How useful each kind that the seat holds is to its hand, a drawn tile included, for choosing between equal
// discards: middle tiles, neighbours, dora, valued honours. Any scale, higher = keep; 0 for kinds not held.
std::array<double, kKinds> readWorths(const SeatView &view);

// Kinds that `seat`, another than the view's, cannot ron, whatever it holds (genbutsu): its own discards, and
// what went by since its riichi or since its last discard.
KindSet readGenbutsu(const SeatView &view, int seat);
// These, and what went by since its hand last changed: it waits for none of them, unless it let a win go.
KindSet readSafeKinds(const SeatView &view, int seat);

// One opponent. Chances are from 0 to 1; points have honba and sticks in.
struct Threat {
  bool riichi = false;
  double tenpai = 0;  // chance that this opponent waits
  double loss = 0;    // mean points of a ron by them
  KindSet safe;       // as readSafeKinds(); against an open riichi all that it does not wait for
  std::array<float, kKinds> rate{};    // chance that a tile of the kind is a wait, if they wait
  std::array<float, kKinds> points{};  // mean points of a ron by them on the kind; 0 where the rate is 0
};

struct DangerRead {
  std::array<Threat, 4> threats;  // by seat; that of the view says nothing
  // Of discarding the kind now: chances of dealing in, added up over the opponents, and the points that it
  // costs on average.
  std::array<double, kKinds> risk{};
  std::array<double, kKinds> cost{};

  const Threat &threat(int seat) const { return threats[static_cast<std::size_t>(seat)]; }
};
DangerRead readDanger(const SeatView &view);

}  // namespace janso
