// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Three players: what a drawn hand pays, two winners, three in riichi.
#include <QTest>

#include "support/scenario.h"
#include "support/testprogram.h"

using namespace janso;
using test::Scenario;
using test::Table;

class TestRoundThreeEnd : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void notenPayments_data();
  void notenPayments();
  void nagashi_data();
  void nagashi();
  void twoOfTwoWin();
  void allInRiichiPlayOn();
};

void TestRoundThreeEnd::notenPayments_data() {
  QTest::addColumn<int>("tenpai");
  QTest::addColumn<std::vector<int>>("deltas");
  QTest::newRow("nobody") << 0 << std::vector{0, 0, 0};
  QTest::newRow("one") << 1 << std::vector{2000, -1000, -1000};
  QTest::newRow("two") << 2 << std::vector{1000, 1000, -2000};
  QTest::newRow("all") << 3 << std::vector{0, 0, 0};
}

void TestRoundThreeEnd::notenPayments() {
  QFETCH(int, tenpai);
  QFETCH(std::vector<int>, deltas);
  Scenario scenario(tenhouSanma());
  const std::array<const char *, 3> ready{"111222333p11z88s", "444555666p22z99s", "777888999p33z77s"};
  for (int seat = 0; seat < 3; ++seat)
    scenario.hand(seat, seat < tenpai ? ready[static_cast<std::size_t>(seat)]
                                      : test::kDeadHandsOfThree[static_cast<std::size_t>(seat)]);
  Table table(scenario);
  table.playOut();
  const RyukyokuInfo draw = *table.last<Ryukyoku>().info;
  QCOMPARE(draw.type, DrawType::Exhaustive);
  for (std::size_t seat = 0; seat < 3; ++seat)
    QCOMPARE(draw.deltas[seat], deltas[seat]);
  QCOMPARE(draw.deltas[3], 0);
  QVERIFY(!draw.tenpai[3] && draw.hands[3].empty());
}

void TestRoundThreeEnd::nagashi_data() {
  QTest::addColumn<int>("winner");
  QTest::addColumn<bool>("loss");
  QTest::addColumn<std::vector<int>>("deltas");
  QTest::newRow("dealer, tsumo loss") << 0 << true << std::vector{8000, -4000, -4000};
  QTest::newRow("other, tsumo loss") << 1 << true << std::vector{-4000, 6000, -2000};
  QTest::newRow("dealer, shared") << 0 << false << std::vector{12000, -6000, -6000};
  QTest::newRow("other, shared") << 1 << false << std::vector{-5000, 8000, -3000};
}

void TestRoundThreeEnd::nagashi() {
  QFETCH(int, winner);
  QFETCH(bool, loss);
  QFETCH(std::vector<int>, deltas);
  RuleSet rules = tenhouSanma();
  rules.nagashiMangan = true;
  rules.tsumoLoss = loss;
  Scenario scenario(rules);
  for (int seat = 0; seat < 3; ++seat)
    scenario.hand(seat, "2345678p234567s");
  // The winner draws outer tiles only, the others a simple one first.
  const std::vector<Tile> outer = test::tiles("1111m9999m1111p9999p111s");
  for (int n = 0; n < 55; ++n) {
    if (n % 3 == winner)
      scenario.draw(n, toMpsz(outer[static_cast<std::size_t>(n / 3)]));
    else if (n < 3)
      scenario.draw(n, "8s");
  }
  Table table(scenario);
  table.playOut();
  const RyukyokuInfo draw = *table.last<Ryukyoku>().info;
  QCOMPARE(draw.type, DrawType::NagashiMangan);
  QVERIFY(draw.nagashi[static_cast<std::size_t>(winner)]);
  for (std::size_t seat = 0; seat < 3; ++seat)
    QCOMPARE(draw.deltas[seat], deltas[seat]);
}

void TestRoundThreeEnd::twoOfTwoWin() {
  RuleSet rules = tenhouSanma();
  rules.doubleRon = MultiRon::All;
  rules.tripleRon = MultiRon::Abort;  // of three winners, that is
  Scenario scenario(rules);
  scenario.hand(0, "19m4p149s1235z677z")
      .hand(1, "23p456p567s66688s")
      .hand(2, "23p567p345s77788s")
      .draws("9s");
  Table table(scenario);
  table.dahai(0, "4p");
  table.ron({1, 2});
  const std::vector<Hora> wins = table.all<Hora>();
  QCOMPARE(wins.size(), std::size_t{2});
  QCOMPARE(int(wins[0].info->winner), 1);
  QCOMPARE(int(wins[1].info->winner), 2);
  QCOMPARE(wins[0].info->result.deltas[3] + wins[1].info->result.deltas[3], 0);
  QVERIFY(!table.outcome().dealerStays);
}

void TestRoundThreeEnd::allInRiichiPlayOn() {
  RuleSet rules = tenhouSanma();
  rules.abortSuucha = true;
  Scenario scenario(rules);
  scenario.hand(0, "111222333p11z88s")
      .hand(1, "444555666p22z99s")
      .hand(2, "777888999p33z77s")
      .draws("9m9m9m");
  Table table(scenario);
  table.riichi(0, "9m");
  table.riichi(1, "9m");
  table.riichi(2, "9m");
  // Suucha riichi is of four.
  QVERIFY(!table.round().isOver());
  QCOMPARE(int(table.board().kyotaku), 3);
}

JANSO_TEST(TestRoundThreeEnd);
#include "tst_roundthreeend.moc"
