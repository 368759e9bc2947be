// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Why something that a player may expect is not on offer: chi, pon, kan, riichi, a win, a North aside.
//
// The rules' own reasons (Decision::denied) and, where they have none because nobody would ask them, the
// plain ones: not this player's tile, no pair for it, not the seat to the left. Texts are the window's.
#pragma once

#include <cstdint>

#include "rules/action.h"
#include "rules/seatview.h"
#include "rules/shanten.h"

namespace janso {

enum class Asked : std::uint8_t { Chi, Pon, Kan, Riichi, Win, Kita };

enum class WhyNot : std::uint8_t {
  Offered,       // it is on offer
  Denied,        // by the rules: `denial`
  NotPlaying,    // between hands
  NothingThere,  // nobody has discarded yet in this hand
  OwnTurn,       // chi, pon: take another's discard, before the own draw
  OwnDiscard,    // the last discard is the own one
  NotInRules,    // chi, kita: this ruleset has none
  OnlyFromLeft,  // chi: `tile` came from another seat
  HonourRun,     // chi: `tile` is an honour
  NoRun,         // chi: no two tiles that make a run with `tile`
  TooFewAlike,   // pon, kan: `number` of `tile` in the hand
  NoFour,        // kan on the own turn: no four alike, and none to add to a pon
  AfterCall,     // riichi, kan, tsumo: not on the turn of a call
  NotOwnTurn,    // riichi, kita
  AlreadyRiichi,
  NotTenpai,  // riichi, win: `number` = shanten after the best discard, or of the hand between two turns
  NotYet,     // win: `tile` was drawn; discarding one of `kinds` leaves a tenpai hand
  OtherTile,  // win: tenpai on `kinds`, but `tile` is none of them
  NoTileYet,  // win: tenpai on `kinds`; no tile to win on
  NoNorth,    // kita
  HandEnds,   // call: nothing but a win may follow this discard: an abortive draw
  Passed,     // the moment is over: it was this player's to call `tile` and was let go
};

struct WhyNotAnswer {
  WhyNot why = WhyNot::Offered;
  Denial denial;
  Tile tile;
  KindSet kinds;
  int number = 0;
};

// For the seat of `view`, now. Looks at the own turn; else at the last discard, even if the next seat has
// drawn since.
WhyNotAnswer whyNot(const SeatView &view, Asked asked);

}  // namespace janso
