// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/discardreason.h"

#include <QTest>

#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;
using janso::test::TableView;

class TestDiscardReason : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void says_data();
  void says();
  void isTrueOfTheCoachesDiscard();
};

void TestDiscardReason::says_data() {
  QTest::addColumn<QString>("hand");
  QTest::addColumn<QString>("drawn");
  QTest::addColumn<QString>("discard");
  QTest::addColumn<int>("motive");
  QTest::addColumn<int>("reason");
  const auto row = [](const char *name, const char *hand, const char *drawn, const char *discard,
                      DiscardReason reason, Motive motive = Motive::Speed) {
    QTest::newRow(name) << QString::fromLatin1(hand) << QString::fromLatin1(drawn)
                        << QString::fromLatin1(discard) << int(motive) << int(reason);
  };
  using enum DiscardReason;
  row("a single wind", "234m456p78s1122z3z", "9s", "3z", LoneHonor);
  row("one of a pair of winds", "234m456p78s1122z3z", "9s", "1z", Keeps);
  row("a drawn dragon", "234m456p78s11223z", "5z", "5z", LoneHonor);
  row("a number without neighbors", "1m456p78s11223z99p", "5s", "1m", Alone);
  row("neighbors in another suit do not count", "1m23p456p78s11223z", "5s", "1m", Alone);
  row("an end with a gap", "13m456p78s11223z9p", "5s", "1m", AtTheEnd);
  row("an end in a run", "123m456p78s11223z", "5s", "1m", Keeps);
  row("a middle with one neighbor", "24m456p78s11223z9p", "5s", "2m", Keeps);
  row("a pair of ends", "113m456p78s1122z9p", "5s", "1m", Keeps);
  row("a fold", "1m456p78s11223z99p", "5s", "1m", Other, Motive::Fold);
}

void TestDiscardReason::says() {
  QFETCH(QString, hand);
  QFETCH(QString, drawn);
  QFETCH(QString, discard);
  QFETCH(int, motive);
  TableView table;
  table.hand(hand.toStdString(), drawn.toStdString());
  Advice advice;
  advice.recommended = Action{ActionType::Dahai, test::tile(discard.toStdString()), false, {}};
  advice.reason.motive = static_cast<Motive>(motive);
  AdviceRow best;
  best.action = advice.recommended;
  best.tiles = 20;
  advice.rows.push_back(best);
  QTEST(int(discardReason(table.view(), advice)), "reason");
  // Without a tile that helps there is nothing to count.
  advice.rows.front().tiles = 0;
  QVERIFY(discardReason(table.view(), advice) != DiscardReason::Keeps);
  // Tenpai is more to tell than a lone tile.
  advice.rows.front().waiting.waits.add(test::kind("5p"));
  QCOMPARE(discardReason(table.view(), advice), DiscardReason::Other);
}

void TestDiscardReason::isTrueOfTheCoachesDiscard() {
  TableView table;
  table.hand("234m456p67s2233s4z", "7p").dora("9m");
  Decision decision;
  decision.seat = 0;
  for (const Action &action : table.discards())
    decision.legal.push_back(action);
  const Advice advice = advise(table.view(), decision);
  QCOMPARE(advice.recommended.tile, test::tile("4z"));
  QCOMPARE(discardReason(table.view(), advice), DiscardReason::LoneHonor);
}

JANSO_TEST(TestDiscardReason);
#include "tst_discardreason.moc"
