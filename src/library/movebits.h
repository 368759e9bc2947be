// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The bit format of a hand's moves (handmoves.h): writer and reader.
//
//   dealer             2 bits
//   hand of each seat  for each face one bit 1 per tile, then 0
//   event              1 = the usual kind: a discard while a seat holds one tile too many, else a draw;
//                      or 0 and the kind in 2 bits
//   draw               face
//   discard            1 = the face that was drawn last; or 0 and the face
//   call               seat 2, kind of meld 3, number of tiles that leave the hand 3 bits, their faces
//   other              a number in 4 bits
//   face               5 bits below kShortFaces, else 6
#pragma once

#include <QByteArray>
#include <QtGlobal>

namespace janso {

enum class MoveKind : unsigned { Draw, Discard, Call, Other };

// The state after the previous events, on which the coding of an event depends.
struct MoveState {
  bool holds = false;   // a seat holds one tile too many
  unsigned drawn = 64;  // the face that was drawn last

  void follow(MoveKind kind, unsigned face) {
    if (kind == MoveKind::Draw)
      drawn = face;
    if (kind != MoveKind::Other)
      holds = kind != MoveKind::Discard;
  }
  MoveKind usual() const { return holds ? MoveKind::Discard : MoveKind::Draw; }
};

class MoveWriter {
 public:
  void bits(unsigned value, int count);
  void face(unsigned face);
  void kind(MoveKind kind);
  void draw(unsigned face);
  void discard(unsigned face);
  void call(unsigned seat, unsigned meld, const QByteArray &faces);
  void other(unsigned number);
  const QByteArray &bytes() const { return m_bytes; }

 private:
  QByteArray m_bytes;
  int m_free = 0;  // unused bits in the last byte
  MoveState m_state;
};

struct MoveEvent {
  MoveKind kind{};
  unsigned value = 0;      // face, seat of a call, or number
  unsigned meld = 0;       // of a call: kind of meld
  unsigned tiles = 0;      // of a call: number of tiles that leave the hand
  unsigned faces[7] = {};  // of a call: the faces of those tiles
};

// Never reads outside of the bytes, whatever they are. All bits after the end are 0.
class MoveReader {
 public:
  explicit MoveReader(const QByteArray &bytes) : m_bytes(bytes) {}

  unsigned bits(int count);  // up to 8
  unsigned face();
  // Returns false if there are no more events.
  bool event(MoveEvent &event);
  bool isBehindEnd() const { return m_next > m_bytes.size() * 8; }

 private:
  QByteArray m_bytes;
  qsizetype m_next = 0;  // index of the next bit
  MoveState m_state;
};

}  // namespace janso
