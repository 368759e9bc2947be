// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a seat can count and calculate before it decides: unseen tiles, dora, yakuhai kinds, turns left.
#pragma once

#include <array>
#include <cstdint>

#include "bots/reading/ownhand.h"
#include "rules/legal/seatview.h"
#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

class Knowledge {
 public:
  // Keeps a reference to `view`.
  explicit Knowledge(const SeatView &view);

  const SeatView &view() const { return m_view; }
  const Board &board() const { return m_view.board; }
  const RuleSet &rules() const { return m_view.rules(); }
  int seat() const { return m_view.seat; }
  bool isDealer() const { return board().dealer == m_view.seat; }

  // With three players 2m to 8m count as seen, since they are not in the set.
  const TileCounts &visible() const { return m_visible; }
  int left(Kind kind) const { return m_left[kind]; }  // unseen tiles of this kind
  int unseen() const { return m_unseen; }             // all unseen tiles: wall, dead wall, other hands

  // Han of one tile of this kind as dora; a red five adds one.
  int doraHan(Kind kind) const { return m_doraHan[kind]; }
  // Han of a triplet: dragons, seat and round wind (2 for a double wind).
  int yakuhaiHan(Kind kind) const { return m_yakuhaiHan[kind]; }
  KindSet yakuhai() const { return m_yakuhai; }

  int turn() const { return m_turn; }            // the seat's discards so far
  int turnsLeft() const { return m_turnsLeft; }  // approximate number of the seat's remaining draws
  // Hands of the match after this one, by its schedule; 0 in the last hand.
  int handsLeft() const { return m_handsLeft; }

 private:
  const SeatView &m_view;
  TileCounts m_visible;
  std::array<std::uint8_t, kKinds> m_left{};
  std::array<std::uint8_t, kKinds> m_doraHan{};
  std::array<std::uint8_t, kKinds> m_yakuhaiHan{};
  KindSet m_yakuhai;
  int m_unseen = 0;
  int m_turn = 0;
  int m_turnsLeft = 0;
  int m_handsLeft = 0;
};

// --- Han and points ---

// Dora and red fives in hand and melds, and the Norths that the seat set aside.
int bonusHan(const Knowledge &know, const OwnHand &hand);

// Points of a win with this many han, interpolated between the steps of the table, with usual fu, tsumo and
// ron mixed. A dealer's win is worth half as much again.
double typicalPoints(double han, bool dealer);

// Mean han of a hand that is still far, if it gets there closed: including riichi, tsumo and ura dora.
double closedHan(const Knowledge &know, const OwnHand &hand);

// How useful a single tile is to a hand, for choosing between equal discards: middle tiles, neighbors, dora,
// yakuhai. No particular scale; higher = keep.
double keepWorth(const Knowledge &know, const OwnHand &hand, Kind kind);

}  // namespace janso
