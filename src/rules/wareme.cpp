// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "rules/wareme.h"

#include "rules/walllayout.h"

namespace janso {

namespace {

// Seats counted in turn order from the dealer.
int ownerOfLiveEnd(const Board &board) {
  const int players = board.seats();
  const int draws = drawsInHand(board.rules()) - board.tilesLeft;
  int next = 13 * players + draws - board.rinshanDrawn;
  if (board.tilesLeft == 0)
    --next;
  const int first = firstLiveStack(board.dice[0] + board.dice[1], players);
  return ownerOfStack((first + next / 2) % (stacksOfSide(players) * players), players);
}

}  // namespace

DoubledSeat doubledSeat(const Board &board) {
  const Wareme rule = board.rules().wareme;
  if (rule == Wareme::None || board.dice[0] == 0 || board.dice[1] == 0)
    return {};
  const int players = board.seats();
  const int fromDealer =
      rule == Wareme::Doukasen ? ownerOfLiveEnd(board) : brokenSide(board.dice[0] + board.dice[1], players);
  const bool dai = rule == Wareme::DaiWareme && board.dice[0] == board.dice[1];
  return {static_cast<std::int8_t>((board.dealer + fromDealer) % players),
          static_cast<std::uint8_t>(dai ? 4 : 2)};
}

}  // namespace janso
