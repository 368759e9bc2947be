// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Wins: the special circumstances of the first and last tiles, who is paid what, and the dealer's fate.
#include <QTest>
#include <algorithm>
#include <numeric>

#include "support/scenario.h"
#include "support/testprogram.h"

using namespace janso;
using test::Scenario;
using test::Table;

namespace {

// Three seats wait for 2p, the dealer discards it.
Scenario threeWaiting(const RuleSet &rules, const RoundStart &start) {
  Scenario scenario(rules);
  scenario.start(start)
      .hand(0, test::kDeadHands[0])
      .hand(1, "34p456m456678s88p")
      .hand(2, "34p222678m234s77p")
      .hand(3, "34p234567m56788s");
  return scenario;
}

}  // namespace

class TestRoundWins : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void tenhou();
  void chiihou();
  void kanEndsTenhouAndChiihou();
  void renhou_data();
  void renhou();
  void haitei();
  void houtei();
  void minimumHan();
  void tellsWhatWasWon();
  void counters_data();
  void counters();
  void ownSticksBack();
  void dealerStays_data();
  void dealerStays();
  void dealerAmongSeveral();
  void paoOfTheThirdDragon();
  void ronBeforePaoTile();
};

void TestRoundWins::tenhou() {
  Scenario scenario;
  scenario.deadExcept({0}).hand(0, test::kTanyaoWait).draws("2p");
  Table table(scenario);
  table.tsumo(0);
  QVERIFY(test::hasYaku(table.last<Hora>().info->result, YakuId::Tenhou));
  QCOMPARE(table.course(), std::string("KTH"));
}

void TestRoundWins::chiihou() {
  Scenario scenario;
  scenario.deadExcept({1}).hand(1, test::kTanyaoWait).draws("5z2p");
  Table table(scenario);
  table.dahai(0, "5z");
  table.tsumo(1);
  QVERIFY(test::hasYaku(table.last<Hora>().info->result, YakuId::Chiihou));

  // In the second turn it is an ordinary win.
  Scenario later;
  later.deadExcept({1}).hand(1, test::kTanyaoWait).draws("5z6z7z5z6z2p");
  Table second(later);
  second.until(1);
  second.until(1);
  second.tsumo(1);
  QVERIFY(!test::hasYaku(second.last<Hora>().info->result, YakuId::Chiihou));
  QVERIFY(test::hasYaku(second.last<Hora>().info->result, YakuId::MenzenTsumo));
}

void TestRoundWins::kanEndsTenhouAndChiihou() {
  Scenario scenario;
  scenario.deadExcept({0, 1})
      .hand(0, "666z34p456m678s88p")
      .hand(1, "24p123456m12399s")
      .draws("6z3p")
      .rinshan("2p");
  Table own(scenario);
  own.ankan(0, "6666z");
  Table dealer = own;
  dealer.tsumo(0);
  QVERIFY(!test::hasYaku(dealer.last<Hora>().info->result, YakuId::Tenhou));
  own.dahai(0, "8p");
  own.tsumo(1);
  QVERIFY(!test::hasYaku(own.last<Hora>().info->result, YakuId::Chiihou));
}

void TestRoundWins::renhou_data() {
  QTest::addColumn<int>("rule");
  QTest::addColumn<bool>("may");
  QTest::newRow("not counted: no yaku") << static_cast<int>(Renhou::None) << false;
  QTest::newRow("mangan") << static_cast<int>(Renhou::Mangan) << true;
  QTest::newRow("yakuman") << static_cast<int>(Renhou::Yakuman) << true;
}

void TestRoundWins::renhou() {
  QFETCH(int, rule);
  QFETCH(bool, may);
  RuleSet rules = basicAriAri();
  rules.renhou = static_cast<Renhou>(rule);
  Scenario scenario(rules);
  scenario.deadExcept({2}).hand(2, "13p456m456789s99s").draws("2p");
  Table table(scenario);
  table.dahai(0, "2p");
  QCOMPARE(table.can(2, ActionType::Ron), may);
  if (may) {
    table.ron({2});
    QVERIFY(test::hasYaku(table.last<Hora>().info->result, YakuId::Renhou));
    return;
  }
  // After the own first draw it is no renhou whatever the rule.
  rules.renhou = Renhou::Mangan;
  Scenario later(rules);
  later.deadExcept({2}).hand(2, "13p456m456789s99s").draws("5z6z7z2p");
  Table second(later);
  second.until(3);
  second.dahai(3, "2p");
  QVERIFY(!second.can(2, ActionType::Ron));
}

void TestRoundWins::haitei() {
  Scenario scenario;
  scenario.deadExcept({1}).hand(1, "5z123m456m789m123p").draw(66, "5z").lastDraw("5z");
  Table table(scenario);
  while (table.board().tilesLeft > 0)
    table.goOn();
  table.tsumo(1);
  QVERIFY(test::hasYaku(table.last<Hora>().info->result, YakuId::Haitei));
}

void TestRoundWins::houtei() {
  // A hand without a yaku, waiting for 2p: the last discard gives one, the one before does not.
  for (bool last : {true, false}) {
    Scenario scenario;
    scenario.deadExcept({3}).hand(3, "13p456m456789s99s").dora("2p").rinshan("2p");
    scenario.draw(last ? 69 : 68, "2p");
    Table table(scenario);
    while (table.board().tilesLeft > (last ? 0 : 1))
      table.goOn();
    table.dahai(last ? 1 : 0, "2p");
    QCOMPARE(table.can(3, ActionType::Ron), last);
    if (last) {
      table.ron({3});
      QVERIFY(test::hasYaku(table.last<Hora>().info->result, YakuId::Houtei));
    } else {
      QCOMPARE(table.denied(3, ActionType::Ron).reason, DenialReason::NoYaku);
    }
  }
}

void TestRoundWins::minimumHan() {
  RuleSet rules = basicAriAri();
  rules.twoHanMinimumAt = 2;
  for (int honba : {1, 2}) {
    Scenario scenario(rules);
    scenario.start({0, 0, static_cast<std::uint8_t>(honba), 0, {25000, 25000, 25000, 25000}})
        .deadExcept({1})
        .hand(1, "34p456m456678s88p")
        .draws("5z6z2p");
    Table table(scenario);
    table.dahai(0, "5z");
    table.dahai(1, "6z");
    table.dahai(2, "2p");
    // Tanyao and pinfu: enough; see below for one han.
    QVERIFY(table.can(1, ActionType::Ron));

    Scenario one(rules);
    one.start({0, 0, static_cast<std::uint8_t>(honba), 0, {25000, 25000, 25000, 25000}})
        .deadExcept({1})
        .hand(1, "24p456m456678s88p")
        .draws("5z6z3p");
    Table poor(one);
    poor.dahai(0, "5z");
    poor.dahai(1, "6z");
    poor.dahai(2, "3p");
    QCOMPARE(poor.can(1, ActionType::Ron), honba == 1);
    if (honba == 2)
      QCOMPARE(poor.denied(1, ActionType::Ron).reason, DenialReason::BelowMinimumHan);
  }
}

void TestRoundWins::tellsWhatWasWon() {
  Scenario scenario;
  scenario.start({1, 0, 1, 0, {25000, 25000, 25000, 25000}})
      .deadExcept({1})
      .hand(1, test::kTanyaoWait)
      .draws("5z6z2p")
      .dora("1p")
      .ura("3p");
  Table table(scenario);
  table.dahai(0, "5z");
  table.riichi(1, "6z");
  table.dahai(2, "2p");
  table.ron({1});
  const HoraInfo &info = *table.last<Hora>().info;
  QCOMPARE(int(info.winner), 1);
  QCOMPARE(int(info.from), 2);
  QCOMPARE(info.hand, test::handOf<HandTiles>("456m3488p456678s"));
  QCOMPARE(info.winTile, test::tile("2p"));
  QCOMPARE(info.doraIndicators, (test::handOf<InlineVec<Tile, 5>>("1p")));
  QCOMPARE(info.uraIndicators, (test::handOf<InlineVec<Tile, 5>>("3p")));
  QVERIFY(test::hasYaku(info.result, YakuId::UraDora) && test::hasYaku(info.result, YakuId::Dora));
  QCOMPARE(info.result.stickPoints, 1000);
  QCOMPARE(info.result.honbaPoints, 300);
  QCOMPARE(info.scores[1], 24000 + info.result.deltas[1]);
  QCOMPARE(std::accumulate(info.scores.begin(), info.scores.end(), 0), 100000);
  QCOMPARE(int(table.board().kyotaku), 0);
}

void TestRoundWins::counters_data() {
  QTest::addColumn<int>("honba");
  QTest::addColumn<std::vector<int>>("each");
  QTest::newRow("the nearest only") << static_cast<int>(MultiRonHonba::Nearest) << std::vector{600, 0, 0};
  QTest::newRow("every winner") << static_cast<int>(MultiRonHonba::Each) << std::vector{600, 600, 600};
}

void TestRoundWins::counters() {
  QFETCH(int, honba);
  QFETCH(std::vector<int>, each);
  RuleSet rules = basicAriAri();
  rules.doubleRon = rules.tripleRon = MultiRon::All;
  rules.multiRonHonba = static_cast<MultiRonHonba>(honba);
  Scenario scenario = threeWaiting(rules, {0, 0, 2, 3, {25000, 24000, 24000, 24000}});
  scenario.draws("2p");
  Table table(scenario);
  table.dahai(0, "2p");
  table.ron({1, 2, 3});
  const std::vector<Hora> wins = table.all<Hora>();
  QCOMPARE(wins.size(), std::size_t{3});
  for (std::size_t i = 0; i < 3; ++i) {
    QCOMPARE(int(wins[i].info->winner), static_cast<int>(i) + 1);
    QCOMPARE(wins[i].info->result.honbaPoints, each[i]);
    QCOMPARE(wins[i].info->result.stickPoints, i == 0 ? 3000 : 0);
  }
  QCOMPARE(int(table.outcome().kyotaku), 0);
}

void TestRoundWins::ownSticksBack() {
  RuleSet rules = basicAriAri();
  rules.doubleRon = rules.tripleRon = MultiRon::All;
  rules.multiRonSticks = MultiRonSticks::OwnBackRestNearest;
  // One stick lies there; seats 1 and 3 add theirs.
  Scenario scenario = threeWaiting(rules, {0, 0, 0, 1, {24000, 25000, 25000, 25000}});
  scenario.draws("5z6z7z6z2p");
  Table table(scenario);
  table.dahai(0, "5z");
  table.riichi(1, "6z");
  table.dahai(2, "7z");
  table.riichi(3, "6z");
  table.dahai(0, "2p");
  table.ron({1, 2, 3});
  const std::vector<Hora> wins = table.all<Hora>();
  QCOMPARE(wins[0].info->result.stickPoints, 2000);
  QCOMPARE(wins[1].info->result.stickPoints, 0);
  QCOMPARE(wins[2].info->result.stickPoints, 1000);
  QCOMPARE(int(table.outcome().kyotaku), 0);
}

void TestRoundWins::dealerStays_data() {
  QTest::addColumn<int>("renchan");
  QTest::addColumn<int>("winner");
  QTest::addColumn<bool>("stays");
  QTest::newRow("dealer") << static_cast<int>(Renchan::WinOrTenpai) << 0 << true;
  QTest::newRow("another") << static_cast<int>(Renchan::WinOrTenpai) << 2 << false;
  QTest::newRow("dealer, by wins only") << static_cast<int>(Renchan::WinOnly) << 0 << true;
  QTest::newRow("dealer, never") << static_cast<int>(Renchan::Never) << 0 << false;
}

void TestRoundWins::dealerStays() {
  QFETCH(int, renchan);
  QFETCH(int, winner);
  QFETCH(bool, stays);
  RuleSet rules = basicAriAri();
  rules.renchan = static_cast<Renchan>(renchan);
  Scenario scenario(rules);
  scenario.deadExcept({winner}).hand(winner, test::kTanyaoWait).draws("5z6z7z2p");
  Table table(scenario);
  table.until(3);
  table.dahai(3, "2p");
  table.ron({winner});
  QCOMPARE(table.outcome().dealerWon, winner == 0);
  QCOMPARE(table.outcome().dealerStays, stays);
  QCOMPARE(table.outcome().addHonba, stays);
  QVERIFY(!table.outcome().abortive);
}

void TestRoundWins::dealerAmongSeveral() {
  RuleSet rules = basicAriAri();
  rules.doubleRon = MultiRon::All;
  Scenario scenario = threeWaiting(rules, {0, 3, 0, 0, {25000, 25000, 25000, 25000}});
  scenario.draws("5z2p");
  Table table(scenario);
  table.dahai(3, "5z");
  table.dahai(0, "2p");
  table.ron({1, 3});
  QCOMPARE(table.all<Hora>().size(), std::size_t{2});
  QVERIFY(table.outcome().dealerWon && table.outcome().dealerStays);
}

void TestRoundWins::paoOfTheThirdDragon() {
  Scenario scenario;
  scenario.deadExcept({1}).hand(1, "55z66z77z34p88p789s").draws("5z6z7z9m9m9m2p");
  Table table(scenario);
  table.dahai(0, "5z");
  table.take(1, ActionType::Pon);
  table.dahai(1, "9s");
  table.dahai(2, "6z");
  table.take(1, ActionType::Pon);
  table.dahai(1, "8s");
  table.dahai(2, "7z");
  table.take(1, ActionType::Pon);
  table.dahai(1, "7s");
  table.until(1);
  table.tsumo(1);
  const HoraInfo &info = *table.last<Hora>().info;
  QVERIFY(test::hasYaku(info.result, YakuId::Daisangen));
  QCOMPARE(int(info.result.pao), 2);
  QCOMPARE(info.result.deltas, (std::array<std::int32_t, 4>{0, 32000, -32000, 0}));
}

void TestRoundWins::ronBeforePaoTile() {
  // A tile that one seat could pon and another ron: the ron goes first, the hand is over.
  Scenario scenario;
  scenario.hand(0, test::kDeadHands[0])
      .hand(1, "22p99m258m258s566z")
      .hand(2, test::kTanyaoWait)
      .hand(3, test::kDeadHands[2])
      .draws("2p");
  Table table(scenario);
  table.dahai(0, "2p");
  table.answer(1, ActionType::Pon, {}, {});
  table.answer(2, ActionType::Ron, {}, {});
  table.step();
  QCOMPARE(table.course(), std::string("KTDH"));
  QVERIFY(table.board().players[1].melds.empty());
}

JANSO_TEST(TestRoundWins);
#include "tst_roundwins.moc"
