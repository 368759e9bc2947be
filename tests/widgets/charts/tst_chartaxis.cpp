// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rules of an axis, for ranges of any size and place.
#include <QSet>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "support/testprogram.h"
#include "widgets/charts/chartaxis.h"

using namespace janso;

class TestChartAxis : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void anAxisKeepsItsRules_data();
  void anAxisKeepsItsRules();
  void stepsAreAsSmallAsFits_data();
  void stepsAreAsSmallAsFits();
  void ticksHaveTheDecimalsOfTheStep_data();
  void ticksHaveTheDecimalsOfTheStep();
};

void TestChartAxis::anAxisKeepsItsRules_data() {
  QTest::addColumn<double>("low");
  QTest::addColumn<double>("high");
  QTest::newRow("from 0") << 0.0 << 32.5;
  QTest::newRow("to 0") << -7.3 << 0.0;
  QTest::newRow("across 0") << -5100.0 << 8200.0;
  QTest::newRow("far from 0") << 24'900.0 << 25'400.0;
  QTest::newRow("far below 0") << -25'400.0 << -24'900.0;
  QTest::newRow("shares") << 0.0021 << 0.0187;
  QTest::newRow("millions") << 0.0 << 3.7e6;
  QTest::newRow("on round numbers") << 20.0 << 100.0;
  QTest::newRow("one value") << 3.0 << 3.0;
  QTest::newRow("one value below 0") << -250.0 << -250.0;
  QTest::newRow("nothing") << 0.0 << 0.0;
}

void TestChartAxis::anAxisKeepsItsRules() {
  QFETCH(double, low);
  QFETCH(double, high);
  for (int most = 2; most <= 12; ++most) {
    const ChartAxis axis = niceAxis(low, high, most);
    const double slack = axis.step * 1e-6;
    QVERIFY(axis.high > axis.low);
    QVERIFY(axis.low <= low + slack && axis.high >= high - slack);
    if (low == high)
      QVERIFY(axis.low < low && axis.high > high);
    const double digit = axis.step / std::pow(10, std::floor(std::log10(axis.step) + 1e-9));
    QVERIFY(std::abs(digit - 1) < 1e-6 || std::abs(digit - 2) < 1e-6 || std::abs(digit - 5) < 1e-6);
    const std::vector<double> ticks = axis.ticks();
    QVERIFY(ticks.size() >= 2);
    QVERIFY2(static_cast<int>(ticks.size()) <= std::max(3, most), qPrintable(QString::number(most)));
    QVERIFY(std::abs(ticks.front() - axis.low) < slack && std::abs(ticks.back() - axis.high) < slack);
    for (std::size_t i = 1; i < ticks.size(); ++i)
      QVERIFY(std::abs(ticks[i] - ticks[i - 1] - axis.step) < slack);
    for (const double tick : ticks)
      QVERIFY(std::abs(std::remainder(tick, axis.step)) < slack);
    QCOMPARE(axis.share(axis.low), 0.0);
    QCOMPARE(axis.share(axis.high), 1.0);
  }
}

void TestChartAxis::stepsAreAsSmallAsFits_data() {
  QTest::addColumn<double>("high");
  QTest::addColumn<int>("most");
  QTest::addColumn<double>("step");
  QTest::newRow("ones") << 10.0 << 11 << 1.0;
  QTest::newRow("twos") << 10.0 << 10 << 2.0;
  QTest::newRow("fives") << 10.0 << 5 << 5.0;
  QTest::newRow("tens") << 10.0 << 2 << 10.0;
  QTest::newRow("tenths") << 1.0 << 11 << 0.1;
  QTest::newRow("thousands") << 32'000.0 << 8 << 5000.0;
}

void TestChartAxis::stepsAreAsSmallAsFits() {
  QFETCH(double, high);
  QFETCH(int, most);
  QFETCH(double, step);
  QVERIFY(std::abs(niceAxis(0, high, most).step - step) < step * 1e-9);
}

void TestChartAxis::ticksHaveTheDecimalsOfTheStep_data() {
  QTest::addColumn<double>("step");
  QTest::addColumn<int>("decimals");
  QTest::newRow("thousands") << 1000.0 << 0;
  QTest::newRow("ones") << 1.0 << 0;
  QTest::newRow("halves") << 0.5 << 1;
  QTest::newRow("fifths") << 0.2 << 1;
  QTest::newRow("tenths") << 0.1 << 1;
  QTest::newRow("twentieths") << 0.05 << 2;
  QTest::newRow("hundredths") << 0.01 << 2;
  QTest::newRow("thousandths") << 0.001 << 3;
}

// So that neighbors are written differently, and each exactly.
void TestChartAxis::ticksHaveTheDecimalsOfTheStep() {
  QFETCH(double, step);
  QFETCH(int, decimals);
  const ChartAxis axis{0, 4 * step, step};
  QCOMPARE(axis.decimals(), decimals);
  QSet<QString> written;
  for (const double tick : axis.ticks()) {
    const QString text = QString::number(tick, 'f', axis.decimals());
    QVERIFY(std::abs(text.toDouble() - tick) < step * 1e-6);
    written.insert(text);
  }
  QCOMPARE(written.size(), 5);
}

JANSO_TEST(TestChartAxis);
#include "tst_chartaxis.moc"
