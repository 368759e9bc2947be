// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The hands of each yaku, as shapes that handsearch.h can search for.
//
// The conditions themselves belong to the engine (rules/yaku.h, rules/optionalyaku.h). This is the reverse
// direction, from the yaku to its hands; tests compare the two.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "coach/handsearch.h"
#include "rules/meld.h"
#include "rules/ruleset.h"
#include "rules/yakuid.h"

namespace janso {

// What the plans depend on besides the tiles.
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
  // A hand with the required groups (and the only allowed pair) has the yaku, whatever the rest becomes.
  bool lasting = false;
  bool concealedOnly = false;  // the shape describes the concealed part, and any melds go with it
  bool canBeClosed = true;     // counts for a hand without calls
  bool canBeOpen = true;       // counts for a hand with calls
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
  std::int8_t unfitMeld = -1;    // index of the only meld that is in the way
  bool kansSpent = false;
  bool windsOff = false;  // the seat and round winds leave too few other winds
};

// For a yaku that its tiles decide, except those that only searchCalledHand() and searchHundred() find.
YakuPlan planOf(YakuId id, const HandFrame &frame);
// Any complete hand.
YakuPlan planOfAny();
// Any complete hand that `win` completes.
YakuPlan planOfAnyWith(Kind win);

// The shape of the concealed part that goes with these melds; nothing when they do not fit. `unfit`: index of
// the first meld that does not.
std::optional<HandShape> shapeWithMelds(const PlannedShape &planned, const HandFrame &frame, int &unfit);

// Kinkei dokuritsu: every group is called, and the pair comes last. `win` -1 = any tile.
void searchCalledHand(const HandSupply &supply, int win, bool chi, FoundHand &best);
// Hyakuman goku: only man tiles, whose ranks add up to at least 100, including those in melds.
void searchHundred(const HandSearch &search, const HandFrame &frame, FoundHand &best);

// Shared by yakuplan.cpp and yakuplanoptional.cpp.
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
// Adds groups that are enough by themselves.
void lasting(YakuPlan &plan, std::initializer_list<TargetCode> groups);
// Only these runs, triplets and pairs.
PlannedShape within(std::uint64_t runs, std::uint64_t triplets, std::uint64_t pairs);
// Runs of three of `kinds`.
std::uint64_t runsWithin(std::uint64_t kinds);
void addOptional(YakuId id, const HandFrame &frame, YakuPlan &plan);
}  // namespace plan

}  // namespace janso
