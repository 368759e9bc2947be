// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Routes: where the yaku of a hand is to come from, and how far the hand is along each.
#pragma once

#include <cstdint>

#include "bots/reading/knowledge.h"
#include "bots/reading/ownhand.h"
#include "rules/inlinevec.h"
#include "rules/shanten.h"

namespace janso {

struct Route {
  enum class Type : std::uint8_t {
    Closed,   // riichi, or whatever the hand has
    Made,     // a yakuhai triplet is already there
    Tanyao,   // open tanyao
    Honitsu,  // one suit and honors
    Toitoi,   // triplets
    Yakuhai,  // a yakuhai pair is to become a triplet
  };
  Type type = Type::Closed;
  Kind kind = 0;  // Honitsu: first kind of the suit; Yakuhai: the honor
  bool operator==(const Route &) const = default;
};

// The shanten of a hand of 13 - 3 x melds tiles along a route; kNoWay = impossible.
inline constexpr int kNoWay = 99;
int shantenAlong(const OwnHand &hand, Route route);
// The kinds that a hand of 14 - 3 x melds tiles can discard and be at most `most` steps away along the route.
KindSet discardsAlong(const OwnHand &drawn, Route route, int most);
// The kinds that bring a hand of 13 - 3 x melds tiles nearer.
KindSet acceptedAlong(const OwnHand &hand, Route route);
// Whether tiles of this kind are of no use along the route.
bool isForeign(Route route, Kind kind);

// The routes of an open hand, or of one that is to be opened.
using Routes = InlineVec<Route, 16>;
Routes openRoutes(const Knowledge &know, const OwnHand &hand);
// A route that has reached its yaku becomes Made.
Route settled(const Knowledge &know, const OwnHand &hand, Route route);
// Han that the route brings for sure, including the dora and red fives that it keeps.
double hanAlong(const Knowledge &know, const OwnHand &hand, Route route);

}  // namespace janso
