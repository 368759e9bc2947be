// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tiles as text: what is read, what is written, and what is said about mistakes.
#include <QTest>

#include "rules/fault.h"
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
  QTest::addColumn<int>("code");
  QTest::addColumn<int>("position");
  QTest::addColumn<QByteArray>("datum");
  QTest::addColumn<QByteArray>("error");
  const auto row = [](const char *rule, const char *text, NotationFault code, int position, const char *datum,
                      const char *error) {
    QTest::newRow(rule) << QByteArray(text) << static_cast<int>(code) << position << QByteArray(datum)
                        << QByteArray(error);
  };
  row("digit without suit", "123", NotationFault::DigitAlone, 1, "", "no suit letter after the digit");
  row("suit without digit", "1mp", NotationFault::SuitAlone, 3, "p", "no digit before the suit 'p'");
  row("eighth honor", "18z", NotationFault::NoSuchHonor, 2, "8z", "there is no honor tile 8z");
  row("foreign letter", "12x", NotationFault::Stranger, 3, "x",
      "'x' is not a digit or one of the suits m, p, s, z");
  row("a whole character", "1m\u4e00", NotationFault::Stranger, 3, "\u4e00",
      "'\u4e00' is not a digit or one of the suits m, p, s, z");
}

void TestMpsz::refuses() {
  QFETCH(QByteArray, text);
  QFETCH(int, position);
  QFETCH(QByteArray, datum);
  QFETCH(QByteArray, error);
  const auto parsed = parseTiles(text.toStdString());
  QVERIFY(!parsed.ok());
  const Error &said = parsed.error();
  QTEST(said.code, "code");
  QCOMPARE(said.position, position);
  QCOMPARE(said.data.empty() ? QByteArray() : QByteArray::fromStdString(said.data.front()), datum);
  QCOMPARE(QByteArray::fromStdString(withData(said.words->english, said.data)), error);
  QCOMPARE(QByteArray::fromStdString(said.text), "position " + QByteArray::number(position) + ": " + error);
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
