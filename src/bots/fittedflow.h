// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How a hand goes on, fitted to played games: who ends it, when riichi come, how readily tiles are dealt in.
//
// A go-around lasts from an own discard to the next own draw, or to the end of the hand. All functions are
// pure, thread-safe and for four players (fittedApplies()).
#pragma once

#include "bots/features.h"
#include "bots/knowledge.h"
#include "bots/waitscene.h"
#include "rules/tile.h"

namespace janso {

// What the fitted flow depends on; a plan may set it for a go-around to come.
struct FlowState {
  int tilesLeft = 70;  // draws left in the wall
  int riichis = 0;     // of the three others
  double tenpai = 0;   // expected number of the others that are tenpai without riichi: sum of Threat::tenpai
  bool ownRiichi = false;
};

// Probability that within the go-around another wins by tsumo, or by ron off somebody else.
double othersTsumo(const FlowState &state);
double othersRon(const FlowState &state);
// Probability that within it another declares riichi (and is not ronned on the declaring tile).
double newRiichi(const FlowState &state);
// Probability that the hand, going on as usual from here, ends in an exhaustive draw.
double exhaustiveDraw(const FlowState &state);
// Mean points of such wins, honba and sticks out; of a tsumo the sum of all payments.
double othersTsumoPoints(const FlowState &state);
double othersRonPoints(const FlowState &state);

int flowFeatureCount();
void flowFeatures(const FlowState &state, FeatureList &out);

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
  int others = 0;       // riichi among the three others
  int tilesLeft = 70;
};

// Probability that this wait is ronned off somebody within the go-around. A furiten hand is the caller's
// business, and so are head bumps.
double ronChance(const OwnWait &wait);
// The wait as it will be after `discard` (of the own hand), declaring riichi with it or not; `open`: the own
// open melds then.
OwnWait ownWait(const Knowledge &know, Kind kind, Kind discard, bool riichi, int open);

int ronFeatureCount();
void ronFeatures(const OwnWait &wait, FeatureList &out);

}  // namespace janso
