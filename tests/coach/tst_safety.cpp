// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The reasons for a tile's safety are those that a player would give.
#include <QTest>

#include "coach/safety.h"
#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;
using janso::test::TableView;

namespace {

// Riichi of the seat to the right with its fifth discard; the own hand closes walls at 7s, 8p and 3z.
TableView table() {
  TableView table;
  table.hand("7777s888p333z22m1s", "9p")
      .pond(1, "4m1z9m5p2z")
      .pond(2, "1s6m")
      .pond(3, "2p6p")
      .pond(0, "8m")
      .riichi(1, 4);
  return table;
}

}  // namespace

class TestSafety : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void names_data();
  void names();
  void onlyARiichiKeepsWhatWentBy_data();
  void onlyARiichiKeepsWhatWentBy();
};

void TestSafety::names_data() {
  QTest::addColumn<QString>("tile");
  QTest::addColumn<Safety>("safety");
  QTest::addColumn<QString>("by");
  QTest::newRow("own discard") << "4m" << Safety::Genbutsu << "4m";
  QTest::newRow("honor discarded") << "2z" << Safety::Genbutsu << "2z";
  QTest::newRow("suji of an end tile") << "1m" << Safety::Suji << "4m";
  QTest::newRow("suji of 7") << "7m" << Safety::Suji << "4m";
  QTest::newRow("suji of 8 from a middle tile") << "8p" << Safety::Suji << "5p";
  QTest::newRow("a wall closes the only side") << "9s" << Safety::NoChance << "7s";
  QTest::newRow("a wall closes 8 too") << "8s" << Safety::NoChance << "7s";
  QTest::newRow("one copy left") << "9p" << Safety::OneChance << "8p";
  QTest::newRow("half suji") << "6m" << Safety::HalfSuji << "9m";
  QTest::newRow("middle with one side") << "5m" << Safety::Live << "";
  QTest::newRow("nothing known") << "3s" << Safety::Live << "";
  QTest::newRow("live honor") << "5z" << Safety::Live << "";
  QTest::newRow("honor with one unseen") << "3z" << Safety::Live << "";
}

void TestSafety::names() {
  QFETCH(QString, tile);
  QFETCH(Safety, safety);
  QFETCH(QString, by);
  const TableView seen = table();
  const TileSafety found = safetyOf(seen.view(), 1, test::kind(tile.toUtf8().constData()));
  QCOMPARE(found.safety, safety);
  KindSet expected;
  if (!by.isEmpty())
    expected.add(test::kind(by.toUtf8().constData()));
  QCOMPARE(found.by.bits(), expected.bits());
}

void TestSafety::onlyARiichiKeepsWhatWentBy_data() {
  QTest::addColumn<QString>("tile");
  QTest::addColumn<bool>("riichi");
  QTest::addColumn<Safety>("safety");
  QTest::newRow("own discard") << "9m" << false << Safety::Genbutsu;
  QTest::newRow("since the own last discard") << "2s" << false << Safety::Genbutsu;
  QTest::newRow("before it, since the hand changed") << "5s" << false << Safety::Passed;
  QTest::newRow("before the hand changed") << "1m" << false << Safety::Live;
  QTest::newRow("since the riichi") << "5s" << true << Safety::Genbutsu;
  QTest::newRow("no suji of what only went by") << "8s" << false << Safety::Live;
}

// A win that was let go may be taken after the next own draw, but for a hand in riichi.
void TestSafety::onlyARiichiKeepsWhatWentBy() {
  QFETCH(QString, tile);
  QFETCH(bool, riichi);
  QFETCH(Safety, safety);
  TableView seen;
  seen.hand("147m258p369s1234z", "6z").pond(0, "1m3z").pond(1, "9m1z").pond(2, "5s2s").pond(3, "4z5z");
  if (riichi)
    seen.riichi(1, 0);
  SeatView view = seen.view();
  view.board.players[1].pond[1].tsumogiri = true;
  QCOMPARE(safetyOf(view, 1, test::kind(tile.toUtf8().constData())).safety, safety);
}

JANSO_TEST(TestSafety);
#include "tst_safety.moc"
