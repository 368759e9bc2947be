// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/legal/hiddenview.h"

namespace janso {

namespace {

HandTiles unknownTiles(std::size_t count) {
  HandTiles hidden;
  for (std::size_t i = 0; i < count; ++i)
    hidden.push_back(Tile());
  return hidden;
}

}  // namespace

SeatView hiddenView(const SeatView &view) {
  SeatView hidden = view;
  hidden.hand = unknownTiles(view.hand.size());
  hidden.drawn = Tile();
  hidden.waits = KindSet();
  hidden.furiten = Furiten();
  hidden.opened = {};
  return hidden;
}

SeatView closedView(const Board &board, int seat) {
  SeatView closed = emptyView(seat);
  closed.board = board;
  const PlayerBoard &player = board.player(seat);
  closed.hand = unknownTiles(player.concealed - (player.hasDrawn ? 1U : 0U));
  return closed;
}

Event hiddenEvent(const Event &event) {
  if (const auto *start = std::get_if<KyokuStarted>(&event)) {
    KyokuStarted hidden = *start;
    for (HandTiles &hand : hidden.hands)
      hand = unknownTiles(hand.size());
    return hidden;
  }
  if (const auto *draw = std::get_if<Tsumo>(&event)) {
    Tsumo hidden = *draw;
    hidden.tile = Tile();
    return hidden;
  }
  return event;
}

}  // namespace janso
