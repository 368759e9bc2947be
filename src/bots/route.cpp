// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/route.h"

#include <algorithm>
#include <array>

#include "bots/reading/figures.h"
#include "bots/reading/usefulkinds.h"

namespace janso {
namespace {

// What is not foreign.
KindSet usefulKinds(Route route) {
  switch (route.type) {
    case Route::Type::Tanyao:
      return kSimples;
    case Route::Type::Honitsu:
      return honorsAnd(suitOf(route.kind));
    default:
      return kAllKinds;
  }
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

struct Alike {
  int triplets = 0;
  int pairs = 0;
};

Alike alikeIn(const OwnHand &hand) {
  Alike alike{hand.meldCount(), 0};
  for (std::uint8_t n : hand.counts.n) {
    alike.triplets += n >= 3 ? 1 : 0;
    alike.pairs += n == 2 ? 1 : 0;
  }
  return alike;
}

// Five groups, one of them the pair: a triplet lacks nothing, a pair one tile, the head none.
int toitoiShanten(Alike alike) {
  const int triplets = std::min(alike.triplets, 4);
  return 8 - 2 * triplets - std::min(alike.pairs, 5 - triplets);
}

int toitoiShanten(const OwnHand &hand) {
  return hasChi(hand) ? kNoWay : toitoiShanten(alikeIn(hand));
}

KindSet toitoiAccepts(const OwnHand &hand) {
  KindSet kinds;
  if (hasChi(hand))
    return kinds;
  const Alike all = alikeIn(hand);
  const int now = toitoiShanten(all);
  const bool pairHelps = toitoiShanten(Alike{all.triplets, all.pairs + 1}) < now;
  const bool tripletHelps = toitoiShanten(Alike{all.triplets + 1, all.pairs - 1}) < now;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const int held = hand.counts[kind];
    if ((held == 1 && pairHelps) || (held == 2 && tripletHelps))
      kinds.add(kind);
  }
  return kinds;
}

KindSet toitoiDiscards(const OwnHand &drawn, int most) {
  KindSet found;
  if (hasChi(drawn))
    return found;
  const Alike all = alikeIn(drawn);
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const int held = drawn.counts[kind];
    if (held == 0)
      continue;
    const Alike left{all.triplets - (held == 3 ? 1 : 0),
                     all.pairs + (held == 3 ? 1 : 0) - (held == 2 ? 1 : 0)};
    if (toitoiShanten(left) <= most)
      found.add(kind);
  }
  return found;
}

// The honor's own group set apart: what lacks of it, and the rest as if it were a meld.
int yakuhaiShanten(const OwnHand &hand, Kind honor) {
  TileCounts rest = hand.counts;
  const int held = std::min<int>(3, rest[honor]);
  if (hand.meldCount() >= 4 || held < 2)
    return kNoWay;
  rest[honor] = 0;
  return shanten(rest, hand.meldCount() + 1) + 3 - held;
}

KindSet yakuhaiDiscards(const OwnHand &drawn, Kind honor, int most) {
  TileCounts rest = drawn.counts;
  const int held = std::min<int>(3, rest[honor]);
  if (drawn.meldCount() >= 4 || held < 2)
    return {};
  rest[honor] = 0;
  KindSet found = discardsWithin(rest, drawn.meldCount() + 1, most - (3 - held));
  OwnHand without = drawn;
  without.remove(without.cheapest(honor));
  if (yakuhaiShanten(without, honor) <= most)
    found.add(honor);
  return found;
}

KindSet filteredDiscards(const OwnHand &drawn, KindSet useful, int most) {
  const int melds = drawn.meldCount();
  const TileCounts counts = countsWithin(drawn.counts, useful);
  // Each tile that is missing is a step.
  if (13 - 3 * melds - counts.total() > most || !meldsAreWithin(drawn, useful) ||
      shanten(counts, melds) > most)
    return {};
  KindSet found = discardsWithin(counts, melds, most);
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (drawn.counts[kind] > 0 && !useful.has(kind))
      found.add(kind);
  }
  return found;
}

}  // namespace

bool isForeign(Route route, Kind kind) {
  return !usefulKinds(route).has(kind);
}

KindSet discardsAlong(const OwnHand &drawn, Route route, int most) {
  switch (route.type) {
    case Route::Type::Closed:
    case Route::Type::Made:
      return discardsWithin(drawn.counts, drawn.meldCount(), most);
    case Route::Type::Tanyao:
    case Route::Type::Honitsu:
      return filteredDiscards(drawn, usefulKinds(route), most);
    case Route::Type::Toitoi:
      return toitoiDiscards(drawn, most);
    case Route::Type::Yakuhai:
      return yakuhaiDiscards(drawn, route.kind, most);
  }
  return {};
}

int shantenAlong(const OwnHand &hand, Route route) {
  switch (route.type) {
    case Route::Type::Closed:
    case Route::Type::Made:
      return shanten(hand.counts, hand.meldCount());
    case Route::Type::Tanyao:
    case Route::Type::Honitsu:
      return meldsAreWithin(hand, usefulKinds(route))
                 ? shanten(countsWithin(hand.counts, usefulKinds(route)), hand.meldCount())
                 : kNoWay;
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
    case Route::Type::Honitsu:
      return KindSet(acceptedKinds(countsWithin(hand.counts, usefulKinds(route)), hand.meldCount()).bits() &
                     usefulKinds(route).bits());
    case Route::Type::Toitoi:
      return toitoiAccepts(hand);
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
    if (meldsAreWithin(hand, usefulKinds(route)))
      routes.push_back(route);
  };
  if (know.rules().kuitan)
    offer({Route::Type::Tanyao, 0});
  for (Kind first = know.board().seats() == 3 ? 9 : 0; first < kEast; first = static_cast<Kind>(first + 9))
    offer({Route::Type::Honitsu, first});
  if (!hasChi(hand))
    routes.push_back({Route::Type::Toitoi, 0});
  return routes;
}

Route settled(const Knowledge &know, const OwnHand &hand, Route route) {
  if (route.type == Route::Type::Yakuhai && hasMadeYakuhai(know, hand))
    return {Route::Type::Made, 0};
  return route;
}

double hanAlong(const Knowledge &know, const OwnHand &hand, Route route) {
  OwnHand kept = hand;
  kept.counts = countsWithin(hand.counts, usefulKinds(route));
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
