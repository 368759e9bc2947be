// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The wall: 136 tiles in 17 stacks a side, two dice, the break; and the proof that it was fair.
//
// A wall is made from a 256-bit seed by a published procedure (README, "The fair wall"): a stream of
// SHA-256(seed || hand number || counter) feeds a Fisher-Yates shuffle by rejection sampling, then two dice.
// Before a match the hash of the seed is shown, after it the seed: anybody can recompute every wall.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "rules/inlinevec.h"
#include "rules/result.h"
#include "rules/ruleset.h"
#include "rules/tile.h"

namespace janso {

using WallSeed = std::array<std::uint8_t, 32>;

std::string toHex(const WallSeed &seed);
Result<WallSeed> wallSeedFromHex(std::string_view hex);  // 64 hex digits
WallSeed wallSeedFromText(std::string_view text);        // SHA-256 of the text: for --seed 42
std::string wallCommitment(const WallSeed &seed);        // lower-case hex SHA-256 of the 32 bytes

// Tiles in the order in which they leave the wall, so that a recorded hand can be laid out as well.
struct Wall {
  std::array<Tile, 122> live;  // deal first (four rounds of the deal, dealer first, as dealt), then the draws
  std::array<Tile, 4> rinshan;         // replacement tiles in the order drawn
  std::array<Tile, 5> doraIndicators;  // in the order turned
  std::array<Tile, 5> uraIndicators;   // beneath them
  std::array<std::uint8_t, 2> dice{};  // 1..6; 0 = not known

  bool operator==(const Wall &) const = default;
};

// The wall of hand number `handIndex` (0 = first hand of the match, every hand counts, repeats too).
Wall makeWall(const WallSeed &seed, std::uint32_t handIndex, const RuleSet &rules);

}  // namespace janso
