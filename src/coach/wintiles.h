// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The tiles of a won hand that make a yaku or a part of the fu.
#pragma once

#include <array>
#include <cstdint>

#include "rules/board.h"
#include "rules/event.h"
#include "rules/score.h"
#include "rules/yakuid.h"

namespace janso {

// A selection of the tiles of a won hand. Bits are indices in HoraInfo::hand, and in Meld::tiles of each
// meld.
struct WinTiles {
  std::uint16_t hand = 0;
  std::array<std::uint8_t, 4> melds{};
  bool win = false;     // the winning tile
  bool norths = false;  // the Norths set aside

  bool empty() const;
  int count() const;  // without the Norths set aside
  bool operator==(const WinTiles &) const = default;
};

WinTiles allTiles(const HoraInfo &info);

// The tiles that make this yaku of the hand: three runs for ittsuu, the triplet for a dragon, the winning
// tile for a yaku of the moment. The whole hand if every tile counts, or if the yaku only asks the tiles to
// be tenpai (riichi). `before` is the board at the moment of the win.
WinTiles tilesOf(const Board &before, const HoraInfo &info, YakuId yaku);

// The tiles of fu part `index`; all tiles for a part that the hand as a whole gives.
WinTiles tilesOfFu(const HoraInfo &info, std::size_t index);

}  // namespace janso
