// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Who will win a hand, and for how much, for somebody who sees all hands but not the wall.
//
// The figures are fitted to played games by `janso-cli fit` (racetable.inc, of three players
// racethreetable.inc); functions are pure and thread-safe.
#pragma once

#include <array>

#include "bots/features.h"
#include "rules/seatview.h"
#include "rules/tile.h"

namespace janso {

// What counts of a seat's hand.
struct RaceHand {
  int away = 6;      // shanten, of 14 tiles after the best discard; -1 is no matter of this model
  int live = 0;      // tiles still to come that it waits for and may win on by its own draw
  int ronLive = 0;   // of these, on which it may win off another; 0 in furiten
  double worth = 0;  // points of a ron on these, on average; 0 = not known, or none has a yaku
  int bonus = 0;     // han from dora, red fives and Norths that are or may be set aside
  bool open = false;
  bool riichi = false;
  bool dealer = false;
};

// How many of each kind are still to come: `views` are those of all seats at one moment, with three players
// the first three.
TileCounts stillToCome(const std::array<SeatView, 4> &views);
// Of the seat of this view; a drawn tile counts as one more to choose from.
RaceHand raceHandOf(const SeatView &view, const TileCounts &coming);

struct RaceTime {
  int tilesLeft = 70;  // in the live wall
  int coming = 122;    // that nobody has seen
  int riichi = 0;      // seats
  int players = 4;
};

inline constexpr int kNobody = 4;  // an exhaustive draw, also of three players
// The odds of a seat, as a logarithm; of kNobody with any hand.
double raceOdds(const RaceHand &hand, const RaceTime &time, int seat);
// Points of a win by this hand: without honba and sticks, the ura that may come in.
double racePoints(const RaceHand &hand, int players);

int raceFeatureCount();
void raceFeatures(const RaceHand &hand, const RaceTime &time, int seat, FeatureList &out);
int racePointFeatureCount();
void racePointFeatures(const RaceHand &hand, FeatureList &out);

}  // namespace janso
