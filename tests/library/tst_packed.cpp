// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the index keeps packed comes back as it was.
#include <QTest>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>

#include "library/handmoves.h"
#include "library/movebits.h"
#include "library/packedcounters.h"
#include "support/testprogram.h"

using namespace janso;

class Packed : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aCounterComesBack_data();
  void aCounterComesBack();
  void rowsOfZerosAndUnknownsComeBack();
  void cutCountersAreUnknown();
  void everyFaceComesBack();
  void eventsComeBack();
  void cutMovesEnd();
};

namespace {

std::array<Counters, 4> withValue(std::optional<std::int64_t> value) {
  std::array<Counters, 4> counters;
  counters[2].set(Counter::Gain, value);
  counters[3].set(Counter::LuckPoints, value);
  return counters;
}

}  // namespace

void Packed::aCounterComesBack_data() {
  QTest::addColumn<qint64>("value");
  for (const qint64 value : {qint64{0}, qint64{1}, qint64{63}, qint64{64}, qint64{65}, qint64{-1},
                             qint64{-32}, qint64{-33}, qint64{4096}, qint64{-48000}, qint64{8'000'000'000},
                             std::numeric_limits<qint64>::max(), std::numeric_limits<qint64>::min() + 1})
    QTest::addRow("%lld", static_cast<long long>(value)) << value;
}

void Packed::aCounterComesBack() {
  QFETCH(qint64, value);
  const std::array<Counters, 4> counters = withValue(value);
  QVERIFY(unpackedCounters(packedCounters(counters, 4), 4) == counters);
}

void Packed::rowsOfZerosAndUnknownsComeBack() {
  std::array<Counters, 4> counters;
  for (int i = 0; i < kCounters; ++i) {
    counters[0].set(static_cast<Counter>(i), 0);
    if (i % 40 != 7)
      counters[1].set(static_cast<Counter>(i), i % 3);
  }
  QVERIFY(unpackedCounters(packedCounters(counters, 3), 3) == counters);
}

void Packed::cutCountersAreUnknown() {
  const QByteArray bytes = packedCounters(withValue(70'000), 4);
  for (qsizetype size = 0; size < bytes.size(); ++size) {
    const std::array<Counters, 4> cut = unpackedCounters(bytes.left(size), 4);
    QVERIFY(!cut[3].isKnown(Counter::LuckPlace));
  }
}

void Packed::everyFaceComesBack() {
  MoveWriter writer;
  for (unsigned face = 0; face < kFaces; ++face)
    writer.face(face);
  MoveReader reader(writer.bytes());
  for (unsigned face = 0; face < kFaces; ++face)
    QCOMPARE(reader.face(), face);
  QVERIFY(!reader.isBehindEnd());
}

// In the usual order and against it.
void Packed::eventsComeBack() {
  MoveWriter writer;
  writer.draw(3);
  writer.discard(3);
  writer.draw(37);
  writer.draw(0);
  writer.other(5);
  writer.discard(36);
  writer.discard(26);
  writer.call(2, 1, QByteArray("\x05\x22", 2));
  writer.discard(25);
  MoveReader reader(writer.bytes());
  MoveEvent event;
  const auto next = [&](MoveKind kind, unsigned value) {
    return reader.event(event) && event.kind == kind && event.value == value;
  };
  QVERIFY(next(MoveKind::Draw, 3) && next(MoveKind::Discard, 3) && next(MoveKind::Draw, 37));
  QVERIFY(next(MoveKind::Draw, 0) && next(MoveKind::Other, 5) && next(MoveKind::Discard, 36));
  QVERIFY(next(MoveKind::Discard, 26) && next(MoveKind::Call, 2));
  QCOMPARE(event.meld, 1U);
  QCOMPARE(event.tiles, 2U);
  QVERIFY(event.faces[0] == 5 && event.faces[1] == 34);
  QVERIFY(next(MoveKind::Discard, 25));
  QVERIFY(!reader.event(event));
}

// Whatever is left of the bytes: every walk through them has an end.
void Packed::cutMovesEnd() {
  QByteArray bytes;
  for (int i = 0; i < 200; ++i)
    bytes.append(static_cast<char>(i * 37 % 251));
  for (qsizetype size = 0; size <= bytes.size(); ++size) {
    for (const int players : {3, 4}) {
      HandMoves moves(bytes.left(size), players);
      qsizetype positions = 0;
      while (moves.next()) {
        QVERIFY(moves.seat() < 4);
        ++positions;
      }
      QVERIFY(positions <= size * 8);
    }
  }
}

JANSO_TEST(Packed);
#include "tst_packed.moc"
