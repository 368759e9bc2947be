// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which tiles of a won hand make a yaku or a part of the fu.
#pragma once

#include <array>
#include <cstdint>

#include "rules/board.h"
#include "rules/event.h"
#include "rules/score.h"
#include "rules/yakuid.h"

namespace janso {

// A choice of the tiles of a won hand. Bits: index in HoraInfo::hand, in Meld::tiles of each meld.
struct WinTiles {
  std::uint16_t hand = 0;
  std::array<std::uint8_t, 4> melds{};
  bool win = false;     // the winning tile
  bool norths = false;  // those set aside

  bool empty() const;
  int count() const;  // without norths
  bool operator==(const WinTiles &) const = default;
};

WinTiles allTiles(const HoraInfo &info);

// The tiles that make this yaku of the hand: three runs for ittsuu, the triplet for a dragon, the winning
// tile for what the moment gave; the whole hand where every tile counts, and where the yaku asks for nothing
// of the tiles but that they wait (riichi). `before`: the board at the moment of the win.
WinTiles tilesOf(const Board &before, const HoraInfo &info, YakuId yaku);

// Those of part `index` of the fu; parts that the hand as a whole gives have all.
WinTiles tilesOfFu(const HoraInfo &info, std::size_t index);

}  // namespace janso
