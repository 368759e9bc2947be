// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/paysteps.h"

#include <algorithm>

#include "rules/payment.h"

namespace janso {

namespace {

constexpr std::int32_t kYakumanBase = 8000;
constexpr int kMostDoublings = 32;

std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}

class Worker {
 public:
  Worker(const WinInput &input, const WinResult &result, const RuleSet &rules)
      : m_input(input), m_result(result), m_rules(rules) {}

  std::vector<PayPart> parts() {
    std::vector<PayPart> list;
    std::int32_t rest = m_result.basePoints;
    if (m_result.yakuman > 0) {
      std::int32_t left = rest;
      for (const Pao &pao : paoOf(m_input.melds, m_rules, m_input.lastKan)) {
        const auto *scored =
            std::ranges::find_if(m_result.yaku, [&pao](const YakuHan &yaku) { return yaku.id == pao.yaku; });
        if (scored == m_result.yaku.end())
          continue;
        const bool whole = m_rules.paoScope == PaoScope::WholeHand || m_rules.aotenjou;
        const std::int32_t base = whole ? left : std::min(left, kYakumanBase * scored->yakuman);
        left -= base;
        if (base <= 0 || pao.seat == m_input.from)
          continue;
        rest -= base;
        list.push_back(liablePart(pao, base));
      }
    }
    if (rest > 0)
      list.push_back(restPart(rest));
    multiply(list);
    return list;
  }

 private:
  bool dealerWins() const { return m_input.winner == m_input.dealer; }

  PayShare tsumoShare(std::int32_t base, int seat) const {
    PayShare share;
    share.seat = static_cast<std::int8_t>(seat);
    share.reason = ShareReason::Each;
    share.dealer = seat == m_input.dealer;
    share.factor = dealerWins() || share.dealer ? 2 : 1;
    if (m_rules.players == 3 && !m_rules.tsumoLoss)
      share.absent = base * (dealerWins() ? 2 : 1) / 2;
    share.raw = base * share.factor + share.absent;
    share.rounded = roundedPayment(share.raw);
    return share;
  }

  std::vector<PayShare> tsumoShares(std::int32_t base) const {
    std::vector<PayShare> shares;
    for (int seat = 0; seat < m_rules.players; ++seat) {
      if (seat != m_input.winner)
        shares.push_back(tsumoShare(base, seat));
    }
    return shares;
  }

  // One seat pays what all would have.
  PayShare wholeTsumo(std::int32_t base, int seat) const {
    PayShare share;
    share.seat = static_cast<std::int8_t>(seat);
    share.reason = ShareReason::LiableAll;
    share.dealer = seat == m_input.dealer;
    for (const PayShare &each : tsumoShares(base))
      share.raw += each.rounded;
    share.rounded = share.raw;
    return share;
  }

  PayShare ronShare(std::int32_t base, int seat, ShareReason reason) const {
    PayShare share;
    share.seat = static_cast<std::int8_t>(seat);
    share.reason = reason;
    share.dealer = seat == m_input.dealer;
    share.factor = dealerWins() ? 6 : 4;
    if (reason != ShareReason::Discarder)
      share.factor /= 2;
    share.raw = base * share.factor;
    share.rounded = roundedPayment(share.raw);
    return share;
  }

  PayPart liablePart(const Pao &pao, std::int32_t base) const {
    PayPart part;
    part.base = base;
    part.liable = pao.seat;
    part.yaku = pao.yaku;
    if (m_input.tsumo) {
      part.shares.push_back(wholeTsumo(base, pao.seat));
    } else {
      part.shares.push_back(ronShare(base, pao.seat, ShareReason::Liable));
      part.shares.push_back(ronShare(base, m_input.from, ShareReason::HalfOfRon));
    }
    return part;
  }

  PayPart restPart(std::int32_t base) const {
    PayPart part;
    part.base = base;
    if (!m_input.tsumo) {
      part.shares.push_back(ronShare(base, m_input.from, ShareReason::Discarder));
      return part;
    }
    if (const int feeder = rinshanFeeder(); feeder >= 0) {
      part.liable = static_cast<std::int8_t>(feeder);
      part.yaku = YakuId::Rinshan;
      part.shares.push_back(wholeTsumo(base, feeder));
      return part;
    }
    part.shares = tsumoShares(base);
    return part;
  }

  int rinshanFeeder() const {
    if (!m_input.rinshan || !m_rules.daiminkanRinshanPao)
      return -1;
    int last = m_input.lastKan;
    for (int i = static_cast<int>(m_input.melds.size()) - 1; i >= 0 && last < 0; --i) {
      if (m_input.melds[at(i)].isKan())
        last = i;
    }
    return last >= 0 && m_input.melds[at(last)].type == MeldType::Daiminkan ? m_input.melds[at(last)].from
                                                                            : -1;
  }

  void multiply(std::vector<PayPart> &list) const {
    if (m_input.doubledFactor == 1)
      return;
    for (PayPart &part : list) {
      for (PayShare &share : part.shares) {
        if (m_input.doubledSeat == m_input.winner || m_input.doubledSeat == share.seat)
          share.times = m_input.doubledFactor;
      }
    }
  }

  const WinInput &m_input;
  const WinResult &m_result;
  const RuleSet &m_rules;
};

}  // namespace

PaySteps paySteps(const WinInput &input, const WinResult &result, const RuleSet &rules) {
  PaySteps steps;
  for (const FuPart &part : result.fuParts)
    steps.fuSum += part.fu;
  steps.fu = result.fu;
  steps.han = result.han;
  steps.yakuman = result.yakuman;
  steps.limit = result.limit;
  steps.base = result.basePoints;
  if (result.yakuman == 0)
    steps.counted = std::int64_t{result.fu} << std::min(2 + result.han, kMostDoublings);
  steps.parts = Worker(input, result, rules).parts();
  std::array<std::int32_t, 4> hand{};
  for (const PayPart &part : steps.parts) {
    for (const PayShare &share : part.shares)
      hand[at(share.seat)] += share.paid();
  }
  // What is above the shares of the hand is the counters'.
  for (std::size_t seat = 0; seat < 4; ++seat) {
    steps.totals[seat] = result.payments[seat];
    steps.honba[seat] = result.payments[seat] - hand[seat];
  }
  steps.honbaPoints = result.honbaPoints;
  steps.stickPoints = result.stickPoints;
  steps.received = result.handPoints + result.honbaPoints + result.stickPoints;
  return steps;
}

}  // namespace janso
