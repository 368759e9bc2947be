// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A hand as the index stores it for the search of positions: the tiles that each seat was dealt, drew,
// discarded and melded, in about 100 bytes.
//
// A position is a moment when a seat holds one tile too many: it has drawn, or called chi or pon, and acts
// next.
#pragma once

#include <QByteArray>
#include <array>
#include <cstdint>

#include "library/movebits.h"
#include "rules/tile.h"

namespace janso {

struct ProvedHand;

QByteArray packedMoves(const ProvedHand &hand, int players);

// What a seat does in a position.
struct PositionMove {
  enum class What : std::uint8_t { Discard, Riichi, Kan, Kita, End };
  What what = What::End;  // End: the hand or its record ends here
  Tile tile;              // the tile that leaves the hand; for a kan its kind
  bool operator==(const PositionMove &) const = default;
};

class HandMoves {
 public:
  // `players`: number of players in the hand.
  HandMoves(const QByteArray &bytes, int players);

  // Moves to the next position; false if there is none.
  bool next();

  // --- The position ---
  int seat() const { return m_turn; }
  int turn() const { return at(m_turn).discards + 1; }          // number of this seat's next discard, from 1
  int event() const { return m_event; }                         // number of events of the hand so far
  const TileCounts &tiles() const { return at(m_turn).tiles; }  // concealed, including the extra tile
  std::uint8_t reds(Suit suit) const { return at(m_turn).reds[static_cast<std::size_t>(suit)]; }
  int melds() const { return at(m_turn).melds; }
  bool inRiichi(int seat) const { return at(seat).riichi; }
  PositionMove move() const;  // what the seat does in this position

 private:
  struct Seat {
    TileCounts tiles;
    std::array<std::uint8_t, 3> reds{};
    std::uint8_t discards = 0;
    std::uint8_t melds = 0;
    bool riichi = false;
  };

  Seat &at(int seat) { return m_seats[static_cast<std::size_t>(seat)]; }
  const Seat &at(int seat) const { return m_seats[static_cast<std::size_t>(seat)]; }
  void change(int seat, Tile tile, int by);
  bool call(const MoveEvent &event);

  MoveReader m_reader;
  int m_players;
  int m_event = 0;
  int m_turn = 0;
  bool m_discarded = false;  // the last tile was discarded, so the next seat draws
  std::array<Seat, 4> m_seats;
};

}  // namespace janso
