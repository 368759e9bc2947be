// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Mistakes come back after 1, 3, 7 and 21 days.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "study/retryschedule.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

const QDate kDay(2026, 2, 27);  // a month ends soon after
const RetryKey kPosition{QStringLiteral("abc"), 1, 2, 30};
const QString kMatch = QStringLiteral("/matches/one.jsonl");

}  // namespace

class TestRetrySchedule : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aMissComesBackAfter1And3And7And21Days();
  void aMissStartsOver();
  void whatIsNotDueStaysWhenItIsFound();
  void whatWasNeverMissedIsNotKept();
  void theLongestDueComesFirst();
  void whatCannotBeAskedComesTomorrow();
  void theFileHoldsItAll();
  void damageIsSetAside_data();
  void damageIsSetAside();
  void withoutAFileNothingIsKept();
};

void TestRetrySchedule::aMissComesBackAfter1And3And7And21Days() {
  RetrySchedule schedule({});
  QDate day = kDay;
  schedule.missed(kPosition, kMatch, 0, day);
  for (const int days : {1, 3, 7, 21}) {
    QCOMPARE(schedule.dueCount(day.addDays(days - 1)), 0);
    day = day.addDays(days);
    QCOMPARE(schedule.dueCount(day), 1);
    schedule.found(kPosition, day);
    QCOMPARE(schedule.dueCount(day), 0);
  }
  QVERIFY(schedule.entries().empty());
}

void TestRetrySchedule::aMissStartsOver() {
  RetrySchedule schedule({});
  schedule.missed(kPosition, kMatch, 0, kDay);
  schedule.found(kPosition, kDay.addDays(1));
  QCOMPARE(schedule.entries().front().due, kDay.addDays(4));
  schedule.missed(kPosition, kMatch, 0, kDay.addDays(4));
  QCOMPARE(schedule.entries().size(), std::size_t{1});
  QCOMPARE(schedule.entries().front().found, 0);
  QCOMPARE(schedule.entries().front().due, kDay.addDays(5));
}

void TestRetrySchedule::whatIsNotDueStaysWhenItIsFound() {
  RetrySchedule schedule({});
  schedule.missed(kPosition, kMatch, 0, kDay);
  schedule.found(kPosition, kDay);
  QCOMPARE(schedule.entries().front().found, 0);
  QCOMPARE(schedule.entries().front().due, kDay.addDays(1));
}

void TestRetrySchedule::whatWasNeverMissedIsNotKept() {
  RetrySchedule schedule({});
  QVERIFY(schedule.found(kPosition, kDay));
  QVERIFY(schedule.postpone(kPosition, kDay));
  QVERIFY(schedule.entries().empty());
}

void TestRetrySchedule::theLongestDueComesFirst() {
  RetrySchedule schedule({});
  RetryKey second = kPosition;
  second.answer = 31;
  schedule.missed(second, kMatch, 0, kDay.addDays(2));
  schedule.missed(kPosition, kMatch, 0, kDay);
  const auto due = schedule.due(kDay.addDays(3));
  QCOMPARE(due.size(), std::size_t{2});
  QVERIFY(due.front().key == kPosition);
  QCOMPARE(schedule.due(kDay.addDays(1)).size(), std::size_t{1});
}

void TestRetrySchedule::whatCannotBeAskedComesTomorrow() {
  RetrySchedule schedule({});
  schedule.missed(kPosition, kMatch, 0, kDay);
  schedule.found(kPosition, kDay.addDays(1));
  schedule.postpone(kPosition, kDay.addDays(4));
  QCOMPARE(schedule.entries().front().found, 1);
  QCOMPARE(schedule.entries().front().due, kDay.addDays(5));
}

void TestRetrySchedule::theFileHoldsItAll() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("data/retries.json"));
  RetrySchedule schedule(path);
  QVERIFY(schedule.missed(kPosition, kMatch, 3, kDay));
  QVERIFY(schedule.found(kPosition, kDay.addDays(1)));
  const RetrySchedule again(path);
  QVERIFY(again.entries() == schedule.entries());
  QCOMPARE(again.entries().front().path, kMatch);
  QCOMPARE(again.entries().front().number, 3);
}

void TestRetrySchedule::damageIsSetAside_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<int>("entries");
  QTest::newRow("no JSON") << QByteArray("{") << 0;
  QTest::newRow("something else") << QByteArray("{\"type\":\"janso_review\",\"version\":1}") << 0;
  QTest::newRow("a newer version") << QByteArray(
                                          "{\"type\":\"janso_retries\",\"version\":2,\"positions\":[]}")
                                   << 0;
  QTest::newRow("one of two positions")
      << QByteArray(
             "{\"type\":\"janso_retries\",\"version\":1,\"positions\":[{\"game\":\"a\",\"seat\":0,\"hand\":0,"
             "\"answer\":1,\"path\":\"p\",\"number\":0,\"found\":0,\"due\":\"2026-02-28\"},{\"game\":\"a\","
             "\"seat\":9}]}")
      << 1;
}

void TestRetrySchedule::damageIsSetAside() {
  QFETCH(QByteArray, bytes);
  QFETCH(int, entries);
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("retries.json"));
  {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
  }
  RetrySchedule schedule(path);
  QCOMPARE(static_cast<int>(schedule.entries().size()), entries);
  // Only reading leaves it where it is.
  QVERIFY(!QFile::exists(path + QStringLiteral(".damaged")));
  QVERIFY(schedule.missed(kPosition, kMatch, 0, kDay));
  QFile aside(path + QStringLiteral(".damaged"));
  QVERIFY(aside.open(QIODevice::ReadOnly));
  QCOMPARE(aside.readAll(), bytes);
  QCOMPARE(static_cast<int>(RetrySchedule(path).entries().size()), entries + 1);
}

void TestRetrySchedule::withoutAFileNothingIsKept() {
  RetrySchedule schedule({});
  QVERIFY(schedule.missed(kPosition, kMatch, 0, kDay));
  QVERIFY(RetrySchedule({}).entries().empty());
  const QTemporaryDir folder;
  QFile blocks(folder.filePath(QStringLiteral("file")));
  QVERIFY(blocks.open(QIODevice::WriteOnly));
  RetrySchedule blocked(blocks.fileName() + QStringLiteral("/retries.json"));
  QVERIFY(!blocked.missed(kPosition, kMatch, 0, kDay));
  QCOMPARE(blocked.entries().size(), std::size_t{1});
}

JANSO_TEST(TestRetrySchedule);
#include "tst_retryschedule.moc"
