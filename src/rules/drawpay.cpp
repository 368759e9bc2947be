// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/drawpay.h"

#include <algorithm>

#include "rules/payment.h"

namespace janso {

namespace {

using Deltas = std::array<std::int32_t, 4>;

void payNoten(const RuleSet &rules, const RyukyokuInfo &draw, Deltas &deltas) {
  const auto tenpai = static_cast<int>(std::ranges::count(draw.tenpai, true));
  const int noten = rules.players - tenpai;
  if (tenpai == 0 || noten == 0)
    return;
  for (std::size_t seat = 0; seat < rules.players; ++seat)
    deltas[seat] += draw.tenpai[seat] ? rules.notenPool / tenpai : -rules.notenPool / noten;
}

void payMangan(const RuleSet &rules, int winner, int dealer, std::int32_t honbaEach, Deltas &deltas) {
  for (int payer = 0; payer < rules.players; ++payer) {
    if (payer == winner)
      continue;
    const std::int32_t pays = tsumoShare(rules, kManganBase, winner == dealer, payer == dealer) + honbaEach;
    deltas[static_cast<std::size_t>(payer)] -= pays;
    deltas[static_cast<std::size_t>(winner)] += pays;
  }
}

}  // namespace

InlineVec<std::int8_t, 4> nagashiSeats(const RuleSet &rules, int dealer, const RyukyokuInfo &draw) {
  InlineVec<std::int8_t, 4> seats;
  for (int step = 0; step < rules.players; ++step) {
    const int seat = (dealer + step) % rules.players;
    if (draw.nagashi[static_cast<std::size_t>(seat)])
      seats.push_back(static_cast<std::int8_t>(seat));
  }
  return seats;
}

std::array<std::int32_t, 4> drawPayments(const RuleSet &rules, int dealer, int honba,
                                         const RyukyokuInfo &draw) {
  Deltas deltas{};
  const bool nagashi = draw.type == DrawType::NagashiMangan;
  if (nagashi) {
    const std::int32_t each = rules.nagashiTakesBonus ? rules.honbaTsumoEach * honba : 0;
    for (const int winner : nagashiSeats(rules, dealer, draw))
      payMangan(rules, winner, dealer, each, deltas);
  }
  if (draw.type == DrawType::Exhaustive || (nagashi && !rules.nagashiReplacesNoten))
    payNoten(rules, draw, deltas);
  return deltas;
}

int stickTaker(const RuleSet &rules, int dealer, const RyukyokuInfo &draw) {
  if (draw.type != DrawType::NagashiMangan || !rules.nagashiTakesBonus)
    return -1;
  const auto seats = nagashiSeats(rules, dealer, draw);
  return seats.empty() ? -1 : seats[0];
}

}  // namespace janso
