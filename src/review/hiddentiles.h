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

// One tile's way through a hand, as it is dealt: from its place in the wall to a seat, and into the open.
struct Stay {
  static constexpr std::size_t kNever = static_cast<std::size_t>(-1);

  Tile *place = nullptr;        // in the wall of the deal
  int seat = -1;                // whose hands are dealt anew and who took it; -1 = it was not drawn yet
  std::size_t taken = 0;        // index of the event
  std::size_t shown = kNever;   // likewise
  std::size_t thrown = kNever;  // of the discard of the turn that it was drawn for
  bool fixed = false;           // it was shown as it was drawn: no other tile can have lain there

  bool isHidden() const { return shown == kNever; }
};

// A wall, and where what was hidden in it lay. Stays point into the wall.
struct HiddenDeal {
  explicit HiddenDeal(const Wall &from) : wall(from) {}
  HiddenDeal(const HiddenDeal &) = delete;
  HiddenDeal &operator=(const HiddenDeal &) = delete;

  Wall wall;
  std::vector<Stay> stays;  // by seat in the order in which they were taken; what was not drawn last
};

class HiddenTiles {
 public:
  // `board` is the table at the decision, kind not TrueWall. The game and verdict must outlive it.
  HiddenTiles(const ProvedGame &game, const ChoiceVerdict &verdict, const Board &board, WorldKind kind);

  // In the order in which deal() lays them down: those of ready hands first. Ascending.
  const std::vector<Tile> &tiles() const { return m_tiles; }
  const std::vector<ReadyHand> &readyHands() const { return m_ready; }
  // Lays these tiles down, so that all that was seen is drawn and shown as it was.
  void deal(const std::vector<Tile> &tiles, WorldRandom &random, HiddenDeal &into) const;
  // The wall of all worlds before it is dealt.
  const Wall &wall() const { return m_game.hands[m_verdict.hand].wall; }

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
