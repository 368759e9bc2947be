// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/yakuhints.h"

#include <algorithm>

#include "bots/reading/tableread.h"
#include "coach/waitvalues.h"
#include "rules/legal/legal.h"

namespace janso {

namespace {

constexpr int kFarFromTanyao = 3;  // tiles to exchange: more is another hand

KindSet otherWaits(const SeatView &view) {
  SeatView waiting = view;
  waiting.drawn = Tile();
  KindSet kinds;
  for (const WaitValue &wait : tenpaiHandAfter(waiting, Tile()).waits) {
    if (wait.ron.worth && wait.left > 0)
      kinds.add(wait.kind);
  }
  return kinds;
}

// Empty when there are none, or when melds or their number make it another hand.
KindSet inTheWayOfTanyao(const SeatView &view) {
  KindSet kinds;
  const PlayerBoard &own = view.me();
  if (!own.isMenzen() && !view.rules().kuitan)
    return kinds;
  const bool closedOut = std::ranges::any_of(own.melds, [](const Meld &meld) {
    return std::ranges::any_of(meld.tiles, [](Tile tile) { return isYaochuu(tile.kind()); });
  });
  if (closedOut)
    return kinds;
  const TileCounts counts = view.concealedCounts();
  int tiles = 0;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (!isYaochuu(kind) || counts[kind] == 0)
      continue;
    tiles += counts[kind];
    kinds.add(kind);
  }
  return tiles <= kFarFromTanyao ? kinds : KindSet();
}

}  // namespace

YakuHints yakuHints(const SeatView &view) {
  YakuHints hints;
  const PlayerBoard &own = view.me();
  if (const KindSet kinds = otherWaits(view); !kinds.empty())
    hints.push_back({YakuHintKind::OtherWait, kinds});
  const bool closed = own.isMenzen();
  if (closed && !view.drawn.isKnown() && view.board.tilesLeft > 0)
    hints.push_back({YakuHintKind::Tsumo, {}});
  if (own.riichi == RiichiState::None && whyNoRiichi(view.board, view.seat) == DenialReason::None)
    hints.push_back({YakuHintKind::Riichi, {}});
  if (own.riichi != RiichiState::None)
    return hints;  // the hand stays as it is
  const TileCounts counts = view.concealedCounts();
  KindSet pairs;
  for (Kind kind : readTiles(view).yakuhai) {
    if (counts[kind] == 2)
      pairs.add(kind);
  }
  if (!pairs.empty())
    hints.push_back({YakuHintKind::Yakuhai, pairs});
  if (const KindSet kinds = inTheWayOfTanyao(view); !kinds.empty())
    hints.push_back({YakuHintKind::Tanyao, kinds});
  return hints;
}

}  // namespace janso
