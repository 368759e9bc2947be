// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The hands of the optional yaku.
#include <array>
#include <bit>

#include "coach/yakuplan.h"

namespace janso {

namespace {

using enum YakuId;
using namespace plan;

constexpr int kPin = 9;
constexpr int kSou = 18;

constexpr std::uint64_t kinds(int suit, std::uint64_t ranks) {
  return ranks << (9 * suit);
}
constexpr std::uint64_t kCrimsonSpeck = kinds(2, 0b010101110) | bitOf(kChun);    // 2 3 4 6 8 of sou
constexpr std::uint64_t kCrimsonPeacock = kinds(2, 0b101010001) | bitOf(kChun);  // 1 5 7 9 of sou
constexpr std::uint64_t kBlueTunnel = kinds(1, 0b010001010) | kWindBits;         // 2 4 8 of pin
constexpr std::uint64_t kNines = kinds(0, 0x100) | kinds(1, 0x100) | kinds(2, 0x100);

// Triplets of these four ranks, each in any suit or all in one.
void addRanks(const std::array<int, 4> &ranks, bool oneSuit, bool ninePair, YakuPlan &plan) {
  for (unsigned suits = 0; suits < 81; ++suits) {
    std::array<unsigned, 4> suit{};
    unsigned rest = suits;
    for (unsigned &of : suit) {
      of = rest % 3;
      rest /= 3;
    }
    const bool same = suit[0] == suit[1] && suit[1] == suit[2] && suit[2] == suit[3];
    if (oneSuit && !same)
      continue;
    PlannedShape planned;
    planned.lasting = true;
    if (ninePair)
      planned.shape.pairs = oneSuit ? kNines & suitBits(static_cast<int>(suit[0])) : kNines;
    for (std::size_t i = 0; i < 4; ++i)
      planned.shape.required.push_back(triplet(static_cast<int>(9 * suit[i]) + ranks[i] - 1));
    plan.shapes.push_back(planned);
  }
}

void addConsecutive(int n, YakuPlan &plan) {
  for (int suit = 0; suit < 3; ++suit) {
    for (int rank = 0; rank + n <= kSuitKinds; ++rank) {
      PlannedShape planned;
      planned.lasting = true;
      for (int i = 0; i < n; ++i)
        planned.shape.required.push_back(triplet(9 * suit + rank + i));
      plan.shapes.push_back(planned);
    }
  }
}

void addEqualRuns(int n, YakuPlan &plan) {
  for (std::uint64_t left = kAllRuns; left != 0; left &= left - 1) {
    PlannedShape planned;
    planned.lasting = true;
    for (int i = 0; i < n; ++i)
      planned.shape.required.push_back(run(std::countr_zero(left)));
    plan.shapes.push_back(planned);
  }
}

void addGuestWinds(const HandFrame &frame, YakuPlan &plan) {
  const std::uint64_t guests = kWindBits & ~(bitOf(frame.seatWind) | bitOf(frame.roundWind));
  plan.windsOff = std::popcount(guests) != 3;
  if (plan.windsOff)
    return;
  PlannedShape planned;
  planned.lasting = true;
  for (std::uint64_t left = guests; left != 0; left &= left - 1)
    planned.shape.required.push_back(triplet(std::countr_zero(left)));
  plan.shapes.push_back(planned);
}

void addFiveCategories(const HandFrame &frame, bool triplets, YakuPlan &plan) {
  PlannedShape planned;
  planned.shape.least = {1, 1, 1, 1, 1};
  planned.shape.mostParts = {1, 1, 1, 1, 1};
  if (triplets) {
    planned.shape.runs = 0;
    planned.shape.pairs = bitOf(frame.seatWind);
  }
  plan.shapes.push_back(planned);
}

// Two triplets of winds and a pair of a third.
void addLittleWinds(YakuPlan &plan) {
  for (int pair = kEast; pair <= kNorth; ++pair) {
    for (int absent = kEast; absent <= kNorth; ++absent) {
      if (absent == pair)
        continue;
      // A triplet of the fourth would be shousuushii.
      PlannedShape planned =
          within(kAllRuns, kAllKinds & ~bitOf(static_cast<Kind>(absent)), bitOf(static_cast<Kind>(pair)));
      planned.lasting = true;
      for (int kind = kEast; kind <= kNorth; ++kind) {
        if (kind != pair && kind != absent)
          planned.shape.required.push_back(triplet(kind));
      }
      plan.shapes.push_back(planned);
    }
  }
}

void addGreatWinds(YakuPlan &plan) {
  for (int absent = kEast; absent <= kNorth; ++absent) {
    PlannedShape planned =
        within(kAllRuns, kAllKinds & ~bitOf(static_cast<Kind>(absent)), kAllKinds & ~kWindBits);
    planned.lasting = true;
    for (int kind = kEast; kind <= kNorth; ++kind) {
      if (kind != absent)
        planned.shape.required.push_back(triplet(kind));
    }
    plan.shapes.push_back(planned);
  }
}

// Pairs of seven ranks in a row.
void addWheel(int firstKind, YakuPlan &plan) {
  plan.closedOnly = true;
  ExactHand hand;
  for (int i = 0; i < 7; ++i)
    hand.tiles[static_cast<Kind>(firstKind + i)] = 2;
  plan.exact.push_back(hand);
}

void addMixedStraight(YakuPlan &plan) {
  for (int first = 0; first < 3; ++first) {
    for (int second = 0; second < 3; ++second) {
      const int third = 3 - first - second;
      if (second != first)
        lasting(plan, {run(9 * first), run(9 * second + 3), run(9 * third + 6)});
    }
  }
}

void addTilesOf(std::uint64_t bits, int part, YakuPlan &plan) {
  PlannedShape planned = within(runsWithin(bits), bits, bits);
  if (part >= 0)
    planned.shape.least[static_cast<std::size_t>(part)] = 1;
  plan.shapes.push_back(planned);
}

void addBridge(const RuleSet &rules, YakuPlan &plan) {
  plan.closedOnly = rules.kinmonkyouClosed;
  for (int suit = 0; suit < 3; ++suit) {
    const int low = 9 * suit;
    PlannedShape planned;
    planned.lasting = true;
    if (rules.kinmonkyouFlush)
      planned.shape.pairs = suitBits(suit);
    for (const int rank : {0, 2, 4, 6})
      planned.shape.required.push_back(run(low + rank));
    plan.shapes.push_back(planned);
  }
}

// Triplets of three given tiles and of a wind that counts for the seat.
void addNamed(int first, int second, int third, const HandFrame &frame, YakuPlan &plan) {
  lasting(plan, {triplet(first), triplet(second), triplet(third), triplet(frame.seatWind)});
  if (frame.roundWind <= kNorth && frame.roundWind != frame.seatWind)
    lasting(plan, {triplet(first), triplet(second), triplet(third), triplet(frame.roundWind)});
}

void addBlueTunnel(const RuleSet &rules, YakuPlan &plan) {
  const std::uint64_t bits = kBlueTunnel | (rules.aoNoDoumonHatsu ? bitOf(kHatsu) : 0);
  plan.pairs.push_back({bits, kPinBits & bits});
  addTilesOf(bits, partOf(kPin), plan);
}

void addOptionalYakuman(YakuId id, const HandFrame &frame, YakuPlan &plan) {
  switch (id) {
    case UumensaiYakuman:
      return addFiveCategories(frame, true, plan);
    case Daisharin:
      return addWheel(kPin + 1, plan);
    case Shousharin:
      addWheel(kPin, plan);
      return addWheel(kPin + 2, plan);
    case Daichikurin:
      return addWheel(kSou + 1, plan);
    case Daisuurin:
      return addWheel(1, plan);
    case SuuRenkou:
      return addConsecutive(4, plan);
    case IsshokuSuujun:
      return addEqualRuns(4, plan);
    case Kouitten:
      return addTilesOf(kCrimsonSpeck, partOf(kChun), plan);
    case BeniKujaku:
      return addTilesOf(kCrimsonPeacock, -1, plan);
    case AoNoDoumon:
      return addBlueTunnel(frame.rules, plan);
    case DaiChisei:
      plan.closedOnly = true;
      plan.pairs.push_back({kHonorBits});
      return;
    case Kinmonkyou:
      return addBridge(frame.rules, plan);
    case KachouFuugetsu:
      return addNamed(kPin + 4, kSou, kPin, frame, plan);
    default:
      return addNamed(kPin + 4, kHaku, kPin, frame, plan);
  }
}

}  // namespace

void plan::addOptional(YakuId id, const HandFrame &frame, YakuPlan &plan) {
  switch (id) {
    case SanRenkou:
      return addConsecutive(3, plan);
    case IsshokuSanjun:
      return addEqualRuns(3, plan);
    case OtakazeSankou:
      return addGuestWinds(frame, plan);
    case Uumensai:
      plan.closedOnly = !frame.rules.uumensaiOpen;
      return addFiveCategories(frame, false, plan);
    case SanshokuTsuukan:
      return addMixedStraight(plan);
    case ShouSanshii:
      return addLittleWinds(plan);
    case DaiSanshii:
      return addGreatWinds(plan);
    case GuusuuRenkou:
    case ChinGuusuuRenkou:
      return addRanks({2, 4, 6, 8}, id == ChinGuusuuRenkou, false, plan);
    case KisuuRenkou:
    case ChinKisuuRenkou:
      return addRanks({1, 3, 5, 7}, id == ChinKisuuRenkou, true, plan);
    default:
      return addOptionalYakuman(id, frame, plan);
  }
}

}  // namespace janso
