// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// When each part of a finished hand's page appears.
#include <QTest>

#include "support/testprogram.h"
#include "widgets/results/revealtimeline.h"

using namespace janso;

class TestRevealTimeline : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void partsFollowEachOther();
  void drawOnlyDims();
  void laterWinnersDoNotDim();
  void manyYakuTakeNoLonger();
  void winsLastAsLongAsTheyAreWorth_data();
  void winsLastAsLongAsTheyAreWorth();
  void limitsMakeTheLevel_data();
  void limitsMakeTheLevel();
};

void TestRevealTimeline::partsFollowEachOther() {
  const RevealTimeline line = RevealTimeline::ofWin(winTimes(WinLevel::Mangan, 1), 3, true);
  QCOMPARE(line.dimAt(0), 0.0);
  QCOMPARE(line.belowAt(0), 1.0);
  QCOMPARE(line.yakuAt(0), 0);
  int yaku = 0;
  double paid = 0;
  for (int time = 0; time < line.total(); time += 10) {
    QVERIFY(line.yakuAt(time) >= yaku);
    QVERIFY(line.paidAt(time) >= paid);
    yaku = line.yakuAt(time);
    paid = line.paidAt(time);
    QVERIFY2(yaku == 0 || line.belowAt(time) < 1, "the page comes first");
    QVERIFY2(line.limitAt(time) == 0 || yaku >= 3, "the limit comes of the yaku");
    QVERIFY2(paid == 0 || line.limitAt(time) > 0, "what is paid follows the limit");
  }
  QCOMPARE(line.yakuAt(line.total()), -1);
  QCOMPARE(line.limitAt(line.total()), 1.0);
  QCOMPARE(line.paidAt(line.total()), 1.0);
  QCOMPARE(line.dimAt(line.total()), 1.0);
  QCOMPARE(line.belowAt(line.total()), 0.0);
}

void TestRevealTimeline::drawOnlyDims() {
  const RevealTimeline line = RevealTimeline::ofDraw();
  QCOMPARE(line.dimAt(0), 0.0);
  QCOMPARE(line.limitAt(0), 1.0);
  QCOMPARE(line.paidAt(0), 1.0);
  QCOMPARE(line.dimAt(line.total()), 1.0);
}

void TestRevealTimeline::laterWinnersDoNotDim() {
  const WinTimes times = winTimes(WinLevel::Mangan, 1);
  const RevealTimeline line = RevealTimeline::ofWin(times, 3, false);
  QCOMPARE(line.dimAt(0), 1.0);
  QCOMPARE(line.belowAt(0), 0.0);
  QVERIFY(line.total() < RevealTimeline::ofWin(times, 3, true).total());
}

void TestRevealTimeline::manyYakuTakeNoLonger() {
  const WinTimes times = winTimes(WinLevel::Baiman, 1);
  QCOMPARE(RevealTimeline::ofWin(times, 12, true).total(), RevealTimeline::ofWin(times, 6, true).total());
}

void TestRevealTimeline::winsLastAsLongAsTheyAreWorth_data() {
  QTest::addColumn<int>("level");
  QTest::addColumn<double>("speed");
  QTest::addColumn<int>("still");
  const auto row = [](const char *name, WinLevel level, double speed, int still) {
    QTest::newRow(name) << static_cast<int>(level) << speed << still;
  };
  row("below mangan", WinLevel::Plain, 1, 1600);
  row("mangan", WinLevel::Mangan, 1, 2300);
  row("baiman", WinLevel::Baiman, 1, 2800);
  row("yakuman", WinLevel::Yakuman, 1, 4200);
  row("2 yakuman", WinLevel::Multiple, 1, 4800);
  row("a yakuman at double speed is shown as a mangan", WinLevel::Yakuman, 2, 2300);
  row("a small win at double speed stays small", WinLevel::Plain, 2, 1600);
  row("at fourfold speed there is the page alone", WinLevel::Yakuman, 4, 700);
}

// The part at the table and the page together.
void TestRevealTimeline::winsLastAsLongAsTheyAreWorth() {
  QFETCH(int, level);
  QFETCH(double, speed);
  QFETCH(int, still);
  const WinTimes times = winTimes(static_cast<WinLevel>(level), speed);
  QCOMPARE(times.page + RevealTimeline::ofWin(times, 5, true).total(), still);
  QVERIFY(times.word <= times.travel && times.travel <= times.opening && times.opening <= times.page);
  QVERIFY(times.page <= times.yaku && times.yaku <= times.stamp && times.stamp < times.still);
}

void TestRevealTimeline::limitsMakeTheLevel_data() {
  QTest::addColumn<int>("limit");
  QTest::addColumn<int>("yakuman");
  QTest::addColumn<int>("level");
  const auto row = [](const char *name, Limit limit, int yakuman, WinLevel level) {
    QTest::newRow(name) << static_cast<int>(limit) << yakuman << static_cast<int>(level);
  };
  row("no limit", Limit::None, 0, WinLevel::Plain);
  row("haneman as mangan", Limit::Haneman, 0, WinLevel::Mangan);
  row("sanbaiman as baiman", Limit::Sanbaiman, 0, WinLevel::Baiman);
  row("kazoe yakuman", Limit::KazoeYakuman, 0, WinLevel::Yakuman);
  row("yakuman", Limit::Yakuman, 1, WinLevel::Yakuman);
  row("double yakuman", Limit::Yakuman, 2, WinLevel::Multiple);
}

void TestRevealTimeline::limitsMakeTheLevel() {
  QFETCH(int, limit);
  QFETCH(int, yakuman);
  QFETCH(int, level);
  WinResult result;
  result.limit = static_cast<Limit>(limit);
  result.yakuman = yakuman;
  QCOMPARE(static_cast<int>(winLevel(result)), level);
}

JANSO_TEST(TestRevealTimeline);
#include "tst_revealtimeline.moc"
