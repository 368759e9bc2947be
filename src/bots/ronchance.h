// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How readily the others deal a wait of the own hand in, fitted to played games.
//
// A go-around lasts from an own discard to the next own draw, or to the end of the hand. All functions are
// pure and thread-safe.
#pragma once

#include "bots/features.h"
#include "bots/knowledge.h"
#include "rules/tile.h"

namespace janso {

// One kind that an own hand waits for, as the others see it after the own discard.
struct OwnWait {
  Kind kind = 0;
  int left = 0;          // unseen by the own seat
  int unseen = 1;        // all tiles that it does not see
  int openSides = 0;     // sides from which a ryanmen could wait for it, by suji and walls; 3 for honours
  bool yakuhai = false;  // an honour that is worth a han to somebody who is not the own seat
  bool dora = false;
  bool riichi = false;  // declared
  bool byLast = false;  // suji of the last discard (the declaring tile in riichi)
  int melds = 0;        // own open ones
  int others = 0;       // riichi among the others
  int tilesLeft = 70;
  int players = 4;
};

// Probability that this wait is ronned off somebody within the go-around. A furiten hand is the caller's
// business, and so are head bumps.
double ronChance(const OwnWait &wait);
// The wait as it will be after `discard` (of the own hand), declaring riichi with it or not; `open`: the own
// open melds then.
OwnWait ownWait(const Knowledge &know, Kind kind, Kind discard, bool riichi, int open);

int ronFeatureCount(int players);
void ronFeatures(const OwnWait &wait, FeatureList &out);

}  // namespace janso
