// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The payment of a win, step by step, as a person would work it out.
//
// fu -> rounded fu -> base points -> limit -> shares -> rounded up to hundreds -> wareme -> honba -> sticks,
// with liability (pao). The sums equal those of WinResult (tested). Seats are absolute; points are points,
// never hundreds.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/ruleset.h"
#include "rules/score.h"

namespace janso {

enum class ShareReason : std::uint8_t {
  Discarder,  // pays for the whole hand
  Each,       // one of the seats that pay a tsumo
  Liable,     // pao: half of a ron
  HalfOfRon,  // the discarder, when another seat is liable
  LiableAll,  // pao: a whole tsumo; `raw` = the sum of all regular shares
};

// What a seat pays of a part: base points x `factor` = `raw`, rounded up = `rounded`.
struct PayShare {
  std::int8_t seat = -1;
  ShareReason reason{};
  bool dealer = false;      // the seat is dealer (pays double on a tsumo)
  std::int32_t factor = 0;  // 1 or 2 on a tsumo, 4 or 6 on a ron, 2 or 3 for half of a ron
  std::int32_t absent = 0;  // three players: half of the absent player's share, included in `raw`
  std::int32_t raw = 0;
  std::int32_t rounded = 0;
  std::int32_t times = 1;  // wareme
  std::int32_t paid() const { return rounded * times; }
};

// A part of the hand for which one set of seats pays: the whole hand, or what a seat is liable for.
struct PayPart {
  std::int32_t base = 0;
  std::int8_t liable = -1;  // seat
  YakuId yaku{};            // with `liable`
  std::vector<PayShare> shares;
};

struct PaySteps {
  int fuSum = 0;  // of the parts
  int fu = 0;     // rounded; 0 with a yakuman
  int han = 0;
  int yakuman = 0;
  std::int64_t counted = 0;  // fu x 2^(2 + han), before any limit; 0 with a yakuman
  std::int32_t base = 0;     // base points that are paid
  Limit limit = Limit::None;
  std::vector<PayPart> parts;
  std::array<std::int32_t, 4> honba{};   // by seat
  std::array<std::int32_t, 4> totals{};  // by seat: hand and honba, as WinResult::payments
  std::int32_t honbaPoints = 0;
  std::int32_t stickPoints = 0;
  std::int32_t received = 0;  // by the winner in all
};

// `result` must be the result of scoreHand() for `input` under `rules`.
PaySteps paySteps(const WinInput &input, const WinResult &result, const RuleSet &rules);

}  // namespace janso
