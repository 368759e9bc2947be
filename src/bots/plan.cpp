// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/plan.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "bots/figures.h"

namespace janso {
namespace {

constexpr int kNever = 99;

// The hand with only the tiles that a plan can use.
struct Kept {
  OwnHand hand;
  bool meldsFit = true;
};

template <class Fits>
Kept keepOnly(const OwnHand &hand, Fits fits) {
  Kept kept{hand, true};
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (!fits(kind)) {
      kept.hand.counts[kind] = 0;
      if (kind < kEast && rankOf(kind) == 5)
        kept.hand.reds[static_cast<std::size_t>(suitOf(kind))] = 0;
    }
  }
  for (const Meld &meld : hand.melds) {
    for (Tile tile : meld.tiles)
      kept.meldsFit = kept.meldsFit && fits(tile.kind());
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
Plan yakuhaiPlan(const Knowledge &know, const OwnHand &hand) {
  Plan plan;
  plan.kind = PlanKind::Yakuhai;
  const double sure = sureYakuhaiHan(know, hand);
  if (sure > 0) {
    plan.shanten = shanten(hand.counts, hand.meldCount());
    plan.accepted = acceptedKinds(hand.counts, hand.meldCount());
    plan.han = sure + bonusHan(know, hand);
  } else if (hand.meldCount() < 4) {
    for (Kind kind : know.yakuhai()) {
      if (hand.counts[kind] != 2 || know.left(kind) == 0)
        continue;
      TileCounts rest = hand.counts;
      rest[kind] = 0;
      const int lacks = shanten(rest, hand.meldCount() + 1) + 1;
      if (lacks >= plan.shanten)
        continue;
      plan.shanten = lacks;
      plan.accepted = lacks > 0 ? acceptedKinds(rest, hand.meldCount() + 1) : KindSet();
      plan.accepted.add(kind);
      plan.han = know.yakuhaiHan(kind) + bonusHan(know, hand);
      plan.chance = know.left(kind) >= 2 ? kPlanFigures.pairBecomesTriplet : kPlanFigures.lastTileComes;
    }
  }
  countTiles(plan, know);
  return plan;
}

template <class Fits>
Plan filteredPlan(PlanKind kind, double han, const Knowledge &know, const OwnHand &hand, Fits fits) {
  Plan plan;
  plan.kind = kind;
  const Kept kept = keepOnly(hand, fits);
  if (!kept.meldsFit)
    return plan;
  plan.shanten = shanten(kept.hand.counts, hand.meldCount());
  for (Kind accepted : acceptedKinds(kept.hand.counts, hand.meldCount())) {
    if (fits(accepted))
      plan.accepted.add(accepted);
  }
  plan.han = han + sureYakuhaiHan(know, kept.hand) + bonusHan(know, kept.hand);
  countTiles(plan, know);
  return plan;
}

Plan toitoiPlan(const Knowledge &know, const OwnHand &hand) {
  Plan plan;
  plan.kind = PlanKind::Toitoi;
  for (const Meld &meld : hand.melds) {
    if (meld.type == MeldType::Chi)
      return plan;
  }
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

Plan honitsuPlan(PlanKind kind, Suit suit, const Knowledge &know, const OwnHand &hand) {
  const auto fits = [suit](Kind k) { return isHonour(k) || suitOf(k) == suit; };
  Plan plan = filteredPlan(kind, hand.isMenzen() ? 3 : 2, know, hand, fits);
  for (Kind honour : know.yakuhai())
    plan.han += hand.counts[honour] == 2 ? kPlanFigures.honitsuPair * know.yakuhaiHan(honour) : 0;
  return plan;
}

}  // namespace

Plan planFor(PlanKind kind, const Knowledge &know, const OwnHand &hand) {
  switch (kind) {
    case PlanKind::Yakuhai:
      return yakuhaiPlan(know, hand);
    case PlanKind::Tanyao: {
      if (!know.rules().kuitan)
        return {};  // without a shanten: cannot be
      return filteredPlan(kind, 1, know, hand, [](Kind k) { return !isYaochuu(k); });
    }
    case PlanKind::HonitsuMan:
      if (know.board().seats() == 3)
        return {};
      return honitsuPlan(kind, Suit::Man, know, hand);
    case PlanKind::HonitsuPin:
      return honitsuPlan(kind, Suit::Pin, know, hand);
    case PlanKind::HonitsuSou:
      return honitsuPlan(kind, Suit::Sou, know, hand);
    case PlanKind::Toitoi:
      return toitoiPlan(know, hand);
  }
  return {};
}

Plan bestPlan(const Knowledge &know, const OwnHand &hand) {
  assert(hand.counts.total() <= 13 - 3 * hand.meldCount());
  Plan best;
  for (int i = 0; i < kPlanKinds; ++i) {
    const Plan plan = planFor(static_cast<PlanKind>(i), know, hand);
    if (plan.shanten >= kNever)
      continue;
    const bool better = plan.shanten != best.shanten ? plan.shanten < best.shanten
                        : plan.han != best.han       ? plan.han > best.han
                                                     : plan.tiles > best.tiles;
    if (better)
      best = plan;
  }
  return best;
}

}  // namespace janso
