// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a careful player reads off the table: unseen tiles, yakuhai kinds, the danger of each tile.
//
// With bot.h, evaluation.h, reasoning.h and choice.h this is the public interface of the bots: other layers
// include nothing else. All functions are pure and thread-safe; they use only what the seat of the view may
// see. Seats are absolute, red fives count as plain fives.
#pragma once

#include <algorithm>
#include <array>

#include "rules/legal/seatview.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

struct TilesRead {
  // All tiles that the seat sees, including its own hand; with three players 2m to 8m count as seen, since
  // they are not in the set.
  TileCounts visible;
  KindSet yakuhai;    // kinds whose triplet is worth han to the seat: dragons, seat and round wind
  int turnsLeft = 0;  // approximate number of the seat's remaining draws

  int left(Kind kind) const { return std::max(0, 4 - visible[kind]); }  // unseen ones
};
TilesRead readTiles(const SeatView &view);

// How useful each kind that the seat holds is to its hand, including a drawn tile, for choosing between equal
// discards: middle tiles, neighbors, dora, yakuhai. No particular scale, higher = keep; 0 for kinds not held.
std::array<double, kKinds> readWorths(const SeatView &view);

// Kinds that `seat`, another than the view's, cannot win on by ron, whatever it holds (genbutsu): its own
// discards, and what passed since its riichi or since its last discard.
KindSet readGenbutsu(const SeatView &view, int seat);
// These, and what passed since its hand last changed: it waits for none of them, unless it skipped a win.
KindSet readSafeKinds(const SeatView &view, int seat);

// One opponent. Chances are from 0 to 1; points include honba and riichi sticks.
struct Threat {
  bool riichi = false;
  double tenpai = 0;  // chance that this opponent is tenpai
  double loss = 0;    // mean points of a ron by them
  KindSet safe;       // as readSafeKinds(); against an open riichi every kind that it does not wait for
  // Chance that a tile of the kind is a wait, if they are tenpai.
  std::array<float, kKinds> rate{};
  // Mean points of a ron by them on the kind; 0 where the rate is 0.
  std::array<float, kKinds> points{};
};

struct DangerRead {
  std::array<Threat, 4> threats;  // by seat; that of the viewer means nothing
  // For a discard of the kind now: the chances of dealing in, summed over the opponents, and the mean cost in
  // points.
  std::array<double, kKinds> risk{};
  std::array<double, kKinds> cost{};

  const Threat &threat(int seat) const { return threats[static_cast<std::size_t>(seat)]; }
};
DangerRead readDanger(const SeatView &view);

}  // namespace janso
