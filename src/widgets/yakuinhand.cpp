// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yakuinhand.h"

#include <algorithm>
#include <array>

namespace janso {

namespace {

// Finished groups that can be laid out of the concealed tiles, or already lie open.
struct Groups {
  TileCounts concealed;
  std::array<int, kKinds> openRuns{};
  std::array<int, kKinds> triplets{};  // melds and concealed ones

  // How often the run from `kind` is there.
  int runs(Kind kind) const {
    const int inHand = std::min(
        {concealed[kind], concealed[static_cast<Kind>(kind + 1)], concealed[static_cast<Kind>(kind + 2)]});
    return openRuns[kind] + inHand;
  }
};

Groups groupsOf(const SeatView &view) {
  Groups groups;
  groups.concealed = view.concealedCounts();
  for (Kind kind = 0; kind < kKinds; ++kind)
    groups.triplets[kind] = groups.concealed[kind] >= 3 ? 1 : 0;
  for (const Meld &meld : view.me().melds) {
    if (meld.type == MeldType::Chi)
      ++groups.openRuns[meld.kind()];
    else
      ++groups.triplets[meld.kind()];
  }
  return groups;
}

void addHonours(const SeatView &view, const Groups &groups, QSet<YakuId> &found) {
  const Board &board = view.board;
  const auto has = [&groups](int kind) { return groups.triplets[static_cast<std::size_t>(kind)] > 0; };
  if (has(kHaku))
    found.insert(YakuId::Haku);
  if (has(kHatsu))
    found.insert(YakuId::Hatsu);
  if (has(kChun))
    found.insert(YakuId::Chun);
  if (has(kEast + board.bakaze))
    found.insert(YakuId::RoundWind);
  if (has(kEast + board.seatWind(view.seat)))
    found.insert(YakuId::SeatWind);
}

void addRuns(const SeatView &view, const Groups &groups, QSet<YakuId> &found) {
  for (int rank = 1; rank <= 7; ++rank) {
    bool everywhere = true;
    for (const Suit suit : {Suit::Man, Suit::Pin, Suit::Sou}) {
      const int runs = groups.runs(kindOf(suit, rank));
      everywhere = everywhere && runs > 0;
      if (runs >= 2 && view.me().isMenzen())
        found.insert(YakuId::Iipeikou);
    }
    if (everywhere)
      found.insert(YakuId::SanshokuDoujun);
  }
  for (const Suit suit : {Suit::Man, Suit::Pin, Suit::Sou}) {
    if (groups.runs(kindOf(suit, 1)) > 0 && groups.runs(kindOf(suit, 4)) > 0 &&
        groups.runs(kindOf(suit, 7)) > 0)
      found.insert(YakuId::Ittsuu);
  }
}

void addBonus(const SeatView &view, QSet<YakuId> &found) {
  const auto look = [&](Tile tile) {
    if (!tile.isKnown())
      return;
    if (tile.isRed())
      found.insert(YakuId::AkaDora);
    for (const Tile indicator : view.board.doraIndicators) {
      if (doraOf(indicator.kind(), view.board.seats()) == tile.kind())
        found.insert(YakuId::Dora);
    }
  };
  if (view.me().kita > 0)
    found.insert(YakuId::Kita);
  for (const Tile tile : view.hand)
    look(tile);
  look(view.drawn);
  for (const Meld &meld : view.me().melds) {
    for (const Tile tile : meld.tiles)
      look(tile);
  }
}

}  // namespace

QSet<YakuId> yakuInHand(const SeatView &view) {
  QSet<YakuId> found;
  if (view.hand.empty() || !view.hand[0].isKnown() || view.board.phase == BoardPhase::Idle)
    return found;
  const Groups groups = groupsOf(view);
  addHonours(view, groups, found);
  addRuns(view, groups, found);
  addBonus(view, found);
  if (view.me().riichi != RiichiState::None)
    found.insert(view.me().doubleRiichi ? YakuId::DoubleRiichi : YakuId::Riichi);
  return found;
}

}  // namespace janso
