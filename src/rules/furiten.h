// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Furiten: who may not ron although the tile would complete the hand.
//
// One set of functions for the table, which knows all hands, and for a seat's view, which folds events.
#pragma once

#include <cstdint>

#include "rules/board.h"
#include "rules/ruleset.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

// Why this seat may not ron now. Several may hold at once.
struct Furiten {
  bool discard = false;    // a wait lies in the own river, called-away tiles included
  bool temporary = false;  // a winning tile went by; see RuleSet::tempFuritenEnd
  bool riichi = false;     // a winning tile went by after the own riichi: until the hand ends
  Tile tile;               // the tile that did it (the first of the three that holds)
  std::int8_t turn = -1;   // with `discard`: index of that tile in the own river
  Tile missed;             // with `temporary` or `riichi`: the first tile that went by

  bool any() const { return discard || temporary || riichi; }
  bool operator==(const Furiten &) const = default;
};

// What can lift a temporary furiten.
enum class FuritenMoment : std::uint8_t { OwnDraw, OwnDiscard, OwnCall, OthersCall };

// The own hand or river has changed; `waits` is empty when the hand is not tenpai. A temporary furiten stays.
void updateDiscardFuriten(Furiten &furiten, KindSet waits, const PlayerBoard &own);

// A tile that completes the hand went by.
void noteMissedTile(Furiten &furiten, Tile tile, bool inRiichi);

// Lifts the temporary furiten if `end` says that `moment` does.
void liftTemporaryFuriten(Furiten &furiten, FuritenMoment moment, TempFuritenEnd end);

// Whether `tile`, lying claimable in `phase` before another seat, would complete this hand: what a player can
// miss. A closed kan can be robbed by kokushi only, where the rules have it.
bool canBeCompletedBy(Tile tile, BoardPhase phase, KindSet waits, bool kokushiTenpai, const RuleSet &rules);

}  // namespace janso
