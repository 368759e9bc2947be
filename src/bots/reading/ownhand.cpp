// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/reading/ownhand.h"

#include <algorithm>
#include <cassert>

namespace janso {
namespace {

MeldType meldTypeOf(ActionType type) {
  switch (type) {
    case ActionType::Chi:
      return MeldType::Chi;
    case ActionType::Pon:
      return MeldType::Pon;
    case ActionType::Daiminkan:
      return MeldType::Daiminkan;
    case ActionType::Ankan:
      return MeldType::Ankan;
    default:
      return MeldType::Kakan;
  }
}

}  // namespace

bool OwnHand::isMenzen() const {
  return std::none_of(melds.begin(), melds.end(), [](const Meld &meld) { return meld.isOpen(); });
}

void OwnHand::add(Tile tile) {
  counts.add(tile);
  if (tile.isRed())
    ++reds[static_cast<std::size_t>(suitOf(tile.kind()))];
}

void OwnHand::remove(Tile tile) {
  counts.remove(tile);
  if (tile.isRed())
    --reds[static_cast<std::size_t>(suitOf(tile.kind()))];
}

Tile OwnHand::cheapest(Kind kind) const {
  assert(counts[kind] > 0);
  const bool five = kind < kEast && rankOf(kind) == 5;
  const bool red = five && reds[static_cast<std::size_t>(suitOf(kind))] >= counts[kind];
  return Tile(kind, red);
}

InlineVec<Tile, 13> OwnHand::tiles() const {
  InlineVec<Tile, 13> all;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (counts[kind] == 0)
      continue;
    const int redFives = kind < kEast && rankOf(kind) == 5 ? reds[static_cast<std::size_t>(suitOf(kind))] : 0;
    for (int i = counts[kind]; i > 0; --i)
      all.push_back(Tile(kind, i <= redFives));
  }
  return all;
}

OwnHand ownHand(const SeatView &view) {
  OwnHand hand;
  for (Tile tile : view.hand)
    hand.add(tile);
  if (view.drawn.isKnown())
    hand.add(view.drawn);
  hand.melds = view.me().melds;
  return hand;
}

int shantenAfterDiscard(const OwnHand &hand, KindSet forbidden) {
  int best = 99;
  for (const DiscardOption &option : discardOptions(hand.counts, hand.meldCount(), hand.counts)) {
    if (!forbidden.has(option.discard))
      best = std::min<int>(best, option.shanten);
  }
  return best;
}

OwnHand afterCall(OwnHand hand, const Action &call, int from) {
  if (call.type == ActionType::Kakan) {
    for (Meld &meld : hand.melds) {
      if (meld.type == MeldType::Pon && meld.kind() == call.tile.kind()) {
        meld.type = MeldType::Kakan;
        meld.added = call.tile;
        meld.tiles.push_back(call.tile);
        std::sort(meld.tiles.begin(), meld.tiles.end());
        hand.remove(call.tile);
        break;
      }
    }
    return hand;
  }
  Meld meld;
  meld.type = meldTypeOf(call.type);
  for (Tile tile : call.consumed) {
    hand.remove(tile);
    meld.tiles.push_back(tile);
  }
  if (call.type != ActionType::Ankan) {
    meld.tiles.push_back(call.tile);
    meld.called = call.tile;
    meld.from = static_cast<std::int8_t>(from);
  }
  std::sort(meld.tiles.begin(), meld.tiles.end());
  hand.melds.push_back(meld);
  return hand;
}

}  // namespace janso
