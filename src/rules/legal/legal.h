// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The legal actions of a seat, computed from what that seat knows.
//
// The table calls these functions with the hands it holds, a client at another program's table with the view
// that it has folded; both get the same actions in the same order. Nothing here looks at a hidden tile.
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/board.h"
#include "rules/event.h"
#include "rules/legal/seatview.h"
#include "rules/score.h"

namespace janso {

// A seat's hand and board, with values that the caller has already computed. Only refers to its parts.
struct HeldTiles {
  const Board &board;
  int seat;
  const HandTiles &tiles;    // ascending, without the drawn tile
  Tile drawn;                // unknown when there is none
  const TileCounts &counts;  // of all tiles, including the drawn one
  int away;                  // shanten of `tiles`; needed only on the seat's turn after a draw
  KindSet waits;             // of `tiles`, as SeatView::waits
  const Furiten &furiten;

  const RuleSet &rules() const { return board.rules(); }
  const PlayerBoard &player() const { return board.player(seat); }
  int melds() const { return static_cast<int>(player().melds.size()); }
};

// The hand of the view's seat. `counts` is its concealedCounts() and must outlive the result. `away` is 0.
HeldTiles heldBy(const SeatView &view, const TileCounts &counts);

// Fills in the decision that the table would request from the view's seat now; leaves `id` alone. Returns
// false if the table would request none: then `decision` is meaningless except for a denied win.
bool decisionOf(const SeatView &view, Decision &decision);

// --- The parts, for the table ---

// Adds the actions of the seat on turn, which must act.
void offerTurn(const HeldTiles &own, Decision &decision);

// What another seat's claimable tile (Board::lastTile) offers to this seat.
struct Claims {
  bool wins = false;  // by shape, or by what can be robbed
  bool pon = false;
  bool chi = false;
  DenialReason noPon = DenialReason::None;  // why pon is denied although the seat holds the tiles for it
  bool any() const { return wins || pon || chi; }
};
// `callsEnd`: the tile can only be won on, because it is the last tile or the hand is aborted after this
// discard.
Claims claimsOn(const HeldTiles &own, bool callsEnd);
// Whether two of the tiles make a run with a tile of this kind, which must not be an honor.
bool makesRun(const TileCounts &counts, Kind kind);
// Quick check by the tiles alone: if it returns false, claimsOn() finds nothing. `next`: this seat follows
// the seat that the tile comes from.
inline bool canClaim(const TileCounts &counts, KindSet waits, Kind kind, bool next) {
  const bool held = waits.has(kind) | (counts[kind] >= 2);
  return held || (next && !isHonor(kind) && makesRun(counts, kind));
}
// Adds the claims, Skip first. A seat that gets only Skip has nothing to decide.
void offerClaims(const HeldTiles &own, const Claims &claims, Decision &decision);

// The abortive draw that follows if nobody wins on the discard on the table.
std::optional<DrawType> abortAfterDiscard(const Board &board);
// A reason that forbids every kan now. A fifth kan can be declared where it aborts the hand.
DenialReason whyNoKan(const Board &board);
// Why this seat may not declare riichi this turn whatever its tiles are: an open hand, too few points, or too
// few tiles in the wall. None = no such reason; a riichi that is already declared is not one of them.
DenialReason whyNoRiichi(const Board &board, int seat);

// What all wins of this seat in this hand share: seats, round wind, dora indicators, honba on the table and
// Norths set aside. The caller fills in tiles, melds, declarations and the source of the winning tile.
WinInput unfinishedWin(const Board &board, int seat);
// The same with what the payment side rules need: the dealer's wins in a row, and the seat that wareme
// doubles.
WinInput unfinishedPaidWin(const Board &board, int seat);

// The win with `tile` from seat `from` (-1: tsumo), without ura indicators and without what only the table
// knows: WinInput::lastKan and shotBird. The board must be as it was when the tile was claimed.
WinInput winInputOf(const HeldTiles &own, int from, Tile tile);
// The same without the circumstances of the moment (last tile, kan, first turn, ippatsu): the win that the
// hand could still make later.
WinInput withoutMoment(WinInput input);

}  // namespace janso
