// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Predicts the winner of a hand and the points of the win, given all hands but not the wall.
//
// The figures are fitted to played games by `janso-lab fit` (racetable.inc; racethreetable.inc for three
// players). All functions are pure and thread-safe.
#pragma once

#include <array>

#include "bots/reading/features.h"
#include "rules/legal/seatview.h"
#include "rules/tile.h"

namespace janso {

// What matters about the hand of one seat.
struct RaceHand {
  int away = 6;      // shanten, with 14 tiles after the best discard; the model does not cover -1
  int live = 0;      // tiles still to come that the hand waits for and can win on by tsumo
  int ronLive = 0;   // of these, tiles that win by ron; 0 in furiten
  double worth = 0;  // mean points of a ron on them; 0 = unknown, or no wait has a yaku
  int bonus = 0;     // han from dora, red fives and Norths that are or may be set aside
  bool open = false;
  bool riichi = false;
  bool dealer = false;
};

// The number of tiles of each kind still to come. `views` are those of all seats at one moment; with three
// players only the first three count.
TileCounts stillToCome(const std::array<SeatView, 4> &views);
// The hand of the view's seat. With a drawn tile the hand has one more tile to choose from.
RaceHand raceHandOf(const SeatView &view, const TileCounts &coming);

struct RaceTime {
  int tilesLeft = 70;  // in the live wall
  int coming = 122;    // tiles that nobody has seen
  int riichi = 0;      // seats in riichi
  int players = 4;
};

inline constexpr int kNobody = 4;  // stands for an exhaustive draw, also with three players
// Logarithm of the odds that a seat wins, not normalized. `hand` does not matter for kNobody.
double raceOdds(const RaceHand &hand, const RaceTime &time, int seat);
// Points of a win with this hand: without honba and riichi sticks, with the expected ura dora.
double racePoints(const RaceHand &hand, int players);

int raceFeatureCount();
void raceFeatures(const RaceHand &hand, const RaceTime &time, int seat, FeatureList &out);
int racePointFeatureCount();
void racePointFeatures(const RaceHand &hand, FeatureList &out);

}  // namespace janso
