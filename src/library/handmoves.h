// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A hand as the index keeps it for the search of positions: which tiles each seat was dealt, drew, discarded
// and laid open, about 100 bytes.
//
// A position is where a seat holds a tile too many: it has drawn, or has called chi or pon, and acts next.
#pragma once

#include <QByteArray>
#include <array>
#include <cstdint>

#include "library/movebits.h"
#include "rules/tile.h"

namespace janso {

struct ProvedHand;

QByteArray packedMoves(const ProvedHand &hand, int players);

// What a seat does where it holds a tile too many.
struct PositionMove {
  enum class What : std::uint8_t { Discard, Riichi, Kan, Kita, End };
  What what = What::End;  // End: the hand ends here, or its record does
  Tile tile;              // that leaves the hand; of a kan its kind
  bool operator==(const PositionMove &) const = default;
};

class HandMoves {
 public:
  // Of a hand with so many players.
  HandMoves(const QByteArray &bytes, int players);

  // Goes on to the next position; false when there is none.
  bool next();

  // --- The position ---
  int seat() const { return m_turn; }
  int turn() const { return at(m_turn).discards + 1; }          // own discards until now, and the one to come
  int event() const { return m_event; }                         // how many events of the hand have happened
  const TileCounts &tiles() const { return at(m_turn).tiles; }  // concealed, the one too many included
  std::uint8_t reds(Suit suit) const { return at(m_turn).reds[static_cast<std::size_t>(suit)]; }
  int melds() const { return at(m_turn).melds; }
  bool inRiichi(int seat) const { return at(seat).riichi; }
  PositionMove move() const;  // what came of it

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
  bool m_discarded = false;  // the last tile was one that the next seat draws after
  std::array<Seat, 4> m_seats;
};

}  // namespace janso
