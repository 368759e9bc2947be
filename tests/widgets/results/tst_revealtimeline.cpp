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
};

void TestRevealTimeline::partsFollowEachOther() {
  const RevealTimeline line = RevealTimeline::ofWin(14, 3, true);
  QCOMPARE(line.tilesAt(0), 0);
  QCOMPARE(line.dimAt(0), 0.0);
  int tiles = 0;
  int yaku = 0;
  for (int time = 0; time < line.total(); time += 10) {
    QVERIFY(line.tilesAt(time) >= tiles);
    QVERIFY(line.yakuAt(time) >= yaku);
    tiles = line.tilesAt(time);
    yaku = line.yakuAt(time);
    QVERIFY2(yaku == 0 || tiles >= 14, "the hand is read when it lies");
    QVERIFY2(line.limitAt(time) == 0 || yaku >= 3, "the limit comes of the yaku");
  }
  QCOMPARE(line.tilesAt(line.total()), -1);
  QCOMPARE(line.yakuAt(line.total()), -1);
  QCOMPARE(line.limitAt(line.total()), 1.0);
  QCOMPARE(line.dimAt(line.total()), 1.0);
}

void TestRevealTimeline::drawOnlyDims() {
  const RevealTimeline line = RevealTimeline::ofDraw();
  QCOMPARE(line.dimAt(0), 0.0);
  QCOMPARE(line.limitAt(0), 1.0);
  QCOMPARE(line.dimAt(line.total()), 1.0);
}

void TestRevealTimeline::laterWinnersDoNotDim() {
  const RevealTimeline line = RevealTimeline::ofWin(14, 3, false);
  QCOMPARE(line.dimAt(0), 1.0);
  QVERIFY(line.total() < RevealTimeline::ofWin(14, 3, true).total());
}

void TestRevealTimeline::manyYakuTakeNoLonger() {
  QCOMPARE(RevealTimeline::ofWin(14, 12, true).total(), RevealTimeline::ofWin(14, 6, true).total());
}

JANSO_TEST(TestRevealTimeline);
#include "tst_revealtimeline.moc"
