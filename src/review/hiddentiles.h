// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a seat has not seen of a hand so far: which tiles, and at which places of the wall they may have lain.
//
// What others showed from their hands may have lain at any place that they held then, so each deal draws
// anew which it was: nothing but what the seat knows comes into it.
#pragma once

#include <cstddef>
#include <vector>

#include "records/provedgame.h"
#include "review/readyhands.h"
#include "review/verdict.h"
#include "review/worldkind.h"
#include "review/worldrandom.h"
#include "rules/board.h"
#include "table/wall.h"

namespace janso {

class HiddenTiles {
 public:
  // `board` is the table at the decision, kind not TrueWall. The game and verdict must outlive it.
  HiddenTiles(const ProvedGame &game, const ChoiceVerdict &verdict, const Board &board, WorldKind kind);

  // In the order in which deal() lays them down: those of ready hands first. Ascending.
  const std::vector<Tile> &tiles() const { return m_tiles; }
  const std::vector<ReadyHand> &readyHands() const { return m_ready; }
  // The wall with these tiles, in which all that was seen was drawn and shown as it was.
  Wall deal(const std::vector<Tile> &tiles, WorldRandom &random) const;

 private:
  class Places;

  void notePassed(const std::vector<Event> &events);

  const ProvedGame &m_game;
  const ChoiceVerdict &m_verdict;
  std::vector<HandTiles> m_shown;  // by seat, of those whose hands are dealt anew
  std::vector<int> m_seats;        // whose hands are dealt anew, those in riichi first
  std::vector<Tile> m_tiles;
  std::vector<ReadyHand> m_ready;
};

}  // namespace janso
