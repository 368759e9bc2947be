// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What players with a hand do: the figures are probabilities, and say what every player knows.
#include <QTest>
#include <algorithm>
#include <cmath>

#include "bots/reading/actionchances.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "support/tiles.h"
#include "support/views.h"

using namespace janso;
using janso::test::kind;
using janso::test::TableView;

namespace {

TileCounts counts(const QByteArray &text) {
  return countsOf(test::tiles(text.constData()));
}

// Seat 0 is east in the first hand.
ActionChances quietTable(int players = 4) {
  TableView table(players == 3 ? tenhouSanma() : tenhou());
  table.hand(players == 3 ? "199m456p789s1122z" : "123m456p789s1122z", "3z");
  return ActionChances(table.view().board, 0);
}

}  // namespace

class TestActionChances : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void discardsAddUp_data();
  void discardsAddUp();
  void likelierDiscard_data();
  void likelierDiscard();
  void safeTilesAreDiscardedUnderRiichi();
  void likelierCall_data();
  void likelierCall();
  void nobodyCallsWhatItCannot();
  void goodWaitsAreDeclared();
};

void TestActionChances::discardsAddUp_data() {
  QTest::addColumn<int>("players");
  QTest::addColumn<QByteArray>("hand");
  QTest::newRow("first turn") << 4 << QByteArray("1458m2258p37s1256z");
  QTest::newRow("tenpai") << 4 << QByteArray("123m456p789s11225z");
  QTest::newRow("seven pairs") << 4 << QByteArray("1155m2288p3377s12z");
  QTest::newRow("one suit") << 4 << QByteArray("12345678899m123z");
  QTest::newRow("three players") << 3 << QByteArray("19m22458p379s1256z");
}

void TestActionChances::discardsAddUp() {
  QFETCH(int, players);
  QFETCH(QByteArray, hand);
  const TileCounts concealed = counts(hand);
  const ActionChances chances = quietTable(players);
  double all = 0;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const double chance = concealed[kind] > 0 ? chances.discarding(concealed, kind) : 0;
    QVERIFY(chance >= 0 && chance <= 1);
    all += chance;
  }
  QVERIFY2(std::abs(all - 1) < 1e-6, qPrintable(QString::number(all)));
}

void TestActionChances::likelierDiscard_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<QByteArray>("likelier");
  QTest::addColumn<QByteArray>("rarer");
  QTest::newRow("a guest wind before a dragon")
      << QByteArray("13458m2258p357s37z") << QByteArray("3z") << QByteArray("7z");
  QTest::newRow("a lone terminal before a lone five")
      << QByteArray("1m5p234567s11p5556z") << QByteArray("1m") << QByteArray("5p");
  QTest::newRow("a lone tile before a set")
      << QByteArray("9m123456p23466s33z") << QByteArray("9m") << QByteArray("2p");
  QTest::newRow("another suit, holding one")
      << QByteArray("1123456789m11z19s") << QByteArray("9s") << QByteArray("1z");
}

void TestActionChances::likelierDiscard() {
  QFETCH(QByteArray, hand);
  QFETCH(QByteArray, likelier);
  QFETCH(QByteArray, rarer);
  const ActionChances chances = quietTable();
  const TileCounts concealed = counts(hand);
  const double more = chances.discarding(concealed, kind(likelier.constData()));
  const double less = chances.discarding(concealed, kind(rarer.constData()));
  QVERIFY2(more > 2 * less, qPrintable(QStringLiteral("%1 and %2").arg(more).arg(less)));
}

// The same hand, far from tenpai: what the declarer has discarded is discarded, once there is one.
void TestActionChances::safeTilesAreDiscardedUnderRiichi() {
  const TileCounts concealed = counts("1458m2258p379s125z");
  TableView table(tenhou());
  table.pond(1, "5m1s9p").hand("1458m2258p379s12z", "5z");
  const double before = ActionChances(table.view().board, 0).discarding(concealed, kind("5m"));
  table.riichi(1, 2);
  const double under = ActionChances(table.view().board, 0).discarding(concealed, kind("5m"));
  QVERIFY2(under > 3 * before, qPrintable(QStringLiteral("%1 after %2").arg(under).arg(before)));
}

void TestActionChances::likelierCall_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<QByteArray>("likelier");
  QTest::addColumn<QByteArray>("rarer");
  QTest::newRow("a dragon before a guest wind")
      << QByteArray("1458m2258p3s3355z") << QByteArray("5z") << QByteArray("3z");
  QTest::newRow("nearer with a yaku before chi without")
      << QByteArray("2367m4577p234s55z") << QByteArray("5z") << QByteArray("1m");
}

void TestActionChances::likelierCall() {
  QFETCH(QByteArray, hand);
  QFETCH(QByteArray, likelier);
  QFETCH(QByteArray, rarer);
  const ActionChances chances = quietTable();
  const double more = chances.calling(counts(hand), kind(likelier.constData()), true);
  const double less = chances.calling(counts(hand), kind(rarer.constData()), true);
  QVERIFY2(more > 2 * less, qPrintable(QStringLiteral("%1 and %2").arg(more).arg(less)));
}

void TestActionChances::nobodyCallsWhatItCannot() {
  const ActionChances chances = quietTable();
  const TileCounts concealed = counts("2367m4577p234s55z");
  QCOMPARE(chances.calling(concealed, kind("9p"), true), 0.0);
  QCOMPARE(chances.calling(concealed, kind("4m"), false), 0.0);
  QVERIFY(chances.calling(concealed, kind("4m"), true) > 0);
}

void TestActionChances::goodWaitsAreDeclared() {
  const ActionChances chances = quietTable();
  const double good = chances.declaring(counts("234m456p56789s11p"));
  const double poor = chances.declaring(counts("234m456p57999s11p"));
  QVERIFY2(good > 0.6 && poor < good, qPrintable(QStringLiteral("%1 and %2").arg(good).arg(poor)));
}

JANSO_TEST(TestActionChances);
#include "tst_actionchances.moc"
