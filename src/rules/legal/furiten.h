// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Furiten: why a seat may not win by ron although the tile would complete its hand.
//
// The same functions serve the table, which knows all hands, and a seat's view, which folds events.
#pragma once

#include <cstdint>

#include "rules/board.h"
#include "rules/ruleset.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

// The reasons why this seat may not win by ron now. Several can apply at once.
struct Furiten {
  bool discard = false;    // a wait is among the seat's own discards, called ones included
  bool temporary = false;  // a winning tile passed; see RuleSet::tempFuritenEnd
  bool riichi = false;     // a winning tile passed after the seat's riichi: until the hand ends
  Tile tile;               // the tile that caused it (of the first of the three that applies)
  std::int8_t turn = -1;   // with `discard`: index of that tile among the seat's discards
  Tile missed;             // with `temporary` or `riichi`: the first tile that passed

  bool any() const { return discard || temporary || riichi; }
  bool operator==(const Furiten &) const = default;
};

// The moments that can end a temporary furiten.
enum class FuritenMoment : std::uint8_t { OwnDraw, OwnDiscard, OwnCall, OthersCall };

// Updates `discard` after a change of the seat's hand or pond; `waits` is empty when the hand is not tenpai.
// A temporary furiten stays.
void updateDiscardFuriten(Furiten &furiten, KindSet waits, const PlayerBoard &own);

// Notes that a tile that completes the hand has passed.
void noteMissedTile(Furiten &furiten, Tile tile, bool inRiichi);

// Ends the temporary furiten if `end` says that `moment` does.
void liftTemporaryFuriten(Furiten &furiten, FuritenMoment moment, TempFuritenEnd end);

// Whether `tile`, which another seat offers in `phase`, would complete this hand, so that a player can miss
// it. A closed kan can be robbed only by kokushi, and only if the rules allow it.
bool canBeCompletedBy(Tile tile, BoardPhase phase, KindSet waits, bool kokushiTenpai, const RuleSet &rules);

}  // namespace janso
