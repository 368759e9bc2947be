// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is in the wall, and where its stacks stand. The whole procedure is written down in table/wall.h.
//
// Stacks are numbered clockwise as seen from above, from the right-hand end of the wall before the dealer of
// the hand: 17 to a side with four players, 18 with three.
#pragma once

#include "rules/tile.h"

namespace janso {

// With three players there are no 2m to 8m.
constexpr bool isInWall(Kind kind, int players) {
  return players != 3 || kind == 0 || kind > 7;
}

constexpr int stacksOfSide(int players) {
  return players == 3 ? 18 : 17;
}
constexpr int tilesInGame(int players) {
  return 2 * stacksOfSide(players) * players;
}

// The side that the dice hit, counter-clockwise (in turn order) from the dealer's: 0 = the dealer's own.
constexpr int brokenSide(int diceSum, int players = 4) {
  return (diceSum - 1) % players;
}
// Stack that the live wall begins with.
constexpr int firstLiveStack(int diceSum, int players = 4) {
  const int side = brokenSide(diceSum, players);
  return ((players - side) % players * stacksOfSide(players) + diceSum) % (stacksOfSide(players) * players);
}
// The seat before whose wall this stack stands, in turn order from the dealer: 0 = the dealer.
constexpr int ownerOfStack(int stack, int players) {
  return (players - stack / stacksOfSide(players)) % players;
}

}  // namespace janso
