// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Folds one proved hand into what each seat did in it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "records/provedgame.h"
#include "rules/board.h"
#include "rules/event.h"
#include "rules/shanten.h"
#include "rules/tile.h"
#include "statistics/seathand.h"

namespace janso {

class HandFold {
 public:
  // Every hand must start with its own KyokuStarted.
  explicit HandFold(const Shared<MatchInfo> &info);

  // `hand` must have all events up to the end of the hand, in order. Returns the hand by seat; fields that
  // only the match knows (number, repeats, last hand) stay 0.
  std::array<SeatHand, 4> fold(const ProvedHand &hand);

 private:
  struct Seat {
    TileCounts tiles;  // concealed
    KindSet passed;    // discarded by any seat since this seat declared riichi
    std::int8_t away = 13;
    bool changed = true;  // since `away` was computed
    bool dealt = false;   // the first draw is still to come
  };

  void take(const KyokuStarted &event);
  void take(const Tsumo &event);
  void take(const Dahai &event);
  void take(const Call &event);
  void take(const Kita &event);
  void take(const Riichi &event);
  void take(const Hora &event);
  void take(const Ryukyoku &event);
  template <class Other>
  void take(const Other &) {}

  void noteFold(int seat, Kind discard);
  void noteDeclared(int seat);
  void noteTenpai(int seat);
  void noteWin(const HoraInfo &win);
  void noteDealIn(const HoraInfo &win);
  void noteTsumoPaid(const HoraInfo &win);
  void noteScores(const Scores &scores);
  int away(int seat);
  int melds(int seat) const { return static_cast<int>(m_board.player(seat).melds.size()); }
  TileCounts visibleTo(int seat) const;
  Seat &seatOf(int seat) { return m_seats[static_cast<std::size_t>(seat)]; }
  SeatHand &handOf(int seat) { return m_hands[static_cast<std::size_t>(seat)]; }

  Board m_board;  // before the current event
  std::array<Seat, 4> m_seats;
  std::array<SeatHand, 4> m_hands;
  Scores m_before{};
  int m_discards = 0;   // of all seats
  int m_declares = -1;  // the seat whose riichi tile is next
};

}  // namespace janso
