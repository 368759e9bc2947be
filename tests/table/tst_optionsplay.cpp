// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Options of play that game records do not show: riichi in debt, kans after riichi against every reading of
// the hand, dead waits, a wall that kans have used up, and draws.
#include <QTest>
#include <algorithm>

#include "rules/reading.h"
#include "rules/tenpai.h"
#include "support/scenario.h"
#include "support/testprogram.h"
#include "table/match.h"

using namespace janso;
using test::Scenario;
using test::Table;

namespace {

PackedTiles packed(const TileCounts &counts) {
  PackedTiles tiles{};
  for (Kind kind = 0; kind < kKinds; ++kind)
    tiles[kind / 9U] |= std::uint64_t{counts[kind]} << (kind % 9U * 4U);
  return tiles;
}

// Whether the three tiles of `kind` are a triplet in every way to read every win of the 13 tiles `held`.
bool onlyATriplet(const TileCounts &held, Kind kind) {
  for (Kind wait : waits(held, 0)) {
    TileCounts won = held;
    if (++won[wait] > 4)
      continue;
    Divisions divisions;
    findDivisions(packed(won), divisions);
    for (const Division &division : divisions) {
      bool triplet = false;
      for (int i = 0; i < division.size; ++i)
        triplet = triplet || division.group(i) == kind;
      if (!triplet)
        return false;
    }
  }
  return true;
}

bool canKan(const TileCounts &held, Kind kind, RiichiAnkan rule) {
  const KindSet waiting = waits(held, 0);
  TileCounts after = held;
  after[kind] = 0;
  if (rule == RiichiAnkan::Never || waiting.has(kind) || waits(after, 1) != waiting)
    return false;
  return rule != RiichiAnkan::SameWaitAndStructure || onlyATriplet(held, kind);
}

std::string handText(const TileCounts &counts) {
  std::string text;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    for (int i = 0; i < counts[kind]; ++i)
      text += toMpsz(Tile(kind));
  }
  return text;
}

// Thirteen tiles of two suits: many triplets, and shapes that can be read in several ways.
TileCounts crowdedHand(test::Random &random) {
  TileCounts counts;
  while (counts.total() < 13) {
    const Kind kind = static_cast<Kind>(random.below(2) * 9 + random.below(6));
    const std::size_t copies = kind % 9 == 4 ? 3 : 4;  // the red five stays out
    if (counts[kind] < copies)
      ++counts[kind];
  }
  return counts;
}

}  // namespace

class TestOptionsPlay : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void riichiInDebt();
  void kanAfterRiichiByEveryReading_data();
  void kanAfterRiichiByEveryReading();
  void deadWaits_data();
  void deadWaits();
  void lastTileDrawnByAKan();
  void fourthKanIsAnOpenOne_data();
  void fourthKanIsAnOpenOne();
  void twoNagashi_data();
  void twoNagashi();
};

void TestOptionsPlay::riichiInDebt() {
  // EMA: nobody is bankrupt, and a stick may be borrowed.
  for (const int score : {500, -3000}) {
    Scenario scenario(ema2016());
    scenario.start({0, 0, 0, 0, {score, 40000, 40000, 40000 - score}})
        .deadExcept({0})
        .hand(0, "34p456m456678s88p")
        .draws("6z");
    Table table(scenario);
    table.riichi(0, "6z");
    QCOMPARE(table.board().scores[0], score - 1000);
    QVERIFY(!table.round().isOver());
    table.playOut();
    QVERIFY(!nextHand(ema2016(), scenario.start(), table.outcome()).matchOver);
  }
}

void TestOptionsPlay::kanAfterRiichiByEveryReading_data() {
  QTest::addColumn<int>("rule");
  QTest::newRow("same wait and structure") << static_cast<int>(RiichiAnkan::SameWaitAndStructure);
  QTest::newRow("same wait") << static_cast<int>(RiichiAnkan::SameWait);
  QTest::newRow("not a winning tile") << static_cast<int>(RiichiAnkan::NotAWinningTile);
}

void TestOptionsPlay::kanAfterRiichiByEveryReading() {
  QFETCH(int, rule);
  RuleSet rules = basicAriAri();
  rules.riichiAnkan = static_cast<RiichiAnkan>(rule);
  test::Random random(17);
  int allowed = 0;
  int forbidden = 0;
  for (int tries = 0; tries < 40000 && allowed + forbidden < 300; ++tries) {
    const TileCounts held = crowdedHand(random);
    if (!isTenpai(held, {}, rules.karaten))
      continue;
    for (Kind kind = 0; kind < 18; ++kind) {
      if (held[kind] != 3)
        continue;
      // The fourth of a five is the red one.
      const std::string fourth = toMpsz(Tile(kind, kind % 9 == 4));
      Scenario scenario(rules);
      scenario.hand(0, handText(held)).draws("6z7z7z7z" + fourth);
      Table table(scenario);
      table.riichi(0, "6z");
      table.until(0);
      const bool may = canKan(held, kind, rules.riichiAnkan);
      QVERIFY2(table.can(0, ActionType::Ankan) == may, (handText(held) + " and " + fourth).c_str());
      ++(may ? allowed : forbidden);
    }
  }
  QVERIFY2(allowed > 20 && forbidden > 20, qPrintable(QStringLiteral("%1 %2").arg(allowed).arg(forbidden)));
}

void TestOptionsPlay::deadWaits_data() {
  QTest::addColumn<int>("karaten");
  QTest::addColumn<int>(
      "shape");  // 0 all four concealed, 1 three of them in a pon, 2 all four in a closed kan
  QTest::addColumn<bool>("tenpai");
  const std::array<std::pair<const char *, std::array<bool, 3>>, 3> shapes{
      {{"all four concealed", {true, false, false}},
       {"three in an own pon", {true, true, false}},
       {"all four in an own closed kan", {true, true, false}}}};
  const std::array<const char *, 3> names{"shape decides", "concealed copies count", "melds count too"};
  for (std::size_t shape = 0; shape < 3; ++shape) {
    for (std::size_t rule = 0; rule < 3; ++rule)
      QTest::newRow((QByteArray(shapes[shape].first) + ", " + names[rule]).constData())
          << static_cast<int>(rule) << static_cast<int>(shape) << shapes[shape].second[rule];
  }
}

void TestOptionsPlay::deadWaits() {
  QFETCH(int, karaten);
  QFETCH(int, shape);
  QFETCH(bool, tenpai);
  RuleSet rules = basicAriAri();
  rules.karaten = static_cast<Karaten>(karaten);
  Scenario scenario(rules);
  switch (shape) {
    case 0: {
      scenario.deadExcept({1}).hand(1, "6666z456m456678s").draws("5z5z");
      break;
    }
    case 1: {
      scenario.deadExcept({1}).hand(1, "666z123456789m9p").draws("6z");
      break;
    }
    default: {
      scenario.deadExcept({1})
          .hand(1, "333p12p456m45688s")
          .hand(3, "369m69p369s12344z")
          .draws("5z3p")
          .rinshan("5z");
      break;
    }
  }
  Table table(scenario);
  switch (shape) {
    case 0:
      table.dahai(0, "5z");
      QCOMPARE(table.can(1, ActionType::Riichi, "5z"), tenpai);
      table.dahai(1, "5z");
      break;
    case 1:
      table.dahai(0, "6z");
      table.take(1, ActionType::Pon);
      table.dahai(1, "9p");
      break;
    default:
      table.dahai(0, "5z");
      table.ankan(1, "3333p");
      QCOMPARE(table.can(1, ActionType::Riichi, "5z"), tenpai);
      table.dahai(1, "5z");
      break;
  }
  table.playOut();
  QCOMPARE(table.last<Ryukyoku>().info->tenpai[1], tenpai);
  QCOMPARE(table.last<Ryukyoku>().info->deltas[1], tenpai ? 3000 : 0);
}

// Whose kan takes the last tile discards the last discard: it may be ronned as houtei, but not called.
void TestOptionsPlay::lastTileDrawnByAKan() {
  Scenario scenario;
  scenario.hand(0, "5555z369m369p369s")
      .hand(1, "22p28m258s147s123z")
      .hand(2, test::kDeadHands[0])
      .hand(3, "13p456m456789s99s")
      .draw(68, "6z")
      .rinshan("2p")
      .dora("2p");
  Table table(scenario);
  while (table.board().tilesLeft > 1)
    table.goOn();
  table.ankan(0, "5555z");
  QCOMPARE(int(table.board().tilesLeft), 0);
  table.dahai(0, "2p");
  QVERIFY(table.round().decisionOf(1) == nullptr);
  QVERIFY(table.can(3, ActionType::Ron));
  Table passed = table;
  passed.pass();
  QCOMPARE(passed.last<Ryukyoku>().info->type, DrawType::Exhaustive);
  table.ron({3});
  QCOMPARE(table.last<Hora>().info->result.yaku[0].id, YakuId::Houtei);
}

void TestOptionsPlay::fourthKanIsAnOpenOne_data() {
  QTest::addColumn<int>("rule");
  QTest::addColumn<QByteArray>("course");
  QTest::newRow("no abortion") << static_cast<int>(AbortSuukaikan::None) << QByteArray("mRODT");
  QTest::newRow("at the declaration") << static_cast<int>(AbortSuukaikan::AtDeclaration) << QByteArray("mX");
  QTest::newRow("after the discard") << static_cast<int>(AbortSuukaikan::AfterFourthKansDiscard)
                                     << QByteArray("mRODX");
}

void TestOptionsPlay::fourthKanIsAnOpenOne() {
  QFETCH(int, rule);
  QFETCH(QByteArray, course);
  RuleSet rules = tenhou();
  rules.abortSuukaikan = static_cast<AbortSuukaikan>(rule);
  Scenario scenario(rules);
  scenario.hand(0, "111222333z12m12p")
      .hand(1, "666z258m258p258s7z")
      .hand(2, "369m369p369s4445z")
      .hand(3, "147m147p147s557z8m")
      .draws("1z")
      .rinshan("2z3z6z7z");
  Table table(scenario);
  for (const char *four : {"1111z", "2222z", "3333z"})
    table.ankan(0, four);
  table.dahai(0, "6z");
  const std::size_t before = table.events().size();
  table.take(1, ActionType::Daiminkan);
  if (!table.round().isOver())
    table.dahai(1, "7z");
  if (!table.round().isOver() && !table.round().pending().empty() && table.board().turn == 1)
    table.pass();
  QCOMPARE(QByteArray::fromStdString(table.course(before)), course);
}

void TestOptionsPlay::twoNagashi_data() {
  QTest::addColumn<bool>("isWin");
  QTest::addColumn<std::vector<int>>("deltas");
  QTest::addColumn<std::vector<int>>("scores");
  QTest::newRow("as a draw") << false << std::vector{-8000, 6000, 6000, -4000}
                             << std::vector{16000, 31000, 31000, 21000};
  QTest::newRow("as a win: counters to both, sticks to the first after the dealer")
      << true << std::vector{-8200, 6200, 6200, -4200} << std::vector{15800, 32200, 31200, 20800};
}

void TestOptionsPlay::twoNagashi() {
  QFETCH(bool, isWin);
  QFETCH(std::vector<int>, deltas);
  QFETCH(std::vector<int>, scores);
  RuleSet rules = tenhou();
  rules.nagashiIsWin = isWin;
  rules.nagashiTakesBonus = isWin;
  Scenario scenario(rules);
  scenario.start({0, 0, 1, 1, {24000, 25000, 25000, 25000}})
      .hand(0, "2244668m224466p")
      .hand(1, "2244668s224466p")
      .hand(2, "335577m335577p8s")
      .hand(3, "335577s357m3577p");
  const std::vector<Tile> outer = test::tiles("1111m9999m1111p9999p1111s9999s1111z2222z333z");
  std::size_t next = 0;
  for (int n = 0; n < kDraws; ++n) {
    if (n % 4 == 1 || n % 4 == 2)
      scenario.draw(n, toMpsz(outer[next++]));
  }
  Table table(scenario);
  table.playOut();
  const RyukyokuInfo draw = *table.last<Ryukyoku>().info;
  QCOMPARE(draw.nagashi, (std::array<bool, 4>{false, true, true, false}));
  for (std::size_t seat = 0; seat < 4; ++seat) {
    QCOMPARE(draw.deltas[seat], deltas[seat]);
    QCOMPARE(draw.scores[seat], scores[seat]);
  }
  QCOMPARE(int(table.outcome().kyotaku), isWin ? 0 : 1);
}

JANSO_TEST(TestOptionsPlay);
#include "tst_optionsplay.moc"
