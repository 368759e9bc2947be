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
#include "rules/tile.h"

namespace janso {

// Why this seat may not ron now. Several may hold at once.
struct Furiten {
  bool discard = false;    // a wait lies in the own river
  bool temporary = false;  // a winning tile went by; see RuleSet::tempFuritenEnd
  bool riichi = false;     // a winning tile went by after the own riichi: until the hand ends
  Tile tile;               // the tile that did it (the first of the three that holds)
  std::int8_t turn = -1;   // with `discard`: index of that tile in the own river

  bool any() const { return discard || temporary || riichi; }
  bool operator==(const Furiten &) const = default;
};

struct SeatView {
  Board board;
  std::int8_t seat = 0;
  HandTiles hand;  // concealed, ascending, without the drawn tile
  Tile drawn;      // unknown when there is none
  Furiten furiten;

  // The others' hands where this viewer may see them (open hands, replay, demo); empty otherwise. [seat] is
  // empty.
  std::array<HandTiles, 4> opened;

  const PlayerBoard &me() const { return board.players[static_cast<std::size_t>(seat)]; }
  const RuleSet &rules() const { return board.rules(); }
  // All concealed tiles, the drawn one included.
  TileCounts concealedCounts() const;
  // Every tile that this seat can see: own hand, all rivers (a called tile once), melds, indicators.
  TileCounts visibleCounts() const;

  // Folds one event as maskFor(seat, ...) gives it. The result equals Match::viewOf(seat) at the same moment
  // (tested), `opened` aside.
  void apply(const Event &event);

  bool operator==(const SeatView &) const = default;
};

// A view of `seat` before anything has happened.
SeatView emptyView(int seat);

}  // namespace janso
