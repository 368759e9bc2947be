// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tiles as text: what is read, what is written, and what is said about mistakes.
#include <QTest>

#include "rules/mpsz.h"
#include "support/testprogram.h"
#include "support/tiles.h"

using namespace janso;

class TestMpsz : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void prints_data();
  void prints();
  void refuses_data();
  void refuses();
  void doraFollowsIndicator_data();
  void doraFollowsIndicator();
};

void TestMpsz::prints_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QByteArray>("printed");
  QTest::newRow("grouped by suit, ascending") << QByteArray("3z 321s 9p1m") << QByteArray("1m9p123s3z");
  QTest::newRow("red five after the plain fives") << QByteArray("0556p") << QByteArray("5506p");
  QTest::newRow("marked haku after the plain ones") << QByteArray("0556z") << QByteArray("5506z");
  QTest::newRow("nothing") << QByteArray("") << QByteArray("");
  QTest::newRow("suits in the order m p s z") << QByteArray("7z1s1p1m") << QByteArray("1m1p1s7z");
}

void TestMpsz::prints() {
  QFETCH(QByteArray, text);
  QFETCH(QByteArray, printed);
  const auto parsed = parseTiles(text.toStdString());
  QVERIFY(parsed.ok());
  QCOMPARE(QByteArray::fromStdString(toMpsz(*parsed)), printed);
}

void TestMpsz::refuses_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QByteArray>("error");
  QTest::newRow("digit without suit")
      << QByteArray("123") << QByteArray("position 1: digit without a suit after it");
  QTest::newRow("suit without digit")
      << QByteArray("1mp") << QByteArray("position 3: suit 'p' without a digit before it");
  QTest::newRow("eighth honour") << QByteArray("18z") << QByteArray("position 2: there is no honour tile 8z");
  QTest::newRow("foreign letter") << QByteArray("12x")
                                  << QByteArray("position 3: 'x' is neither a digit nor one of m, p, s, z");
}

void TestMpsz::refuses() {
  QFETCH(QByteArray, text);
  QFETCH(QByteArray, error);
  const auto parsed = parseTiles(text.toStdString());
  QVERIFY(!parsed.ok());
  QCOMPARE(QByteArray::fromStdString(parsed.error().text), error);
}

void TestMpsz::doraFollowsIndicator_data() {
  QTest::addColumn<QByteArray>("indicator");
  QTest::addColumn<QByteArray>("dora");
  QTest::newRow("next in the suit") << QByteArray("1m") << QByteArray("2m");
  QTest::newRow("nine wraps to one") << QByteArray("9s") << QByteArray("1s");
  QTest::newRow("a red five points to six") << QByteArray("0p") << QByteArray("6p");
  QTest::newRow("north wraps to east") << QByteArray("4z") << QByteArray("1z");
  QTest::newRow("chun wraps to haku") << QByteArray("7z") << QByteArray("5z");
}

void TestMpsz::doraFollowsIndicator() {
  QFETCH(QByteArray, indicator);
  QFETCH(QByteArray, dora);
  QCOMPARE(int(doraOf(test::tile(indicator.toStdString()).kind())),
           int(test::tile(dora.toStdString()).kind()));
}

JANSO_TEST(TestMpsz);
#include "tst_mpsz.moc"
