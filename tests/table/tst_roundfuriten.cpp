// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Furiten: by the own discards, for a turn, and after riichi.
#include <QTest>

#include "support/scenario.h"
#include "support/testprogram.h"

using namespace janso;
using test::Scenario;
using test::Table;

namespace {

// Waits for 2p and 5p with tanyao.

}  // namespace

class TestRoundFuriten : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void ownDiscard();
  void calledAwayDiscardCounts();
  void anyWaitInThePondIsEnough();
  void missedTileCountsUntilItEnds_data();
  void missedTileCountsUntilItEnds();
  void tileWithoutYakuIsMissedToo();
  void riichiFuritenStays();
  void furitenMayWinByTsumo();
  void addedKanIsMissedToo();
  void riichiWhileFuriten();
};

void TestRoundFuriten::ownDiscard() {
  Scenario scenario;
  scenario.deadExcept({1}).hand(1, test::kTanyaoWait).draws("5z2p6z6z5p");
  Table table(scenario);
  table.dahai(0, "5z");
  table.dahai(1, "2p");
  table.dahai(2, "6z");
  table.dahai(3, "6z");
  table.dahai(0, "5p");
  QVERIFY(!table.can(1, ActionType::Ron));
  const Denial denial = table.denied(1, ActionType::Ron);
  QCOMPARE(denial.reason, DenialReason::FuritenDiscard);
  QCOMPARE(denial.tile, test::tile("2p"));
  QCOMPARE(int(denial.turn), 0);
}

void TestRoundFuriten::calledAwayDiscardCounts() {
  Scenario scenario;
  scenario.deadExcept({1, 3}).hand(1, test::kTanyaoWait).hand(3, "22p55z147m69p12s36z").draws("7z2p2s5p");
  Table table(scenario);
  table.dahai(0, "7z");
  table.dahai(1, "2p");
  table.take(3, ActionType::Pon, "22p");
  table.dahai(3, "6z");
  table.dahai(0, "2s");
  table.dahai(1, "5p");
  const Furiten furiten = table.round().viewOf(1).furiten;
  QVERIFY(furiten.discard);
  QCOMPARE(int(furiten.turn), 0);
  QCOMPARE(int(table.board().players[1].pond[0].calledBy), 3);
}

void TestRoundFuriten::anyWaitInThePondIsEnough() {
  // Breaks up a won hand by discarding 5p and waits for 2p and 5p: the tile on offer is 2p.
  Scenario scenario;
  scenario.deadExcept({1}).hand(1, "345p456m45678s88p").draws("5z6s6z6z2p");
  Table table(scenario);
  table.dahai(0, "5z");
  table.dahai(1, "5p");
  table.dahai(2, "6z");
  table.dahai(3, "6z");
  table.dahai(0, "2p");
  QCOMPARE(table.denied(1, ActionType::Ron).reason, DenialReason::FuritenDiscard);
  QCOMPARE(table.denied(1, ActionType::Ron).tile, test::tile("5p"));
}

void TestRoundFuriten::missedTileCountsUntilItEnds_data() {
  QTest::addColumn<int>("end");
  QTest::addColumn<bool>("afterOthersCall");
  QTest::addColumn<bool>("afterOwnCall");
  QTest::addColumn<bool>("afterOwnCallAndDiscard");
  QTest::addColumn<bool>("afterOwnDraw");
  QTest::addColumn<bool>("afterOwnDrawAndDiscard");
  const auto row = [](const char *name, TempFuritenEnd end) -> QTestData & {
    return QTest::newRow(name) << static_cast<int>(end);
  };
  row("own draw", TempFuritenEnd::OwnDraw) << true << true << true << false << false;
  row("own discard", TempFuritenEnd::OwnDiscard) << true << true << false << true << false;
  row("own draw or call", TempFuritenEnd::OwnDrawOrCall) << true << false << false << false << false;
  row("own draw or any call", TempFuritenEnd::OwnDrawOrAnyCall) << false << false << false << false << false;
}

void TestRoundFuriten::missedTileCountsUntilItEnds() {
  QFETCH(int, end);
  QFETCH(bool, afterOthersCall);
  QFETCH(bool, afterOwnCall);
  QFETCH(bool, afterOwnCallAndDiscard);
  QFETCH(bool, afterOwnDraw);
  QFETCH(bool, afterOwnDrawAndDiscard);
  RuleSet rules = basicAriAri();
  rules.tempFuritenEnd = static_cast<TempFuritenEnd>(end);
  const auto temporary = [](const Table &table) { return table.round().viewOf(1).furiten.temporary; };

  // Seat 2's 2p goes by; seat 3's 5p cannot be ronned.
  Scenario scenario(rules);
  scenario.deadExcept({1}).hand(1, test::kTanyaoWait).draws("5z6z2p0p7z5z6z7z");
  Table table(scenario);
  table.dahai(0, "5z");
  table.dahai(1, "6z");
  table.dahai(2, "2p");
  QVERIFY(table.can(1, ActionType::Ron));
  QVERIFY(!temporary(table));
  table.pass();
  QVERIFY(temporary(table));
  table.dahai(3, "0p");
  QVERIFY(!table.can(1, ActionType::Ron));
  QCOMPARE(table.denied(1, ActionType::Ron).reason, DenialReason::FuritenTemporary);
  QCOMPARE(table.denied(1, ActionType::Ron).tile, test::tile("2p"));
  table.dahai(0, "7z");
  QCOMPARE(temporary(table), afterOwnDraw);
  table.dahai(1, "5z");
  QCOMPARE(temporary(table), afterOwnDrawAndDiscard);

  // Another's call before the own draw.
  Scenario others(rules);
  others.deadExcept({1, 2}).hand(1, test::kTanyaoWait).hand(2, "66z258m258p258s12z").draws("5z7z2p6z");
  Table called(others);
  called.dahai(0, "5z");
  called.dahai(1, "7z");
  called.dahai(2, "2p");
  called.dahai(3, "6z");
  QVERIFY(temporary(called));
  called.take(2, ActionType::Pon);
  QCOMPARE(temporary(called), afterOthersCall);

  // The own call before the own draw.
  Scenario own(rules);
  own.deadExcept({1}).hand(1, "34p456m678s77z888p").draws("5z6z2p7z");
  Table calling(own);
  calling.dahai(0, "5z");
  calling.dahai(1, "6z");
  calling.dahai(2, "2p");
  calling.dahai(3, "7z");
  QVERIFY(temporary(calling));
  calling.take(1, ActionType::Pon);
  QCOMPARE(temporary(calling), afterOwnCall);
  calling.dahai(1, "8p");
  QCOMPARE(temporary(calling), afterOwnCallAndDiscard);
}

void TestRoundFuriten::tileWithoutYakuIsMissedToo() {
  Scenario scenario;
  scenario.deadExcept({1}).hand(1, "13p456m456789s99s").draws("5z6z2p2p");
  Table table(scenario);
  table.dahai(0, "5z");
  table.dahai(1, "6z");
  table.dahai(2, "2p");
  QCOMPARE(table.denied(1, ActionType::Ron).reason, DenialReason::NoYaku);
  table.dahai(3, "2p");
  QCOMPARE(table.denied(1, ActionType::Ron).reason, DenialReason::FuritenTemporary);
}

void TestRoundFuriten::riichiFuritenStays() {
  Scenario scenario;
  scenario.deadExcept({1}).hand(1, test::kTanyaoWait).draws("5z6z2p5z6z7z5p7z7z5z");
  Table table(scenario);
  table.dahai(0, "5z");
  table.riichi(1, "6z");
  table.dahai(2, "2p");
  QVERIFY(table.can(1, ActionType::Ron));
  table.dahai(3, "5z");
  table.dahai(0, "6z");
  QVERIFY(table.round().viewOf(1).furiten.riichi);
  table.dahai(1, "7z");
  table.dahai(2, "5p");
  const Denial denial = table.denied(1, ActionType::Ron);
  QCOMPARE(denial.reason, DenialReason::FuritenRiichi);
  QCOMPARE(denial.tile, test::tile("2p"));
  table.until(1);
  QVERIFY(table.round().viewOf(1).furiten.riichi);
}

void TestRoundFuriten::furitenMayWinByTsumo() {
  Scenario scenario;
  scenario.deadExcept({1}).hand(1, test::kTanyaoWait).draws("5z2p6z6z7z5p");
  Table table(scenario);
  table.dahai(0, "5z");
  table.dahai(1, "2p");
  table.until(1);
  QVERIFY(table.round().viewOf(1).furiten.discard);
  QVERIFY(table.can(1, ActionType::Tsumo, "5p"));
}

void TestRoundFuriten::addedKanIsMissedToo() {
  Scenario scenario;
  scenario.hand(0, "22p147m147s12344z")
      .hand(1, test::kTanyaoWait)
      .hand(2, test::kDeadHands[0])
      .hand(3, test::kDeadHands[2])
      .draws("5z6z2p6z7z7z2p");
  Table table(scenario);
  table.dahai(0, "5z");
  table.dahai(1, "6z");
  table.dahai(2, "2p");
  table.take(0, ActionType::Pon);
  QVERIFY(table.round().viewOf(1).furiten.temporary);
  table.dahai(0, "7m");
  table.dahai(1, "6z");
  QVERIFY(!table.round().viewOf(1).furiten.any());
  table.until(0);
  table.kakan(0, "2p");
  QVERIFY(table.can(1, ActionType::Ron, "2p"));
  table.pass();
  QVERIFY(table.round().viewOf(1).furiten.temporary);
}

void TestRoundFuriten::riichiWhileFuriten() {
  for (bool allowed : {true, false}) {
    RuleSet rules = basicAriAri();
    rules.furitenRiichi = allowed;
    Scenario scenario(rules);
    scenario.deadExcept({1}).hand(1, test::kTanyaoWait).draws("5z2p6z6z7z6z");
    Table table(scenario);
    table.dahai(0, "5z");
    table.dahai(1, "2p");
    table.until(1);
    QCOMPARE(table.can(1, ActionType::Riichi, "6z"), allowed);
    QCOMPARE(table.denied(1, ActionType::Riichi).reason,
             allowed ? DenialReason::None : DenialReason::FuritenDiscard);
  }
}

JANSO_TEST(TestRoundFuriten);
#include "tst_roundfuriten.moc"
