// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Riichi: who may declare, when the stick is paid, ippatsu, double riichi, and kans afterwards.
#include <QTest>
#include <algorithm>

#include "support/scenario.h"
#include "support/testprogram.h"

using namespace janso;
using test::Scenario;
using test::Table;

namespace {}  // namespace

class TestRoundRiichi : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void offersEveryDiscardThatLeavesTenpai();
  void needsPoints_data();
  void needsPoints();
  void needsTilesInTheWall_data();
  void needsTilesInTheWall();
  void needsAClosedHand();
  void closedKanKeepsItClosed();
  void needsALivingWait_data();
  void needsALivingWait();
  void stickIsPaidWhenNobodyRons();
  void stickIsNotPaidWhenRonned();
  void acceptedBeforeTheCall();
  void bindsTheHand();
  void doubleRiichi();
  void callEndsDoubleRiichi();
  void ippatsuForOneRound();
  void callEndsIppatsu();
  void robbedKanKeepsIppatsu();
  void kanAfterRiichi_data();
  void kanAfterRiichi();
  void kanAfterRiichiNeedsTheDrawnTile();
};

void TestRoundRiichi::offersEveryDiscardThatLeavesTenpai() {
  Scenario scenario;
  scenario.deadExcept({0}).hand(0, "34066p456m45678s").draws("6s");
  Table table(scenario);
  std::vector<std::string> faces;
  for (const Action &action : table.round().decisionOf(0)->legal) {
    if (action.type == ActionType::Riichi)
      faces.push_back(toMpsz(action.tile));
  }
  QVERIFY(!faces.empty());
  for (const std::string &face : faces) {
    TileCounts counts = table.round().viewOf(0).concealedCounts();
    counts.remove(test::tile(face));
    QVERIFY2(!waits(counts, 0).empty(), face.c_str());
  }
  for (const Action &action : table.round().decisionOf(0)->legal) {
    if (action.type != ActionType::Dahai)
      continue;
    TileCounts counts = table.round().viewOf(0).concealedCounts();
    counts.remove(action.tile);
    const bool offered = std::find(faces.begin(), faces.end(), toMpsz(action.tile)) != faces.end();
    QCOMPARE(offered, !waits(counts, 0).empty());
  }
  QVERIFY(table.can(0, ActionType::Tsumo));
}

void TestRoundRiichi::needsPoints_data() {
  QTest::addColumn<int>("minimum");
  QTest::addColumn<int>("score");
  QTest::addColumn<bool>("may");
  QTest::newRow("exactly 1000") << 1000 << 1000 << true;
  QTest::newRow("900") << 1000 << 900 << false;
  QTest::newRow("none needed, in debt") << 0 << -500 << true;
  QTest::newRow("none needed, nothing left") << 0 << 0 << true;
}

void TestRoundRiichi::needsPoints() {
  QFETCH(int, minimum);
  QFETCH(int, score);
  QFETCH(bool, may);
  RuleSet rules = basicAriAri();
  rules.riichiMinPoints = minimum;
  Scenario scenario(rules);
  scenario.start({0, 0, 0, 0, {score, 30000, 30000, 40000 - score}})
      .deadExcept({0})
      .hand(0, test::kTanyaoWait)
      .draws("6z");
  Table table(scenario);
  QCOMPARE(table.can(0, ActionType::Riichi, "6z"), may);
  QCOMPARE(table.denied(0, ActionType::Riichi).reason, may ? DenialReason::None : DenialReason::TooFewPoints);
}

void TestRoundRiichi::needsTilesInTheWall_data() {
  QTest::addColumn<int>("minimum");
  QTest::addColumn<int>("left");
  QTest::addColumn<bool>("may");
  QTest::newRow("four left") << 4 << 4 << true;
  QTest::newRow("three left") << 4 << 3 << false;
  QTest::newRow("any, none left") << 0 << 0 << true;
}

void TestRoundRiichi::needsTilesInTheWall() {
  QFETCH(int, minimum);
  QFETCH(int, left);
  QFETCH(bool, may);
  RuleSet rules = basicAriAri();
  rules.riichiMinWall = static_cast<std::uint8_t>(minimum);
  // The seat that draws with so many left waits for 5z, all of which lie in hands: nothing happens before.
  const int seat = (70 - left - 1) % 4;
  Scenario scenario(rules);
  scenario.deadExcept({seat, (seat + 1) % 4})
      .hand(seat, "5z123m456m789m123p")
      .hand((seat + 1) % 4, "555z369m369p36s12z");
  Table table(scenario);
  while (table.board().tilesLeft > left)
    table.goOn();
  QCOMPARE(int(table.board().turn), seat);
  QCOMPARE(table.can(seat, ActionType::Riichi), may);
  if (!may)
    QCOMPARE(table.denied(seat, ActionType::Riichi).reason, DenialReason::TooFewTiles);
}

void TestRoundRiichi::needsAClosedHand() {
  Scenario scenario;
  scenario.deadExcept({1}).hand(1, "34p456m678s88p77z5z").draws("7z6z5z5z1z");
  Table table(scenario);
  table.dahai(0, "7z");
  table.take(1, ActionType::Pon);
  table.dahai(1, "5z");
  table.until(1);
  QVERIFY(!table.can(1, ActionType::Riichi));
  QCOMPARE(table.denied(1, ActionType::Riichi).reason, DenialReason::OpenHand);
}

void TestRoundRiichi::closedKanKeepsItClosed() {
  Scenario scenario;
  scenario.deadExcept({0}).hand(0, "34p456m678s88p777z").draws("7z").rinshan("6z");
  Table table(scenario);
  table.ankan(0, "7777z");
  QVERIFY(table.can(0, ActionType::Riichi, "6z"));
}

void TestRoundRiichi::needsALivingWait_data() {
  QTest::addColumn<int>("karaten");
  QTest::addColumn<bool>("may");
  QTest::newRow("shape decides") << static_cast<int>(Karaten::TenpaiAlways) << true;
  QTest::newRow("dead in the concealed hand") << static_cast<int>(Karaten::NotenConcealedOnly) << false;
  QTest::newRow("dead in hand and melds") << static_cast<int>(Karaten::NotenCountingMelds) << false;
}

void TestRoundRiichi::needsALivingWait() {
  QFETCH(int, karaten);
  QFETCH(bool, may);
  RuleSet rules = basicAriAri();
  rules.karaten = static_cast<Karaten>(karaten);
  // 6666z as triplet and single: waits for a fifth.
  Scenario scenario(rules);
  scenario.deadExcept({0}).hand(0, "6666z456m456678s").draws("5z");
  Table table(scenario);
  QCOMPARE(table.can(0, ActionType::Riichi, "5z"), may);
}

void TestRoundRiichi::stickIsPaidWhenNobodyRons() {
  Scenario scenario;
  scenario.deadExcept({1}).hand(1, test::kTanyaoWait).draws("5z6z7z");
  Table table(scenario);
  table.dahai(0, "5z");
  table.riichi(1, "6z");
  QCOMPARE(table.course(), std::string("KTDTLDAT"));
  QCOMPARE(table.board().scores[1], 24000);
  QCOMPARE(int(table.board().kyotaku), 1);
  QVERIFY(table.board().players[1].pond[0].riichi);
  QVERIFY(table.board().players[1].ippatsu);
}

void TestRoundRiichi::stickIsNotPaidWhenRonned() {
  Scenario scenario;
  scenario.deadExcept({1, 2}).hand(1, test::kTanyaoWait).hand(2, "6z123m123p123s789m").draws("5z6z");
  Table table(scenario);
  table.dahai(0, "5z");
  table.riichi(1, "6z");
  table.ron({2});
  QCOMPARE(table.course(), std::string("KTDTLDH"));
  QCOMPARE(table.board().players[1].riichi, RiichiState::Declared);
  QCOMPARE(int(table.board().kyotaku), 0);
  QCOMPARE(table.board().scores[1], 25000 + table.last<Hora>().info->result.deltas[1]);
}

void TestRoundRiichi::acceptedBeforeTheCall() {
  Scenario scenario;
  scenario.deadExcept({1, 2}).hand(1, test::kTanyaoWait).hand(2, "66z258m258p258s12z").draws("5z6z");
  Table table(scenario);
  table.dahai(0, "5z");
  table.riichi(1, "6z");
  table.take(2, ActionType::Pon);
  QCOMPARE(table.course(), std::string("KTDTLDAp"));
  QVERIFY(!table.board().players[1].ippatsu);
  // The declaring tile is called away; the next discard that stays is turned instead.
  QCOMPARE(int(table.board().players[1].pond[0].calledBy), 2);
}

void TestRoundRiichi::bindsTheHand() {
  Scenario scenario;
  scenario.deadExcept({0}).hand(0, test::kTanyaoWait).draws("6z5z7z5z7z");
  Table table(scenario);
  table.riichi(0, "6z");
  table.until(0);
  const Decision *decision = table.round().decisionOf(0);
  QVERIFY(decision != nullptr);
  QCOMPARE(decision->legal.size(), std::size_t{1});
  QVERIFY(decision->legal[0].tsumogiri);
  QCOMPARE(decision->legal[0].tile, test::tile("7z"));
  QCOMPARE(table.denied(0, ActionType::Dahai).reason, DenialReason::InRiichi);
}

void TestRoundRiichi::doubleRiichi() {
  Scenario scenario;
  scenario.deadExcept({0}).hand(0, test::kTanyaoWait).draws("6z7z2p");
  Table table(scenario);
  table.riichi(0, "6z");
  QVERIFY(table.board().players[0].doubleRiichi);
  table.dahai(1, "7z");
  table.dahai(2, "2p");
  table.ron({0});
  QVERIFY(test::hasYaku(table.last<Hora>().info->result, YakuId::DoubleRiichi));
  QVERIFY(!test::hasYaku(table.last<Hora>().info->result, YakuId::Riichi));
}

void TestRoundRiichi::callEndsDoubleRiichi() {
  Scenario pon;
  pon.deadExcept({1, 3}).hand(1, test::kTanyaoWait).hand(3, "55z147m147p147s12z").draws("5z7z6z");
  Table table(pon);
  table.dahai(0, "5z");
  table.take(3, ActionType::Pon);
  table.dahai(3, "1z");
  table.dahai(0, "7z");
  table.riichi(1, "6z");
  QVERIFY(!table.board().players[1].doubleRiichi);

  Scenario kan;
  kan.deadExcept({0, 1}).hand(0, "666z147m147p147s1z").hand(1, test::kTanyaoWait).draws("6z5z").rinshan("7z");
  Table closed(kan);
  closed.ankan(0, "6666z");
  closed.dahai(0, "7z");
  closed.riichi(1, "5z");
  QVERIFY(!closed.board().players[1].doubleRiichi);
}

void TestRoundRiichi::ippatsuForOneRound() {
  Scenario scenario;
  scenario.deadExcept({1}).hand(1, test::kTanyaoWait).draws("5z6z7z5z7z5p2p");
  Table tsumo(scenario);
  tsumo.dahai(0, "5z");
  tsumo.riichi(1, "6z");
  tsumo.until(1);
  tsumo.tsumo(1);
  QVERIFY(test::hasYaku(tsumo.last<Hora>().info->result, YakuId::Ippatsu));

  Scenario later;
  later.deadExcept({1}).hand(1, test::kTanyaoWait).draws("5z6z7z5z7z6z2p");
  Table ron(later);
  ron.dahai(0, "5z");
  ron.riichi(1, "6z");
  ron.until(1);
  QVERIFY(ron.board().players[1].ippatsu);
  ron.dahai(1, "6z");
  QVERIFY(!ron.board().players[1].ippatsu);
  ron.dahai(2, "2p");
  ron.ron({1});
  QVERIFY(test::hasYaku(ron.last<Hora>().info->result, YakuId::DoubleRiichi));
  QVERIFY(!test::hasYaku(ron.last<Hora>().info->result, YakuId::Ippatsu));

  RuleSet rules = basicAriAri();
  rules.ippatsu = false;
  Scenario without(rules);
  without.deadExcept({1}).hand(1, test::kTanyaoWait).draws("5z6z2p");
  Table none(without);
  none.dahai(0, "5z");
  none.riichi(1, "6z");
  none.dahai(2, "2p");
  none.ron({1});
  QVERIFY(!test::hasYaku(none.last<Hora>().info->result, YakuId::Ippatsu));
}

void TestRoundRiichi::callEndsIppatsu() {
  Scenario scenario;
  scenario.deadExcept({0, 1}).hand(0, "55z2p147m147s1234z").hand(1, test::kTanyaoWait).draws("7z6z5z");
  Table table(scenario);
  table.dahai(0, "7z");
  table.riichi(1, "6z");
  table.dahai(2, "5z");
  table.take(0, ActionType::Pon);
  table.dahai(0, "2p");
  table.ron({1});
  QVERIFY(test::hasYaku(table.last<Hora>().info->result, YakuId::DoubleRiichi));
  QVERIFY(!test::hasYaku(table.last<Hora>().info->result, YakuId::Ippatsu));
}

void TestRoundRiichi::robbedKanKeepsIppatsu() {
  Scenario scenario;
  scenario.hand(0, "22p147m147s12344z")
      .hand(1, test::kTanyaoWait)
      .hand(2, test::kDeadHands[0])
      .hand(3, test::kDeadHands[2])
      .draws("5z6z7z2p6z7z7z2p");
  Table table(scenario);
  table.dahai(0, "5z");
  table.dahai(1, "6z");
  table.dahai(2, "7z");
  table.dahai(3, "2p");
  table.take(0, ActionType::Pon);
  table.dahai(0, "7m");
  table.riichi(1, "6z");
  table.dahai(2, "7z");
  table.dahai(3, "7z");
  table.kakan(0, "2p");
  table.ron({1});
  QVERIFY(test::hasYaku(table.last<Hora>().info->result, YakuId::Ippatsu));
  QVERIFY(test::hasYaku(table.last<Hora>().info->result, YakuId::Chankan));
  QCOMPARE(int(table.last<Hora>().info->from), 0);
  QCOMPARE(table.all<DoraRevealed>().size(), std::size_t{0});
}

void TestRoundRiichi::kanAfterRiichi_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<QByteArray>("drawn");
  QTest::addColumn<int>("rule");
  QTest::addColumn<bool>("may");
  struct Case {
    const char *name;
    const char *hand;
    const char *drawn;
    std::array<bool, 4> may;  // in the order of RiichiAnkan
  };
  const std::array<Case, 4> cases{{
      {"a triplet apart", "555z456m678s34p88p", "5z", {true, true, true, false}},
      {"a triplet that may be runs, the wait stays", "111222333m78p99s", "1m", {false, true, true, false}},
      {"the wait changes", "3334p456m456678s", "3p", {false, false, false, false}},
      {"the drawn tile wins", "33345p456m456s99s", "3p", {false, false, false, false}},
  }};
  const std::array<const char *, 4> names{"same wait and structure", "same wait", "not a winning tile",
                                          "never"};
  for (const Case &c : cases) {
    for (std::size_t rule = 0; rule < 4; ++rule)
      QTest::newRow((QByteArray(c.name) + ", rule: " + names[rule]).constData())
          << QByteArray(c.hand) << QByteArray(c.drawn) << static_cast<int>(rule) << c.may[rule];
  }
}

void TestRoundRiichi::kanAfterRiichi() {
  QFETCH(QByteArray, hand);
  QFETCH(QByteArray, drawn);
  QFETCH(int, rule);
  QFETCH(bool, may);
  RuleSet rules = basicAriAri();
  rules.riichiAnkan = static_cast<RiichiAnkan>(rule);
  Scenario scenario(rules);
  scenario.hand(0, hand.toStdString()).draws("6z7z7z7z" + drawn.toStdString());
  // Quiet neighbors: nothing but tiles that nobody needs, their draws go back at once.
  scenario.hand(1, "147s258s69s11223z").hand(2, "147s25p258s1444z2z").hand(3, "999m669p33s13334z");
  Table table(scenario);
  table.riichi(0, "6z");
  table.until(0);
  QCOMPARE(table.can(0, ActionType::Ankan), may);
  if (!may)
    QCOMPARE(table.denied(0, ActionType::Ankan).reason, rules.riichiAnkan == RiichiAnkan::Never
                                                            ? DenialReason::InRiichi
                                                            : DenialReason::WaitWouldChange);
}

void TestRoundRiichi::kanAfterRiichiNeedsTheDrawnTile() {
  Scenario scenario;
  scenario.hand(0, "33334p456m456s99s").draws("6z5z5z5z7z");
  Table table(scenario);
  table.riichi(0, "6z");
  table.until(0);
  QVERIFY(!table.can(0, ActionType::Ankan));
  QCOMPARE(table.denied(0, ActionType::Ankan).reason, DenialReason::InRiichi);
}

JANSO_TEST(TestRoundRiichi);
#include "tst_roundriichi.moc"
