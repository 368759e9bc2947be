// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a hand must be for each yaku, as shapes that handsearch.h can look for.
//
// The conditions themselves are the engine's (rules/yaku.h, rules/optionalyaku.h); this is their other side,
// from the yaku to its hands, and tests hold the two against each other.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "coach/handsearch.h"
#include "rules/meld.h"
#include "rules/ruleset.h"
#include "rules/yakuid.h"

namespace janso {

// What the plans depend on beside the tiles.
struct HandFrame {
  const RuleSet &rules;
  const Melds &melds;
  Kind seatWind = kEast;
  Kind roundWind = kEast;  // may be a dragon
  int kansLeft = 4;        // that the whole table may still make

  bool closed() const;
  int openMelds() const;
  int kans() const;
  bool isYakuhai(Kind kind) const;
};

struct PlannedShape {
  HandShape shape;  // of the whole hand; melds take the place of required groups
  // Whoever has the required groups (and the only pair) has the yaku, whatever the rest becomes.
  bool lasting = false;
  bool concealedOnly = false;  // the shape is of the concealed part, and any meld goes with it
  bool mayClosed = true;       // counts for a hand without calls
  bool mayOpen = true;         // and for one with calls
};

struct ExactHand {
  TileCounts tiles;
  std::int8_t win = -1;
};

struct SevenPairs {
  std::uint64_t kinds = kAllKinds;
  std::uint64_t needed = 0;  // at least one of these; 0 = any
};

// All ways to a yaku.
struct YakuPlan {
  bool closedOnly = false;
  std::vector<PlannedShape> shapes;
  std::vector<SevenPairs> pairs;
  std::vector<ExactHand> exact;  // without melds
  std::int8_t unfitMeld = -1;    // this own meld alone stands in the way
  bool kansSpent = false;
  bool windsOff = false;  // the seat and round winds leave too few guest winds
};

// A yaku that its tiles decide, and none that only searchCalledHand() and searchHundred() find.
YakuPlan planOf(YakuId id, const HandFrame &frame);
// Any complete hand.
YakuPlan planOfAny();
// Any complete hand that `win` completes.
YakuPlan planOfAnyWith(Kind win);

// The shape of the concealed part beside these melds; nothing when they do not fit. `unfit`: the first meld
// that does not.
std::optional<HandShape> besideMelds(const PlannedShape &planned, const HandFrame &frame, int &unfit);

// Kinkei dokuritsu: every group called, the pair last. `win` -1 = any tile.
void searchCalledHand(const HandSupply &supply, int win, bool chi, FoundHand &best);
// Hyakuman goku: man alone whose ranks add up to a hundred or more, those in `melds` included.
void searchHundred(const HandSearch &search, const HandFrame &frame, FoundHand &best);

// Used by the two halves of the table (yakuplan.cpp, yakuplanoptional.cpp).
namespace plan {
inline constexpr std::uint64_t kOuterRuns = 0x41ULL | 0x41ULL << 9 | 0x41ULL << 18;
constexpr TargetCode triplet(int kind) {
  return {TargetType::Triplet, static_cast<Kind>(kind)};
}
constexpr TargetCode run(int kind) {
  return {TargetType::Run, static_cast<Kind>(kind)};
}
constexpr std::uint64_t suitBits(int suit) {
  return kManBits << (9 * suit);
}
// Groups that are enough by themselves.
void lasting(YakuPlan &plan, std::initializer_list<TargetCode> groups);
// Only these runs, triplets and pairs.
PlannedShape within(std::uint64_t runs, std::uint64_t triplets, std::uint64_t pairs);
// Runs of three of `kinds`.
std::uint64_t runsWithin(std::uint64_t kinds);
void addOptional(YakuId id, const HandFrame &frame, YakuPlan &plan);
}  // namespace plan

}  // namespace janso
