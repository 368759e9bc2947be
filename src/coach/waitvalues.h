// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a hand waits for, and what each win would be worth: for the hand as it is, or after a discard.
//
// From what the seat itself sees; every value is the real scorer's. Nothing that only luck gives is counted
// (ippatsu, ura, a replacement tile), but for the last discard of a hand, which is certain.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "rules/score.h"
#include "rules/seatview.h"

namespace janso {

struct WinWorth {
  std::int32_t han = 0;  // 0 with a yakuman
  std::int32_t fu = 0;
  std::int32_t yakuman = 0;
  Limit limit = Limit::None;
  std::int32_t points = 0;  // of the hand alone: no honba, no sticks
  bool operator==(const WinWorth &) const = default;
};

// A way to win: what it is worth, or why it is no win. With five of a kind it is neither.
struct WinChance {
  std::optional<WinWorth> worth;
  NoWin why = NoWin::NotComplete;
};

struct WaitValue {
  Kind kind = 0;
  int left = 0;     // copies that this seat does not see
  WinChance ron;    // from the seat after the own one; of furiten nothing is said
  WinChance tsumo;  // on a later draw
  // If riichi were declared with this discard; empty where it may not be.
  WinChance riichiRon;
  WinChance riichiTsumo;
};

// A hand of 13 - 3 x melds tiles.
struct TenpaiHand {
  Tile discard;                  // that leaves it; unknown: the hand as it is
  std::vector<WaitValue> waits;  // ascending; empty: not tenpai
  bool mayRiichi = false;        // riichi can be declared with this discard
  // Furiten once the discard is made: a wait lies in the own discards (`furitenTurn`: index there; the
  // discard itself counts) or a winning tile went by and that still holds.
  bool furiten = false;
  Tile furitenTile;
  int furitenTurn = -1;

  int tilesLeft() const;
  // Over the waits that are left: lowest and highest points, by tsumo, and by ron unless furiten. Nothing
  // when none can be won on.
  struct Range {
    std::int32_t low = 0;
    std::int32_t high = 0;
    bool operator==(const Range &) const = default;
  };
  std::optional<Range> points(bool riichi) const;
  // Every wait that is left is without a yaku by ron, as the hand is (damaten).
  bool noYakuByRon() const;
  bool someNoYakuByRon() const;
};

// The hand without `discard`, or as it is (unknown), which must be a hand between two turns. `discard` is a
// tile of the own concealed ones.
TenpaiHand tenpaiHandAfter(const SeatView &view, Tile discard);

}  // namespace janso
