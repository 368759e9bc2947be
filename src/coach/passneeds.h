// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The smallest win by which a seat passes another. Pure functions; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/board.h"
#include "rules/score.h"

namespace janso {

struct WinSize {
  int han = 0;
  int fu = 0;  // 0: from mangan up it does not matter
};
// The usual steps, ascending.
inline constexpr std::array kWinSizes{WinSize{1, 30}, WinSize{2, 30}, WinSize{3, 30},
                                      WinSize{3, 40}, WinSize{4, 30}, WinSize{5, 0},
                                      WinSize{6, 0},  WinSize{8, 0},  WinSize{11, 0}};

// Who pays what for a win of this size. Of `place`, only the winner, the dealer, the honba and riichi sticks,
// and the seat with doubled points count. `from`: the discarder's seat, -1 = tsumo.
WinResult payFor(const WinInput &place, const RuleSet &rules, int from, WinSize size);

struct PassWay {
  std::int8_t from = -1;      // the discarder's seat; -1 = tsumo
  bool possible = false;      // some usual win is enough
  Limit limit = Limit::None;  // of the smallest sufficient win, like the fields below
  std::int32_t han = 0;
  std::int32_t fu = 0;
  std::int32_t points = 0;      // of the hand only, without honba or riichi sticks
  std::int32_t dealerPays = 0;  // of a tsumo; 0 for a dealer's tsumo
  std::int32_t othersPay = 0;   // each; also without honba, and without doubling
};

struct PassNeed {
  int over = 0;          // absolute seat
  std::int32_t gap = 0;  // points that it is ahead; 0: it is ahead by seat order
  // By ron from that seat, by ron from any other seat (enough whichever seat it is), by tsumo.
  std::vector<PassWay> ways;
};

// Each seat that is ahead of `seat`, the nearest first, by the scores, honba and sticks on the table now.
std::vector<PassNeed> passNeeds(const Board &board, int seat);

}  // namespace janso
