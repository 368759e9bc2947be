// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the slider of a replay shows of the game, and that it shows nothing while that is secret.
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "support/testprogram.h"
#include "widgets/replay/ownreplay.h"
#include "widgets/replay/replayslider.h"
#include "widgets/replay/replayway.h"

using namespace janso;
using namespace janso::test;

class TestReplayWay : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void thePositionIsShown();
  void marksOfAllKindsAreShown();
};

void TestReplayWay::thePositionIsShown() {
  ReplayReader reader;
  reader.open(ownReplay(), nullptr, ReplayPlace{1, 20}, 0);
  ReplaySlider slider;
  QSignalSpy moved(&slider, &QAbstractSlider::valueChanged);
  ReplayWay way(reader, slider);
  way.showPlace(false);
  QCOMPARE(slider.maximum(), reader.replay().places() - 1);
  QCOMPARE(slider.value(), reader.replay().indexOf({1, 20}));
  way.showPlace(true);
  QCOMPARE(slider.maximum(), 0);
  QVERIFY(moved.isEmpty());
}

void TestReplayWay::marksOfAllKindsAreShown() {
  ReplayReader reader;
  reader.open(ownReplay(), nullptr, ReplayPlace{1, 20}, 0);
  reader.setBookmarked(true);
  reader.go({1, 25});
  reader.setNote(QStringLiteral("a note"));
  ReplaySlider slider;
  ReplayWay way(reader, slider);
  way.showMarks({{2, 9}}, false);
  const auto count = [&slider](SliderMark kind) {
    return std::ranges::count(slider.marks(), kind, &ReplaySlider::Mark::kind);
  };
  QCOMPARE(slider.marks().size(), static_cast<qsizetype>(reader.replay().marks().size()) + 3);
  QCOMPARE(count(SliderMark::Bookmark), 2);
  QCOMPARE(count(SliderMark::Mistake), 1);
  way.showMarks({{2, 9}}, true);
  QVERIFY(slider.marks().isEmpty());
}

JANSO_TEST(TestReplayWay);
#include "tst_replayway.moc"
