// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Options of a hand that no preset of the clubs uses: a fifth kan, who stays dealer, tenpai
// without yaku, what breaks riichi, arisu, dora without dora.
#include <QTest>
#include <algorithm>

#include "support/scenario.h"
#include "support/testprogram.h"
#include "table/match.h"

using namespace janso;
using test::Scenario;
using test::Table;

namespace {

QByteArray text(const auto &tiles) {
  return QByteArray::fromStdString(toMpsz(std::span<const Tile>(tiles.data(), tiles.size())));
}

}  // namespace

class TestHandOptions : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void fifthKan_data();
  void fifthKan();
  void fifthKanMayBeRobbed();
  void fewerKans();
  void abortsAndTheDeal_data();
  void abortsAndTheDeal();
  void dealerOfSeveralWinners_data();
  void dealerOfSeveralWinners();
  void dealerAfterADraw_data();
  void dealerAfterADraw();
  void paaRenchanByCountersPassesTheDeal();
  void tenpaiWithoutYaku_data();
  void tenpaiWithoutYaku();
  void nagashiWithNoten();
  void doubleRiichiAfterACall_data();
  void doubleRiichiAfterACall();
  void ippatsuAfterAnkan_data();
  void ippatsuAfterAnkan();
  void ippatsuWithChankan_data();
  void ippatsuWithChankan();
  void uraWithoutDora();
  void arisuTurnsTiles_data();
  void arisuTurnsTiles();
  void arisuWalksIntoTheWall();
};

// --- Kans ---

void TestHandOptions::fifthKan_data() {
  QTest::addColumn<int>("rule");
  QTest::addColumn<int>("type");
  for (const int type : {int(ActionType::Ankan), int(ActionType::Daiminkan)}) {
    const char *name = type == int(ActionType::Ankan) ? "closed" : "open";
    QTest::addRow("forbidden, %s", name) << int(FifthKan::Forbidden) << type;
    QTest::addRow("ends the hand, %s", name) << int(FifthKan::Abort) << type;
  }
}

void TestHandOptions::fifthKan() {
  QFETCH(int, rule);
  QFETCH(int, type);
  RuleSet rules = basicAriAri();
  rules.fifthKan = static_cast<FifthKan>(rule);
  const bool abort = rules.fifthKan == FifthKan::Abort;
  const bool open = type == int(ActionType::Daiminkan);
  Scenario scenario(rules);
  scenario.hand(0, "111222333444z1m")
      .hand(1, "6666z258m258p258s")
      .hand(2, "777z147m147p147s5z")
      .hand(3, "369m369p369s55z68m")
      .draws("1z5z")
      .rinshan("2z3z4z7z");
  Table table(scenario);
  for (const char *four : {"1111z", "2222z", "3333z", "4444z"})
    table.ankan(0, four);
  QVERIFY(!table.round().isOver());  // four of one seat
  table.dahai(0, "7z");
  if (!open)
    table.pass();
  const int seat = open ? 2 : 1;
  QCOMPARE(table.can(seat, static_cast<ActionType>(type)), abort);
  if (!abort)
    return;
  if (open)
    table.take(2, ActionType::Daiminkan);
  else
    table.ankan(1, "6666z");
  QVERIFY(table.round().isOver());
  QCOMPARE(table.last<Ryukyoku>().info->type, DrawType::Suukaikan);
  QVERIFY(table.outcome().abortive);
  QCOMPARE(table.board().doraIndicators.size(), std::size_t{5});
}

void TestHandOptions::fifthKanMayBeRobbed() {
  RuleSet rules = basicAriAri();
  rules.fifthKan = FifthKan::Abort;
  rules.maxKans = 0;
  rules.redFives = {0, 0, 0};
  Scenario scenario(rules);
  scenario.hand(0, test::kDeadHands[0])
      .hand(1, "55p147m258s12347z")
      .hand(2, test::kTanyaoWait)
      .hand(3, test::kDeadHands[2])
      .draws("5p9m1m9m5p");
  Table table(scenario);
  table.dahai(0, "5p");
  table.answer(1, ActionType::Pon, {}, {});
  table.pass();
  table.dahai(1, "7z");
  table.until(1);
  table.kakan(1, "5p");
  QVERIFY(!table.round().isOver());
  table.ron({2});
  QCOMPARE(int(table.last<Hora>().info->winner), 2);
}

void TestHandOptions::fewerKans() {
  RuleSet rules = basicAriAri();
  rules.maxKans = 1;
  Scenario scenario(rules);
  scenario.hand(0, "111222z369m369p9s").draws("1z").rinshan("2z");
  Table table(scenario);
  table.ankan(0, "1111z");
  QVERIFY(!table.can(0, ActionType::Ankan));
  QCOMPARE(table.denied(0, ActionType::Ankan).reason, DenialReason::FourKans);
}

// --- Who deals next ---

void TestHandOptions::abortsAndTheDeal_data() {
  QTest::addColumn<bool>("repeats");
  QTest::addColumn<bool>("counter");
  QTest::addColumn<int>("honba");
  QTest::newRow("repeats with a counter") << true << true << 3;
  QTest::newRow("repeats, counters stay") << true << false << 2;
  QTest::newRow("passes with a counter") << false << true << 3;
  QTest::newRow("passes, counters stay") << false << false << 2;
}

void TestHandOptions::abortsAndTheDeal() {
  QFETCH(bool, repeats);
  QFETCH(bool, counter);
  QFETCH(int, honba);
  RuleSet rules = tenhou();
  rules.abortDealerRepeats = repeats;
  rules.abortHonba = counter;
  Scenario scenario(rules);
  scenario.start({0, 1, 2, 0, {25000, 25000, 25000, 25000}}).hand(1, "19m19p19s1234z258m");
  Table table(scenario);
  table.kyuushu(1);
  QCOMPARE(table.outcome().dealerStays, repeats);
  const RoundStart next = nextHand(rules, scenario.start(), table.outcome()).start;
  QCOMPARE(int(next.honba), honba);
  QCOMPARE(int(next.kyoku), repeats ? 1 : 2);
}

void TestHandOptions::dealerOfSeveralWinners_data() {
  QTest::addColumn<bool>("repeats");
  QTest::addColumn<int>("from");
  QTest::addColumn<bool>("stays");
  QTest::newRow("any of them, behind another") << true << 2 << true;
  QTest::newRow("only the nearest, behind another") << false << 2 << false;
  QTest::newRow("only the nearest, and nearest") << false << 3 << true;
}

// Seat 0 deals and waits; another winner sits before or behind it.
void TestHandOptions::dealerOfSeveralWinners() {
  QFETCH(bool, repeats);
  QFETCH(int, from);
  QFETCH(bool, stays);
  RuleSet rules = tenhou();
  rules.multiRonDealerRepeats = repeats;
  const int other = from == 2 ? 3 : 1;
  Scenario scenario(rules);
  scenario.deadExcept({0, other})
      .hand(0, test::kTanyaoWait)
      .hand(other, "34p222678m234s77p")
      .draws(from == 2 ? "6z6z2p" : "6z6z6z2p");
  Table table(scenario);
  while (table.board().turn != from || table.board().phase != BoardPhase::Discard)
    table.goOn();
  table.dahai(from, "2p");
  table.ron({0, other});
  QCOMPARE(table.all<Hora>().size(), std::size_t{2});
  QVERIFY(table.outcome().dealerWon);
  QCOMPARE(table.outcome().dealerStays, stays);
}

void TestHandOptions::dealerAfterADraw_data() {
  QTest::addColumn<int>("renchan");
  QTest::addColumn<int>("later");
  QTest::addColumn<int>("round");
  QTest::addColumn<bool>("tenpai");
  QTest::addColumn<bool>("stays");
  const int any = int(Renchan::WinOrAnyDraw);
  const int tenpai = int(Renchan::WinOrTenpai);
  const int same = int(RenchanLater::Same);
  QTest::newRow("any draw, noten") << any << same << 0 << false << true;
  QTest::newRow("any draw, tenpai") << any << same << 0 << true << true;
  QTest::newRow("first round: tenpai needed")
      << tenpai << int(RenchanLater::WinOrAnyDraw) << 0 << false << false;
  QTest::newRow("second round: any draw") << tenpai << int(RenchanLater::WinOrAnyDraw) << 1 << false << true;
  QTest::newRow("third round too") << tenpai << int(RenchanLater::WinOrAnyDraw) << 2 << false << true;
  QTest::newRow("second round: win only") << tenpai << int(RenchanLater::WinOnly) << 1 << true << false;
  QTest::newRow("second round: never") << tenpai << int(RenchanLater::Never) << 1 << true << false;
  QTest::newRow("second round: tenpai") << any << int(RenchanLater::WinOrTenpai) << 1 << false << false;
  QTest::newRow("second round as the first") << any << same << 1 << false << true;
}

void TestHandOptions::dealerAfterADraw() {
  QFETCH(int, renchan);
  QFETCH(int, later);
  QFETCH(int, round);
  QFETCH(bool, tenpai);
  QFETCH(bool, stays);
  RuleSet rules = basicAriAri();
  rules.renchan = static_cast<Renchan>(renchan);
  rules.renchanLater = static_cast<RenchanLater>(later);
  RoundStart start;
  start.scores.fill(25000);
  start.round = static_cast<std::uint8_t>(round);
  start.bakaze = static_cast<std::uint8_t>(round);
  Scenario scenario(rules);
  scenario.start(start).deadExcept({0}).hand(0, tenpai ? "123m456p789s5566z" : "1122m5588p369s12z");
  Table table(scenario);
  table.playOut();
  QCOMPARE(table.outcome().dealerTenpai, tenpai);
  QCOMPARE(table.outcome().dealerStays, stays);
}

void TestHandOptions::paaRenchanByCountersPassesTheDeal() {
  for (const int honba : {6, 7}) {
    RuleSet rules = basicAriAri();
    rules.paaRenchan = 7;
    rules.paaRenchanCounts = PaaRenchanCounts::Counters;
    Scenario scenario(rules);
    scenario.start({0, 0, static_cast<std::uint8_t>(honba), 0, {25000, 25000, 25000, 25000}})
        .deadExcept({0})
        .hand(0, test::kTanyaoWait)
        .draws("2p");
    Table table(scenario);
    table.tsumo(0);
    QVERIFY(table.outcome().dealerWon);
    QCOMPARE(table.outcome().dealerStays, honba < 7);
    QCOMPARE(table.outcome().addHonba, honba < 7);
  }
}

// --- Draws ---

void TestHandOptions::tenpaiWithoutYaku_data() {
  QTest::addColumn<bool>("counts");
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<bool>("open");
  QTest::addColumn<bool>("tenpai");
  // Open: seat 1 takes 9s, a yaku only for some.
  QTest::newRow("counts, open, no yaku") << true << QByteArray("99s13p45622m456s7z") << true << true;
  QTest::newRow("open, no yaku") << false << QByteArray("99s13p45622m456s7z") << true << false;
  QTest::newRow("open, one of two waits has a yaku")
      << false << QByteArray("99s55z44m456789m7z") << true << true;
  QTest::newRow("closed: wins by self-draw") << false << QByteArray("13p22456m456567s") << false << true;
}

void TestHandOptions::tenpaiWithoutYaku() {
  QFETCH(bool, counts);
  QFETCH(QByteArray, hand);
  QFETCH(bool, open);
  QFETCH(bool, tenpai);
  RuleSet rules = basicAriAri();
  rules.keishikiTenpai = counts;
  Scenario scenario(rules);
  scenario.deadExcept({1}).hand(1, hand.toStdString()).draws("9s");
  Table table(scenario);
  table.dahai(0, "9s");
  if (open) {
    table.take(1, ActionType::Pon);
    table.dahai(1, "7z");
  }
  table.playOut();
  QCOMPARE(table.last<Ryukyoku>().info->tenpai[1], tenpai);
}

void TestHandOptions::nagashiWithNoten() {
  for (const bool replaces : {true, false}) {
    RuleSet rules = tenhou();
    rules.nagashiReplacesNoten = replaces;
    Scenario scenario(rules);
    scenario.hand(0, "2244668m224466p")
        .hand(1, "2244668s224466p")
        .hand(2, "335577m335577p8s")
        .hand(3, "35577s357m3577p3s");
    const std::vector<Tile> discards = test::tiles("1111m9999m1111p9999p11s");
    for (int n = 1; n < 70; n += 4)
      scenario.draw(n, toMpsz(discards[static_cast<std::size_t>(n / 4)]));
    scenario.draw(0, "8m").draw(2, "8p").draw(3, "8s");
    Table table(scenario);
    table.playOut();
    const RyukyokuInfo draw = *table.last<Ryukyoku>().info;
    QCOMPARE(draw.type, DrawType::NagashiMangan);
    QVERIFY(draw.nagashi[1]);
    const int ready = static_cast<int>(std::count(draw.tenpai.begin(), draw.tenpai.end(), true));
    QVERIFY(ready > 0 && ready < 4);
    const int noten = replaces ? 0 : draw.tenpai[1] ? 3000 / ready : -3000 / (4 - ready);
    QCOMPARE(draw.deltas[1], 8000 + noten);
  }
}

// --- Riichi ---

void TestHandOptions::doubleRiichiAfterACall_data() {
  QTest::addColumn<bool>("broken");
  QTest::newRow("broken") << true;
  QTest::newRow("by option not") << false;
}

void TestHandOptions::doubleRiichiAfterACall() {
  QFETCH(bool, broken);
  RuleSet rules = basicAriAri();
  rules.doubleRiichiBrokenByCalls = broken;
  Scenario scenario(rules);
  scenario.deadExcept({0, 1})
      .hand(0, "666z147m258p1234s")
      .hand(1, test::kTanyaoWait)
      .draws("6z6s")
      .rinshan("5z");
  Table table(scenario);
  table.ankan(0, "6666z");
  table.dahai(0, "5z");
  table.riichi(1, "6s");
  QCOMPARE(table.board().player(1).doubleRiichi, !broken);
}

void TestHandOptions::ippatsuAfterAnkan_data() {
  QTest::addColumn<bool>("broken");
  QTest::newRow("broken") << true;
  QTest::newRow("by option not") << false;
}

void TestHandOptions::ippatsuAfterAnkan() {
  QFETCH(bool, broken);
  RuleSet rules = basicAriAri();
  rules.ippatsuBrokenByAnkan = broken;
  Scenario scenario(rules);
  scenario.deadExcept({0, 1})
      .hand(0, test::kTanyaoWait)
      .hand(1, "666z147m258p1234s")
      .draws("7z6z")
      .rinshan("2p");
  Table table(scenario);
  table.riichi(0, "7z");
  table.ankan(1, "6666z");
  table.dahai(1, "2p");
  table.ron({0});
  QCOMPARE(test::hasYaku(table.last<Hora>().info->result, YakuId::Ippatsu), !broken);
}

void TestHandOptions::ippatsuWithChankan_data() {
  QTest::addColumn<bool>("keeps");
  QTest::newRow("keeps it") << true;
  QTest::newRow("by option loses it") << false;
}

void TestHandOptions::ippatsuWithChankan() {
  QFETCH(bool, keeps);
  RuleSet rules = basicAriAri();
  rules.ippatsuWithChankan = keeps;
  rules.redFives = {0, 0, 0};
  Scenario scenario(rules);
  // Seat 1 has its pon of 5p before seat 0 declares, and adds the fourth right after.
  scenario.hand(0, test::kTanyaoWait)
      .hand(1, "55p147m258s12347z")
      .hand(2, test::kDeadHands[0])
      .hand(3, test::kDeadHands[2])
      .draws("9s9s9s5p9m9m7z5p");
  Table table(scenario);
  table.until(3);
  table.dahai(3, "5p");
  table.take(1, ActionType::Pon);
  table.dahai(1, "7z");
  table.until(0);
  table.riichi(0, "7z");
  table.kakan(1, "5p");
  table.ron({0});
  QVERIFY(test::hasYaku(table.last<Hora>().info->result, YakuId::Chankan));
  QCOMPARE(test::hasYaku(table.last<Hora>().info->result, YakuId::Ippatsu), keeps);
}

// --- Dora and arisu ---

void TestHandOptions::uraWithoutDora() {
  RuleSet rules = basicAriAri();
  rules.dora = false;
  Scenario scenario(rules);
  scenario.deadExcept({0}).hand(0, test::kTanyaoWait).draws("7z9m1m9p2p").ura("7p");
  Table table(scenario);
  table.riichi(0, "7z");
  table.until(0);
  table.tsumo(0);
  const HoraInfo info = *table.last<Hora>().info;
  QVERIFY(info.doraIndicators.empty());
  QCOMPARE(text(info.uraIndicators), QByteArray("7p"));
  QVERIFY(test::hasYaku(table.last<Hora>().info->result, YakuId::UraDora));
}

void TestHandOptions::arisuTurnsTiles_data() {
  QTest::addColumn<int>("who");
  QTest::addColumn<bool>("riichi");
  QTest::addColumn<QByteArray>("turned");
  QTest::newRow("nobody") << int(Arisu::None) << true << QByteArray();
  QTest::newRow("riichi: in riichi") << int(Arisu::Riichi) << true << QByteArray("8p4m1s");
  QTest::newRow("riichi: not in riichi") << int(Arisu::Riichi) << false << QByteArray();
  QTest::newRow("closed") << int(Arisu::Closed) << false << QByteArray("8p4m1s");
  QTest::newRow("any") << int(Arisu::Any) << false << QByteArray("8p4m1s");
}

void TestHandOptions::arisuTurnsTiles() {
  QFETCH(int, who);
  QFETCH(bool, riichi);
  QFETCH(QByteArray, turned);
  RuleSet rules = basicAriAri();
  rules.arisu = static_cast<Arisu>(who);
  Scenario scenario(rules);
  scenario.deadExcept({0}).hand(0, test::kTanyaoWait).draws("7z9m1m9p2p").dora("9s8p4m1s");
  Table table(scenario);
  if (riichi)
    table.riichi(0, "7z");
  else
    table.dahai(0, "7z");
  table.until(0);
  table.tsumo(0);
  QByteArray got;
  for (Tile tile : table.last<Hora>().info->arisu)
    got += QByteArray::fromStdString(toMpsz(tile));
  QCOMPARE(got, turned);
}

// Past the last indicator stack the upper row goes on along the live wall, from its end.
void TestHandOptions::arisuWalksIntoTheWall() {
  RuleSet rules = basicAriAri();
  rules.arisu = Arisu::Any;
  Scenario scenario(rules);
  scenario.deadExcept({0})
      .hand(0, test::kTanyaoWait)
      .draws("2p")
      .dora("9s8p4m5m6m")
      .draw(68, "6s")
      .draw(66, "7z");
  Table table(scenario);
  table.tsumo(0);
  QByteArray got;
  for (Tile tile : table.last<Hora>().info->arisu)
    got += QByteArray::fromStdString(toMpsz(tile));
  QCOMPARE(got, QByteArray("8p4m5m6m6s7z"));
  const Wall &wall = table.round().wall();
  QCOMPARE(upperRowTile(wall, 4, 5, 121), Tile());
  QCOMPARE(upperRowTile(wall, 4, 5, 120), test::tile("6s"));
  QCOMPARE(upperRowTile(wall, 4, 0, 122), test::tile("9s"));
}

JANSO_TEST(TestHandOptions);
#include "tst_handoptions.moc"
