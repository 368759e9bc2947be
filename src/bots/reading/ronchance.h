// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How readily the others deal in to a wait of this hand, fitted to played games.
//
// A go-around lasts from the seat's discard to its next draw, or to the end of the hand. All functions are
// pure and thread-safe.
#pragma once

#include "bots/reading/features.h"
#include "bots/reading/knowledge.h"
#include "rules/tile.h"

namespace janso {

// One kind that the seat waits for, as the others see it after the seat's discard.
struct OwnWait {
  Kind kind = 0;
  int left = 0;          // unseen by the seat
  int unseen = 1;        // all tiles that the seat does not see
  int openSides = 0;     // sides from which a ryanmen could wait for it, by suji and walls; 3 for honors
  bool yakuhai = false;  // an honor that is worth a han to another seat
  bool dora = false;
  bool riichi = false;  // declared
  bool byLast = false;  // suji of the last discard (the declaring tile in riichi)
  int melds = 0;        // the seat's open melds
  int others = 0;       // other players in riichi
  int tilesLeft = 70;
  int players = 4;
};

// The probability that this wait is won by ron within the go-around. The caller handles furiten and head
// bumps.
double ronChance(const OwnWait &wait);
// The wait as it will be after `discard` by the seat, with or without a riichi declared on it; `open`: the
// seat's open melds at that moment.
OwnWait ownWait(const Knowledge &know, Kind kind, Kind discard, bool riichi, int open);

int ronFeatureCount(int players);
void ronFeatures(const OwnWait &wait, FeatureList &out);

}  // namespace janso
