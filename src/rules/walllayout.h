// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The contents of the wall and the positions of its stacks. table/wall.h documents the whole procedure.
//
// Stacks are numbered clockwise as seen from above, starting at the right-hand end of the wall in front of
// the dealer of the hand: 17 on a side with four players, 18 with three.
#pragma once

#include "rules/tile.h"

namespace janso {

// With three players the wall has no 2m to 8m.
constexpr bool isInWall(Kind kind, int players) {
  return players != 3 || kind == 0 || kind > 7;
}

constexpr int stacksOfSide(int players) {
  return players == 3 ? 18 : 17;
}
constexpr int tilesInGame(int players) {
  return 2 * stacksOfSide(players) * players;
}

// The side that the dice select, counter-clockwise (in turn order) from the dealer's: 0 = the dealer's own
// side.
constexpr int brokenSide(int diceSum, int players = 4) {
  return (diceSum - 1) % players;
}
// The stack where the live wall begins.
constexpr int firstLiveStack(int diceSum, int players = 4) {
  const int side = brokenSide(diceSum, players);
  return ((players - side) % players * stacksOfSide(players) + diceSum) % (stacksOfSide(players) * players);
}
// The seat that this stack is in front of, in turn order from the dealer: 0 = the dealer.
constexpr int ownerOfStack(int stack, int players) {
  return (players - stack / stacksOfSide(players)) % players;
}

}  // namespace janso
