// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a hand that is left by a discard waits for, and what stands in the way of a win.
#include <algorithm>

#include "coach/advice.h"
#include "rules/legal.h"
#include "rules/score.h"

namespace janso {

namespace {

// The board of a later moment, with no yaku of chance: another has discarded, in the middle of the wall.
Board later(const SeatView &view, bool riichi) {
  Board board = view.board;
  board.phase = BoardPhase::AfterDahai;
  board.turn = static_cast<std::int8_t>(board.nextSeat(view.seat));
  board.tilesLeft = std::max<std::uint8_t>(board.tilesLeft, 1);
  board.firstTurn = false;
  board.kanTurn = false;
  board.rinshanDraw = false;
  for (int seat = 0; seat < board.seats(); ++seat)
    board.player(seat).ippatsu = false;
  PlayerBoard &me = board.player(view.seat);
  if (riichi)
    me.riichi = RiichiState::Accepted;
  PlayerBoard &other = board.player(board.turn);
  if (other.riichi == RiichiState::Declared)
    other.riichi = RiichiState::Accepted;
  return board;
}

HandTiles handAfter(const SeatView &view, Tile discard) {
  HandTiles left;
  bool gone = !discard.isKnown();
  const auto keep = [&](Tile tile) {
    if (!gone && tile == discard)
      gone = true;
    else if (left.size() < left.capacity())
      left.push_back(tile);
  };
  if (view.drawn.isKnown() && view.drawn == discard)
    gone = true;
  for (Tile tile : view.hand)
    keep(tile);
  if (view.drawn.isKnown() && !(view.drawn == discard))
    keep(view.drawn);
  std::sort(left.begin(), left.end());
  return left;
}

}  // namespace

Waiting waitingAfter(const SeatView &view, Tile discard, bool riichi) {
  Waiting result;
  const HandTiles left = handAfter(view, discard);
  const auto melds = static_cast<int>(view.me().melds.size());
  const TileCounts counts = countsOf(left);
  if (counts.total() != 13 - 3 * melds)
    return result;
  result.waits = waits(counts, melds);
  if (result.waits.empty())
    return result;
  const Board board = later(view, riichi);
  const HeldTiles held{board, view.seat, left, Tile(), counts, 0, result.waits, view.furiten};
  const TileCounts seen = view.visibleCounts();
  for (Kind kind : result.waits) {
    result.left = static_cast<std::int16_t>(result.left + std::max(0, 4 - seen[kind]));
    const auto isKind = [kind](Tile tile) { return tile.isKnown() && tile.kind() == kind; };
    if (isKind(discard) || std::any_of(view.me().river.begin(), view.me().river.end(),
                                       [&](const RiverTile &tile) { return isKind(tile.tile); }))
      result.inRiver.add(kind);
    if (counts[kind] >= 4)
      continue;
    if (!whyNoWin(winInputOf(held, board.turn, Tile(kind)), view.rules()))
      continue;
    result.noRon.add(kind);
    if (whyNoWin(winInputOf(held, -1, Tile(kind)), view.rules()))
      result.noWin.add(kind);
  }
  return result;
}

}  // namespace janso
