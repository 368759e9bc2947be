// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/tableread.h"

#include "bots/danger.h"
#include "bots/knowledge.h"
#include "bots/ownhand.h"
#include "bots/waitscene.h"

namespace janso {

TilesRead readTiles(const SeatView &view) {
  const Knowledge know(view);
  return {know.visible(), know.yakuhai(), know.turnsLeft()};
}

std::array<double, kKinds> readWorths(const SeatView &view) {
  const Knowledge know(view);
  const OwnHand hand = ownHand(view);
  std::array<double, kKinds> worths{};
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (hand.counts[kind] > 0)
      worths[kind] = keepWorth(know, hand, kind);
  }
  return worths;
}

KindSet readGenbutsu(const SeatView &view, int seat) {
  return genbutsuKinds(view.board, discardOrder(view.board), seat);
}

KindSet readSafeKinds(const SeatView &view, int seat) {
  return safeKinds(view.board, discardOrder(view.board), seat);
}

DangerRead readDanger(const SeatView &view) {
  return Danger(Knowledge(view)).read();
}

}  // namespace janso
