// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/reading/knowledge.h"

#include <algorithm>
#include <cmath>

#include "bots/reading/figures.h"
#include "rules/lasthand.h"

namespace janso {
namespace {

int countOf(const OwnHand &hand, Kind kind) {
  int n = hand.counts[kind];
  for (const Meld &meld : hand.melds) {
    for (Tile tile : meld.tiles)
      n += tile.kind() == kind ? 1 : 0;
  }
  return n;
}

// 1 when nothing speaks against tanyao, less with every terminal or honor that is no isolated tile.
double tanyaoHope(const OwnHand &hand) {
  int outside = 0;
  for (Kind first = 0; first < kEast; first = static_cast<Kind>(first + kSuitKinds))
    outside += hand.counts[first] + hand.counts[static_cast<Kind>(first + kSuitKinds - 1)];
  for (Kind honor = kEast; honor < kKinds; ++honor)
    outside += hand.counts[honor];
  return std::clamp(1.0 - outside / kClosedHandHan.outsideTiles, 0.0, 1.0);
}

}  // namespace

Knowledge::Knowledge(const SeatView &view) : m_view(view), m_visible(view.visibleCounts()) {
  const Board &b = view.board;
  if (b.seats() == 3) {
    for (Kind kind = 1; kind <= 7; ++kind)
      m_visible[kind] = 4;  // 2m to 8m are in no wall, so none is to come
  }
  for (Kind kind = 0; kind < kKinds; ++kind) {
    m_left[kind] = static_cast<std::uint8_t>(std::max(0, 4 - m_visible[kind]));
    m_unseen += m_left[kind];
  }
  if (view.rules().dora) {
    for (Tile indicator : b.doraIndicators)
      ++m_doraHan[doraOf(indicator.kind(), b.seats())];
  }
  m_yakuhaiHan[kHaku] = m_yakuhaiHan[kHatsu] = m_yakuhaiHan[kChun] = 1;
  ++m_yakuhaiHan[kEast + b.bakaze];
  ++m_yakuhaiHan[kEast + b.seatWind(view.seat)];
  if (b.seats() == 3 && view.rules().northYaku == NorthYaku::Yakuhai)
    ++m_yakuhaiHan[kNorth];
  for (Kind kind = kEast; kind < kKinds; ++kind) {
    if (m_yakuhaiHan[kind] > 0)
      m_yakuhai.add(kind);
  }
  m_turn = static_cast<int>(view.me().pond.size());
  m_turnsLeft = b.tilesLeft / b.seats();
  m_handsLeft = std::max(0, handsAfter(b));
}

int bonusHan(const Knowledge &know, const OwnHand &hand) {
  int han = hand.reds[0] + hand.reds[1] + hand.reds[2];
  han += know.view().me().kita * (1 + know.doraHan(kNorth));
  for (Kind kind = 0; kind < kKinds; ++kind)
    han += hand.counts[kind] * know.doraHan(kind);
  for (const Meld &meld : hand.melds) {
    for (Tile tile : meld.tiles)
      han += know.doraHan(tile.kind()) + (tile.isRed() ? 1 : 0);
  }
  return han;
}

double typicalPoints(double han, bool dealer) {
  const double clamped = std::clamp(han, 0.0, 13.0);
  const auto low = static_cast<std::size_t>(clamped);
  const std::size_t high = std::min<std::size_t>(low + 1, kUsualWins.byHan.size() - 1);
  const double part = clamped - std::floor(clamped);
  const double points = kUsualWins.byHan[low] * (1 - part) + kUsualWins.byHan[high] * part;
  return dealer ? points * kUsualWins.dealer : points;
}

double closedHan(const Knowledge &know, const OwnHand &hand) {
  double han = kClosedHandHan.riichiAndTsumo + bonusHan(know, hand);
  if (know.rules().uraDora)
    han += kClosedHandHan.ura;
  if (know.rules().ippatsu)
    han += kClosedHandHan.ippatsu;
  han += kClosedHandHan.tanyao * tanyaoHope(hand);
  for (Kind kind : know.yakuhai()) {
    const int n = countOf(hand, kind);
    han += know.yakuhaiHan(kind) * (n >= 3                          ? 1.0
                                    : n == 2 && know.left(kind) > 0 ? kClosedHandHan.yakuhaiPair
                                                                    : 0.0);
  }
  int runs = 0;
  for (Kind first = 0; first < kEast; first = static_cast<Kind>(first + kSuitKinds)) {
    for (Kind kind = first; kind < first + 7; ++kind)
      runs += hand.counts[kind] > 0 && hand.counts[static_cast<Kind>(kind + 1)] > 0 ? 1 : 0;
  }
  return han + std::min(kClosedHandHan.pinfuMost, kClosedHandHan.pinfuStep * runs);
}

double keepWorth(const Knowledge &know, const OwnHand &hand, Kind kind) {
  const TileWorth &figures = kTileWorth;
  double worth = figures.dora * know.doraHan(kind);
  const bool alone = know.board().seats() == 3 && suitOf(kind) == Suit::Man;  // 1m and 9m have no neighbors
  if (isHonor(kind) || alone) {
    const double left = figures.honorLeft * know.left(kind);
    worth += know.yakuhaiHan(kind) > 0 ? figures.yakuhai + left : left;
    return worth + (hand.counts[kind] >= 2 ? figures.honorPair : 0.0);
  }
  const int rank = rankOf(kind);
  worth += figures.suited + figures.rank * std::min(rank - 1, 9 - rank);
  for (int step = -2; step <= 2; ++step) {
    const int near = rank + step;
    if (step == 0 || near < 1 || near > 9)
      continue;
    const auto other = static_cast<Kind>(kind + step);
    const double weight = figures.near[static_cast<std::size_t>(std::abs(step) - 1)];
    worth +=
        weight * (figures.nearLeft * know.left(other) + (hand.counts[other] > 0 ? figures.nearHeld : 0.0));
    worth += weight * figures.nearDora * know.doraHan(other);
  }
  if (rank == 5 && hand.reds[static_cast<std::size_t>(suitOf(kind))] > 0 && hand.counts[kind] == 1)
    worth += figures.redFive;
  return worth;
}

}  // namespace janso
