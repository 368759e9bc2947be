// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/plan.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "bots/choice.h"
#include "bots/reading/figures.h"
#include "bots/reading/usefulkinds.h"

namespace janso {
namespace {

constexpr int kNever = 99;

// What a plan can use, where it is a matter of the tile alone.
constexpr KindSet fitting(PlanKind kind) {
  switch (kind) {
    case PlanKind::Tanyao:
      return kSimples;
    case PlanKind::HonitsuMan:
      return honorsAnd(Suit::Man);
    case PlanKind::HonitsuPin:
      return honorsAnd(Suit::Pin);
    case PlanKind::HonitsuSou:
      return honorsAnd(Suit::Sou);
    default:
      return kAllKinds;
  }
}

// The hand with only the tiles that a plan can use.
OwnHand keepOnly(const OwnHand &hand, KindSet fits) {
  OwnHand kept = hand;
  kept.counts = countsWithin(hand.counts, fits);
  for (Suit suit : {Suit::Man, Suit::Pin, Suit::Sou}) {
    if (!fits.has(kindOf(suit, 5)))
      kept.reds[static_cast<std::size_t>(suit)] = 0;
  }
  return kept;
}

void countTiles(Plan &plan, const Knowledge &know) {
  plan.tiles = 0;
  for (Kind kind : plan.accepted)
    plan.tiles += know.left(kind);
}

double sureYakuhaiHan(const Knowledge &know, const OwnHand &hand) {
  double han = 0;
  for (const Meld &meld : hand.melds)
    han += meld.type == MeldType::Chi ? 0 : know.yakuhaiHan(meld.kind());
  for (Kind kind : know.yakuhai())
    han += hand.counts[kind] >= 3 ? know.yakuhaiHan(kind) : 0;
  return han;
}

// A valued triplet is there, or one valued pair stands for a group that lacks one tile.
struct YakuhaiWay {
  int shanten = kNever;
  double sureHan = 0;  // 0: by `pair`
  Kind pair = 0;
};

YakuhaiWay yakuhaiWay(const Knowledge &know, const OwnHand &hand) {
  YakuhaiWay way;
  way.sureHan = sureYakuhaiHan(know, hand);
  if (way.sureHan > 0) {
    way.shanten = shanten(hand.counts, hand.meldCount());
  } else if (hand.meldCount() < 4) {
    for (Kind kind : know.yakuhai()) {
      if (hand.counts[kind] != 2 || know.left(kind) == 0)
        continue;
      TileCounts rest = hand.counts;
      rest[kind] = 0;
      const int lacks = shanten(rest, hand.meldCount() + 1) + 1;
      if (lacks < way.shanten) {
        way.shanten = lacks;
        way.pair = kind;
      }
    }
  }
  return way;
}

Plan yakuhaiPlan(const Knowledge &know, const OwnHand &hand) {
  const YakuhaiWay way = yakuhaiWay(know, hand);
  Plan plan;
  plan.kind = PlanKind::Yakuhai;
  plan.shanten = way.shanten;
  if (way.sureHan > 0) {
    plan.accepted = acceptedKinds(hand.counts, hand.meldCount());
    plan.han = way.sureHan + bonusHan(know, hand);
  } else if (way.shanten < kNever) {
    TileCounts rest = hand.counts;
    rest[way.pair] = 0;
    plan.accepted = way.shanten > 0 ? acceptedKinds(rest, hand.meldCount() + 1) : KindSet();
    plan.accepted.add(way.pair);
    plan.han = know.yakuhaiHan(way.pair) + bonusHan(know, hand);
    plan.chance = know.left(way.pair) >= 2 ? kPlanFigures.pairBecomesTriplet : kPlanFigures.lastTileComes;
  }
  countTiles(plan, know);
  return plan;
}

bool isAllowed(PlanKind kind, const Knowledge &know) {
  if (kind == PlanKind::Tanyao)
    return know.rules().kuitan;
  return kind != PlanKind::HonitsuMan || know.board().seats() != 3;
}

int filteredShanten(KindSet fits, const OwnHand &hand) {
  return meldsAreWithin(hand, fits) ? shanten(countsWithin(hand.counts, fits), hand.meldCount()) : kNever;
}

Plan filteredPlan(PlanKind kind, double han, const Knowledge &know, const OwnHand &hand) {
  Plan plan;
  plan.kind = kind;
  const KindSet fits = fitting(kind);
  if (!meldsAreWithin(hand, fits))
    return plan;
  const OwnHand kept = keepOnly(hand, fits);
  plan.shanten = shanten(kept.counts, hand.meldCount());
  plan.accepted = KindSet(acceptedKinds(kept.counts, hand.meldCount()).bits() & fits.bits());
  plan.han = han + sureYakuhaiHan(know, kept) + bonusHan(know, kept);
  countTiles(plan, know);
  return plan;
}

// Groups of one kind each, and a pair: the kinds of which most is held.
int toitoiShanten(const OwnHand &hand) {
  if (hasChi(hand))
    return kNever;
  std::array<int, 4> kinds{};  // that are held so many times, at least three times
  for (std::uint8_t n : hand.counts.n)
    ++kinds[std::min<std::uint8_t>(3, n)];
  int groups = 4 - hand.meldCount();
  int lacks = 0;
  std::size_t held = 3;
  for (; groups > 0; --groups) {
    while (kinds[held] == 0)
      --held;
    --kinds[held];
    lacks += 3 - static_cast<int>(held);
  }
  while (kinds[held] == 0)
    --held;
  return lacks + std::max(0, 2 - static_cast<int>(held)) - 1;
}

Plan toitoiPlan(const Knowledge &know, const OwnHand &hand) {
  Plan plan;
  plan.kind = PlanKind::Toitoi;
  if (hasChi(hand))
    return plan;
  std::array<Kind, kKinds> order{};
  for (Kind kind = 0; kind < kKinds; ++kind)
    order[kind] = kind;
  // Held kinds first; among equals those that can still come.
  std::sort(order.begin(), order.end(), [&](Kind a, Kind b) {
    const int heldA = std::min<int>(3, hand.counts[a]);
    const int heldB = std::min<int>(3, hand.counts[b]);
    return heldA != heldB ? heldA > heldB : know.left(a) > know.left(b);
  });
  int lacks = 0;
  const auto groups = static_cast<std::size_t>(4 - hand.meldCount());
  for (std::size_t i = 0; i <= groups; ++i) {
    const Kind kind = order[i];
    const int wanted = i < groups ? 3 : 2;
    const int missing = std::max(0, wanted - hand.counts[kind]);
    lacks += missing;
    // A pair that is none of the groups may still become one: then the last kind is the pair.
    if (hand.counts[kind] == 2 || missing > 0)
      plan.accepted.add(kind);
  }
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (hand.counts[kind] == 2)
      plan.accepted.add(kind);
  }
  plan.shanten = lacks - 1;
  plan.han = 2 + sureYakuhaiHan(know, hand) + bonusHan(know, hand);
  countTiles(plan, know);
  return plan;
}

Plan honitsuPlan(PlanKind kind, const Knowledge &know, const OwnHand &hand) {
  Plan plan = filteredPlan(kind, hand.isMenzen() ? 3 : 2, know, hand);
  for (Kind honor : know.yakuhai())
    plan.han += hand.counts[honor] == 2 ? kPlanFigures.honitsuPair * know.yakuhaiHan(honor) : 0;
  return plan;
}

Plan planFor(PlanKind kind, const Knowledge &know, const OwnHand &hand) {
  switch (kind) {
    case PlanKind::Yakuhai:
      return yakuhaiPlan(know, hand);
    case PlanKind::Tanyao:
      return filteredPlan(kind, 1, know, hand);
    case PlanKind::HonitsuMan:
    case PlanKind::HonitsuPin:
    case PlanKind::HonitsuSou:
      return honitsuPlan(kind, know, hand);
    case PlanKind::Toitoi:
      return toitoiPlan(know, hand);
  }
  return {};
}

// The shanten of planFor(), which is most of a plan's choice and little of its work.
int shantenFor(PlanKind kind, const Knowledge &know, const OwnHand &hand) {
  if (!isAllowed(kind, know))
    return kNever;
  if (kind == PlanKind::Yakuhai)
    return yakuhaiWay(know, hand).shanten;
  return kind == PlanKind::Toitoi ? toitoiShanten(hand) : filteredShanten(fitting(kind), hand);
}

std::array<int, kPlanKinds> shantenByPlan(const Knowledge &know, const OwnHand &hand) {
  assert(hand.counts.total() <= 13 - 3 * hand.meldCount());
  std::array<int, kPlanKinds> steps{};
  for (std::size_t i = 0; i < steps.size(); ++i)
    steps[i] = shantenFor(static_cast<PlanKind>(i), know, hand);
  return steps;
}

}  // namespace

int planShanten(const Knowledge &know, const OwnHand &hand) {
  return std::ranges::min(shantenByPlan(know, hand));
}

int yakuAfterCall(const Knowledge &know, const OwnHand &hand, const Action &call) {
  const OwnHand after = afterCall(hand, call, 0);
  const KindSet forbidden = kuikaeKinds(call, know.rules());
  int nearest = kNever;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (after.counts[kind] == 0 || forbidden.has(kind))
      continue;
    OwnHand left = after;
    left.remove(left.cheapest(kind));
    nearest = std::min(nearest, planShanten(know, left));
  }
  return nearest;
}

Plan bestPlan(const Knowledge &know, const OwnHand &hand) {
  const std::array<int, kPlanKinds> steps = shantenByPlan(know, hand);
  Plan best;
  best.shanten = std::min(kNever, std::ranges::min(steps));
  if (best.shanten == kNever)
    return best;
  bool found = false;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (steps[i] > best.shanten)
      continue;
    const Plan plan = planFor(static_cast<PlanKind>(i), know, hand);
    if (!found || plan.han > best.han || (plan.han == best.han && plan.tiles > best.tiles))
      best = plan;
    found = true;
  }
  return best;
}

}  // namespace janso
