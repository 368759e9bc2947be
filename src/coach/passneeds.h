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
  int fu = 0;  // 0: from mangan on it does not matter
};
// The usual steps, ascending.
inline constexpr std::array kWinSizes{WinSize{1, 30}, WinSize{2, 30}, WinSize{3, 30},
                                      WinSize{3, 40}, WinSize{4, 30}, WinSize{5, 0},
                                      WinSize{6, 0},  WinSize{8, 0},  WinSize{11, 0}};

// Who pays what for a win of this size. Of `place` count winner, dealer, counters and whose points are
// doubled. `from`: discarder's seat, -1 = self-draw.
WinResult payFor(const WinInput &place, const RuleSet &rules, int from, WinSize size);

struct PassWay {
  std::int8_t from = -1;      // discarder's seat; -1 = self-draw
  bool possible = false;      // some usual win will do
  Limit limit = Limit::None;  // of the smallest that will do, as are the rest
  std::int32_t han = 0;
  std::int32_t fu = 0;
  std::int32_t points = 0;      // of the hand alone: no honba, no sticks
  std::int32_t dealerPays = 0;  // of a self-draw; 0 for a dealer's own
  std::int32_t othersPay = 0;   // each; likewise without honba, and nobody's doubled
};

struct PassNeed {
  int over = 0;          // absolute seat
  std::int32_t gap = 0;  // points that it is ahead; 0: it is before by its place at the table
  // From it, from another (from whomever it is, it will do), by self-draw.
  std::vector<PassWay> ways;
};

// Each seat that stands before `seat`, the nearest first, by what is on the table now.
std::vector<PassNeed> passNeeds(const Board &board, int seat);

}  // namespace janso
