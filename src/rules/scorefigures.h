// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The tables of a scoring sheet, each number asked from the scoring engine under the ruleset in question.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/ruleset.h"
#include "rules/score.h"

namespace janso {

// What a win pays, without honba and sticks, in points.
struct WinPayments {
  Limit limit = Limit::None;
  std::int32_t ron = 0;
  std::int32_t fromDealer = 0;  // self-draw; 0 when the dealer wins
  std::int32_t fromOther = 0;   // self-draw, from each
};
// `yakuman` as in basePoints().
WinPayments winPayments(int han, int fu, int yakuman, bool dealer, const RuleSet &rules);

// A line of the table of payments: fu as they are after rounding. Where a hand of so many han and fu cannot
// be won in that way the place stays empty.
struct FuLine {
  int fu = 0;
  int ronFrom = 1;    // least han of a ron with these fu; 0 = there is none
  int tsumoFrom = 1;  // likewise of a self-draw
};
std::vector<FuLine> fuLines(const RuleSet &rules);

// Han with the same limit: "6-7 haneman".
struct LimitLine {
  Limit limit = Limit::None;
  int hanFrom = 0;  // 0 = a yakuman by its shape
  int hanTo = 0;    // 0 = and more
  int yakuman = 0;
};
// From the least han that reach a limit whatever the fu; empty without limits (RuleSet::aotenjou).
std::vector<LimitLine> limitLines(const RuleSet &rules);

// What the hand itself, its groups and its wait give.
struct FuFigure {
  enum class What {
    EveryHand,
    ClosedRon,
    Tsumo,
    OpenTsumo,
    RinshanTsumo,
    PinfuTsumo,   // of the whole hand
    OpenNothing,  // likewise, on ron
    SevenPairs,   // likewise
    OpenTriplet,
    ConcealedTriplet,
    OpenKan,
    ClosedKan,
    DragonPair,
    SeatWindPair,
    RoundWindPair,
    BothWindsPair,
    EdgeWait,
    MiddleWait,
    PairWait,
    OpenWait,
  };
  What what{};
  int fu = 0;        // of simples, where it is a group
  int terminal = 0;  // of ones, nines and honours, where it is a group; else 0
};
std::vector<FuFigure> fuFigures(const RuleSet &rules);

// What a draw moves when so many are tenpai: to each of them, and from each of the others. Both 0 when
// nothing is paid.
struct NotenPayments {
  std::int32_t toTenpai = 0;
  std::int32_t fromNoten = 0;
};
NotenPayments notenPayments(int tenpai, const RuleSet &rules);

}  // namespace janso
