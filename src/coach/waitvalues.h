// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The waits of a hand and the value of each win, for the hand as it is or after a discard.
//
// Based on what the seat sees; the real scorer computes every value. Yaku by luck (ippatsu, ura dora, a
// replacement tile) do not count, except the last discard of a hand, which is certain.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "rules/legal/seatview.h"
#include "rules/score.h"

namespace janso {

struct WinWorth {
  std::int32_t han = 0;  // 0 with a yakuman
  std::int32_t fu = 0;
  std::int32_t yakuman = 0;
  Limit limit = Limit::None;
  std::int32_t points = 0;  // of the hand only, without honba or riichi sticks
  bool operator==(const WinWorth &) const = default;
};

// One way to win: its value, or why it is not a win. A wait for a fifth tile of a kind has neither.
struct WinChance {
  std::optional<WinWorth> worth;
  NoWin why = NoWin::NotComplete;
};

struct WaitValue {
  Kind kind = 0;
  int left = 0;     // copies that this seat does not see
  WinChance ron;    // from the next seat; furiten is ignored
  WinChance tsumo;  // on a later draw
  // With riichi declared on this discard; empty where that is not possible.
  WinChance riichiRon;
  WinChance riichiTsumo;
};

// A hand of 13 - 3 x melds tiles.
struct TenpaiHand {
  Tile discard;                  // the discard that leaves it; unknown: the hand as it is
  std::vector<WaitValue> waits;  // ascending; empty: not tenpai
  bool canRiichi = false;        // riichi can be declared with this discard
  // Furiten once the discard is made: a wait is among the seat's discards (`furitenTurn` is its index there;
  // the discard itself counts), or a winning tile passed and that furiten still holds.
  bool furiten = false;
  Tile furitenTile;
  int furitenTurn = -1;

  int tilesLeft() const;
  // The lowest and highest points over the remaining waits, by tsumo, and by ron unless furiten. Nothing when
  // no wait can win.
  struct Range {
    std::int32_t low = 0;
    std::int32_t high = 0;
    bool operator==(const Range &) const = default;
  };
  std::optional<Range> points(bool riichi) const;
  // Every remaining wait is without a yaku by ron, without declaring riichi (damaten).
  bool noYakuByRon() const;
  bool someNoYakuByRon() const;
};

// The hand after `discard`, or as it is (unknown tile), which must then be a hand between two turns.
// `discard` is one of the seat's concealed tiles.
TenpaiHand tenpaiHandAfter(const SeatView &view, Tile discard);

}  // namespace janso
