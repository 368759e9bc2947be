// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table as one seat sees it: the board, and the own hand.
//
// This is all that a bot, a screen or a protocol is given. A spectator's or a replay's view may have opened
// hands.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "rules/board.h"
#include "rules/event.h"
#include "rules/furiten.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

struct SeatView {
  Board board;
  std::int8_t seat = 0;
  HandTiles hand;  // concealed, ascending, without the drawn tile
  Tile drawn;      // unknown when there is none
  KindSet waits;   // of `hand` by shape; empty when it is not tenpai, or just after a call
  Furiten furiten;

  // The others' hands where this viewer may see them (open hands, replay, demo); empty otherwise. [seat] is
  // empty. Ascending, a drawn tile last.
  std::array<HandTiles, 4> opened;

  const PlayerBoard &me() const { return board.players[static_cast<std::size_t>(seat)]; }
  const RuleSet &rules() const { return board.rules(); }
  // All concealed tiles, the drawn one included.
  TileCounts concealedCounts() const;
  // Every tile that this seat can see: own hand, all rivers (a called tile once), melds, Norths set aside,
  // hands shown by open riichi, indicators. Not what opened hands show.
  TileCounts visibleCounts() const;

  // Folds one event as maskFor(seat, ...) gives it: the result equals Match::viewOf(seat) at the same moment.
  // Folding open events gives Match::openViewOf(seat). Both are tested.
  void apply(const Event &event);

  bool operator==(const SeatView &) const = default;
};

// The view of `seat` before anything has happened.
SeatView emptyView(int seat);

}  // namespace janso
