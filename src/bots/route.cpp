// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/route.h"

#include <algorithm>
#include <array>

#include "bots/figures.h"

namespace janso {
namespace {

bool meldsFit(const OwnHand &hand, Route route) {
  return std::ranges::all_of(hand.melds, [route](const Meld &meld) {
    return std::ranges::none_of(meld.tiles, [route](Tile tile) { return isForeign(route, tile.kind()); });
  });
}

TileCounts withoutForeign(const OwnHand &hand, Route route) {
  TileCounts counts = hand.counts;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (isForeign(route, kind))
      counts[kind] = 0;
  }
  return counts;
}

bool hasMadeYakuhai(const Knowledge &know, const OwnHand &hand) {
  for (const Meld &meld : hand.melds) {
    if (meld.type != MeldType::Chi && know.yakuhaiHan(meld.kind()) > 0)
      return true;
  }
  for (Kind kind : know.yakuhai()) {
    if (hand.counts[kind] >= 3)
      return true;
  }
  return false;
}

int toitoiShanten(const OwnHand &hand) {
  int triplets = hand.meldCount();
  int pairs = 0;
  for (const Meld &meld : hand.melds) {
    if (meld.type == MeldType::Chi)
      return kNoWay;
  }
  for (Kind kind = 0; kind < kKinds; ++kind) {
    triplets += hand.counts[kind] >= 3 ? 1 : 0;
    pairs += hand.counts[kind] == 2 ? 1 : 0;
  }
  // Five groups, one of them the pair: a triplet lacks nothing, a pair one tile, the head none.
  const int useful = std::min(pairs, 5 - std::min(triplets, 4));
  return 8 - 2 * std::min(triplets, 4) - useful;
}

// The honour's own group set apart: what lacks of it, and the rest as if it were a meld.
int yakuhaiShanten(const OwnHand &hand, Kind honour) {
  TileCounts rest = hand.counts;
  const int held = std::min<int>(3, rest[honour]);
  if (hand.meldCount() >= 4 || held < 2)
    return kNoWay;
  rest[honour] = 0;
  return shanten(rest, hand.meldCount() + 1) + 3 - held;
}

}  // namespace

bool isForeign(Route route, Kind kind) {
  switch (route.type) {
    case Route::Type::Tanyao:
      return isYaochuu(kind);
    case Route::Type::Honitsu:
      return !isHonour(kind) && kind / 9 != route.kind / 9;
    default:
      return false;
  }
}

int shantenAlong(const OwnHand &hand, Route route) {
  switch (route.type) {
    case Route::Type::Closed:
    case Route::Type::Made:
      return shanten(hand.counts, hand.meldCount());
    case Route::Type::Tanyao:
    case Route::Type::Honitsu:
      return meldsFit(hand, route) ? shanten(withoutForeign(hand, route), hand.meldCount()) : kNoWay;
    case Route::Type::Toitoi:
      return toitoiShanten(hand);
    case Route::Type::Yakuhai:
      return yakuhaiShanten(hand, route.kind);
  }
  return kNoWay;
}

KindSet acceptedAlong(const OwnHand &hand, Route route) {
  switch (route.type) {
    case Route::Type::Closed:
    case Route::Type::Made:
      return acceptedKinds(hand.counts, hand.meldCount());
    case Route::Type::Tanyao:
    case Route::Type::Honitsu: {
      KindSet fitting;
      for (Kind kind : acceptedKinds(withoutForeign(hand, route), hand.meldCount())) {
        if (!isForeign(route, kind))
          fitting.add(kind);
      }
      return fitting;
    }
    case Route::Type::Toitoi: {
      KindSet kinds;
      const int now = toitoiShanten(hand);
      OwnHand more = hand;
      for (Kind kind = 0; kind < kKinds; ++kind) {
        if (hand.counts[kind] == 0 || hand.counts[kind] > 2)
          continue;
        ++more.counts[kind];
        if (toitoiShanten(more) < now)
          kinds.add(kind);
        --more.counts[kind];
      }
      return kinds;
    }
    case Route::Type::Yakuhai: {
      TileCounts rest = hand.counts;
      rest[route.kind] = 0;
      KindSet kinds = hand.meldCount() < 4 ? acceptedKinds(rest, hand.meldCount() + 1) : KindSet();
      kinds.remove(route.kind);
      if (hand.counts[route.kind] < 3)
        kinds.add(route.kind);
      return kinds;
    }
  }
  return {};
}

Routes openRoutes(const Knowledge &know, const OwnHand &hand) {
  Routes routes;
  if (hasMadeYakuhai(know, hand)) {
    routes.push_back({Route::Type::Made, 0});
  } else {
    for (Kind kind : know.yakuhai()) {
      if (hand.counts[kind] == 2 && know.left(kind) > 0)
        routes.push_back({Route::Type::Yakuhai, kind});
    }
  }
  const auto offer = [&](Route route) {
    if (shantenAlong(hand, route) < kNoWay)
      routes.push_back(route);
  };
  if (know.rules().kuitan)
    offer({Route::Type::Tanyao, 0});
  for (Kind first = know.board().seats() == 3 ? 9 : 0; first < kEast; first = static_cast<Kind>(first + 9))
    offer({Route::Type::Honitsu, first});
  offer({Route::Type::Toitoi, 0});
  return routes;
}

Route settled(const Knowledge &know, const OwnHand &hand, Route route) {
  if (route.type == Route::Type::Yakuhai && hasMadeYakuhai(know, hand))
    return {Route::Type::Made, 0};
  return route;
}

double hanAlong(const Knowledge &know, const OwnHand &hand, Route route) {
  OwnHand kept = hand;
  kept.counts = withoutForeign(hand, route);
  for (std::size_t suit = 0; suit < 3; ++suit) {
    if (isForeign(route, static_cast<Kind>(suit * 9 + 4)))
      kept.reds[suit] = 0;
  }
  double han = bonusHan(know, kept);
  for (const Meld &meld : kept.melds)
    han += meld.type == MeldType::Chi ? 0 : know.yakuhaiHan(meld.kind());
  for (Kind kind : know.yakuhai()) {
    const int held = kept.counts[kind];
    const bool aimedAt = route.type == Route::Type::Yakuhai && route.kind == kind;
    han += know.yakuhaiHan(kind) * (held >= 3 || aimedAt ? 1.0
                                    : held == 2          ? kClosedHandHan.yakuhaiPair
                                                         : 0.0);
  }
  switch (route.type) {
    case Route::Type::Tanyao:
      return han + 1;
    case Route::Type::Honitsu:
    case Route::Type::Toitoi:
      return han + 2;
    default:
      return han;
  }
}

}  // namespace janso
