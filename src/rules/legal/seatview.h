// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table as one seat sees it: the board and that seat's hand.
//
// Bots, screens and protocols get nothing else. The view of a spectator or a replay may include opened hands.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "rules/board.h"
#include "rules/event.h"
#include "rules/legal/furiten.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

struct SeatView {
  Board board;
  std::int8_t seat = 0;
  HandTiles hand;  // concealed, ascending, without the drawn tile
  Tile drawn;      // unknown when there is none
  KindSet waits;   // of `hand`, by shape; empty when not tenpai or just after a call
  Furiten furiten;

  // The other seats' hands where this viewer may see them (open hands, replay, demo); otherwise empty. The
  // entry of the view's own seat is empty. Ascending, a drawn tile last.
  std::array<HandTiles, 4> opened;

  const PlayerBoard &me() const { return board.players[static_cast<std::size_t>(seat)]; }
  const RuleSet &rules() const { return board.rules(); }
  // All concealed tiles, including the drawn one.
  TileCounts concealedCounts() const;
  // Every tile that this seat can see: its hand, all ponds (a called tile counts once), melds, Norths set
  // aside, hands shown by open riichi, and indicators. Opened hands are not counted.
  TileCounts visibleCounts() const;

  // Folds one event as given by maskFor(seat, ...): the result equals Match::viewOf(seat) at the same moment.
  // Folding open events gives Match::openViewOf(seat). Tests check both.
  void apply(const Event &event);

  bool operator==(const SeatView &) const = default;
};

// The view of `seat` before anything has happened.
SeatView emptyView(int seat);

}  // namespace janso
