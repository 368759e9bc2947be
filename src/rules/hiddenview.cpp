// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/hiddenview.h"

namespace janso {

namespace {

HandTiles unknownTiles(const HandTiles &tiles) {
  HandTiles hidden;
  for (std::size_t i = 0; i < tiles.size(); ++i)
    hidden.push_back(Tile());
  return hidden;
}

}  // namespace

SeatView hiddenView(const SeatView &view) {
  SeatView hidden = view;
  hidden.hand = unknownTiles(view.hand);
  hidden.drawn = Tile();
  hidden.waits = KindSet();
  hidden.furiten = Furiten();
  hidden.opened = {};
  return hidden;
}

Event hiddenEvent(const Event &event) {
  if (const auto *start = std::get_if<KyokuStarted>(&event)) {
    KyokuStarted hidden = *start;
    for (HandTiles &hand : hidden.hands)
      hand = unknownTiles(hand);
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
