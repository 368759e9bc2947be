// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/yakuplan.h"

#include <algorithm>
#include <bit>

namespace janso {

namespace {

using enum YakuId;
using namespace plan;

constexpr std::uint64_t kMiddle = kAllKinds & ~kYaochuuBits;
constexpr std::uint64_t kGreens = 0xAEULL << 18 | bitOf(kHatsu);  // 2 3 4 6 8 of sou

template <class Use>
void forEachKind(std::uint64_t bits, Use &&use) {
  for (; bits != 0; bits &= bits - 1)
    use(std::countr_zero(bits));
}

void addPinfu(const HandFrame &frame, YakuPlan &plan) {
  std::uint64_t pairs = 0;
  forEachKind(kAllKinds, [&](int kind) {
    if (!frame.isYakuhai(static_cast<Kind>(kind)))
      pairs |= std::uint64_t{1} << kind;
  });
  plan.closedOnly = true;
  forEachKind(kAllRuns, [&](int low) {
    for (const int win : {low, low + 2}) {
      // Completed from the inner side it would be the edge wait.
      if (rankOf(static_cast<Kind>(low)) == (win == low ? 7 : 1))
        continue;
      PlannedShape planned = within(kAllRuns, 0, pairs);
      planned.shape.required.push_back(run(low));
      planned.shape.win = static_cast<std::int8_t>(win);
      plan.shapes.push_back(planned);
    }
  });
}

void addTwins(YakuId id, YakuPlan &plan) {
  plan.closedOnly = true;
  forEachKind(kAllRuns, [&](int low) {
    if (id == Iipeikou) {
      lasting(plan, {run(low), run(low)});
      return;
    }
    forEachKind(kAllRuns >> low << low, [&](int other) {
      lasting(plan, {run(low), run(low), run(other), run(other)});
    });
  });
}

// Every group has one of `kinds`, and one is a run.
void addOutside(std::uint64_t kinds, YakuPlan &plan) {
  forEachKind(kOuterRuns, [&](int low) {
    PlannedShape planned = within(kOuterRuns, kinds, kinds);
    planned.shape.required.push_back(run(low));
    plan.shapes.push_back(planned);
  });
}

void addTriplets(std::uint64_t kinds, YakuPlan &plan) {
  plan.shapes.push_back(within(0, kinds, kinds));
}

// Tiles of `kinds` alone, one at least in part `part` (-1: anywhere).
void addFlush(std::uint64_t kinds, int part, YakuPlan &plan) {
  PlannedShape planned = within(runsWithin(kinds), kinds, kinds);
  if (part >= 0)
    planned.shape.least[static_cast<std::size_t>(part)] = 1;
  plan.shapes.push_back(planned);
}

// Three triplets that nobody fed. A self-drawn fourth would be suuankou; by ron it is an open one.
void addSanankou(const HandFrame &frame, YakuPlan &plan) {
  const auto add = [&plan](PlannedShape planned, bool closed, bool open) {
    planned.concealedOnly = true;
    planned.canBeClosed = closed;
    planned.canBeOpen = open;
    plan.shapes.push_back(planned);
  };
  const int open = frame.openMelds();
  if (open >= 2) {
    int seen = 0;
    for (std::size_t i = 0; i < frame.melds.size(); ++i) {
      seen += frame.melds[i].isOpen() ? 1 : 0;
      if (seen == 2 && plan.unfitMeld < 0)
        plan.unfitMeld = static_cast<std::int8_t>(i);
    }
    return;
  }
  // A hand that is still closed may yet call its fourth triplet.
  const PlannedShape triplets = within(0, kAllKinds, kAllKinds);
  add(triplets, false, true);
  if (open == 1)
    return;
  forEachKind(kAllRuns, [&](int low) {
    PlannedShape planned = triplets;
    planned.shape.required.push_back(run(low));
    add(planned, true, true);
  });
  forEachKind(kAllKinds, [&](int kind) {
    PlannedShape planned = triplets;
    planned.shape.required.push_back(triplet(kind));
    planned.shape.win = static_cast<std::int8_t>(kind);
    add(planned, true, false);
  });
}

void addKans(int wanted, const HandFrame &frame, YakuPlan &plan) {
  const int needed = wanted - frame.kans();
  InlineVec<Kind, 4> pons;
  for (std::size_t i = 0; i < frame.melds.size(); ++i) {
    const Meld &meld = frame.melds[i];
    if (meld.type == MeldType::Pon)
      pons.push_back(meld.kind());
    else if (meld.type == MeldType::Chi || needed < 0)
      plan.unfitMeld = static_cast<std::int8_t>(i);
  }
  const int groups = 4 - static_cast<int>(frame.melds.size());
  if (needed < 0 || needed > groups + static_cast<int>(pons.size()))
    return;
  plan.unfitMeld = -1;
  plan.kansSpent = needed > frame.kansLeft;
  if (plan.kansSpent)
    return;
  for (unsigned chosen = 0; chosen < 1U << pons.size(); ++chosen) {
    const int rest = needed - std::popcount(chosen);
    if (rest < 0 || rest > groups)
      continue;
    PlannedShape planned;
    planned.concealedOnly = true;
    planned.lasting = needed == 0;
    planned.shape.kans = static_cast<std::int8_t>(rest > 0 ? rest : -1);
    for (std::size_t i = 0; i < pons.size(); ++i) {
      if ((chosen >> i & 1U) != 0)
        planned.shape.added.push_back(pons[i]);
    }
    plan.shapes.push_back(planned);
  }
}

void addSuuankouTanki(YakuPlan &plan) {
  plan.closedOnly = true;
  forEachKind(kAllKinds, [&](int kind) {
    PlannedShape planned = within(0, kAllKinds, std::uint64_t{1} << kind);
    planned.shape.win = static_cast<std::int8_t>(kind);
    plan.shapes.push_back(planned);
  });
}

void addKokushi(bool thirteen, YakuPlan &plan) {
  plan.closedOnly = true;
  forEachKind(kYaochuuBits, [&](int twice) {
    ExactHand hand;
    forEachKind(kYaochuuBits, [&](int kind) { hand.tiles[static_cast<Kind>(kind)] = 1; });
    hand.tiles[static_cast<Kind>(twice)] = 2;
    hand.win = static_cast<std::int8_t>(thirteen ? twice : -1);
    plan.exact.push_back(hand);
  });
}

void addNineGates(bool pure, const HandFrame &frame, YakuPlan &plan) {
  plan.closedOnly = true;
  for (int suit = 0; suit < (frame.rules.chuurenManOnly ? 1 : 3); ++suit) {
    for (int extra = 0; extra < kSuitKinds; ++extra) {
      ExactHand hand;
      for (int rank = 0; rank < kSuitKinds; ++rank) {
        const int n = (rank % 8 == 0 ? 3 : 1) + (rank == extra ? 1 : 0);
        hand.tiles[static_cast<Kind>(9 * suit + rank)] = static_cast<std::uint8_t>(n);
      }
      hand.win = static_cast<std::int8_t>(pure ? 9 * suit + extra : -1);
      plan.exact.push_back(hand);
    }
  }
}

void addSameInSuits(TargetCode first, YakuPlan &plan) {
  const auto shifted = [first](int by) { return TargetCode{first.type, static_cast<Kind>(first.kind + by)}; };
  lasting(plan, {first, shifted(9), shifted(18)});
}

// Two triplets of the dragons and a pair of the third, or three of the winds and a pair of the fourth.
void addLittle(Kind first, int kinds, YakuPlan &plan) {
  for (int pair = 0; pair < kinds; ++pair) {
    PlannedShape planned;
    planned.lasting = true;
    planned.shape.pairs = std::uint64_t{1} << (first + pair);
    for (int kind = 0; kind < kinds; ++kind) {
      if (kind != pair)
        planned.shape.required.push_back(triplet(first + kind));
    }
    plan.shapes.push_back(planned);
  }
}

void addOneHan(YakuId id, const HandFrame &frame, YakuPlan &plan) {
  switch (id) {
    case Pinfu:
      return addPinfu(frame, plan);
    case Tanyao:
      plan.closedOnly = !frame.rules.kuitan;
      plan.pairs.push_back({kMiddle});
      return addFlush(kMiddle, -1, plan);
    case Iipeikou:
    case Ryanpeikou:
      return addTwins(id, plan);
    case Haku:
      return lasting(plan, {triplet(kHaku)});
    case Hatsu:
      return lasting(plan, {triplet(kHatsu)});
    case Chun:
      return lasting(plan, {triplet(kChun)});
    case SeatWind:
      return lasting(plan, {triplet(frame.seatWind)});
    case RoundWind:
      return lasting(plan, {triplet(frame.roundWind)});
    default:
      return lasting(plan, {triplet(kNorth)});
  }
}

void addTwoHan(YakuId id, const HandFrame &frame, YakuPlan &plan) {
  switch (id) {
    case Chiitoitsu:
      plan.closedOnly = true;
      plan.pairs.push_back({kAllKinds});
      return;
    case SanshokuDoujun:
      for (int rank = 0; rank < 7; ++rank)
        addSameInSuits(run(rank), plan);
      return;
    case SanshokuDoukou:
      for (int rank = 0; rank < kSuitKinds; ++rank)
        addSameInSuits(triplet(rank), plan);
      return;
    case Ittsuu:
      for (int suit = 0; suit < 3; ++suit)
        lasting(plan, {run(9 * suit), run(9 * suit + 3), run(9 * suit + 6)});
      return;
    case Chanta:
      return addOutside(kYaochuuBits, plan);
    case Junchan:
      return addOutside(kTerminalBits, plan);
    case Toitoi:
      return addTriplets(kAllKinds, plan);
    case Sanankou:
      return addSanankou(frame, plan);
    case Sankantsu:
      return addKans(3, frame, plan);
    case Honroutou:
      plan.pairs.push_back({kYaochuuBits});
      return addTriplets(kYaochuuBits, plan);
    default:
      return addLittle(kHaku, 3, plan);
  }
}

void addFlushes(YakuId id, YakuPlan &plan) {
  const std::uint64_t beside = id == Honitsu ? kHonorBits : 0;
  for (int suit = 0; suit < 3; ++suit) {
    addFlush(suitBits(suit) | beside, suit, plan);
    plan.pairs.push_back({suitBits(suit) | beside, suitBits(suit)});
  }
}

void addYakuman(YakuId id, const HandFrame &frame, YakuPlan &plan) {
  switch (id) {
    case Kokushi:
    case Kokushi13:
      return addKokushi(id == Kokushi13, plan);
    case Suuankou:
      plan.closedOnly = true;
      return addTriplets(kAllKinds, plan);
    case SuuankouTanki:
      return addSuuankouTanki(plan);
    case Daisangen:
      return lasting(plan, {triplet(kHaku), triplet(kHatsu), triplet(kChun)});
    case Shousuushii:
      return addLittle(kEast, 4, plan);
    case Daisuushii:
      return lasting(plan, {triplet(kEast), triplet(kSouth), triplet(kWest), triplet(kNorth)});
    case Tsuuiisou:
      plan.pairs.push_back({kHonorBits});
      return addTriplets(kHonorBits, plan);
    case Ryuuiisou:
      return addFlush(kGreens, frame.rules.ryuuiisouNeedsHatsu ? partOf(kHatsu) : -1, plan);
    case Chinroutou:
      return addTriplets(kTerminalBits, plan);
    case Suukantsu:
      return addKans(4, frame, plan);
    default:
      return addNineGates(id == JunseiChuuren, frame, plan);
  }
}

}  // namespace

namespace plan {

void lasting(YakuPlan &plan, std::initializer_list<TargetCode> groups) {
  PlannedShape planned;
  planned.lasting = true;
  for (const TargetCode &group : groups)
    planned.shape.required.push_back(group);
  plan.shapes.push_back(planned);
}

PlannedShape within(std::uint64_t runs, std::uint64_t triplets, std::uint64_t pairs) {
  PlannedShape planned;
  planned.shape.runs = runs;
  planned.shape.triplets = triplets;
  planned.shape.pairs = pairs;
  return planned;
}

std::uint64_t runsWithin(std::uint64_t kinds) {
  return kinds & kinds >> 1 & kinds >> 2 & kAllRuns;
}

}  // namespace plan

bool HandFrame::closed() const {
  return openMelds() == 0;
}

int HandFrame::openMelds() const {
  return static_cast<int>(
      std::count_if(melds.begin(), melds.end(), [](const Meld &meld) { return meld.isOpen(); }));
}

int HandFrame::kans() const {
  return static_cast<int>(
      std::count_if(melds.begin(), melds.end(), [](const Meld &meld) { return meld.isKan(); }));
}

bool HandFrame::isYakuhai(Kind kind) const {
  return kind >= kHaku || kind == seatWind || kind == roundWind ||
         (kind == kNorth && rules.players == 3 && rules.northYaku == NorthYaku::Yakuhai);
}

YakuPlan planOf(YakuId id, const HandFrame &frame) {
  YakuPlan plan;
  if (id == Ryanpeikou || id < Haitei || id == NorthYakuhai)
    addOneHan(id, frame, plan);
  else if (id <= Shousangen || id == Junchan)
    addTwoHan(id, frame, plan);
  else if (id == Honitsu || id == Chinitsu)
    addFlushes(id, plan);
  else if (id < Dora)
    addYakuman(id, frame, plan);
  else
    plan::addOptional(id, frame, plan);
  return plan;
}

YakuPlan planOfAny() {
  YakuPlan plan;
  plan.shapes.emplace_back();
  plan.pairs.push_back({kAllKinds});
  addKokushi(false, plan);
  plan.closedOnly = false;
  return plan;
}

YakuPlan planOfAnyWith(Kind win) {
  YakuPlan plan;
  const auto add = [&](PlannedShape planned) {
    planned.shape.win = static_cast<std::int8_t>(win);
    planned.concealedOnly = true;
    plan.shapes.push_back(planned);
  };
  PlannedShape pair;
  pair.shape.pairs = bitOf(win);
  add(pair);
  PlannedShape three;
  three.shape.required.push_back(triplet(win));
  add(three);
  for (int low = std::max(0, win - 2); low <= win; ++low) {
    if ((kAllRuns >> low & 1U) == 0 || low / 9 != win / 9)
      continue;
    PlannedShape runs;
    runs.shape.required.push_back(run(low));
    add(runs);
  }
  return plan;
}

std::optional<HandShape> shapeWithMelds(const PlannedShape &planned, const HandFrame &frame, int &unfit) {
  HandShape shape = planned.shape;
  if (planned.concealedOnly) {
    const std::size_t groups = 4 - frame.melds.size();
    return shape.required.size() > groups ? std::nullopt : std::optional(shape);
  }
  const std::size_t groups = 4 - frame.melds.size();
  std::size_t stranger = frame.melds.size();  // the last meld that takes a free place
  for (std::size_t i = 0; i < frame.melds.size(); ++i) {
    const Meld &meld = frame.melds[i];
    const bool chi = meld.type == MeldType::Chi;
    const TargetCode code{chi ? TargetType::Run : TargetType::Triplet, meld.kind()};
    const auto same = std::find(shape.required.begin(), shape.required.end(), code);
    const std::size_t part = static_cast<std::size_t>(partOf(meld.kind()));
    if (same != shape.required.end()) {
      shape.required.erase(static_cast<std::size_t>(same - shape.required.begin()));
      continue;
    }
    const bool allowed = ((chi ? shape.runs : shape.triplets) & bitOf(meld.kind())) != 0;
    if (!allowed || shape.mostParts[part] == 0) {
      unfit = static_cast<int>(i);
      return std::nullopt;
    }
    shape.least[part] = static_cast<std::uint8_t>(std::max(0, shape.least[part] - 1));
    --shape.mostParts[part];
    stranger = i;
  }
  if (shape.required.size() > groups) {
    unfit = static_cast<int>(stranger);
    return std::nullopt;
  }
  return shape;
}

}  // namespace janso
