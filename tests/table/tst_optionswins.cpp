// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Options of winning that game records do not show: several winners, robbed kans, liability at the table,
// and what a kan breaks.
#include <QTest>
#include <algorithm>

#include "support/scenario.h"
#include "support/testprogram.h"

using namespace janso;
using test::Scenario;
using test::Table;

namespace {

constexpr const char *kNoYaku = "13p456m456789s99s";  // 2p

// Three seats wait for 2p, seat 0 discards it.
Scenario threeWait(const RuleSet &rules) {
  Scenario scenario(rules);
  scenario.hand(0, test::kDeadHands[0])
      .hand(1, test::kTanyaoWait)
      .hand(2, "34p222678m234s77p")
      .hand(3, "34p234567m56788s");
  return scenario;
}

// These seats say ron, in this order, as long as they are asked; the others pass. Gives the seats that won.
std::vector<int> winnersOf(Table &table, const std::vector<int> &seats) {
  for (int seat : seats) {
    if (table.round().decisionOf(seat) != nullptr)
      table.answer(seat, ActionType::Ron, {}, {});
  }
  table.pass();
  std::vector<int> winners;
  for (const Hora &hora : table.all<Hora>())
    winners.push_back(hora.info->winner);
  return winners;
}

}  // namespace

class TestOptionsWins : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void twoAndThreeWinners_data();
  void twoAndThreeWinners();
  void headBumpSkipsTheFuriten();
  void headBumpSkipsWhoPasses();
  void bumpedDealerLosesTheDeal();
  void emaSharesCountersNotSticks();
  void twoRobOneKan_data();
  void twoRobOneKan();
  void robbedFirstKanBreaksNothing_data();
  void robbedFirstKanBreaksNothing();
  void callsEndRenhou();
  void closedKansEndIppatsu();
  void feederOfTheOpenKan_data();
  void feederOfTheOpenKan();
  void feederOfTheFourthKan_data();
  void feederOfTheFourthKan();
};

void TestOptionsWins::twoAndThreeWinners_data() {
  QTest::addColumn<int>("two");
  QTest::addColumn<int>("three");
  QTest::addColumn<std::vector<int>>("seats");
  QTest::addColumn<std::vector<int>>("paid");
  const int all = static_cast<int>(MultiRon::All);
  const int bump = static_cast<int>(MultiRon::HeadBump);
  const int abort = static_cast<int>(MultiRon::Abort);
  QTest::newRow("two bumped, three paid: three")
      << bump << all << std::vector{1, 2, 3} << std::vector{1, 2, 3};
  QTest::newRow("two bumped, three paid: two") << bump << all << std::vector{2, 3} << std::vector{2};
  QTest::newRow("two bumped, three abort: three")
      << bump << abort << std::vector{1, 2, 3} << std::vector<int>{};
  QTest::newRow("two bumped, three abort: two") << bump << abort << std::vector{1, 3} << std::vector{1};
  QTest::newRow("two paid, three bumped: three") << all << bump << std::vector{1, 2, 3} << std::vector{1};
  QTest::newRow("two paid, three bumped: two") << all << bump << std::vector{1, 3} << std::vector{1, 3};
  QTest::newRow("two paid, three abort: two") << all << abort << std::vector{2, 3} << std::vector{2, 3};
  QTest::newRow("one is always paid") << abort << abort << std::vector{3} << std::vector{3};
}

void TestOptionsWins::twoAndThreeWinners() {
  QFETCH(int, two);
  QFETCH(int, three);
  QFETCH(std::vector<int>, seats);
  QFETCH(std::vector<int>, paid);
  RuleSet rules = basicAriAri();
  rules.doubleRon = static_cast<MultiRon>(two);
  rules.tripleRon = static_cast<MultiRon>(three);
  Scenario scenario = threeWait(rules);
  scenario.draws("2p");
  for (const bool backwards : {false, true}) {
    if (backwards)
      std::reverse(seats.begin(), seats.end());
    Table table(scenario);
    table.dahai(0, "2p");
    QCOMPARE(winnersOf(table, seats), paid);
    QVERIFY(table.round().isOver());
    QCOMPARE(table.outcome().abortive, paid.empty());
  }
}

void TestOptionsWins::headBumpSkipsTheFuriten() {
  // Seat 1 lets its own 2p go: it is furiten and bumps nobody. Seats 2 and 3 passed that tile a turn ago.
  Scenario scenario = threeWait(basicAriAri());
  scenario.draws("5z2p6z7z2p");
  Table table(scenario);
  table.dahai(0, "5z");
  table.dahai(1, "2p");
  QVERIFY(table.can(2, ActionType::Ron) && table.can(3, ActionType::Ron));
  table.dahai(2, "6z");
  table.dahai(3, "7z");
  table.dahai(0, "2p");
  QVERIFY(!table.can(1, ActionType::Ron));
  QCOMPARE(winnersOf(table, {3, 2}), std::vector{2});
}

void TestOptionsWins::headBumpSkipsWhoPasses() {
  Scenario scenario = threeWait(basicAriAri());
  scenario.draws("2p");
  Table table(scenario);
  table.dahai(0, "2p");
  QCOMPARE(winnersOf(table, {3}), std::vector{3});
}

void TestOptionsWins::bumpedDealerLosesTheDeal() {
  Scenario scenario = threeWait(basicAriAri());
  scenario.start({0, 3, 1, 0, {25000, 25000, 25000, 25000}}).draws("5z2p");
  Table table(scenario);
  table.dahai(3, "5z");
  table.dahai(0, "2p");
  QCOMPARE(winnersOf(table, {3, 1}), std::vector{1});
  QVERIFY(!table.outcome().dealerWon && !table.outcome().dealerStays && !table.outcome().addHonba);
}

void TestOptionsWins::emaSharesCountersNotSticks() {
  Scenario scenario = threeWait(ema2016());
  scenario.start({0, 0, 2, 1, {29000, 30000, 30000, 30000}}).draws("5z6z7z6z2p");
  Table table(scenario);
  table.dahai(0, "5z");
  table.dahai(1, "6z");
  table.dahai(2, "7z");
  table.riichi(3, "6z");
  table.dahai(0, "2p");
  QCOMPARE(winnersOf(table, {3, 1}), (std::vector{1, 3}));
  const std::vector<Hora> wins = table.all<Hora>();
  QCOMPARE(wins[0].info->result.honbaPoints, 600);
  QCOMPARE(wins[1].info->result.honbaPoints, 600);
  QCOMPARE(wins[0].info->result.stickPoints, 2000);
  QCOMPARE(wins[1].info->result.stickPoints, 0);
}

void TestOptionsWins::twoRobOneKan_data() {
  QTest::addColumn<int>("several");
  QTest::addColumn<std::vector<int>>("paid");
  QTest::newRow("both are paid") << static_cast<int>(MultiRon::All) << std::vector{1, 2};
  QTest::newRow("the nearest is paid") << static_cast<int>(MultiRon::HeadBump) << std::vector{1};
}

void TestOptionsWins::twoRobOneKan() {
  QFETCH(int, several);
  QFETCH(std::vector<int>, paid);
  RuleSet rules = basicAriAri();
  rules.doubleRon = static_cast<MultiRon>(several);
  Scenario scenario(rules);
  scenario.hand(0, "22p147m147s12344z")
      .hand(1, test::kTanyaoWait)
      .hand(2, "34p222678m234s77p")
      .hand(3, test::kDeadHands[2])
      .draws("5z6z7z2p6z7z7z2p");
  Table table(scenario);
  table.dahai(0, "5z");
  table.dahai(1, "6z");
  table.dahai(2, "7z");
  table.dahai(3, "2p");
  table.take(0, ActionType::Pon);
  table.dahai(0, "7m");
  table.dahai(1, "6z");
  table.dahai(2, "7z");
  table.dahai(3, "7z");
  table.kakan(0, "2p");
  QCOMPARE(winnersOf(table, {2, 1}), paid);
  for (const Hora &hora : table.all<Hora>())
    QVERIFY(test::hasYaku((*hora.info).result, YakuId::Chankan));
  QVERIFY(table.all<DoraRevealed>().empty());
}

void TestOptionsWins::robbedFirstKanBreaksNothing_data() {
  QTest::addColumn<int>("renhou");
  QTest::addColumn<bool>("counts");
  QTest::newRow("renhou as a yakuman adds up") << static_cast<int>(Renhou::Yakuman) << true;
  QTest::newRow("renhou as a mangan is the lesser") << static_cast<int>(Renhou::Mangan) << false;
}

void TestOptionsWins::robbedFirstKanBreaksNothing() {
  QFETCH(int, renhou);
  QFETCH(bool, counts);
  RuleSet rules = basicAriAri();
  rules.renhou = static_cast<Renhou>(renhou);
  Scenario scenario(rules);
  scenario.hand(0, "666z258m258p258s1z")
      .hand(1, "19m19p19s1234577z")
      .hand(2, test::kDeadHands[0])
      .hand(3, test::kDeadHands[2])
      .draws("6z");
  Table table(scenario);
  table.ankan(0, "6666z");
  table.ron({1});
  QVERIFY(test::hasYaku(table.last<Hora>().info->result, YakuId::Kokushi));
  QCOMPARE(test::hasYaku(table.last<Hora>().info->result, YakuId::Renhou), counts);
  QCOMPARE(table.last<Hora>().info->result.yakuman, counts ? 2 : 1);
  QVERIFY(table.all<DoraRevealed>().empty());
}

void TestOptionsWins::callsEndRenhou() {
  for (const Renhou renhou : {Renhou::Mangan, Renhou::Yakuman}) {
    RuleSet rules = ema2016();
    rules.renhou = renhou;
    Scenario closedKan(rules);
    closedKan.deadExcept({0, 2}).hand(0, "666z147m147p147s1z").hand(2, kNoYaku).draws("6z").rinshan("2p");
    Table kan(closedKan);
    kan.ankan(0, "6666z");
    kan.dahai(0, "2p");
    QVERIFY(!kan.can(2, ActionType::Ron));

    Scenario openSet(rules);
    openSet.deadExcept({2, 3}).hand(2, kNoYaku).hand(3, "55z2p147m147p17s12z").draws("5z");
    Table pon(openSet);
    pon.dahai(0, "5z");
    pon.take(3, ActionType::Pon);
    pon.dahai(3, "2p");
    QVERIFY(!pon.can(2, ActionType::Ron));

    // A riichi is no call.
    Scenario riichi(rules);
    riichi.deadExcept({0, 2}).hand(0, "12356m777z2p4466s").hand(2, kNoYaku).draws("7m");
    Table declared(riichi);
    declared.riichi(0, "2p");
    QVERIFY(declared.can(2, ActionType::Ron));
  }
}

void TestOptionsWins::closedKansEndIppatsu() {
  // Another's.
  Scenario others;
  others.deadExcept({1, 2})
      .hand(1, test::kTanyaoWait)
      .hand(2, "777z147m147p147s1z")
      .draws("5z6z7z")
      .rinshan("2p");
  Table table(others);
  table.dahai(0, "5z");
  table.riichi(1, "6z");
  table.ankan(2, "7777z");
  table.dahai(2, "2p");
  table.ron({1});
  QVERIFY(test::hasYaku(table.last<Hora>().info->result, YakuId::DoubleRiichi));
  QVERIFY(!test::hasYaku(table.last<Hora>().info->result, YakuId::Ippatsu));

  // The own.
  Scenario own;
  own.deadExcept({1}).hand(1, "777z34p456m678s88p").draws("5z6z5z6z5z7z").rinshan("2p");
  Table closed(own);
  closed.dahai(0, "5z");
  closed.riichi(1, "6z");
  closed.until(1);
  closed.ankan(1, "7777z");
  closed.tsumo(1);
  QVERIFY(test::hasYaku(closed.last<Hora>().info->result, YakuId::Rinshan));
  QVERIFY(!test::hasYaku(closed.last<Hora>().info->result, YakuId::Ippatsu));
}

void TestOptionsWins::feederOfTheOpenKan_data() {
  QTest::addColumn<bool>("option");
  QTest::addColumn<bool>("addedKanBetween");
  QTest::addColumn<int>("liable");
  QTest::newRow("option off") << false << false << -1;
  QTest::newRow("fed by seat 2") << true << false << 2;
  QTest::newRow("an added kan came last, of an older pon") << true << true << -1;
}

void TestOptionsWins::feederOfTheOpenKan() {
  QFETCH(bool, option);
  QFETCH(bool, addedKanBetween);
  QFETCH(int, liable);
  RuleSet rules = basicAriAri();
  rules.daiminkanRinshanPao = option;
  Scenario scenario(rules);
  scenario.deadExcept({1})
      .hand(1, "66z777z34p456m88p9s")
      .draws("6z7z")
      .rinshan(addedKanBetween ? "6z2p" : "2p");
  Table table(scenario);
  table.dahai(0, "6z");
  table.take(1, ActionType::Pon);
  table.dahai(1, "9s");
  table.dahai(2, "7z");
  table.take(1, ActionType::Daiminkan);
  if (addedKanBetween)
    table.kakan(1, "6z");
  table.tsumo(1);
  const WinResult result = table.last<Hora>().info->result;
  QVERIFY(test::hasYaku(table.last<Hora>().info->result, YakuId::Rinshan));
  QCOMPARE(int(result.pao), liable);
  QCOMPARE(result.payments[2] == result.handPoints, liable == 2);
  QCOMPARE(result.payments[0] > 0, liable != 2);
}

void TestOptionsWins::feederOfTheFourthKan_data() {
  QTest::addColumn<bool>("option");
  QTest::addColumn<bool>("openKanLast");
  QTest::addColumn<int>("liable");
  QTest::newRow("option off") << false << true << -1;
  QTest::newRow("the fourth kan is the open one") << true << true << 2;
  QTest::newRow("the fourth kan is an added one") << true << false << -1;
}

void TestOptionsWins::feederOfTheFourthKan() {
  QFETCH(bool, option);
  QFETCH(bool, openKanLast);
  QFETCH(int, liable);
  RuleSet rules = basicAriAri();
  rules.paoSuukantsu = option;
  Scenario scenario(rules);
  scenario.hand(0, "147m147p47s12344z")
      .hand(1, "66z777z111s222s99p")
      .hand(2, "258m258p58s11234z")
      .hand(3, test::kDeadHands[2]);
  if (openKanLast)
    scenario.draws("6z5z5z5z6z7z").rinshan("1s2s5z9p");
  else
    scenario.draws("6z7z").rinshan("1s2s6z9p");
  Table table(scenario);
  table.dahai(0, "6z");
  table.take(1, ActionType::Pon);
  table.dahai(1, "9p");
  if (openKanLast) {
    table.until(1);
    table.kakan(1, "6z");
  } else {
    table.dahai(2, "7z");
    table.take(1, ActionType::Daiminkan);
  }
  table.ankan(1, "1111s");
  table.ankan(1, "2222s");
  if (openKanLast) {
    table.dahai(1, "5z");
    table.dahai(2, "7z");
    table.take(1, ActionType::Daiminkan);
  } else {
    table.kakan(1, "6z");
  }
  table.tsumo(1);
  const WinResult result = table.last<Hora>().info->result;
  QVERIFY(test::hasYaku(table.last<Hora>().info->result, YakuId::Suukantsu));
  QCOMPARE(int(result.pao), liable);
  QCOMPARE(result.payments[0], liable == 2 ? 0 : 16000);
  QCOMPARE(result.payments[2], liable == 2 ? 32000 : 8000);
}

JANSO_TEST(TestOptionsWins);
#include "tst_optionswins.moc"
