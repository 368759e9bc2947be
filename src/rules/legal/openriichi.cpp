// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/legal/openriichi.h"

#include "rules/shanten.h"

namespace janso {

namespace {

class FewestTiles {
 public:
  FewestTiles(const TileCounts &hand, int melds)
      : m_waits(waits(hand, melds)), m_best(hand), m_bestTotal(hand.total()) {
    TileCounts rest = hand;
    takeOut(rest, melds, 0);
  }
  const TileCounts &result() const { return m_best; }

 private:
  // `rest` with every choice of complete sets from `from` on taken out.
  void takeOut(TileCounts &rest, int melds, Kind from) {
    if (waits(rest, melds) != m_waits)
      return;  // a set that the waits need is gone: less would not bring it back
    offer(rest);
    offerWithoutPair(rest, melds);
    for (Kind kind = from; melds < 4 && kind < kKinds; ++kind) {
      if (rest[kind] >= 3)
        tryWithout(rest, melds, kind, {kind, kind, kind});
      if (kind < kEast && kind % 9 < 7 && rest[kind] > 0 && rest[static_cast<Kind>(kind + 1)] > 0 &&
          rest[static_cast<Kind>(kind + 2)] > 0)
        tryWithout(rest, melds, kind, {kind, static_cast<Kind>(kind + 1), static_cast<Kind>(kind + 2)});
    }
  }

  void tryWithout(TileCounts &rest, int melds, Kind from, const std::array<Kind, 3> &set) {
    for (Kind kind : set)
      --rest[kind];
    takeOut(rest, melds + 1, from);
    for (Kind kind : set)
      ++rest[kind];
  }

  // A pair that does not wait can be any: the waits stay when it is exchanged for one far from all others.
  void offerWithoutPair(TileCounts &rest, int melds) {
    Kind far = kEast;
    while (far < kKinds - 1 && rest[far] > 0)
      ++far;
    for (Kind kind = 0; kind < kKinds; ++kind) {
      if (rest[kind] < 2 || m_waits.has(kind))
        continue;
      rest[kind] = static_cast<std::uint8_t>(rest[kind] - 2);
      rest[far] = static_cast<std::uint8_t>(rest[far] + 2);
      const bool same = waits(rest, melds) == m_waits;
      rest[far] = static_cast<std::uint8_t>(rest[far] - 2);
      if (same)
        offer(rest);
      rest[kind] = static_cast<std::uint8_t>(rest[kind] + 2);
    }
  }

  void offer(const TileCounts &rest) {
    const int total = rest.total();
    // Lexicographically greater counts = lower tiles.
    if (total < m_bestTotal || (total == m_bestTotal && rest.n > m_best.n)) {
      m_best = rest;
      m_bestTotal = total;
    }
  }

  KindSet m_waits;
  TileCounts m_best;
  int m_bestTotal;
};

// Of each kind the tile that has no partner.
TileCounts singles(const TileCounts &hand) {
  TileCounts left;
  for (Kind kind = 0; kind < kKinds; ++kind)
    left[kind] = hand[kind] % 2;
  return left;
}

}  // namespace

HandTiles shownByOpenRiichi(const HandTiles &hand, int melds, OpenRiichiReveal reveal) {
  if (reveal == OpenRiichiReveal::Hand)
    return hand;
  const TileCounts counts = countsOf(hand);
  const ShantenParts parts = shantenParts(counts, melds);
  TileCounts left = counts;
  if (parts.standard == 0)
    left = FewestTiles(counts, melds).result();
  else if (parts.chiitoitsu == 0)
    left = singles(counts);
  HandTiles shown;
  for (Tile tile : hand) {
    if (left[tile.kind()] == 0)
      continue;
    --left[tile.kind()];
    shown.push_back(tile);
  }
  return shown;
}

}  // namespace janso
