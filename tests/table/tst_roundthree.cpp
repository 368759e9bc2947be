// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Three players: the deal and the turns, North set aside and won on, replacement tiles, draws.
#include <QTest>
#include <algorithm>

#include "support/scenario.h"
#include "support/testprogram.h"

using namespace janso;
using test::Scenario;
using test::Table;

namespace {

// Waits for North and 9s; no yaku on ron but with riichi or a pair of Norths set aside.
constexpr const char *kWaitsForNorth = "123456p789p44z99s";
constexpr const char *kKokushi = "19m19p19s1235677z";  // waits for North

Scenario northInHand(const RuleSet &rules = tenhouSanma()) {
  Scenario scenario(rules);
  scenario.deadExcept({0}).hand(0, "147p258s19m12344z").draws("9p");
  return scenario;
}

}  // namespace

class TestRoundThree : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void dealsAndTurns();
  void kitaDrawsAReplacement();
  void everyNorthMayGo();
  void kitaIsNotOffered_data();
  void kitaIsNotOffered();
  void kitaAfterPon_data();
  void kitaAfterPon();
  void notOnTheLastTile();
  void inRiichiOnlyTheDrawnOne();
  void wonOn_data();
  void wonOn();
  void ippatsuSurvivesForThatRon();
  void passingItMakesNoFuriten();
  void furitenMayNotWinOnIt();
  void breaksTurns_data();
  void breaksTurns();
  void rinshan_data();
  void rinshan();
  void pendingIndicatorComesFirst();
  void fiveIndicatorsAndEightReplacements();
  void lastSeatDeals();
};

void TestRoundThree::dealsAndTurns() {
  Scenario scenario(tenhouSanma());
  scenario.deadExcept({}).draws("9p9s8p");
  Table table(scenario);
  QCOMPARE(int(table.board().tilesLeft), 54);
  QCOMPARE(int(table.board().player(3).concealed), 0);
  QVERIFY(table.last<KyokuStarted>().hands[3].empty());
  table.dahai(0, "9p");
  table.dahai(1, "9s");
  table.dahai(2, "8p");
  table.until(0);
  QCOMPARE(int(table.board().turn), 0);
  QCOMPARE(int(table.board().seatWind(2)), 2);
  table.playOut();
  QString course(u'K');
  for (int draw = 0; draw < 55; ++draw)
    course += QStringLiteral("TD");
  QCOMPARE(QString::fromStdString(table.course()), course + u'X');
}

void TestRoundThree::kitaDrawsAReplacement() {
  Scenario scenario = northInHand();
  scenario.rinshan("8p");
  Table table(scenario);
  QCOMPARE(table.count(0, ActionType::Kita), 1);
  table.kita(0);
  QCOMPARE(table.course(), std::string("KTNR"));
  const Board &board = table.board();
  QCOMPARE(int(board.player(0).kita), 1);
  QCOMPARE(int(board.tilesLeft), 53);
  QCOMPARE(int(board.rinshanDrawn), 1);
  QCOMPARE(table.last<Tsumo>().tile, test::tile("8p"));
  QVERIFY(table.can(0, ActionType::Dahai, "8p"));
  // Everybody sees where it lies.
  QCOMPARE(int(table.round().viewOf(2).visibleCounts()[kNorth]), 1);
}

void TestRoundThree::everyNorthMayGo() {
  Scenario scenario(tenhouSanma());
  scenario.hand(0, "147p258s19m12444z")
      .hand(1, test::kDeadHandsOfThree[1])
      .hand(2, test::kDeadHandsOfThree[2])
      .draws("4z")
      .rinshan("8p8s9p9s");
  Table table(scenario);
  for (int i = 0; i < 4; ++i) {
    QVERIFY(table.can(0, ActionType::Kita));
    table.kita(0);
  }
  QVERIFY(!table.can(0, ActionType::Kita));
  QCOMPARE(int(table.board().player(0).kita), 4);
  QCOMPARE(table.course(), std::string("KTNRNRNRNR"));
  table.playOut();
  QCOMPARE(int(table.board().tilesLeft), 0);
}

void TestRoundThree::kitaIsNotOffered_data() {
  QTest::addColumn<int>("players");
  QTest::addColumn<bool>("kita");
  QTest::newRow("without the rule") << 3 << false;
  QTest::newRow("with four players") << 4 << true;
}

void TestRoundThree::kitaIsNotOffered() {
  QFETCH(int, players);
  QFETCH(bool, kita);
  RuleSet rules = tenhouSanma();
  rules.players = static_cast<std::uint8_t>(players);
  rules.kita = kita;
  Scenario scenario(rules);
  scenario.hand(0, "147p258s19m12344z");
  Table table(scenario);
  QVERIFY(!table.can(0, ActionType::Kita));
  QCOMPARE(table.denied(0, ActionType::Kita).reason, DenialReason::None);
}

void TestRoundThree::kitaAfterPon_data() {
  QTest::addColumn<bool>("allowed");
  QTest::newRow("no") << false;
  QTest::newRow("by option") << true;
}

void TestRoundThree::kitaAfterPon() {
  QFETCH(bool, allowed);
  RuleSet rules = tenhouSanma();
  rules.kitaAfterPon = allowed;
  Scenario scenario(rules);
  scenario.deadExcept({1}).hand(1, "999p147p258s1234z").draws("9p").rinshan("8p");
  Table table(scenario);
  table.dahai(0, "9p");
  table.take(1, ActionType::Pon);
  QCOMPARE(table.can(1, ActionType::Kita), allowed);
  QCOMPARE(table.denied(1, ActionType::Kita).reason, allowed ? DenialReason::None : DenialReason::AfterPon);
  if (!allowed)
    return;
  table.kita(1);
  QCOMPARE(table.course(), std::string("KTDpNR"));
  // The swap rule holds on after it.
  QVERIFY(!table.can(1, ActionType::Dahai, "9p"));
  table.dahai(1, "8p");
  QCOMPARE(int(table.board().player(1).concealed), 10);
}

void TestRoundThree::notOnTheLastTile() {
  Scenario scenario(tenhouSanma());
  scenario.deadExcept({0}).hand(0, "147p258s19m12344z").lastDraw("9s");
  Table table(scenario);
  while (table.board().tilesLeft > 0)
    table.goOn();
  QCOMPARE(int(table.board().turn), 0);
  QVERIFY(!table.can(0, ActionType::Kita));
  QCOMPARE(table.denied(0, ActionType::Kita).reason, DenialReason::LastTile);
}

void TestRoundThree::inRiichiOnlyTheDrawnOne() {
  Scenario scenario(tenhouSanma());
  scenario.hand(0, "123456p789p444z9s")
      .hand(1, test::kDeadHandsOfThree[1])
      .hand(2, test::kDeadHandsOfThree[2])
      .draws("1p")
      .draw(3, "8s")
      .draw(6, "4z")
      .rinshan("8s");
  Table table(scenario);
  table.riichi(0, "1p");
  table.until(0);
  QVERIFY(!table.can(0, ActionType::Kita));
  QCOMPARE(table.denied(0, ActionType::Kita).reason, DenialReason::InRiichi);
  table.until(0);
  QVERIFY(table.can(0, ActionType::Kita));
  table.kita(0);
  QCOMPARE(table.count(0, ActionType::Dahai), 1);
  QVERIFY(table.can(0, ActionType::Dahai, "8s"));
  QCOMPARE(int(table.round().viewOf(0).hand.size()), 13);
}

void TestRoundThree::wonOn_data() {
  QTest::addColumn<int>("kitaRon");
  QTest::addColumn<bool>("kokushi");
  QTest::addColumn<bool>("wins");
  QTest::addColumn<bool>("chankan");
  QTest::newRow("none: nobody") << int(KitaRon::None) << false << false << false;
  QTest::newRow("none: not kokushi either") << int(KitaRon::None) << true << false << false;
  QTest::newRow("any hand, no chankan") << int(KitaRon::NoChankan) << false << true << false;
  QTest::newRow("any hand, chankan") << int(KitaRon::Chankan) << false << true << true;
  QTest::newRow("kokushi only: another hand") << int(KitaRon::KokushiOnly) << false << false << false;
  QTest::newRow("kokushi only: kokushi") << int(KitaRon::KokushiOnly) << true << true << false;
}

void TestRoundThree::wonOn() {
  QFETCH(int, kitaRon);
  QFETCH(bool, kokushi);
  QFETCH(bool, wins);
  QFETCH(bool, chankan);
  RuleSet rules = tenhouSanma();
  rules.kitaRon = static_cast<KitaRon>(kitaRon);
  Scenario scenario(rules);
  scenario.deadExcept({0, 1})
      .hand(0, "147p258s8s5p12346z")
      .hand(1, kokushi ? kKokushi : "123456p789p44z99s")
      .draws("3p9m2s9p")
      .rinshan("3p");
  Table table(scenario);
  table.dahai(0, "3p");
  if (kokushi)
    table.dahai(1, "9m");
  else
    table.riichi(1, "9m");
  table.dahai(2, "2s");
  table.kita(0);
  QCOMPARE(table.can(1, ActionType::Ron, "4z"), wins);
  if (!wins) {
    QCOMPARE(table.board().phase, BoardPhase::Discard);
    return;
  }
  table.ron({1});
  const HoraInfo info = *table.last<Hora>().info;
  QCOMPARE(int(info.from), 0);
  QCOMPARE(info.winTile, test::tile("4z"));
  QCOMPARE(test::hasYaku(table.last<Hora>().info->result, YakuId::Chankan), chankan);
  QVERIFY(test::hasYaku(table.last<Hora>().info->result, kokushi ? YakuId::Kokushi : YakuId::DoubleRiichi));
}

void TestRoundThree::ippatsuSurvivesForThatRon() {
  for (const bool robbed : {true, false}) {
    Scenario scenario(tenhouSanma());
    scenario.deadExcept({0, 1})
        .hand(0, "147p258s8s5p12346z")
        .hand(1, kWaitsForNorth)
        .draws("3p9m2s6p9s")
        .rinshan("3p");
    Table table(scenario);
    table.dahai(0, "3p");
    table.riichi(1, "9m");
    table.dahai(2, "2s");
    table.kita(0);
    if (robbed) {
      table.ron({1});
    } else {
      table.pass();
      table.dahai(0, "3p");
      table.tsumo(1);
    }
    QCOMPARE(test::hasYaku(table.last<Hora>().info->result, YakuId::Ippatsu), robbed);
  }
}

void TestRoundThree::passingItMakesNoFuriten() {
  Scenario scenario(tenhouSanma());
  scenario.deadExcept({0, 1})
      .hand(0, "147p258s8s5p12346z")
      .hand(1, kWaitsForNorth)
      .draws("3p9m2s6p")
      .rinshan("9s");
  Table table(scenario);
  table.dahai(0, "3p");
  table.riichi(1, "9m");
  table.dahai(2, "2s");
  table.kita(0);
  QVERIFY(table.can(1, ActionType::Ron));
  table.pass();
  QVERIFY(!table.round().viewOf(1).furiten.any());
  table.dahai(0, "9s");
  QVERIFY(table.can(1, ActionType::Ron, "9s"));
}

void TestRoundThree::furitenMayNotWinOnIt() {
  Scenario scenario(tenhouSanma());
  scenario.deadExcept({0, 1}).hand(0, "147p258s8s5p12346z").hand(1, kWaitsForNorth).draws("3p9s2s6p");
  Table table(scenario);
  table.dahai(0, "3p");
  table.dahai(1, "9s");  // its own wait
  table.dahai(2, "2s");
  table.kita(0);
  QVERIFY(!table.can(1, ActionType::Ron));
  QCOMPARE(table.denied(1, ActionType::Ron).reason, DenialReason::FuritenDiscard);
}

void TestRoundThree::breaksTurns_data() {
  QTest::addColumn<bool>("breaks");
  QTest::newRow("like a call") << true;
  QTest::newRow("by option not") << false;
}

void TestRoundThree::breaksTurns() {
  QFETCH(bool, breaks);
  RuleSet rules = tenhouSanma();
  rules.kitaBreaksTurns = breaks;
  rules.abortKyuushu = true;
  Scenario scenario(rules);
  // Seat 0 sets North aside at once; seat 1 could declare double riichi, seat 2 nine outer tiles.
  scenario.hand(0, "147p258s8s5p12346z")
      .hand(1, "123456p789p1z999s")
      .hand(2, "19m19p1s25567z134p")
      .draws("3p6s6s")
      .rinshan("8p");
  Table table(scenario);
  table.kita(0);
  QCOMPARE(table.board().firstTurn, !breaks);
  table.dahai(0, "8p");
  table.riichi(1, "6s");
  QCOMPARE(table.board().player(1).doubleRiichi, !breaks);
  QCOMPARE(table.can(2, ActionType::Kyuushu), !breaks);
}

void TestRoundThree::rinshan_data() {
  QTest::addColumn<bool>("rinshan");
  QTest::newRow("rinshan") << true;
  QTest::newRow("by option not") << false;
}

void TestRoundThree::rinshan() {
  QFETCH(bool, rinshan);
  RuleSet rules = tenhouSanma();
  rules.kitaRinshan = rinshan;
  Scenario scenario(rules);
  scenario.deadExcept({0}).hand(0, "123456p789p1s99s4z").draws("8p").draw(3, "1s").rinshan("1s");
  Table table(scenario);
  table.dahai(0, "8p");
  table.until(0);
  QVERIFY(table.can(0, ActionType::Kita));
  table.kita(0);
  table.tsumo(0);
  QCOMPARE(test::hasYaku(table.last<Hora>().info->result, YakuId::Rinshan), rinshan);
  QVERIFY(table.last<Tsumo>().rinshan);
}

// An open kan's indicator is turned with the next discard; a North set aside before it turns it at once.
void TestRoundThree::pendingIndicatorComesFirst() {
  Scenario scenario(tenhouSanma());
  scenario.deadExcept({1}).hand(1, "999p147p258s1234z").draws("9p").rinshan("8p8s");
  Table table(scenario);
  table.dahai(0, "9p");
  table.take(1, ActionType::Daiminkan);
  QCOMPARE(table.course(), std::string("KTDmR"));
  table.kita(1);
  QCOMPARE(table.course(), std::string("KTDmRNOR"));
  table.dahai(1, "8s");
  QCOMPARE(table.course(), std::string("KTDmRNORDT"));
}

// Four closed kans and four Norths: the fourth and fifth indicator are the last tiles of the live wall.
void TestRoundThree::fiveIndicatorsAndEightReplacements() {
  RuleSet rules = tenhouSanma();
  rules.abortSuukaikan = AbortSuukaikan::None;
  Scenario scenario(rules);
  scenario.hand(0, "111222333444p1s")
      .draws("1p")
      .rinshan("2p3p4p4z4z4z4z1s")
      .dora("5s6s7s8s5z")
      .ura("5s6s7s8s5z");
  Table table(scenario);
  for (const char *four : {"1111p", "2222p", "3333p", "4444p"})
    table.ankan(0, four);
  QCOMPARE(table.board().doraIndicators.size(), std::size_t{5});
  QCOMPARE(table.board().doraIndicators[3], test::tile("8s"));
  QCOMPARE(table.board().doraIndicators[4], test::tile("5z"));
  QCOMPARE(table.round().wall().live[92], test::tile("8s"));
  QCOMPARE(table.round().wall().live[90], test::tile("5z"));
  for (int i = 0; i < 4; ++i)
    table.kita(0);
  QCOMPARE(int(table.board().rinshanDrawn), 8);
  QCOMPARE(int(table.board().tilesLeft), 46);
  QVERIFY(table.can(0, ActionType::Tsumo));
  table.dahai(0, "1s");
  // Nobody comes to the indicators: the wall ends before them.
  table.playOut();
  QCOMPARE(int(table.board().tilesLeft), 0);
}

void TestRoundThree::lastSeatDeals() {
  RoundStart start;
  start.scores = {35000, 35000, 35000, 0};
  start.kyoku = 5;  // of two east rounds in one
  Scenario scenario(tenhouSanma());
  scenario.start(start).hand(2, "147p258s19m12344z").hand(0, "19m258p258s12367z").draws("9p");
  Table table(scenario);
  QCOMPARE(int(table.board().dealer), 2);
  QCOMPARE(int(table.board().turn), 2);
  QCOMPARE(int(table.board().seatWind(0)), 1);
  table.dahai(2, "9p");
  table.until(0);
  QCOMPARE(int(table.board().tilesLeft), 53);
}

JANSO_TEST(TestRoundThree);
#include "tst_roundthree.moc"
