// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The tiles of a hand that a seat has not seen so far, and the wall positions where they may have been.
//
// A tile that another seat showed from its hand may have been at any wall position which that seat held then,
// so each deal draws that position at random. Only what the seat knows is used.
#pragma once

#include <cstddef>
#include <vector>

#include "records/provedgame.h"
#include "review/readyhands.h"
#include "review/simulateddealkind.h"
#include "review/simulateddealrandom.h"
#include "review/verdict.h"
#include "rules/board.h"
#include "table/wall.h"

namespace janso {

// The path of one tile through a simulated deal: from its wall position to a seat, and into view.
struct TilePath {
  static constexpr std::size_t kNever = static_cast<std::size_t>(-1);

  Tile *place = nullptr;       // in the wall of the deal
  int seat = -1;               // the seat that took it, if that seat's hand is redealt; -1 = not drawn yet
  std::size_t taken = 0;       // index of the event
  std::size_t shown = kNever;  // likewise
  std::size_t discarded = kNever;  // index of the discard in the turn in which it was drawn
  bool fixed = false;              // shown as it was drawn, so no other tile can have been there

  bool isHidden() const { return shown == kNever; }
};

// A wall, and the positions of the hidden tiles in it. Paths point into the wall.
struct HiddenDeal {
  explicit HiddenDeal(const Wall &from) : wall(from) {}
  HiddenDeal(const HiddenDeal &) = delete;
  HiddenDeal &operator=(const HiddenDeal &) = delete;

  Wall wall;
  std::vector<TilePath> paths;  // those of each seat in the order in which it took them; undrawn tiles last
};

class HiddenTiles {
 public:
  // `board` is the table at the decision; `kind` is not TrueWall. The game and the verdict must outlive this
  // object.
  HiddenTiles(const ProvedGame &game, const ChoiceVerdict &verdict, const Board &board,
              SimulatedDealKind kind);

  // The hidden tiles, ascending. deal() takes them in the order of the positions: those of tenpai hands
  // first.
  const std::vector<Tile> &tiles() const { return m_tiles; }
  const std::vector<ReadyHand> &readyHands() const { return m_ready; }
  // Puts these tiles into the wall so that everything the seat saw is drawn and shown again as it was.
  void deal(const std::vector<Tile> &tiles, SimulatedDealRandom &random, HiddenDeal &into) const;
  // The wall from which every simulated deal starts.
  const Wall &wall() const { return m_game.hands[m_verdict.hand].wall; }

 private:
  class Places;

  void notePassed(const std::vector<Event> &events);

  const ProvedGame &m_game;
  const ChoiceVerdict &m_verdict;
  std::vector<HandTiles> m_shown;  // tiles that everyone may see, by seat, for the seats that are redealt
  std::vector<int> m_seats;        // the seats whose hands are redealt, those in riichi first
  std::vector<Tile> m_tiles;
  std::vector<ReadyHand> m_ready;
};

}  // namespace janso
