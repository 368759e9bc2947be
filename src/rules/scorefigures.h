// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The tables of a scoring sheet; every number comes from the scoring engine under the given ruleset.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/ruleset.h"
#include "rules/score.h"

namespace janso {

// The payments of a win, without honba and riichi sticks, in points.
struct WinPayments {
  Limit limit = Limit::None;
  std::int32_t ron = 0;
  std::int32_t fromDealer = 0;  // on tsumo; 0 when the dealer wins
  std::int32_t fromOther = 0;   // on tsumo, from each non-dealer
};
// `yakuman` as in basePoints().
WinPayments winPayments(int han, int fu, int yakuman, bool dealer, const RuleSet &rules);

// A row of the payment table for one value of fu, after rounding. A cell stays empty where a hand with that
// many han and fu cannot be won in that way.
struct FuLine {
  int fu = 0;
  int ronFrom = 1;    // lowest han of a ron with these fu; 0 = impossible
  int tsumoFrom = 1;  // lowest han of a tsumo with these fu; 0 = impossible
};
std::vector<FuLine> fuLines(const RuleSet &rules);

// A range of han with the same limit: "6-7 haneman".
struct LimitLine {
  Limit limit = Limit::None;
  int hanFrom = 0;  // 0 = a yakuman by shape
  int hanTo = 0;    // 0 = no upper end
  int yakuman = 0;
};
// Starts at the lowest han that reach a limit whatever the fu; empty without limits (RuleSet::aotenjou).
std::vector<LimitLine> limitLines(const RuleSet &rules);

// The fu of one feature: of the hand itself, a group or the wait.
struct FuFigure {
  enum class What {
    EveryHand,
    ClosedRon,
    Tsumo,
    OpenTsumo,
    RinshanTsumo,
    PinfuTsumo,   // total of the whole hand
    OpenNothing,  // total of the whole hand, on ron
    SevenPairs,   // total of the whole hand
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
  int fu = 0;        // for a group: with simples
  int terminal = 0;  // for a group: with terminals or honors; else 0
};
std::vector<FuFigure> fuFigures(const RuleSet &rules);

// Payments of a draw in which `tenpai` players are tenpai: to each of them, and from each of the others. Both
// 0 when nothing is paid.
struct NotenPayments {
  std::int32_t toTenpai = 0;
  std::int32_t fromNoten = 0;
};
NotenPayments notenPayments(int tenpai, const RuleSet &rules);

}  // namespace janso
