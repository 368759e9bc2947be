// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The command line: what it means, and one sentence for everything that is wrong with it.
#include <QTest>

#include "app/options.h"
#include "support/testprogram.h"

using namespace janso;

class TestOptions : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void reads();
  void nothing();
  void refuses_data();
  void refuses();
  void moments();

 private:
  static Result<Options> parse(const QString &line) {
    return parseOptions(
        QStringList{QStringLiteral("janso")} + line.split(QLatin1Char(' '), Qt::SkipEmptyParts),
        RulesetStore(QStringLiteral("no such folder")));
  }
};

void TestOptions::reads() {
  const Result<Options> options = parse(QStringLiteral(
      "--demo --seed 42 --speed 0.5 --size 1440x900 --screenshot a.png --at riichi --config c.ini "
      "--ruleset tenhou_4p --language ja --data d"));
  QVERIFY(options.ok());
  QVERIFY(options->demo);
  QCOMPARE(options->seed, QStringLiteral("42"));
  QCOMPARE(*options->speed, 0.5);
  QCOMPARE(options->size, QSize(1440, 900));
  QCOMPARE(options->screenshot, QStringLiteral("a.png"));
  QCOMPARE(options->at, QStringLiteral("riichi"));
  QCOMPARE(options->config, QStringLiteral("c.ini"));
  QCOMPARE(options->ruleset, QStringLiteral("tenhou_4p"));
  QCOMPARE(options->language, QStringLiteral("ja"));
  QCOMPARE(options->data, QStringLiteral("d"));
  QCOMPARE(parse(QStringLiteral("a.mjlog#hand=3&event=2"))->record, QStringLiteral("a.mjlog#hand=3&event=2"));
}

void TestOptions::nothing() {
  const Result<Options> options = parse({});
  QVERIFY(options.ok());
  QVERIFY(!options->demo && !options->help && !options->version && !options->speed);
  QVERIFY(options->size.isEmpty() && options->screenshot.isEmpty() && options->report.isEmpty());
}

void TestOptions::refuses_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<QString>("names");
  QTest::newRow("unknown option") << QStringLiteral("--frobnicate") << QStringLiteral("frobnicate");
  QTest::newRow("speed without a number") << QStringLiteral("--speed fast") << QStringLiteral("fast");
  QTest::newRow("negative speed") << QStringLiteral("--speed=-1") << QStringLiteral("-1");
  QTest::newRow("size without a height") << QStringLiteral("--size 1440") << QStringLiteral("1440");
  QTest::newRow("tiny window") << QStringLiteral("--size 10x10") << QStringLiteral("10x10");
  QTest::newRow("moment without a picture")
      << QStringLiteral("--at result") << QStringLiteral("--screenshot");
  QTest::newRow("picture without a moment") << QStringLiteral("--screenshot a.png") << QStringLiteral("--at");
  QTest::newRow("unknown moment") << QStringLiteral("--screenshot a.png --at teatime")
                                  << QStringLiteral("teatime");
  QTest::newRow("drill without a name")
      << QStringLiteral("--screenshot a.png --at drill") << QStringLiteral("drill:waits:2");
  QTest::newRow("unknown drill") << QStringLiteral("--screenshot a.png --at drill:poker:2")
                                 << QStringLiteral("waits");
  QTest::newRow("event number zero") << QStringLiteral("--screenshot a.png --at 0") << QStringLiteral("0");
  QTest::newRow("unknown ruleset") << QStringLiteral("--ruleset poker") << QStringLiteral("poker");
  QTest::newRow("ruleset file that is not there")
      << QStringLiteral("--ruleset nowhere.json") << QStringLiteral("nowhere.json");
  QTest::newRow("unknown language") << QStringLiteral("--language xx") << QStringLiteral("xx");
  QTest::newRow("stray argument") << QStringLiteral("game.txt other.txt") << QStringLiteral("other.txt");
  QTest::newRow("replay without a file")
      << QStringLiteral("--screenshot a.png --at replay") << QStringLiteral("FILE");
}

void TestOptions::refuses() {
  QFETCH(QString, line);
  QFETCH(QString, names);
  const Result<Options> options = parse(line);
  QVERIFY(!options.ok());
  const QString error = QString::fromStdString(options.error().text);
  QVERIFY2(error.contains(names), qPrintable(error));
  QVERIFY(!error.contains(QLatin1Char('\n')));
}

void TestOptions::moments() {
  for (const QString &word : momentWords())
    QVERIFY(isMoment(word));
  QVERIFY(isMoment(QStringLiteral("1")));
  QVERIFY(!isMoment(QStringLiteral("-3")));
  QVERIFY(!isMoment({}));
}

JANSO_TEST(TestOptions);
#include "tst_options.moc"
