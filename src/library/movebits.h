// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The bits of a hand's moves (handmoves.h), written and read.
//
//   dealer             2 bits
//   hand of each seat  of each face one bit 1 for each tile, then 0
//   event              1: the usual one, which is a discard while somebody holds a tile too many, else a
//   draw;
//                      or 0 and its kind in 2 bits
//   draw               face
//   discard            1: the face that was drawn last; or 0 and the face
//   call               seat 2, kind of meld 3, tiles that leave the hand 3 bits, their faces
//   other              a number in 4 bits
//   face               5 bits below kShortFaces, else 6
#pragma once

#include <QByteArray>
#include <QtGlobal>

namespace janso {

enum class MoveKind : unsigned { Draw, Discard, Call, Other };

// What an event is told by depends on those before it.
struct MoveState {
  bool holds = false;   // somebody holds a tile too many
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
  int m_free = 0;  // bits of the last byte
  MoveState m_state;
};

struct MoveEvent {
  MoveKind kind{};
  unsigned value = 0;      // face, seat of a call, or number
  unsigned meld = 0;       // of a call
  unsigned tiles = 0;      // likewise: how many leave the hand
  unsigned faces[7] = {};  // likewise
};

// Whatever the bytes are, nothing outside of them is read. Behind the end all bits are 0.
class MoveReader {
 public:
  explicit MoveReader(const QByteArray &bytes) : m_bytes(bytes) {}

  unsigned bits(int count);  // up to 8
  unsigned face();
  // False: there is none any more.
  bool event(MoveEvent &event);
  bool isBehindEnd() const { return m_next > m_bytes.size() * 8; }

 private:
  QByteArray m_bytes;
  qsizetype m_next = 0;  // bit
  MoveState m_state;
};

}  // namespace janso
