// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Swap calling: what may not be discarded right after a chi or pon, by option.
#include <QTest>

#include "support/scenario.h"
#include "support/testprogram.h"

using namespace janso;
using test::Scenario;
using test::Table;

class TestRoundKuikae : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void forbidsDiscards_data();
  void forbidsDiscards();
  void endsWithTheDiscard();
  void callThatLeavesNoDiscard();
};

void TestRoundKuikae::forbidsDiscards_data() {
  QTest::addColumn<QByteArray>("hand");  // of seat 1
  QTest::addColumn<QByteArray>("called");
  QTest::addColumn<QByteArray>("consumed");
  QTest::addColumn<bool>("same");
  QTest::addColumn<bool>("otherEnd");
  QTest::addColumn<QByteArray>("forbidden");  // mpsz of all faces that may not go
  struct Row {
    const char *name, *hand, *called, *consumed, *both, *sameOnly, *otherOnly;
  };
  const std::array<Row, 8> rows{{
      {"chi at the low end", "2345p112233m777s", "2p", "34p", "25p", "2p", "5p"},
      {"chi at the high end", "2345p112233m777s", "5p", "34p", "25p", "5p", "2p"},
      {"chi in the middle", "23456p11223m777s", "4p", "35p", "4p", "4p", ""},
      {"chi in the middle, the outer tiles may go", "12345p11223m777s", "3p", "24p", "3p", "3p", ""},
      {"no kind beyond nine", "789p11223344m77s", "7p", "89p", "7p", "7p", ""},
      {"no kind before one", "1123p1122334m77s", "3p", "12p", "3p", "3p", ""},
      {"a red five is a five", "02345p11223m777s", "2p", "34p", "250p", "2p", "50p"},
      {"pon", "222p11223344m77s", "2p", "22p", "2p", "2p", ""},
  }};
  for (const Row &row : rows) {
    const auto add = [&](const char *option, bool same, bool other, const char *forbidden) {
      QTest::newRow((QByteArray(row.name) + ", " + option).constData())
          << QByteArray(row.hand) << QByteArray(row.called) << QByteArray(row.consumed) << same << other
          << QByteArray(forbidden);
    };
    add("both kinds forbidden", true, true, row.both);
    add("same kind forbidden", true, false, row.sameOnly);
    add("other end forbidden", false, true, row.otherOnly);
    add("allowed", false, false, "");
  }
}

void TestRoundKuikae::forbidsDiscards() {
  QFETCH(QByteArray, hand);
  QFETCH(QByteArray, called);
  QFETCH(QByteArray, consumed);
  QFETCH(bool, same);
  QFETCH(bool, otherEnd);
  QFETCH(QByteArray, forbidden);
  RuleSet rules = basicAriAri();
  rules.kuikaeSameForbidden = same;
  rules.kuikaeOtherEndForbidden = otherEnd;
  Scenario scenario(rules);
  scenario.hand(1, hand.toStdString()).hand(0, "999m999p999s1234z").draws(called.toStdString());
  Table table(scenario);
  table.dahai(0, called.toStdString());
  table.take(1,
             test::tile(consumed.toStdString()) == test::tile(called.toStdString()) ? ActionType::Pon
                                                                                    : ActionType::Chi,
             consumed.toStdString());
  const std::vector<Tile> never = test::tiles(forbidden.toStdString());
  const SeatView view = table.round().viewOf(1);
  for (Tile tile : view.hand) {
    const bool banned = std::find(never.begin(), never.end(), tile) != never.end();
    QVERIFY2(table.can(1, ActionType::Dahai, toMpsz(tile)) != banned, toMpsz(tile).c_str());
    bool denied = false;
    for (const Denial &denial : table.round().decisionOf(1)->denied)
      denied = denied || (denial.reason == DenialReason::Kuikae && denial.tile == tile);
    QCOMPARE(denied, banned);
  }
}

void TestRoundKuikae::endsWithTheDiscard() {
  Scenario scenario;
  scenario.deadExcept({1}).hand(1, "2345p11223m77s55z").draws("2p6z6z7z7z");
  Table table(scenario);
  table.dahai(0, "2p");
  table.take(1, ActionType::Chi, "34p");
  QVERIFY(!table.can(1, ActionType::Dahai, "5p"));
  table.dahai(1, "1m");
  table.until(1);
  QVERIFY(table.can(1, ActionType::Dahai, "5p"));
  QVERIFY(table.can(1, ActionType::Dahai, "2p"));
}

void TestRoundKuikae::callThatLeavesNoDiscard() {
  for (bool forbidden : {true, false}) {
    RuleSet rules = basicAriAri();
    rules.kuikaeSameForbidden = forbidden;
    rules.kuikaeOtherEndForbidden = forbidden;
    // Three pons leave 2345p: a chi of 2p or 5p with 34p would leave only 2p and 5p.
    Scenario scenario(rules);
    scenario.deadExcept({1}).hand(1, "55z66z77z2345p11m9s").draws("5z6z7z9m9m2p");
    Table table(scenario);
    table.dahai(0, "5z");
    table.take(1, ActionType::Pon);
    table.dahai(1, "9s");
    table.dahai(2, "6z");
    table.take(1, ActionType::Pon);
    table.dahai(1, "1m");
    table.dahai(2, "7z");
    table.take(1, ActionType::Pon);
    table.dahai(1, "1m");
    table.until(0);
    table.dahai(0, "2p");
    QCOMPARE(table.can(1, ActionType::Chi), !forbidden);
  }
}

JANSO_TEST(TestRoundKuikae);
#include "tst_roundkuikae.moc"
