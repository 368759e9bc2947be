// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The uncertainty of figures, against the values that books give.
#include "statistics/intervals.h"

#include <QTest>
#include <cmath>
#include <limits>
#include <utility>

#include "support/testprogram.h"

using namespace janso;

class TestIntervals : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void quantilesOfStudent_data();
  void quantilesOfStudent();
  void quantilesFall();
  void wilsonOfAShare_data();
  void wilsonOfAShare();
  void fewCasesHaveNoInterval();
  void dependentHandsWidenIt();
  void intervalsNarrowWithTheRoot();
  void newcombeOfADifference_data();
  void newcombeOfADifference();
  void meanOfMatches();
  void momentsAdd();
  void clampedIsWithin_data();
  void clampedIsWithin();
};

void TestIntervals::quantilesOfStudent_data() {
  QTest::addColumn<qint64>("freedom");
  QTest::addColumn<double>("quantile");
  const auto row = [](qint64 freedom, double quantile) {
    QTest::addRow("%lld", static_cast<long long>(freedom)) << freedom << quantile;
  };
  row(1, 12.7062);
  row(2, 4.3027);
  row(3, 3.1824);
  row(4, 2.7764);
  row(5, 2.5706);
  row(6, 2.4469);
  row(9, 2.2622);
  row(10, 2.2281);
  row(20, 2.0860);
  row(29, 2.0452);
  row(30, 2.0423);
  row(60, 2.0003);
  row(120, 1.9799);
  row(1'000'000, 1.9600);
}

void TestIntervals::quantilesOfStudent() {
  QFETCH(qint64, freedom);
  QFETCH(double, quantile);
  QVERIFY2(std::abs(tQuantile(freedom) - quantile) < 0.001, qPrintable(QString::number(tQuantile(freedom))));
}

void TestIntervals::quantilesFall() {
  for (std::int64_t freedom = 2; freedom < 400; ++freedom)
    QVERIFY(tQuantile(freedom) < tQuantile(freedom - 1));
}

void TestIntervals::wilsonOfAShare_data() {
  QTest::addColumn<int>("hits");
  QTest::addColumn<int>("of");
  QTest::addColumn<double>("low");
  QTest::addColumn<double>("high");
  QTest::newRow("a half") << 50 << 100 << 0.4038 << 0.5962;
  QTest::newRow("a tenth") << 10 << 100 << 0.0552 << 0.1744;
  QTest::newRow("never") << 0 << 100 << 0.0 << 0.0370;
  QTest::newRow("always") << 100 << 100 << 0.9630 << 1.0;
  QTest::newRow("81 of 263, as Newcombe has it") << 81 << 263 << 0.2553 << 0.3662;
  QTest::newRow("15 of 148, as Newcombe has it") << 15 << 148 << 0.0624 << 0.1605;
}

void TestIntervals::wilsonOfAShare() {
  QFETCH(int, hits);
  QFETCH(int, of);
  QFETCH(double, low);
  QFETCH(double, high);
  const Interval found = *wilson(hits, of, false);
  QVERIFY2(std::abs(found.low - low) < 6e-5, qPrintable(QString::number(found.low)));
  QVERIFY2(std::abs(found.high - high) < 6e-5, qPrintable(QString::number(found.high)));
}

void TestIntervals::fewCasesHaveNoInterval() {
  QVERIFY(!wilson(5, kLeastCases - 1, false));
  QVERIFY(wilson(5, kLeastCases, false));
  QVERIFY(!wilson(0, 0, true));
  Moments moments;
  for (std::int64_t i = 0; i + 1 < kLeastCases; ++i)
    moments.add(1, 1);
  QVERIFY(!meanInterval(moments));
  moments.add(1, 0);  // no case
  QVERIFY(!meanInterval(moments));
  moments.add(1, 1);
  QVERIFY(meanInterval(moments));
}

void TestIntervals::dependentHandsWidenIt() {
  const Interval plain = *wilson(40, 200, false);
  const Interval widened = *wilson(40, 200, true);
  QVERIFY(std::abs((widened.high - widened.low) / (plain.high - plain.low) - 1.06) < 1e-9);
  QVERIFY(std::abs(widened.high + widened.low - plain.high - plain.low) < 1e-9);
  const Interval never = *wilson(0, 200, true);
  QVERIFY(never.low == 0 && never.high > 0);
}

void TestIntervals::intervalsNarrowWithTheRoot() {
  const auto width = [](std::int64_t of) {
    const Interval interval = *wilson(of / 4, of, false);
    return interval.high - interval.low;
  };
  QVERIFY(std::abs(width(10'000) / width(40'000) - 2) < 0.01);
}

void TestIntervals::newcombeOfADifference_data() {
  QTest::addColumn<QList<int>>("cases");  // hits and cases of both
  QTest::addColumn<double>("low");
  QTest::addColumn<double>("high");
  QTest::newRow("56 of 70 and 48 of 80, as Newcombe has it")
      << QList<int>{56, 70, 48, 80} << 0.0524 << 0.3339;
  QTest::newRow("alike") << QList<int>{30, 100, 30, 100} << -0.1255 << 0.1255;
}

void TestIntervals::newcombeOfADifference() {
  QFETCH(QList<int>, cases);
  QFETCH(double, low);
  QFETCH(double, high);
  const auto estimated = [](int hits, int of) {
    return Estimated{double(hits) / of, *wilson(hits, of, false)};
  };
  const Estimated a = estimated(cases[0], cases[1]);
  const Estimated b = estimated(cases[2], cases[3]);
  const Interval found = differenceInterval(a, b);
  QVERIFY2(std::abs(found.low - low) < 6e-4, qPrintable(QString::number(found.low)));
  QVERIFY2(std::abs(found.high - high) < 6e-4, qPrintable(QString::number(found.high)));
  const Interval reversed = differenceInterval(b, a);
  QVERIFY(std::abs(reversed.low + found.high) < 1e-12 && std::abs(reversed.high + found.low) < 1e-12);
}

// Values 1 and 3 in turn: a mean of 2 with a standard error of the root of 30/29/30.
void TestIntervals::meanOfMatches() {
  Moments moments;
  for (int i = 0; i < 30; ++i)
    moments.add(i % 2 == 0 ? 1 : 3, 1);
  const Interval interval = *meanInterval(moments);
  const double half = 2.0452 * std::sqrt(1.0 / 29);
  QVERIFY(std::abs(interval.low - (2 - half)) < 1e-3 && std::abs(interval.high - (2 + half)) < 1e-3);
  Moments constant;
  for (int i = 1; i <= 40; ++i)
    constant.add(2.5 * i, i);  // the same mean in each match, of more or fewer cases
  const Interval point = *meanInterval(constant);
  QVERIFY(std::abs(point.low - 2.5) < 1e-6 && std::abs(point.high - 2.5) < 1e-6);
}

void TestIntervals::momentsAdd() {
  Moments all;
  Moments first;
  Moments second;
  for (int i = 0; i < 50; ++i) {
    const double n = i * 7 % 11;
    const double d = i % 5;
    all.add(n, d);
    (i < 20 ? first : second).add(n, d);
  }
  first.add(second);
  QCOMPARE(all.matches, std::int64_t{40});  // those without a case are left out
  QCOMPARE(first.matches, all.matches);
  for (const auto &[a, b] :
       {std::pair(first.n, all.n), std::pair(first.d, all.d), std::pair(first.nn, all.nn),
        std::pair(first.nd, all.nd), std::pair(first.dd, all.dd)})
    QCOMPARE(a, b);
}

void TestIntervals::clampedIsWithin_data() {
  QTest::addColumn<double>("low");
  QTest::addColumn<double>("high");
  QTest::addColumn<double>("clampedLow");
  QTest::addColumn<double>("clampedHigh");
  QTest::newRow("inside") << 1.5 << 2.5 << 1.5 << 2.5;
  QTest::newRow("below") << 0.5 << 2.5 << 1.0 << 2.5;
  QTest::newRow("above") << 1.5 << 4.5 << 1.5 << 4.0;
  QTest::newRow("both") << -1.0 << 9.0 << 1.0 << 4.0;
}

void TestIntervals::clampedIsWithin() {
  QFETCH(double, low);
  QFETCH(double, high);
  const Interval found = clamped({low, high}, {1, 4});
  QTEST(found.low, "clampedLow");
  QTEST(found.high, "clampedHigh");
  constexpr double kUnlimited = std::numeric_limits<double>::infinity();
  const Interval free = clamped({low, high}, {-kUnlimited, kUnlimited});
  QCOMPARE(free.low, low);
  QCOMPARE(free.high, high);
}

JANSO_TEST(TestIntervals);
#include "tst_intervals.moc"
