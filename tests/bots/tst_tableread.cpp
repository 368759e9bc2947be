// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the bots' face says of a table, and the settings that a bot takes.
#include <QTest>
#include <cmath>

#include "bots/bot.h"
#include "bots/reading/tableread.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;
using janso::test::TableView;

namespace {}  // namespace

class TestTableRead : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void unseenTiles_data();
  void unseenTiles();
  void valuedKinds();
  void worthsAreOfHeldKinds();
  void safeKinds_data();
  void safeKinds();
  void riskAddsUpOverTheOpponents();
  void settings_data();
  void settings();
};

void TestTableRead::unseenTiles_data() {
  QTest::addColumn<bool>("three");
  QTest::addColumn<QByteArray>("tile");
  QTest::addColumn<int>("left");
  QTest::newRow("in hand, red and plain") << false << QByteArray("5p") << 2;
  QTest::newRow("in hand and in a pond") << false << QByteArray("1z") << 2;
  QTest::newRow("a dora indicator") << false << QByteArray("6s") << 3;
  QTest::newRow("nowhere in sight") << false << QByteArray("9m") << 4;
  QTest::newRow("three players: the drawn tile") << true << QByteArray("9m") << 3;
  QTest::newRow("three players: not in the wall") << true << QByteArray("5m") << 0;
}

void TestTableRead::unseenTiles() {
  QFETCH(bool, three);
  QFETCH(QByteArray, tile);
  TableView table(three ? tenhouSanma() : tenhou());
  if (three)
    table.hand("123456789p1234s", "9m");
  else
    table.hand("05p123789s13445z", "2m").pond(1, "1z").dora("6s");
  QTEST(readTiles(table.view()).left(test::kind(tile.constData())), "left");
}

// Seat 0 of the first hand is east in the east round.
void TestTableRead::valuedKinds() {
  TableView table;
  table.hand("1458m2258p37s125z", "9p");
  KindSet valued;
  for (const char *honor : {"1z", "5z", "6z", "7z"})
    valued.add(test::kind(honor));
  QCOMPARE(readTiles(table.view()).yakuhai.bits(), valued.bits());
}

void TestTableRead::worthsAreOfHeldKinds() {
  TableView table;
  table.hand("1458m2258p37s125z", "9p");
  const TileCounts held = table.view().concealedCounts();
  const std::array<double, kKinds> worths = readWorths(table.view());
  for (Kind k = 0; k < kKinds; ++k)
    QCOMPARE(worths[k] > 0, held[k] > 0);
  QVERIFY(worths[test::kind("4m")] > worths[test::kind("2z")]);
}

void TestTableRead::safeKinds_data() {
  QTest::addColumn<QByteArray>("tile");
  QTest::addColumn<bool>("safe");
  QTest::newRow("its own discard") << QByteArray("4m") << true;
  QTest::newRow("another's before the riichi") << QByteArray("1s") << false;
  QTest::newRow("another's after the riichi") << QByteArray("6p") << true;
  QTest::newRow("suji") << QByteArray("7m") << false;
}

void TestTableRead::safeKinds() {
  QFETCH(QByteArray, tile);
  TableView table;
  table.hand("1458m2258p37s125z", "9p")
      .pond(0, "8p9s")
      .pond(1, "4m9m")
      .pond(2, "1s6p")
      .pond(3, "8p6p")
      .riichi(1, 1);
  const KindSet safe = readSafeKinds(table.view(), 1);
  QTEST(safe.has(test::kind(tile.constData())), "safe");
  QCOMPARE(readDanger(table.view()).threat(1).safe.bits(), safe.bits());
}

void TestTableRead::riskAddsUpOverTheOpponents() {
  TableView table;
  table.hand("1458m2258p37s125z", "9p").pond(1, "4m9m").pond(2, "1s6p").pond(3, "8p6p").riichi(1, 1);
  const DangerRead danger = readDanger(table.view());
  QCOMPARE(danger.threat(1).tenpai, 1.0);
  QCOMPARE(danger.threat(0).tenpai, 0.0);  // the own seat
  for (Kind k = 0; k < kKinds; ++k) {
    double risk = 0;
    double cost = 0;
    for (const Threat &threat : danger.threats) {
      const double rate = threat.tenpai * static_cast<double>(threat.rate[k]);
      risk += rate;
      cost += rate * static_cast<double>(threat.points[k]);
    }
    QVERIFY(std::abs(danger.risk[k] - risk) < 1e-9);
    QVERIFY(std::abs(danger.cost[k] - cost) < 1e-6 * (1 + cost));
  }
}

void TestTableRead::settings_data() {
  QTest::addColumn<QByteArray>("spec");
  QTest::addColumn<bool>("taken");
  QTest::newRow("a number") << QByteArray("master:callMargin=-50.5") << true;
  QTest::newRow("two") << QByteArray("hunter:depth=1+caution=2") << true;
  QTest::newRow("no such key") << QByteArray("master:luck=1") << false;
  QTest::newRow("no number") << QByteArray("master:depth=deep") << false;
  QTest::newRow("not a number") << QByteArray("master:ways1=nan") << false;
  QTest::newRow("without bounds") << QByteArray("master:ways1=inf") << false;
  QTest::newRow("out of bounds") << QByteArray("master:ways1=1e300") << false;
  QTest::newRow("a bot without settings") << QByteArray("club:depth=1") << false;
}

void TestTableRead::settings() {
  QFETCH(QByteArray, spec);
  QTEST(makeBot(spec.constData(), 1) != nullptr, "taken");
}

JANSO_TEST(TestTableRead);
#include "tst_tableread.moc"
