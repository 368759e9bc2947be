// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The faces at the name plates: what they show after which event, that they know nothing which is hidden, and
// that they are painted and come to rest.
#include <QTest>
#include <QTimer>

#include "support/testprogram.h"
#include "table/mask.h"
#include "widgets/answeringtable.h"
#include "widgets/playedevents.h"
#include "widgets/table/tablewidget.h"

using namespace janso;
using namespace janso::test;

Q_DECLARE_METATYPE(janso::Faces)

namespace {

constexpr Expression kCalm = Expression::Calm, kGlad = Expression::Glad, kTense = Expression::Tense,
                     kLost = Expression::Lost;

Event won(int winner, int from, const std::array<std::int32_t, 4> &payments) {
  HoraInfo info;
  info.winner = static_cast<std::int8_t>(winner);
  info.from = static_cast<std::int8_t>(from);
  info.result.payments = payments;
  return Hora{info};
}

Event drawn(const std::array<std::int32_t, 4> &deltas, int nagashi = -1) {
  RyukyokuInfo info;
  info.deltas = deltas;
  if (nagashi >= 0)
    info.nagashi[static_cast<std::size_t>(nagashi)] = true;
  return Ryukyoku{info};
}

const std::array<QString, 4> kSeated{QStringLiteral("emblem-crane"), QStringLiteral("hunter"),
                                     QStringLiteral("master"), QStringLiteral("caller")};

// Of the usual speed.
void seat(Table &table) {
  TableOptions options = table.options();
  options.speed = 1;
  table.setOptions(options);
  table.setView(ownTurn());
  table.setSeatPortraits(kSeated);
}

QImage plateOf(Table &table, int rel) {
  table.finishAnimations();
  const QRect device = table.geometryInfo().namePlate(rel);
  return table.grab().toImage().copy(device);
}

}  // namespace

class TestSeatFaces : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void followEvents_data();
  void followEvents();
  void knowNothingHidden();
  void platesPaintThem_data();
  void platesPaintThem();
  void comeToRest();
  void aViewIsCalm();
  void instantIsCalm();
};

void TestSeatFaces::followEvents_data() {
  QTest::addColumn<Faces>("before");
  QTest::addColumn<Event>("event");
  QTest::addColumn<Faces>("after");
  const Faces calm{};
  const Faces tense{kTense, kCalm, kTense, kTense};
  QTest::newRow("a deal calms everybody") << tense << Event(KyokuStarted()) << calm;
  QTest::newRow("who calls is glad") << calm << Event(Call{2, Meld()}) << Faces{kCalm, kCalm, kGlad, kCalm};
  QTest::newRow("riichi makes the others tense") << calm << Event(Riichi{1}) << tense;
  QTest::newRow("a draw of a tile says nothing") << tense << Event(Tsumo{1, Tile()}) << tense;
  QTest::newRow("a discard says nothing") << tense << Event(Dahai{1, Tile()}) << tense;
  QTest::newRow("ron: winner and who dealt in")
      << calm << won(3, 0, {8000, 0, 0, 0}) << Faces{kLost, kCalm, kCalm, kGlad};
  QTest::newRow("tsumo: the others pay")
      << calm << won(3, -1, {2000, 2000, 4000, 0}) << Faces{kTense, kTense, kTense, kGlad};
  QTest::newRow("pao pays with who dealt in")
      << calm << won(3, 0, {16000, 16000, 0, 0}) << Faces{kLost, kTense, kCalm, kGlad};
  QTest::newRow("a second ron leaves the first winner glad")
      << Faces{kLost, kCalm, kCalm, kGlad} << won(2, 0, {1000, 0, 0, 0}) << Faces{kLost, kCalm, kGlad, kGlad};
  QTest::newRow("draw: who pays is tense")
      << tense << drawn({-1500, 1500, -1500, 1500}) << Faces{kTense, kCalm, kTense, kCalm};
  QTest::newRow("nagashi mangan is a win")
      << calm << drawn({8000, -2000, -2000, -4000}, 0) << Faces{kGlad, kTense, kTense, kTense};
}

void TestSeatFaces::followEvents() {
  QFETCH(Faces, before);
  QFETCH(Event, event);
  QFETCH(Faces, after);
  QVERIFY(facesAfter(before, event) == after);
}

// Who sees all tiles and who sees none see the same faces, through whole matches.
void TestSeatFaces::knowNothingHidden() {
  int shown = 0;
  for (const char *seed : {"one", "two", "three"}) {
    Faces open{};
    std::array<Faces, 5> masked{};
    for (const Event &event : eventsOf(seed)) {
      const Faces before = open;
      open = facesAfter(open, event);
      shown += open != before ? 1 : 0;
      for (int seat = -1; seat < 4; ++seat) {
        Faces &faces = masked[static_cast<std::size_t>(seat + 1)];
        faces = facesAfter(faces, maskFor(seat, event));
        QVERIFY(faces == open);
      }
    }
  }
  QVERIFY(shown > 20);
}

void TestSeatFaces::platesPaintThem_data() {
  QTest::addColumn<QSize>("size");
  QTest::newRow("wide") << QSize(1440, 900);
  QTest::newRow("smallest") << QSize(900, 640);
  QTest::newRow("not wide") << QSize(900, 800);
}

void TestSeatFaces::platesPaintThem() {
  QFETCH(QSize, size);
  Table table;
  table.resize(size);
  seat(table);
  std::array<QImage, 4> calm;
  for (int rel = 0; rel < 4; ++rel)
    calm[static_cast<std::size_t>(rel)] = plateOf(table, rel);
  std::array<QString, 4> others = kSeated;
  std::rotate(others.begin(), others.begin() + 1, others.end());
  table.setSeatPortraits(others);
  for (int rel = 0; rel < 4; ++rel)
    QVERIFY(plateOf(table, rel) != calm[static_cast<std::size_t>(rel)]);
  table.setSeatPortraits(kSeated);
  for (int rel = 0; rel < 4; ++rel)
    QVERIFY(plateOf(table, rel) == calm[static_cast<std::size_t>(rel)]);
  // An emblem has one face, the others change theirs.
  const SeatView view = table.view();
  table.applyEvent(Riichi{1}, view);
  QVERIFY(plateOf(table, 0) == calm[0]);
  QVERIFY(plateOf(table, 1) == calm[1]);
  QVERIFY(plateOf(table, 2) != calm[2]);
  QVERIFY(plateOf(table, 3) != calm[3]);
}

// By themselves, and then no timer is left.
void TestSeatFaces::comeToRest() {
  Table table;
  seat(table);
  const QImage calm = plateOf(table, 2);
  table.applyEvent(Riichi{1}, table.view());
  QVERIFY(plateOf(table, 2) != calm);
  const auto runs = [&table] {
    const QList<QTimer *> timers = table.findChildren<QTimer *>();
    return std::any_of(timers.begin(), timers.end(), [](const QTimer *timer) { return timer->isActive(); });
  };
  QTRY_VERIFY_WITH_TIMEOUT(plateOf(table, 2) == calm, 20 * kFaceMs);
  QTRY_VERIFY(!runs());
}

void TestSeatFaces::aViewIsCalm() {
  Table table;
  seat(table);
  const QImage calm = plateOf(table, 2);
  table.applyEvent(Riichi{1}, table.view());
  QVERIFY(plateOf(table, 2) != calm);
  table.setView(table.view());
  QVERIFY(plateOf(table, 2) == calm);
}

// Where everything is over at once nothing is left to be looked at.
void TestSeatFaces::instantIsCalm() {
  Table table;
  seat(table);
  TableOptions still = table.options();
  still.speed = 0;
  table.setOptions(still);
  table.applyEvent(Riichi{1}, table.view());
  QVERIFY(table.facesAreCalm());
  still.speed = 1;
  table.setOptions(still);
  table.applyEvent(Riichi{1}, table.view());
  QVERIFY(!table.facesAreCalm());
}

JANSO_TEST(TestSeatFaces);
#include "tst_seatfaces.moc"
