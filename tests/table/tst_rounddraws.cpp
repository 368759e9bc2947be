// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Hands without a winner: noten payments, nagashi mangan, and the abortive draws.
#include <QTest>

#include "support/scenario.h"
#include "support/testprogram.h"

using namespace janso;
using test::Scenario;
using test::Table;

namespace {

// Tenpai by one tile each; they fit into one set together, or with the dead hands.
constexpr std::array<const char *, 4> kTenpai{"123456789m123p5z", "123456789m123p6z", "123456789p123s7z",
                                              "123456789s111z2z"};

// Eighteen terminals and honors, as many as a seat draws at most.
constexpr const char *kOuterTiles = "5z5z5z5z6z6z6z6z7z7z7z7z1m1m1m9m9m9m";

// Hands in which `seat` discards nothing but outer tiles when everybody gives back his draw.
Scenario nagashi(const RuleSet &rules, int seat, const RoundStart &start) {
  Scenario scenario(rules);
  scenario.start(start).deadExcept({seat}).hand(seat, "2244668m224466p");
  const std::vector<Tile> outer = test::tiles(kOuterTiles);
  std::size_t next = 0;
  for (int n = (seat - start.kyoku + 4) % 4; n < kDraws; n += 4)
    scenario.draw(n, toMpsz(outer[next++]));
  return scenario;
}

const RyukyokuInfo &drawOf(const Table &table) {
  static RyukyokuInfo info;
  info = *table.last<Ryukyoku>().info;
  return info;
}

}  // namespace

class TestRoundDraws : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void notenPayments_data();
  void notenPayments();
  void dealerStays_data();
  void dealerStays();
  void sticksStayOnTheTable();
  void deadWaitIsNoten();
  void nagashiMangan_data();
  void nagashiMangan();
  void nagashiNeedsAllDiscards();
  void nagashiClosed_data();
  void nagashiClosed();
  void kyuushu_data();
  void kyuushu();
  void kyuushuOnlyAtOnce();
  void suufon_data();
  void suufon();
  void suucha_data();
  void suucha();
  void fourthRiichiMayBeRonned();
  void severalRons_data();
  void severalRons();
};

void TestRoundDraws::notenPayments_data() {
  QTest::addColumn<int>("tenpai");
  QTest::addColumn<int>("receives");
  QTest::addColumn<int>("pays");
  QTest::newRow("nobody") << 0 << 0 << 0;
  QTest::newRow("one") << 1 << 3000 << 1000;
  QTest::newRow("two") << 2 << 1500 << 1500;
  QTest::newRow("three") << 3 << 1000 << 3000;
  QTest::newRow("all") << 4 << 0 << 0;
}

void TestRoundDraws::notenPayments() {
  QFETCH(int, tenpai);
  QFETCH(int, receives);
  QFETCH(int, pays);
  Scenario scenario;
  for (int seat = 0; seat < 4; ++seat)
    scenario.hand(seat, seat < tenpai ? kTenpai[static_cast<std::size_t>(seat)]
                                      : test::kDeadHands[static_cast<std::size_t>(3 - seat) % 3]);
  if (tenpai == 0)
    scenario.hand(0, "1122m5588p369s12z");
  Table table(scenario);
  table.playOut();
  const RyukyokuInfo &draw = drawOf(table);
  QCOMPARE(draw.type, DrawType::Exhaustive);
  for (int seat = 0; seat < 4; ++seat) {
    const std::size_t at = static_cast<std::size_t>(seat);
    QCOMPARE(draw.tenpai[at], seat < tenpai);
    QCOMPARE(draw.deltas[at], seat < tenpai ? receives : -pays);
    QCOMPARE(draw.hands[at].empty(), seat >= tenpai);
    QCOMPARE(table.outcome().scores[at], 25000 + draw.deltas[at]);
  }
  QCOMPARE(table.outcome().dealerStays, tenpai > 0);
  QVERIFY(table.outcome().addHonba);
  QVERIFY(!table.outcome().abortive);
}

void TestRoundDraws::dealerStays_data() {
  QTest::addColumn<int>("renchan");
  QTest::addColumn<bool>("tenpai");
  QTest::addColumn<bool>("stays");
  QTest::newRow("win or tenpai, tenpai") << static_cast<int>(Renchan::WinOrTenpai) << true << true;
  QTest::newRow("win or tenpai, noten") << static_cast<int>(Renchan::WinOrTenpai) << false << false;
  QTest::newRow("win only, tenpai") << static_cast<int>(Renchan::WinOnly) << true << false;
  QTest::newRow("never, tenpai") << static_cast<int>(Renchan::Never) << true << false;
}

void TestRoundDraws::dealerStays() {
  QFETCH(int, renchan);
  QFETCH(bool, tenpai);
  QFETCH(bool, stays);
  RuleSet rules = basicAriAri();
  rules.renchan = static_cast<Renchan>(renchan);
  Scenario scenario(rules);
  scenario.deadExcept({0}).hand(0, tenpai ? kTenpai[0] : "1122m5588p369s12z");
  Table table(scenario);
  table.playOut();
  QCOMPARE(table.outcome().dealerStays, stays);
  QCOMPARE(table.outcome().dealerTenpai, tenpai);
}

void TestRoundDraws::sticksStayOnTheTable() {
  Scenario scenario;
  scenario.start({0, 0, 2, 2, {25000, 23000, 25000, 25000}}).deadExcept({0}).hand(0, kTenpai[0]).draws("6z");
  Table table(scenario);
  table.riichi(0, "6z");
  table.playOut();
  QCOMPARE(int(table.outcome().kyotaku), 3);
  QCOMPARE(table.outcome().scores[0], 25000 - 1000 + 3000);
}

void TestRoundDraws::deadWaitIsNoten() {
  // Waits for a fifth 6z only.
  Scenario scenario;
  scenario.deadExcept({0}).hand(0, "6666z456m456678s");
  Table table(scenario);
  table.playOut();
  QVERIFY(!drawOf(table).tenpai[0]);
}

void TestRoundDraws::nagashiMangan_data() {
  QTest::addColumn<int>("seat");
  QTest::addColumn<bool>("isWin");
  QTest::addColumn<int>("renchan");
  QTest::addColumn<std::vector<int>>("deltas");
  QTest::addColumn<int>("kyotaku");
  QTest::addColumn<bool>("stays");
  QTest::addColumn<bool>("honba");
  const int tenpai = static_cast<int>(NagashiRenchan::DealerTenpai);
  const int winner = static_cast<int>(NagashiRenchan::DealerIsNagashiWinner);
  // The seat with the outer discards is tenpai for seven pairs; the table has 2 counters and a stick.
  QTest::newRow("other, as a draw") << 1 << false << tenpai << std::vector{-4000, 8000, -2000, -2000} << 1
                                    << false << true;
  QTest::newRow("dealer, as a draw") << 0 << false << tenpai << std::vector{12000, -4000, -4000, -4000} << 1
                                     << true << true;
  QTest::newRow("other, as a win") << 2 << true << winner << std::vector{-4200, -2200, 8600, -2200} << 0
                                   << false << false;
  QTest::newRow("dealer, as a win") << 0 << true << winner << std::vector{12600, -4200, -4200, -4200} << 0
                                    << true << true;
}

void TestRoundDraws::nagashiMangan() {
  QFETCH(int, seat);
  QFETCH(bool, isWin);
  QFETCH(int, renchan);
  QFETCH(std::vector<int>, deltas);
  QFETCH(int, kyotaku);
  QFETCH(bool, stays);
  QFETCH(bool, honba);
  RuleSet rules = tenhou();
  rules.nagashiIsWin = isWin;
  rules.nagashiTakesBonus = isWin;
  rules.nagashiRenchan = static_cast<NagashiRenchan>(renchan);
  Table table(nagashi(rules, seat, {0, 0, 2, 1, {24000, 25000, 25000, 25000}}));
  table.playOut();
  const RyukyokuInfo &draw = drawOf(table);
  QCOMPARE(draw.type, DrawType::NagashiMangan);
  for (std::size_t i = 0; i < 4; ++i) {
    QCOMPARE(draw.nagashi[i], static_cast<int>(i) == seat);
    QCOMPARE(draw.deltas[i], deltas[i]);
    const int stick = isWin && static_cast<int>(i) == seat ? 1000 : 0;
    QCOMPARE(draw.scores[i], (i == 0 ? 24000 : 25000) + deltas[i] + stick);
  }
  QCOMPARE(int(table.outcome().kyotaku), kyotaku);
  QCOMPARE(table.outcome().dealerStays, stays);
  QCOMPARE(table.outcome().addHonba, honba);

  rules.nagashiMangan = false;
  Table off(nagashi(rules, seat, {0, 0, 2, 1, {24000, 25000, 25000, 25000}}));
  off.playOut();
  QCOMPARE(drawOf(off).type, DrawType::Exhaustive);
}

void TestRoundDraws::nagashiNeedsAllDiscards() {
  // Seat 2 takes seat 1's first discard; from then on the n-th draw is that of the seat one further.
  Scenario scenario(tenhou());
  scenario.deadExcept({1, 2}).hand(1, "2244668m224466p").hand(2, "78m258m258p58s123z").draw(1, "9m");
  const std::vector<Tile> outer = test::tiles("5z5z5z5z6z6z6z6z7z7z7z7z1m1m1m1p1p");
  std::size_t next = 0;
  for (int n = 4; n < kDraws; n += 4)
    scenario.draw(n, toMpsz(outer[next++]));
  Table table(scenario);
  table.until(1);
  table.dahai(1, "9m");
  table.take(2, ActionType::Chi);
  table.playOut();
  for (const PondTile &discarded : table.board().players[1].pond)
    QVERIFY(isYaochuu(discarded.tile.kind()));
  QVERIFY(!drawOf(table).nagashi[1]);
}

void TestRoundDraws::nagashiClosed_data() {
  QTest::addColumn<bool>("closed");
  QTest::newRow("open hands too") << false;
  QTest::newRow("closed hands only") << true;
}

void TestRoundDraws::nagashiClosed() {
  QFETCH(bool, closed);
  RuleSet rules = tenhou();
  rules.nagashiClosed = closed;
  // Seat 1 calls the dealer's first discard: from then on the n-th draw is that of the seat one further.
  Scenario scenario(rules);
  scenario.deadExcept({1}).hand(1, "77z1z244668m2446p").draw(0, "7z");
  const std::vector<Tile> outer = test::tiles("5z5z5z5z6z6z6z6z1m1m1m9m9m9m1p1p1p");
  std::size_t next = 0;
  for (int n = 4; n < kDraws; n += 4)
    scenario.draw(n, toMpsz(outer[next++]));
  Table table(scenario);
  table.dahai(0, "7z");
  table.take(1, ActionType::Pon);
  table.dahai(1, "1z");
  table.playOut();
  QCOMPARE(drawOf(table).nagashi[1], !closed);
}

void TestRoundDraws::kyuushu_data() {
  QTest::addColumn<bool>("option");
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<bool>("may");
  QTest::newRow("nine kinds") << true << QByteArray("19m19p19s123z2258m") << true;
  QTest::newRow("eight kinds") << true << QByteArray("19m19p19s12z22588m") << false;
  QTest::newRow("option off") << false << QByteArray("19m19p19s123z2258m") << false;
}

void TestRoundDraws::kyuushu() {
  QFETCH(bool, option);
  QFETCH(QByteArray, hand);
  QFETCH(bool, may);
  RuleSet rules = tenhou();
  rules.abortKyuushu = option;
  Scenario scenario(rules);
  scenario.start({0, 0, 1, 1, {24000, 25000, 25000, 25000}})
      .deadExcept({1})
      .hand(1, hand.toStdString())
      .draws("5z4p");
  Table table(scenario);
  table.dahai(0, "5z");
  QCOMPARE(table.can(1, ActionType::Kyuushu), may);
  if (!may)
    return;
  table.kyuushu(1);
  const RyukyokuInfo &draw = drawOf(table);
  QCOMPARE(draw.type, DrawType::Kyuushu);
  QCOMPARE(int(draw.declarer), 1);
  QCOMPARE(draw.hands[1].size(), std::size_t{14});
  QVERIFY(draw.hands[0].empty());
  QVERIFY(table.outcome().dealerStays && table.outcome().addHonba && table.outcome().abortive);
  QCOMPARE(int(table.outcome().kyotaku), 1);
}

void TestRoundDraws::kyuushuOnlyAtOnce() {
  Scenario scenario(tenhou());
  scenario.deadExcept({1, 3})
      .hand(1, "19m19p19s123z2258m")
      .hand(3, "55z147m147p147s12z")
      .draws("5z6z6z7z7z4p5p6p");
  Table called(scenario);
  called.dahai(0, "5z");
  called.take(3, ActionType::Pon);
  called.dahai(3, "1z");
  called.dahai(0, "6z");
  QVERIFY(!called.can(1, ActionType::Kyuushu));

  Table second(scenario);
  second.dahai(0, "5z");
  second.pass();
  QVERIFY(second.can(1, ActionType::Kyuushu));
  second.dahai(1, "6z");
  second.until(1);
  QVERIFY(!second.can(1, ActionType::Kyuushu));
}

void TestRoundDraws::suufon_data() {
  QTest::addColumn<bool>("option");
  QTest::addColumn<QByteArray>("fourth");
  QTest::addColumn<bool>("aborts");
  QTest::newRow("four of one wind") << true << QByteArray("1z") << true;
  QTest::newRow("another wind") << true << QByteArray("2z") << false;
  QTest::newRow("option off") << false << QByteArray("1z") << false;
}

void TestRoundDraws::suufon() {
  QFETCH(bool, option);
  QFETCH(QByteArray, fourth);
  QFETCH(bool, aborts);
  RuleSet rules = tenhou();
  rules.abortSuufon = option;
  Scenario scenario(rules);
  scenario.deadExcept({3}).hand(3, "12z123456789m55p").draws("6z6z7z7z");
  Table table(scenario);
  for (int seat = 0; seat < 3; ++seat)
    table.dahai(seat, "1z");
  table.dahai(3, fourth.toStdString());
  QCOMPARE(table.round().isOver(), aborts);
  if (aborts) {
    QCOMPARE(drawOf(table).type, DrawType::Suufon);
    QVERIFY(table.outcome().abortive && table.outcome().dealerStays);
  }
}

void TestRoundDraws::suucha_data() {
  QTest::addColumn<bool>("option");
  QTest::newRow("four riichi abort") << true;
  QTest::newRow("option off") << false;
}

void TestRoundDraws::suucha() {
  QFETCH(bool, option);
  RuleSet rules = tenhou();
  rules.abortSuucha = option;
  Scenario scenario(rules);
  for (int seat = 0; seat < 4; ++seat)
    scenario.hand(seat, kTenpai[static_cast<std::size_t>(seat)]);
  scenario.draws("4z4z4z3z");
  Table table(scenario);
  for (int seat = 0; seat < 4; ++seat)
    table.riichi(seat, seat < 3 ? "4z" : "3z");
  QCOMPARE(table.course().substr(0, 18), std::string(option ? "KTLDATLDATLDATLDAX" : "KTLDATLDATLDATLDAT"));
  QCOMPARE(table.round().isOver(), option);
  if (option) {
    QCOMPARE(drawOf(table).type, DrawType::Suucha);
    QCOMPARE(int(table.outcome().kyotaku), 4);
    for (const HandTiles &hand : drawOf(table).hands)
      QCOMPARE(hand.size(), std::size_t{13});
  }
}

void TestRoundDraws::fourthRiichiMayBeRonned() {
  Scenario scenario(tenhou());
  for (int seat = 0; seat < 4; ++seat)
    scenario.hand(seat, kTenpai[static_cast<std::size_t>(seat)]);
  scenario.draws("4z4z4z5z");
  Table table(scenario);
  for (int seat = 0; seat < 3; ++seat)
    table.riichi(seat, "4z");
  table.riichi(3, "5z");
  table.ron({0});
  QVERIFY(std::holds_alternative<Hora>(table.events().back()));
  QCOMPARE(table.board().players[3].riichi, RiichiState::Declared);
}

void TestRoundDraws::severalRons_data() {
  QTest::addColumn<int>("several");
  QTest::addColumn<std::vector<int>>("seats");
  QTest::addColumn<std::vector<int>>("paid");
  const int all = static_cast<int>(MultiRon::All);
  const int bump = static_cast<int>(MultiRon::HeadBump);
  const int abort = static_cast<int>(MultiRon::Abort);
  QTest::newRow("two, all are paid") << all << std::vector{3, 1} << std::vector{1, 3};
  QTest::newRow("two, head bump") << bump << std::vector{3, 1} << std::vector{1};
  QTest::newRow("two, abortive") << abort << std::vector{2, 3} << std::vector<int>{};
  QTest::newRow("three, all are paid") << all << std::vector{3, 2, 1} << std::vector{1, 2, 3};
  QTest::newRow("three, head bump") << bump << std::vector{3, 2, 1} << std::vector{1};
  QTest::newRow("three, abortive") << abort << std::vector{1, 2, 3} << std::vector<int>{};
}

void TestRoundDraws::severalRons() {
  QFETCH(int, several);
  QFETCH(std::vector<int>, seats);
  QFETCH(std::vector<int>, paid);
  RuleSet rules = basicAriAri();
  rules.doubleRon = static_cast<MultiRon>(several);
  rules.tripleRon = static_cast<MultiRon>(several);
  Scenario scenario(rules);
  scenario.hand(0, test::kDeadHands[0])
      .hand(1, "34p456m456678s88p")
      .hand(2, "34p222678m234s77p")
      .hand(3, "34p234567m56788s")
      .draws("2p");
  Table table(scenario);
  table.dahai(0, "2p");
  for (int seat : seats) {
    if (table.round().decisionOf(seat) != nullptr)
      table.answer(seat, ActionType::Ron, {}, {});
  }
  table.pass();
  QVERIFY(table.round().isOver());
  std::vector<int> winners;
  for (const Hora &hora : table.all<Hora>())
    winners.push_back(hora.info->winner);
  QCOMPARE(winners, paid);
  if (paid.empty()) {
    QCOMPARE(drawOf(table).type, DrawType::TripleRon);
    for (int seat : seats)
      QCOMPARE(drawOf(table).hands[static_cast<std::size_t>(seat)].size(), std::size_t{13});
    QVERIFY(table.outcome().abortive && table.outcome().dealerStays);
  }
}

JANSO_TEST(TestRoundDraws);
#include "tst_rounddraws.moc"
