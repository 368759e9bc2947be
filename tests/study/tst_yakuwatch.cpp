// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The watch over the yaku of a hand: of several hands only the newest counts, and it knows what to try.
#include <QSignalSpy>
#include <QTest>

#include "rules/legal/hiddenview.h"
#include "study/yakuwatch.h"
#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr int kWaitMs = 60000;  // on a slow machine

SeatView called() {
  TableView table(tenhou());
  return table.meld(0, MeldType::Chi, "345m", 3).hand("456p78s1155z5m", "").pond(1, "55z").view();
}

SeatView closed() {
  return TableView(tenhou()).hand("234m4579p66s24s89p", "1z").view();
}

}  // namespace

class TestYakuWatch : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void newestHandWins();
  void knowsWhatToTry();
  void forgetsAHiddenHandAtOnce();
};

void TestYakuWatch::newestHandWins() {
  YakuWatch watch;
  QSignalSpy answered(&watch, &YakuWatch::answered);
  watch.setActive(true);
  for (int i = 0; i < 20; ++i)
    watch.setView(i < 19 ? closed() : called());
  QTRY_VERIFY_WITH_TIMEOUT(!watch.isBusy(), kWaitMs);
  QCOMPARE(answered.count(), 1);  // those that were overtaken are not announced
  QVERIFY(watch.situation()->answers[YakuId::Pinfu].state == YakuState::Impossible);
  QCOMPARE(int(watch.situation()->melds.size()), 1);
}

void TestYakuWatch::knowsWhatToTry() {
  YakuWatch watch;
  watch.setActive(true);
  watch.setView(closed());
  QTRY_VERIFY_WITH_TIMEOUT(!watch.isBusy(), kWaitMs);
  const YakuSituation &situation = *watch.situation();
  QVERIFY(situation.suggestion == yakuSuggestion(closed()));
  QCOMPARE(situation.drawsLeft, ownDrawsLeft(closed()));
  QCOMPARE(int(situation.hand.size()), 14);
}

// Also while another hand is being computed, and while nobody looks.
void TestYakuWatch::forgetsAHiddenHandAtOnce() {
  YakuWatch watch;
  watch.setActive(true);
  watch.setView(closed());
  QTRY_VERIFY_WITH_TIMEOUT(!watch.isBusy(), kWaitMs);
  QVERIFY(watch.situation()->answers.known);
  watch.setView(called());
  watch.setView(hiddenView(closed()));
  QVERIFY(!watch.situation()->answers.known);
  QVERIFY(watch.situation()->suggestion.empty());
  QTRY_VERIFY_WITH_TIMEOUT(!watch.isBusy(), kWaitMs);
  QVERIFY(!watch.situation()->answers.known);
  watch.setView(closed());
  QTRY_VERIFY_WITH_TIMEOUT(!watch.isBusy(), kWaitMs);
  watch.setActive(false);
  watch.setView(hiddenView(closed()));
  QVERIFY(!watch.situation()->answers.known);
}

JANSO_TEST(TestYakuWatch);
#include "tst_yakuwatch.moc"
