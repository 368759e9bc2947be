// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/reading/tableread.h"

#include "bots/reading/danger.h"
#include "bots/reading/knowledge.h"
#include "bots/reading/ownhand.h"
#include "bots/reading/waitscene.h"

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
