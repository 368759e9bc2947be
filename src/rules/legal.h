// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a seat may do, from what that seat knows.
//
// The table asks with the hands that it keeps, a client at somebody else's table with the view that it has
// folded; both get the same actions in the same order. Nothing here looks at a hidden tile.
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/board.h"
#include "rules/event.h"
#include "rules/score.h"
#include "rules/seatview.h"

namespace janso {

// A seat's hand on its board, with what the asker has worked out already. Only refers to its parts.
struct HeldTiles {
  const Board &board;
  int seat;
  const HandTiles &tiles;    // ascending, without the drawn one
  Tile drawn;                // unknown when there is none
  const TileCounts &counts;  // of all, the drawn one included
  int away;                  // shanten of `tiles`; needed only on the own turn after a draw
  KindSet waits;             // of `tiles`, as SeatView::waits
  const Furiten &furiten;

  const RuleSet &rules() const { return board.rules(); }
  const PlayerBoard &player() const { return board.player(seat); }
  int melds() const { return static_cast<int>(player().melds.size()); }
};

// The hand of the seat of this view; `counts` are its concealedCounts() and outlive the result. `away` is 0.
HeldTiles heldBy(const SeatView &view, const TileCounts &counts);

// Fills in what the table would ask the seat of this view now; `id` is left alone. False when it would ask
// nothing: then the rest is of no meaning, but for a win that is denied.
bool decisionOf(const SeatView &view, Decision &decision);

// --- The parts, for the table ---

// The seat is on turn and must act.
void offerTurn(const HeldTiles &own, Decision &decision);

// What there is to look at in the tile that lies claimable before another seat (Board::lastTile).
struct Claims {
  bool wins = false;  // by shape, or by what may be robbed
  bool pon = false;
  bool chi = false;
  DenialReason noPon = DenialReason::None;  // why there is none, with the tiles for it in hand
  bool any() const { return wins || pon || chi; }
};
// `callsEnd`: nothing but a win may be claimed: the last tile, or the hand is aborted after this discard.
Claims claimsOn(const HeldTiles &own, bool callsEnd);
// Whether two of the tiles make a run with one of this kind, which is no honour.
bool makesRun(const TileCounts &counts, Kind kind);
// Whether there may be any of it, for a quick answer by the tiles alone: with a false claimsOn() finds
// nothing. `next`: the seat follows the one that the tile comes from.
inline bool mayClaim(const TileCounts &counts, KindSet waits, Kind kind, bool next) {
  const bool held = waits.has(kind) | (counts[kind] >= 2);
  return held || (next && !isHonour(kind) && makesRun(counts, kind));
}
// Skip first. A seat that gets nothing beside it has no choice.
void offerClaims(const HeldTiles &own, const Claims &claims, Decision &decision);

// The abortive draw that follows when the discard on the table is not won on.
std::optional<DrawType> abortAfterDiscard(const Board &board);
// A reason that holds for any kan now. Where a fifth kan ends the hand it may be declared.
DenialReason whyNoKan(const Board &board);
// Why this seat may not declare riichi on this turn whatever its tiles: an open hand, too few points, too few
// tiles in the wall. None = no such reason; that it has declared already is none of them.
DenialReason whyNoRiichi(const Board &board, int seat);

// What every win of this seat in this hand has in common: seats, round wind, dora indicators, honba on the
// table and Norths set aside. Tiles, melds, declarations and how the winning tile comes are to be filled in.
WinInput unfinishedWin(const Board &board, int seat);
// The same with what side rules of the payment look at: the dealer's wins in a row, and the seat that wareme
// doubles.
WinInput unfinishedPaidWin(const Board &board, int seat);

// The win with `tile`, from seat `from` (-1: a self-draw), without indicators of ura and without what only
// the table knows: WinInput::lastKan and shotBird. The board is as it was when the tile was claimed.
WinInput winInputOf(const HeldTiles &own, int from, Tile tile);
// The same without what only the moment gives: the last tile, a kan, the first turn, ippatsu. So it tells
// what the hand could be won with later.
WinInput withoutMoment(WinInput input);

}  // namespace janso
