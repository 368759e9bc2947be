// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/handmoves.h"

#include <variant>

#include "records/provedgame.h"

namespace janso {
namespace {

// --- Numbers of MoveKind::Other ---
constexpr unsigned kRiichi = 0;  // + seat
constexpr unsigned kKita = 4;    // + seat
constexpr unsigned kNothing = 8;

Tile tileOf(unsigned face) {
  return Tile::fromFace(static_cast<int>(face % kFaces));
}

unsigned faceOf(Tile tile) {
  return static_cast<unsigned>(tile.face());
}

void writeCall(MoveWriter &writer, const Call &call) {
  QByteArray tiles;
  if (call.meld.type == MeldType::Kakan) {
    tiles.append(static_cast<char>(call.meld.added.face()));
  } else {
    bool claimed = !call.meld.called.isKnown();
    for (const Tile tile : call.meld.tiles) {
      if (!claimed && tile == call.meld.called)
        claimed = true;
      else
        tiles.append(static_cast<char>(tile.face()));
    }
  }
  writer.call(static_cast<unsigned>(call.seat), static_cast<unsigned>(call.meld.type), tiles);
}

void writeStart(MoveWriter &writer, const KyokuStarted &start, int players) {
  writer.bits(static_cast<unsigned>(start.dealer), 2);
  for (int seat = 0; seat < players; ++seat) {
    std::array<int, kFaces> counts{};
    for (const Tile tile : start.hands[static_cast<std::size_t>(seat)])
      ++counts[faceOf(tile)];
    for (int count : counts) {
      for (; count > 0; --count)
        writer.bits(1, 1);
      writer.bits(0, 1);
    }
  }
}

}  // namespace

QByteArray packedMoves(const ProvedHand &hand, int players) {
  MoveWriter writer;
  for (const Event &event : hand.events) {
    std::visit(Overloaded{
                   [&](const KyokuStarted &e) { writeStart(writer, e, players); },
                   [&](const Tsumo &e) { writer.draw(faceOf(e.tile)); },
                   [&](const Dahai &e) { writer.discard(faceOf(e.tile)); },
                   [&](const Call &e) { writeCall(writer, e); },
                   [&](const Riichi &e) { writer.other(kRiichi + static_cast<unsigned>(e.seat)); },
                   [&](const Kita &e) { writer.other(kKita + static_cast<unsigned>(e.seat)); },
                   [&](const auto &) { writer.other(kNothing); },
               },
               event);
  }
  return writer.bytes();
}

HandMoves::HandMoves(const QByteArray &bytes, int players) : m_reader(bytes), m_players(players) {
  m_turn = static_cast<int>(m_reader.bits(2)) % players;
  for (int seat = 0; seat < players; ++seat) {
    for (unsigned face = 0; face < kFaces; ++face) {
      while (m_reader.bits(1) == 1)
        change(seat, tileOf(face), 1);
    }
  }
  m_event = 1;
}

void HandMoves::change(int seat, Tile tile, int by) {
  Seat &own = at(seat);
  std::uint8_t &count = own.tiles[tile.kind()];
  count = static_cast<std::uint8_t>(count + by);
  if (tile.isRed()) {
    std::uint8_t &reds = own.reds[static_cast<std::size_t>(suitOf(tile.kind()))];
    reds = static_cast<std::uint8_t>(reds + by);
  }
}

// Whether the caller must discard now.
bool HandMoves::call(const MoveEvent &event) {
  m_turn = static_cast<int>(event.value);
  m_discarded = false;
  const auto type = static_cast<MeldType>(event.meld);
  for (unsigned i = 0; i < event.tiles; ++i)
    change(m_turn, tileOf(event.faces[i]), -1);
  if (type != MeldType::Kakan)
    ++at(m_turn).melds;
  return type == MeldType::Chi || type == MeldType::Pon;
}

PositionMove HandMoves::move() const {
  MoveReader reader = m_reader;
  MoveEvent event;
  bool riichi = false;
  while (reader.event(event)) {
    switch (event.kind) {
      case MoveKind::Draw:
        return {};
      case MoveKind::Discard:
        return {riichi ? PositionMove::What::Riichi : PositionMove::What::Discard, tileOf(event.value)};
      case MoveKind::Call:
        if (event.tiles == 0)
          return {};
        return {PositionMove::What::Kan, Tile(tileOf(event.faces[0]).kind())};
      case MoveKind::Other:
        riichi = riichi || event.value < kKita;
        if (event.value >= kKita && event.value < kNothing)
          return {PositionMove::What::Kita, Tile(kNorth)};
    }
  }
  return {};
}

bool HandMoves::next() {
  MoveEvent event;
  while (m_reader.event(event)) {
    ++m_event;
    switch (event.kind) {
      case MoveKind::Draw:
        if (m_discarded)
          m_turn = m_turn + 1 < m_players ? m_turn + 1 : 0;
        m_discarded = false;
        change(m_turn, tileOf(event.value), 1);
        return true;
      case MoveKind::Discard:
        change(m_turn, tileOf(event.value), -1);
        ++at(m_turn).discards;
        m_discarded = true;
        break;
      case MoveKind::Call:
        if (call(event))
          return true;
        break;
      case MoveKind::Other:
        if (event.value < kKita)
          at(static_cast<int>(event.value)).riichi = true;
        else if (event.value < kNothing)
          change(static_cast<int>(event.value - kKita), Tile(kNorth), -1);
    }
  }
  return false;
}

}  // namespace janso
