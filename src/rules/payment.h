// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Turns base points into payments: dealer and tsumo shares, honba, riichi sticks, liability.
//
// Sources: the scoring tables of Basic Ari-Ari and EMA 2016 (ron = 4 times the base points, 6 times for the
// dealer; tsumo = base points from each player, twice from and for the dealer; every payment rounded up to
// hundreds); liability as described at the options of RuleSet.
#pragma once

#include <cstdint>

#include "rules/score.h"

namespace janso {

// Points of a riichi stick.
inline constexpr std::int32_t kStick = 1000;
// Base points of a mangan.
inline constexpr std::int32_t kManganBase = 2000;

// `points` rounded up to hundreds, as for every payment.
constexpr std::int32_t roundedPayment(std::int32_t points) {
  return (points + 99) / 100 * 100;
}

// One seat's share of a tsumo of `base` points. With three players the absent player's share is lost, or each
// of the other two pays half of it (RuleSet::tsumoLoss).
std::int32_t tsumoShare(const RuleSet &rules, std::int32_t base, bool dealerWins, bool dealerPays);
// WinResult::handPoints of a win of `base` points when nothing is paid more than once.
std::int32_t handPointsOf(const RuleSet &rules, std::int32_t base, bool dealerWins, bool tsumo);
// WinResult::honbaPoints of a win that collects `honba` honba.
std::int32_t honbaPointsOf(const RuleSet &rules, int honba, bool tsumo);

// Fills handPoints, payments, honbaPoints, stickPoints, deltas and pao of `result` from its yaku, yakuman and
// basePoints.
void pay(const WinInput &input, const RuleSet &rules, WinResult &result);

}  // namespace janso
