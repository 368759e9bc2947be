// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A group laid open on the table: chi, pon or one of the three kans.
#pragma once

#include <cstdint>

#include "rules/inlinevec.h"
#include "rules/tile.h"

namespace janso {

enum class MeldType : std::uint8_t { Chi, Pon, Daiminkan, Ankan, Kakan };

// `tiles`: all tiles of the meld, ascending (a red five after the plain ones), including the called and the
// added one. `called`: the claimed tile (unknown for an ankan). `from`: the absolute seat it was claimed from
// (-1 for an ankan). `added`: the fourth tile of a kakan, otherwise unknown. A kakan keeps `called` and
// `from` of its pon.
struct Meld {
  MeldType type = MeldType::Chi;
  InlineVec<Tile, 4> tiles;
  Tile called;
  Tile added;
  std::int8_t from = -1;

  constexpr bool isKan() const { return type >= MeldType::Daiminkan; }
  // An ankan leaves the hand closed (menzen); every other meld opens it.
  constexpr bool isOpen() const { return type != MeldType::Ankan; }
  // Lowest kind: the first tile of a chi, the kind of a pon or kan.
  constexpr Kind kind() const { return tiles[0].kind(); }

  bool operator==(const Meld &) const = default;
};

using Melds = InlineVec<Meld, 4>;

}  // namespace janso
