// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/payment.h"

#include <algorithm>

#include "rules/yaku.h"

namespace janso {

namespace {

constexpr std::int32_t kYakumanBase = 8000;
constexpr std::int32_t kStick = 1000;

struct LimitRow {
  int han;
  Limit limit;
  std::int32_t base;
};
constexpr std::array<LimitRow, 4> kLimits{{
    {11, Limit::Sanbaiman, 6000},
    {8, Limit::Baiman, 4000},
    {6, Limit::Haneman, 3000},
    {5, Limit::Mangan, 2000},
}};

constexpr std::int32_t roundedUp(std::int32_t points) {
  return (points + 99) / 100 * 100;
}

std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}

// Seats that pay for `base` points as usual; gives the sum.
std::int32_t payUsual(const WinInput &input, std::int32_t base, std::array<std::int32_t, 4> &payments) {
  const bool dealerWins = input.winner == input.dealer;
  if (!input.tsumo) {
    const std::int32_t points = roundedUp(base * (dealerWins ? 6 : 4));
    payments[at(input.from)] += points;
    return points;
  }
  std::int32_t sum = 0;
  for (int seat = 0; seat < 4; ++seat) {
    if (seat == input.winner)
      continue;
    const std::int32_t points = roundedUp(base * (dealerWins || seat == input.dealer ? 2 : 1));
    payments[at(seat)] += points;
    sum += points;
  }
  return sum;
}

struct Liability {
  std::int8_t seat = -1;
  std::int32_t base = 0;
};

// Who is liable for how much of a yakuman hand; never more than it is worth.
InlineVec<Liability, 2> liabilities(const WinInput &input, const RuleSet &rules, const WinResult &result) {
  InlineVec<Liability, 2> list;
  std::int32_t left = result.basePoints;
  for (const Pao &pao : paoOf(input.melds, rules, input.lastKan)) {
    const bool scored = std::any_of(result.yaku.begin(), result.yaku.end(),
                                    [&pao](const YakuHan &yaku) { return yaku.id == pao.yaku; });
    if (!scored)
      continue;
    const std::int32_t own = kYakumanBase * yakumanOf(pao.yaku, rules);
    const std::int32_t base = rules.paoScope == PaoScope::WholeHand ? left : std::min(left, own);
    if (base > 0)
      list.push_back({pao.seat, base});
    left -= base;
  }
  return list;
}

// The last kan was an open one: the seat that fed it, else -1.
int feederOfLastKan(const Melds &melds, int lastKan) {
  for (int i = static_cast<int>(melds.size()) - 1; i >= 0 && lastKan < 0; --i) {
    if (melds[at(i)].isKan())
      lastKan = i;
  }
  return lastKan >= 0 && melds[at(lastKan)].type == MeldType::Daiminkan ? melds[at(lastKan)].from : -1;
}

// The part of the hand for which nobody in `liable` stands.
void payRest(const WinInput &input, const RuleSet &rules, std::int32_t base, WinResult &result) {
  if (base == 0)
    return;
  const int feeder = input.tsumo && input.rinshan && rules.daiminkanRinshanPao
                         ? feederOfLastKan(input.melds, input.lastKan)
                         : -1;
  if (feeder < 0) {
    result.handPoints += payUsual(input, base, result.payments);
    return;
  }
  std::array<std::int32_t, 4> shares{};
  const std::int32_t sum = payUsual(input, base, shares);
  result.payments[at(feeder)] += sum;
  result.handPoints += sum;
  if (result.pao < 0)
    result.pao = static_cast<std::int8_t>(feeder);
}

void payLiable(const WinInput &input, const Liability &liable, WinResult &result) {
  const std::int32_t points = liable.base * (input.winner == input.dealer ? 6 : 4);
  if (input.tsumo) {
    result.payments[at(liable.seat)] += points;
  } else {
    result.payments[at(liable.seat)] += points / 2;
    result.payments[at(input.from)] += points / 2;
  }
  result.handPoints += points;
  if (result.pao < 0)
    result.pao = liable.seat;
}

void payHonba(const WinInput &input, const RuleSet &rules, bool allLiable, WinResult &result) {
  if (input.honba == 0)
    return;
  const bool liablePays = result.pao >= 0 && (allLiable || rules.paoHonba == PaoHonba::Liable);
  const std::int32_t each = input.honba * rules.honbaTsumoEach;
  result.honbaPoints = input.tsumo ? 3 * each : input.honba * rules.honbaRon;
  if (liablePays) {
    result.payments[at(result.pao)] += result.honbaPoints;
  } else if (!input.tsumo) {
    result.payments[at(input.from)] += result.honbaPoints;
  } else {
    for (int seat = 0; seat < 4; ++seat)
      result.payments[at(seat)] += seat == input.winner ? 0 : each;
  }
}

}  // namespace

std::int32_t basePoints(int han, int fu, int yakuman, const RuleSet &rules, Limit &limit) {
  if (yakuman > 0) {
    limit = Limit::Yakuman;
    return kYakumanBase * yakuman;
  }
  if (han >= 13 && rules.kazoe != Kazoe::Sanbaiman) {
    limit = Limit::KazoeYakuman;
    return kYakumanBase * (rules.kazoe == Kazoe::NoLimit ? han / 13 : 1);
  }
  for (const LimitRow &row : kLimits) {
    if (han >= row.han) {
      limit = row.limit;
      return row.base;
    }
  }
  const std::int32_t base = fu << (2 + han);
  const std::int32_t manganFrom = rules.kiriage ? 1920 : 2000;
  limit = base >= manganFrom ? Limit::Mangan : Limit::None;
  return base >= manganFrom ? 2000 : base;
}

InlineVec<Pao, 2> paoOf(const Melds &melds, const RuleSet &rules, int lastKan) {
  struct Source {
    bool RuleSet::*option;
    YakuId yaku;
    std::uint64_t kinds;
    int sets;
  };
  static constexpr std::array<Source, 2> kSources{{
      {&RuleSet::paoDaisangen, YakuId::Daisangen, kDragonBits, 3},
      {&RuleSet::paoDaisuushii, YakuId::Daisuushii, kWindBits, 4},
  }};
  InlineVec<Pao, 2> list;
  for (const Source &source : kSources) {
    int sets = 0;
    std::int8_t feeder = -1;
    for (const Meld &meld : melds) {
      if (meld.type == MeldType::Chi || (source.kinds & bitOf(meld.kind())) == 0)
        continue;
      ++sets;
      feeder = meld.from;
    }
    if (rules.*source.option && sets == source.sets && feeder >= 0)
      list.push_back({feeder, source.yaku});
  }
  const bool fourKans = melds.size() == 4 && std::all_of(melds.begin(), melds.end(),
                                                         [](const Meld &meld) { return meld.isKan(); });
  const int kanFeeder = rules.paoSuukantsu && fourKans ? feederOfLastKan(melds, lastKan) : -1;
  if (kanFeeder >= 0)
    list.push_back({static_cast<std::int8_t>(kanFeeder), YakuId::Suukantsu});
  return list;
}

void pay(const WinInput &input, const RuleSet &rules, WinResult &result) {
  std::int32_t rest = result.basePoints;
  if (result.yakuman > 0) {
    for (const Liability &liable : liabilities(input, rules, result)) {
      if (liable.seat == input.from)
        continue;  // he pays all of it as discarder
      rest -= liable.base;
      payLiable(input, liable, result);
    }
  }
  payRest(input, rules, rest, result);
  const bool feederPaysAll = input.tsumo && result.pao >= 0 &&
                             result.handPoints == result.payments[static_cast<std::size_t>(result.pao)];
  payHonba(input, rules, feederPaysAll, result);

  result.stickPoints = input.kyotaku * kStick;
  for (std::size_t seat = 0; seat < 4; ++seat)
    result.deltas[seat] = -result.payments[seat];
  result.deltas[at(input.winner)] += result.handPoints + result.honbaPoints + result.stickPoints;
}

}  // namespace janso
