// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/payment.h"

#include <algorithm>
#include <numeric>

#include "rules/yaku.h"

namespace janso {

namespace {

constexpr std::int32_t kYakumanBase = 8000;

struct LimitRow {
  int han;
  Limit limit;
  std::int32_t base;
};
constexpr std::array<LimitRow, 4> kLimits{{
    {11, Limit::Sanbaiman, 6000},
    {8, Limit::Baiman, 4000},
    {6, Limit::Haneman, 3000},
    {5, Limit::Mangan, kManganBase},
}};

std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}

std::int32_t ronPoints(std::int32_t base, bool dealerWins) {
  return roundedPayment(base * (dealerWins ? 6 : 4));
}

// A self-draw worth `base` points, as usual; gives the sum.
std::int32_t payTsumo(const WinInput &input, const RuleSet &rules, std::int32_t base,
                      std::array<std::int32_t, 4> &payments) {
  std::int32_t sum = 0;
  for (int seat = 0; seat < rules.players; ++seat) {
    if (seat == input.winner)
      continue;
    const std::int32_t points = tsumoShare(rules, base, input.winner == input.dealer, seat == input.dealer);
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
InlineVec<Liability, 4> liabilities(const WinInput &input, const RuleSet &rules, const WinResult &result) {
  InlineVec<Liability, 4> list;
  std::int32_t left = result.basePoints;
  for (const Pao &pao : paoOf(input.melds, rules, input.lastKan)) {
    const auto *scored = std::find_if(result.yaku.begin(), result.yaku.end(),
                                      [&pao](const YakuHan &yaku) { return yaku.id == pao.yaku; });
    if (scored == result.yaku.end())
      continue;
    // Without limits the yaku multiply, so none has a share of its own.
    const bool whole = rules.paoScope == PaoScope::WholeHand || rules.aotenjou;
    const std::int32_t base = whole ? left : std::min(left, kYakumanBase * scored->yakuman);
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
  if (feeder < 0 && !input.tsumo) {
    result.payments[at(input.from)] += ronPoints(base, input.winner == input.dealer);
    return;
  }
  if (feeder < 0) {
    payTsumo(input, rules, base, result.payments);
    return;
  }
  std::array<std::int32_t, 4> shares{};
  result.payments[at(feeder)] += payTsumo(input, rules, base, shares);
  if (result.pao < 0)
    result.pao = static_cast<std::int8_t>(feeder);
}

void payLiable(const WinInput &input, const RuleSet &rules, const Liability &liable, WinResult &result) {
  if (input.tsumo) {
    std::array<std::int32_t, 4> shares{};
    result.payments[at(liable.seat)] += payTsumo(input, rules, liable.base, shares);
  } else {
    const std::int32_t half = roundedPayment(liable.base * (input.winner == input.dealer ? 3 : 2));
    result.payments[at(liable.seat)] += half;
    result.payments[at(input.from)] += half;
  }
  if (result.pao < 0)
    result.pao = liable.seat;
}

// Wareme: what this seat pays or receives for the hand counts several times.
void multiply(const WinInput &input, WinResult &result) {
  for (int seat = 0; seat < 4; ++seat) {
    if (input.doubledSeat == input.winner || input.doubledSeat == seat)
      result.payments[at(seat)] *= input.doubledFactor;
  }
}

void payHonba(const WinInput &input, const RuleSet &rules, bool allLiable, WinResult &result) {
  if (input.honba == 0)
    return;
  const bool liablePays = result.pao >= 0 && (allLiable || rules.paoHonba == PaoHonba::Liable);
  result.honbaPoints = honbaPointsOf(rules, input.honba, input.tsumo);
  if (liablePays) {
    result.payments[at(result.pao)] += result.honbaPoints;
  } else if (!input.tsumo) {
    result.payments[at(input.from)] += result.honbaPoints;
  } else {
    for (int seat = 0; seat < rules.players; ++seat)
      result.payments[at(seat)] += seat == input.winner ? 0 : input.honba * rules.honbaTsumoEach;
  }
}

std::int32_t unlimitedBase(int han, int fu) {
  constexpr int kMostDoublings = 32;  // far above the end already
  const std::int64_t base = std::int64_t{fu} << std::min(2 + han, kMostDoublings);
  return static_cast<std::int32_t>(std::min<std::int64_t>(base, kMostBasePoints));
}

}  // namespace

std::int32_t tsumoShare(const RuleSet &rules, std::int32_t base, bool dealerWins, bool dealerPays) {
  const std::int32_t own = base * (dealerWins || dealerPays ? 2 : 1);
  if (rules.players == 4 || rules.tsumoLoss)
    return roundedPayment(own);
  const std::int32_t absent = base * (dealerWins ? 2 : 1);
  return roundedPayment(own + absent / 2);
}

std::int32_t handPointsOf(const RuleSet &rules, std::int32_t base, bool dealerWins, bool tsumo) {
  if (!tsumo)
    return ronPoints(base, dealerWins);
  return tsumoShare(rules, base, dealerWins, !dealerWins) +
         (rules.players - 2) * tsumoShare(rules, base, dealerWins, false);
}

std::int32_t honbaPointsOf(const RuleSet &rules, int honba, bool tsumo) {
  return honba * (tsumo ? (rules.players - 1) * rules.honbaTsumoEach : rules.honbaRon);
}

std::int32_t basePoints(int han, int fu, int yakuman, const RuleSet &rules, Limit &limit) {
  if (rules.aotenjou) {
    limit = Limit::None;
    return unlimitedBase(han + 13 * yakuman, fu);
  }
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
  const std::int32_t manganFrom = rules.kiriage ? 1920 : kManganBase;
  limit = base >= manganFrom ? Limit::Mangan : Limit::None;
  return base >= manganFrom ? kManganBase : base;
}

InlineVec<Pao, 4> paoOf(const Melds &melds, const RuleSet &rules, int lastKan) {
  struct Source {
    bool wanted;
    YakuId yaku;
    std::uint64_t kinds;
    int fromSet;  // who feeds this one of the sets or a later one is liable
  };
  const std::array<Source, 3> sources{{
      {rules.paoDaisangen, YakuId::Daisangen, kDragonBits, 3},
      {rules.paoDaisuushii, YakuId::Daisuushii, kWindBits, rules.paoShousuushii ? 3 : 4},
      {rules.paoShousuushii, YakuId::Shousuushii, kWindBits, 3},
  }};
  InlineVec<Pao, 4> list;
  for (const Source &source : sources) {
    int sets = 0;
    std::int8_t feeder = -1;
    for (const Meld &meld : melds) {
      if (meld.type == MeldType::Chi || (source.kinds & bitOf(meld.kind())) == 0)
        continue;
      ++sets;
      if (sets >= source.fromSet && meld.from >= 0)
        feeder = meld.from;
    }
    if (source.wanted && feeder >= 0)
      list.push_back({feeder, source.yaku});
  }
  if (melds.size() < 4)
    return list;
  const bool fourKans =
      std::all_of(melds.begin(), melds.end(), [](const Meld &meld) { return meld.isKan(); });
  const int kanFeeder = rules.paoSuukantsu && fourKans ? feederOfLastKan(melds, lastKan) : -1;
  if (kanFeeder >= 0)
    list.push_back({static_cast<std::int8_t>(kanFeeder), YakuId::Suukantsu});
  // The yaku itself says whether these four sets are what they must be.
  const auto isChi = [](const Meld &meld) { return meld.type == MeldType::Chi; };
  if (rules.paoOptionalYakuman && melds.back().from >= 0 && list.size() < list.capacity()) {
    if (std::all_of(melds.begin(), melds.end(), isChi))
      list.push_back({melds.back().from, YakuId::IsshokuSuujun});
    else if (std::none_of(melds.begin(), melds.end(), isChi))
      list.push_back({melds.back().from, YakuId::SuuRenkou});
  }
  return list;
}

void pay(const WinInput &input, const RuleSet &rules, WinResult &result) {
  std::int32_t rest = result.basePoints;
  if (result.yakuman > 0) {
    for (const Liability &liable : liabilities(input, rules, result)) {
      if (liable.seat == input.from)
        continue;  // he pays all of it as discarder
      rest -= liable.base;
      payLiable(input, rules, liable, result);
    }
  }
  payRest(input, rules, rest, result);
  if (input.doubledFactor != 1)
    multiply(input, result);
  result.handPoints = std::accumulate(result.payments.begin(), result.payments.end(), std::int32_t{0});
  const bool feederPaysAll =
      input.tsumo && result.pao >= 0 && result.handPoints == result.payments[at(result.pao)];
  payHonba(input, rules, feederPaysAll, result);

  result.stickPoints = input.kyotaku * kStick;
  for (std::size_t seat = 0; seat < 4; ++seat)
    result.deltas[seat] = -result.payments[seat];
  result.deltas[at(input.winner)] += result.handPoints + result.honbaPoints + result.stickPoints;
}

}  // namespace janso
