// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Why an action that a player may expect is not on offer: chi, pon, kan, riichi, a win, kita.
//
// Gives the reasons of the rules (Decision::denied), and plain ones where the rules have none because nobody
// would ask: another player's tile, no pair for it, not the seat to the left. The window supplies the texts.
#pragma once

#include <cstdint>

#include "rules/action.h"
#include "rules/legal/seatview.h"
#include "rules/shanten.h"

namespace janso {

enum class Asked : std::uint8_t { Chi, Pon, Kan, Riichi, Win, Kita };

enum class WhyNot : std::uint8_t {
  Offered,       // it is on offer
  Denied,        // by the rules: `denial`
  NotPlaying,    // between hands
  NothingThere,  // no discard yet in this hand
  OwnTurn,       // chi, pon: call another player's discard, before drawing
  OwnDiscard,    // the last discard is the player's own
  NotInRules,    // chi, kita: not part of this ruleset
  OnlyFromLeft,  // chi: `tile` came from another seat
  HonorRun,      // chi: `tile` is an honor
  NoRun,         // chi: no two tiles that make a run with `tile`
  TooFewAlike,   // pon, kan: `number` of `tile` in the hand
  NoFour,        // kan on the player's turn: no four of a kind, and none to add to a pon
  AfterCall,     // riichi, kan, tsumo: not on the turn of a call
  NotOwnTurn,    // riichi, kita
  AlreadyRiichi,
  NotTenpai,  // riichi, win: `number` = shanten after the best discard, or of the hand between two turns
  NotYet,     // win: `tile` was drawn; discarding one of `kinds` leaves a tenpai hand
  OtherTile,  // win: tenpai on `kinds`, and `tile` is none of them
  NoTileYet,  // win: tenpai on `kinds`; no tile to win on
  NoNorth,    // kita
  HandEnds,   // call: only a win may follow this discard: an abortive draw
  Passed,     // the moment is over: this player could have called `tile` and skipped it
};

struct WhyNotAnswer {
  WhyNot why = WhyNot::Offered;
  Denial denial;
  Tile tile;
  KindSet kinds;
  int number = 0;
};

// For the seat of `view`, now. Looks at the seat's own turn, else at the last discard, even if the next seat
// has already drawn.
WhyNotAnswer whyNot(const SeatView &view, Asked asked);

}  // namespace janso
