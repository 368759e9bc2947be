// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/movebits.h"

#include <cstdint>

#include "rules/tile.h"

namespace janso {
namespace {

constexpr int kLongFace = 6;                                  // bits
constexpr unsigned kShortFaces = (1U << kLongFace) - kFaces;  // the others follow twice as many

}  // namespace

void MoveWriter::bits(unsigned value, int count) {
  for (int bit = count - 1; bit >= 0; --bit) {
    if (m_free == 0) {
      m_bytes.append('\0');
      m_free = 8;
    }
    --m_free;
    m_bytes.back() =
        static_cast<char>(static_cast<unsigned char>(m_bytes.back()) | (value >> bit & 1U) << m_free);
  }
}

void MoveWriter::face(unsigned face) {
  if (face < kShortFaces)
    bits(face, kLongFace - 1);
  else
    bits(face + kShortFaces, kLongFace);
}

void MoveWriter::kind(MoveKind kind) {
  if (kind == m_state.usual())
    bits(1, 1);
  else
    bits(static_cast<unsigned>(kind), 3);
}

void MoveWriter::draw(unsigned drawn) {
  kind(MoveKind::Draw);
  face(drawn);
  m_state.follow(MoveKind::Draw, drawn);
}

void MoveWriter::discard(unsigned discarded) {
  kind(MoveKind::Discard);
  const bool same = discarded == m_state.drawn;
  bits(same ? 1 : 0, 1);
  if (!same)
    face(discarded);
  m_state.follow(MoveKind::Discard, discarded);
}

void MoveWriter::call(unsigned seat, unsigned meld, const QByteArray &faces) {
  kind(MoveKind::Call);
  bits(seat, 2);
  bits(meld, 3);
  bits(static_cast<unsigned>(faces.size()), 3);
  for (const char each : faces)
    face(static_cast<unsigned char>(each));
  m_state.follow(MoveKind::Call, 0);
}

void MoveWriter::other(unsigned number) {
  kind(MoveKind::Other);
  bits(number, 4);
}

unsigned MoveReader::bits(int count) {
  const auto byte = [this](qsizetype at) {
    return at < m_bytes.size() ? static_cast<unsigned char>(m_bytes.at(at)) : 0U;
  };
  const unsigned two = byte(m_next / 8) << 8U | byte(m_next / 8 + 1);
  const auto behind = static_cast<unsigned>(16 - static_cast<int>(m_next % 8) - count);
  m_next += count;
  return two >> behind & ((1U << static_cast<unsigned>(count)) - 1U);
}

unsigned MoveReader::face() {
  const unsigned value = bits(kLongFace - 1);
  return value < kShortFaces ? value : (value << 1U | bits(1)) - kShortFaces;
}

bool MoveReader::event(MoveEvent &event) {
  event.kind = bits(1) == 1 ? m_state.usual() : static_cast<MoveKind>(bits(2));
  switch (event.kind) {
    case MoveKind::Draw:
      event.value = face();
      break;
    case MoveKind::Discard:
      event.value = bits(1) == 1 ? m_state.drawn % kFaces : face();
      break;
    case MoveKind::Call:
      event.value = bits(2);
      event.meld = bits(3);
      event.tiles = bits(3);
      for (unsigned i = 0; i < event.tiles; ++i)
        event.faces[i] = face();
      break;
    case MoveKind::Other:
      event.value = bits(4);
  }
  m_state.follow(event.kind, event.value);
  return !isBehindEnd();
}

}  // namespace janso
