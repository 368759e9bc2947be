// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The wall: 136 tiles in 17 stacks of two on each side (three players: 108 in 18 stacks on three sides), two
// dice, the break; and the proof that it was fair.
//
// --- The fair wall: how anyone can recompute it ---
// A match has a seed S of 32 bytes. Janso shows the lower-case hex SHA-256 of S before the match (the
// commitment), and S itself after it. Hand number H starts at 0 and counts every hand, including repeats.
//
// 1. Stream. Block c (c = 0, 1, 2, ...) is SHA-256(S || H || c), H and c as four bytes each, most significant
//    first. The blocks, one after the other, are read as numbers of 16 bits, most significant byte first.
// 2. draw(n), 1 <= n <= 136: take the next number x of the stream until x < 65536 - 65536 mod n; the result
//    is x mod n.
// 3. Tiles. Number the tiles 0..135: tile i has kind i div 4 (0-8 man, 9-17 pin, 18-26 sou, 27-30 east south
//    west north, 31 haku, 32 hatsu, 33 chun) and copy i mod 4. Of each five, the first copies are red, as
//    many as the ruleset has; likewise the marked ones of haku. Start with the list 0, 1, ..., 135.
// 4. Shuffle. For i = 135 down to 1: exchange the entries i and draw(i + 1).
// 5. Dice. first = draw(6) + 1, then second = draw(6) + 1.
//
// --- How the list becomes a wall ---
// Stack p = 0..67 has entry 2p on top and entry 2p + 1 below. Stack 0 is at the right-hand end of the wall in
// front of the dealer of this hand, as the dealer sees it. Stacks are numbered clockwise as seen from above,
// so the dealer's wall is 0-16, that of the seat on the dealer's left 17-33, opposite 34-50, on the right
// 51-67. Tiles leave the wall clockwise too.
//
// Break: the sum of the dice counts the sides counter-clockwise, the dealer's as 1, the next player's (on the
// right) as 2; on that side the sum counts stacks from its owner's right. The wall is broken to the left of
// that stack: the next stack is the first of the live wall. The seven stacks to the right of the break are
// the dead wall: nearest the break two stacks of replacement tiles, upper tile first; the third stack has the
// first dora indicator on top; the kan dora indicators follow outward, with the ura indicators below.
//
// Deal: three rounds of four tiles (two stacks) to each player, starting with the dealer, then one tile each;
// the dealer's fourteenth tile is the first draw.
//
// --- Three players ---
// The stream, draw(n) and the dice are the same. The numbers that differ:
// 3. Tiles 0..107: tile i has the (i div 4)-th of the kinds 1m 9m 1p..9p 1s..9s east south west north haku
//    hatsu chun and copy i mod 4.
// 4. For i = 107 down to 1.
// Stacks p = 0..53, 18 to a side: the dealer's wall is 0-17, that of the seat on the dealer's left (who plays
// before the dealer) 18-35, on the right 36-53. The sum of the dice counts three sides.
// The dead wall is seven stacks as well: from the break four of replacement tiles, upper tile first, then the
// first three dora indicators outward, with the ura indicators below. It stays at fourteen tiles, because
// every replacement draw moves the last tile of the live wall into it: the fourth and fifth indicator are in
// the two stacks that were the last of the live wall. They are reached only after so many replacement draws
// that nobody can have drawn them.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/inlinevec.h"
#include "rules/result.h"
#include "rules/ruleset.h"
#include "rules/tile.h"
#include "rules/walllayout.h"

namespace janso {

using WallSeed = std::array<std::uint8_t, 32>;

std::string toHex(const WallSeed &seed);
Result<WallSeed> wallSeedFromHex(std::string_view hex);  // 64 hex digits, either case
WallSeed wallSeedFromText(std::string_view text);        // SHA-256 of the text: for --seed 42
std::string wallCommitment(const WallSeed &seed);        // lower-case hex SHA-256 of the 32 bytes

// Numbers for four players; the functions take 3 or 4. See also replacementTiles() and drawsInHand().
inline constexpr int kDealtTiles = 52;  // 13 each; the dealer's fourteenth is the first draw
inline constexpr int kDraws = 70;       // draws in a hand, including replacement tiles

constexpr int dealtTiles(int players) {
  return 13 * players;
}
// Number of tiles in Wall::live, including the deal.
constexpr int liveTiles(int players) {
  return players == 3 ? 94 : 122;
}
// Indicators with stacks of their own; the others, in the order turned, are the upper tiles of the last
// stacks of Wall::live.
constexpr int ownIndicators(int players) {
  return players == 3 ? 3 : 5;
}

// Index in Wall::live of the n-th indicator (0-based), n >= ownIndicators(); for greater n, of the upper
// tiles further outward.
constexpr int indicatorInLive(int n, int players) {
  return liveTiles(players) - 2 * (n - ownIndicators(players) + 1);
}

// Tiles in the order in which they leave the wall, so that a recorded hand can be laid out as well. Every
// replacement draw moves the last live tile to the dead wall, so the tail of `live` may stay undrawn. Entries
// that do not exist with this number of players are unknown tiles.
struct Wall {
  std::array<Tile, 122> live;   // first the deal (three blocks of four each, starting with the dealer, then
                                // one each), then the draws
  std::array<Tile, 8> rinshan;  // replacement tiles in the order drawn
  std::array<Tile, 5> doraIndicators;  // in the order turned; three players: [3] = live[92], [4] = live[90]
  std::array<Tile, 5> uraIndicators;   // below them; three players: [3] = live[93], [4] = live[91]
  std::array<std::uint8_t, 2> dice{};  // 1..6; 0 = unknown

  bool operator==(const Wall &) const = default;
};

// Index in Wall::live of the k-th tile (0..12) dealt to the seat `fromDealer` seats after the dealer.
constexpr int dealtIndex(int fromDealer, int k, int players = 4) {
  return k < 12 ? (k / 4 * players + fromDealer) * 4 + k % 4 : 12 * players + fromDealer;
}

// The tiles of the game in the order of their numbers: 136, or 108 with three players.
std::vector<Tile> tileSet(const RuleSet &rules);

// Copies the indicators that are in the live wall with three players (see Wall) from `live` to the indicator
// arrays. Four players: does nothing.
void alignIndicators(Wall &wall, int players);
// The reverse of alignIndicators(): copies the known ones of those indicators to their places in `live`.
void standInLive(Wall &wall, int players);

// The n-th tile (0-based) of the upper row of the dead wall, from the first dora indicator outward and on
// along the live wall, when `liveDrawn` tiles of Wall::live are gone; unknown beyond the end of the wall.
Tile upperRowTile(const Wall &wall, int players, int n, int liveDrawn);

// The wall of hand number `handIndex` (0 = first hand of the match; every hand counts, including repeats).
Wall makeWall(const WallSeed &seed, std::uint32_t handIndex, const RuleSet &rules);

}  // namespace janso
