// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Curves begin and end where they must and never turn back; times of motions and of wins are in order.
#include <QSet>
#include <QTest>
#include <algorithm>
#include <array>

#include "support/testprogram.h"
#include "widgets/paint/motions.h"
#include "widgets/paint/tableoptions.h"
#include "widgets/paint/wintimes.h"

using namespace janso;

namespace {

constexpr std::array kCurves{Curve::Linear,  Curve::OutCubic, Curve::OutQuart, Curve::InOutSine,
                             Curve::OutBack, Curve::Enter,    Curve::InCubic};

}  // namespace

class TestMotions : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void curvesGoFromZeroToOne_data();
  void curvesGoFromZeroToOne();
  void curvesSlowDownOrSpeedUp_data();
  void curvesSlowDownOrSpeedUp();
  void everyMotionIsShort();
  void everyMotionIsSaidOnce();
  void aWinGoesForward_data();
  void aWinGoesForward();
  void largerWinsTakeLonger();
  void fastPlayShortensWins_data();
  void fastPlayShortensWins();
  void speedDividesDurations_data();
  void speedDividesDurations();
};

void TestMotions::curvesGoFromZeroToOne_data() {
  QTest::addColumn<Curve>("curve");
  for (const Curve curve : kCurves)
    QTest::newRow(curveName(curve)) << curve;
}

// Only OutBack exceeds its end, and comes back.
void TestMotions::curvesGoFromZeroToOne() {
  QFETCH(Curve, curve);
  QCOMPARE(eased(curve, 0), 0.0);
  QCOMPARE(eased(curve, 1), 1.0);
  QCOMPARE(eased(curve, -0.5), 0.0);
  QCOMPARE(eased(curve, 1.5), 1.0);
  constexpr int kSteps = 200;
  constexpr qreal kMostOver = 0.06;
  qreal before = 0;
  qreal most = 0;
  for (int i = 1; i <= kSteps; ++i) {
    const qreal now = eased(curve, static_cast<qreal>(i) / kSteps);
    if (curve != Curve::OutBack)
      QVERIFY2(now >= before - 1e-9, qPrintable(QString::number(i)));
    QVERIFY(now - before < 0.12);  // without a jump
    before = now;
    most = std::max(most, now);
  }
  QVERIFY2(curve == Curve::OutBack ? most > 1.01 && most < 1 + kMostOver : most <= 1 + 1e-9,
           qPrintable(QString::number(most)));
}

void TestMotions::curvesSlowDownOrSpeedUp_data() {
  QTest::addColumn<Curve>("curve");
  QTest::addColumn<int>("side");  // of the half way at half time: 1 = beyond it
  QTest::newRow("linear") << Curve::Linear << 0;
  QTest::newRow("arrives softly") << Curve::OutCubic << 1;
  QTest::newRow("arrives more softly") << Curve::OutQuart << 1;
  QTest::newRow("both ends are soft") << Curve::InOutSine << 0;
  QTest::newRow("over its end") << Curve::OutBack << 1;
  QTest::newRow("enters fast") << Curve::Enter << 1;
  QTest::newRow("leaves slowly") << Curve::InCubic << -1;
}

void TestMotions::curvesSlowDownOrSpeedUp() {
  QFETCH(Curve, curve);
  QFETCH(int, side);
  const qreal half = eased(curve, 0.5);
  QCOMPARE(half > 0.5 + 1e-6 ? 1 : half < 0.5 - 1e-6 ? -1 : 0, side);
}

// Nobody waits for the table: no motion takes a second, parts of a hand included.
void TestMotions::everyMotionIsShort() {
  QCOMPARE(static_cast<int>(motionTable().size()), kMotions);
  for (int i = 0; i < kMotions; ++i) {
    const MotionRow &row = motionOf(static_cast<Motion>(i));
    QCOMPARE(static_cast<int>(row.motion), i);
    QVERIFY2(row.duration > 0 && row.delay >= 0 && row.step >= 0, row.name);
    QVERIFY2(row.delay + row.duration <= 1000, row.name);
    QVERIFY2(row.step < row.duration, row.name);  // parts overlap
  }
}

void TestMotions::everyMotionIsSaidOnce() {
  QSet<QString> names;
  QSet<QString> curves;
  for (const MotionRow &row : motionTable()) {
    names.insert(QString::fromLatin1(row.name));
    QVERIFY2(*row.tells != '\0', row.name);
  }
  QCOMPARE(names.size(), qsizetype{kMotions});
  QVERIFY(!names.contains(QString()));
  for (const Curve curve : kCurves)
    curves.insert(QString::fromLatin1(curveName(curve)));
  QCOMPARE(curves.size(), qsizetype{kCurves.size()});
}

void TestMotions::aWinGoesForward_data() {
  QTest::addColumn<WinLevel>("level");
  QTest::addColumn<bool>("yakuman");
  QTest::newRow("plain") << WinLevel::Plain << false;
  QTest::newRow("mangan") << WinLevel::Mangan << false;
  QTest::newRow("baiman") << WinLevel::Baiman << false;
  QTest::newRow("yakuman") << WinLevel::Yakuman << true;
  QTest::newRow("several yakuman") << WinLevel::Multiple << true;
}

// The call, the tile, the hand, the page, its yaku, the stamp; gold and a name only for a yakuman.
void TestMotions::aWinGoesForward() {
  QFETCH(WinLevel, level);
  QFETCH(bool, yakuman);
  const WinTimes times = winTimes(level, 1);
  QCOMPARE(times.level, level);
  QVERIFY(times.word < times.travel && times.travel < times.opening);
  QVERIFY(times.opening + 13 * times.tileStep < times.page);
  QVERIFY(times.page < times.yaku && times.yaku < times.stamp && times.stamp < times.still);
  QCOMPARE(times.sweep > 0, yakuman);
  QCOMPARE(times.name > 0, yakuman);
  if (yakuman)
    QVERIFY(times.opening < times.sweep && times.sweep < times.name && times.name < times.page);
  QVERIFY(times.dark > 0 && times.dark < 1);
}

void TestMotions::largerWinsTakeLonger() {
  constexpr std::array kLevels{WinLevel::Plain, WinLevel::Mangan, WinLevel::Baiman, WinLevel::Yakuman,
                               WinLevel::Multiple};
  for (std::size_t i = 1; i < kLevels.size(); ++i) {
    const WinTimes smaller = winTimes(kLevels[i - 1], 1);
    const WinTimes larger = winTimes(kLevels[i], 1);
    QVERIFY(smaller.page < larger.page && smaller.still < larger.still);
    QVERIFY(smaller.dark >= larger.dark);
  }
}

void TestMotions::fastPlayShortensWins_data() {
  QTest::addColumn<double>("speed");
  QTest::addColumn<WinLevel>("level");
  QTest::addColumn<WinLevel>("shown");
  QTest::addColumn<bool>("pageOnly");
  QTest::newRow("slower") << 0.5 << WinLevel::Yakuman << WinLevel::Yakuman << false;
  QTest::newRow("just below double") << 1.9 << WinLevel::Yakuman << WinLevel::Yakuman << false;
  QTest::newRow("double speed") << 2.0 << WinLevel::Yakuman << WinLevel::Mangan << false;
  QTest::newRow("a plain win stays plain") << 2.0 << WinLevel::Plain << WinLevel::Plain << false;
  QTest::newRow("fourfold speed") << 4.0 << WinLevel::Multiple << WinLevel::Plain << true;
}

void TestMotions::fastPlayShortensWins() {
  QFETCH(double, speed);
  QFETCH(WinLevel, level);
  QFETCH(bool, pageOnly);
  const WinTimes times = winTimes(level, speed);
  QTEST(times.level, "shown");
  QCOMPARE(times.page == 0, pageOnly);
}

void TestMotions::speedDividesDurations_data() {
  QTest::addColumn<double>("speed");
  QTest::addColumn<bool>("reduced");
  QTest::addColumn<double>("duration");
  QTest::newRow("normal") << 1.0 << false << 300.0;
  QTest::newRow("twice as fast") << 2.0 << false << 150.0;
  QTest::newRow("half as fast") << 0.5 << false << 600.0;
  QTest::newRow("instant") << 0.0 << false << 0.0;
  QTest::newRow("below 0 is instant") << -1.0 << false << 0.0;
  QTest::newRow("reduced motion") << 1.0 << true << 0.0;
}

void TestMotions::speedDividesDurations() {
  QFETCH(double, speed);
  QFETCH(bool, reduced);
  TableOptions options;
  options.speed = speed;
  options.reducedMotion = reduced;
  QTEST(options.duration(300), "duration");
}

JANSO_TEST(TestMotions);
#include "tst_motions.moc"
