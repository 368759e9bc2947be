// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Kans: replacement tiles, when the new indicator is turned and for what it counts, robbing, and four kans.
#include <QTest>
#include <algorithm>

#include "support/scenario.h"
#include "support/testprogram.h"

using namespace janso;
using test::Scenario;
using test::Table;

namespace {

std::size_t indicatorsOfWin(const Table &table) {
  return table.last<Hora>().info->doraIndicators.size();
}

// Plays until `seat` holds the replacement tile of a kan of this type: 6z by seat 0 (ankan) or seat 1.
Table afterKan(MeldType type, KanDora when, const char *rinshan) {
  RuleSet rules = basicAriAri();
  rules.kanDoraAnkan = when;
  rules.kanDoraDaiminkan = when;
  rules.kanDoraKakan = when;
  Scenario scenario(rules);
  scenario.rinshan(rinshan).dora("1s9m");
  switch (type) {
    case MeldType::Ankan: {
      scenario.deadExcept({0}).hand(0, "666z34p456m678s88p").draws("6z");
      Table table(scenario);
      table.ankan(0, "6666z");
      return table;
    }
    case MeldType::Daiminkan: {
      scenario.deadExcept({1}).hand(1, "666z34p456m678s88p").draws("6z");
      Table table(scenario);
      table.dahai(0, "6z");
      table.take(1, ActionType::Daiminkan);
      return table;
    }
    default: {
      scenario.deadExcept({1}).hand(1, "66z34p456m678s88p7z").draws("6z5z7z5z6z");
      Table table(scenario);
      table.dahai(0, "6z");
      table.take(1, ActionType::Pon);
      table.dahai(1, "7z");
      table.until(1);
      table.kakan(1, "6z");
      return table;
    }
  }
}

}  // namespace

class TestRoundKan : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void turnsTheIndicator_data();
  void turnsTheIndicator();
  void turnedWithDiscardCountsForRonOnIt();
  void pendingIndicatorComesBeforeTheNextReplacement();
  void pendingIndicatorAndRobbingTheNextKan_data();
  void pendingIndicatorAndRobbingTheNextKan();
  void replacementShortensTheWall();
  void uraUnderKanDora_data();
  void uraUnderKanDora();
  void withoutDora();
  void robbedByAnyWin();
  void kokushiRobsAClosedKan_data();
  void kokushiRobsAClosedKan();
  void noFifthKan();
  void fourKansOfTwoPlayers_data();
  void fourKansOfTwoPlayers();
  void fourthKansDiscardMayBeRonned();
  void fourKansOfOnePlayerGoOn();
  void lastTileAsReplacement_data();
  void lastTileAsReplacement();
};

void TestRoundKan::turnsTheIndicator_data() {
  QTest::addColumn<int>("type");
  QTest::addColumn<int>("when");
  QTest::addColumn<QByteArray>("course");     // from the kan to the decision
  QTest::addColumn<QByteArray>("discarded");  // then
  QTest::addColumn<int>("indicatorsOfRinshan");
  struct Timing {
    const char *name;
    KanDora when;
    const char *course, *discarded;
    int rinshan;
  };
  const std::array<Timing, 4> timings{{{"before the draw", KanDora::ImmediateBeforeDraw, "OR", "D", 2},
                                       {"after the draw", KanDora::AfterDrawBeforeDiscard, "RO", "D", 2},
                                       {"with the discard", KanDora::WithDiscard, "R", "OD", 1},
                                       {"never", KanDora::Never, "R", "D", 1}}};
  const std::array<std::pair<const char *, MeldType>, 3> types{
      {{"ankan", MeldType::Ankan}, {"daiminkan", MeldType::Daiminkan}, {"kakan", MeldType::Kakan}}};
  for (const auto &[name, type] : types) {
    for (const Timing &t : timings)
      QTest::newRow((QByteArray(name) + " " + t.name).constData())
          << static_cast<int>(type) << static_cast<int>(t.when) << QByteArray(t.course)
          << QByteArray(t.discarded) << t.rinshan;
  }
}

void TestRoundKan::turnsTheIndicator() {
  QFETCH(int, type);
  QFETCH(int, when);
  QFETCH(QByteArray, course);
  QFETCH(QByteArray, discarded);
  QFETCH(int, indicatorsOfRinshan);
  const MeldType meld = static_cast<MeldType>(type);
  const char letter = "cpmak"[type];
  Table table = afterKan(meld, static_cast<KanDora>(when), "7z");
  const std::string all = table.course();
  QCOMPARE(QByteArray::fromStdString(all.substr(all.find(letter) + 1)), course);
  const int seat = table.board().turn;
  table.dahai(seat, "7z");
  QCOMPARE(QByteArray::fromStdString(table.course(all.size())).first(discarded.size()), discarded);
  QCOMPARE(table.board().doraIndicators.size(),
           static_cast<KanDora>(when) == KanDora::Never ? std::size_t{1} : std::size_t{2});

  Table winning = afterKan(meld, static_cast<KanDora>(when), "2p");
  QVERIFY(winning.last<Tsumo>().rinshan);
  winning.tsumo(winning.board().turn);
  QVERIFY(test::hasYaku(winning.last<Hora>().info->result, YakuId::Rinshan));
  QCOMPARE(indicatorsOfWin(winning), static_cast<std::size_t>(indicatorsOfRinshan));
}

void TestRoundKan::turnedWithDiscardCountsForRonOnIt() {
  RuleSet rules = basicAriAri();
  rules.kanDoraAnkan = KanDora::WithDiscard;
  Scenario scenario(rules);
  scenario.deadExcept({0, 1})
      .hand(0, "666z147m258p369s1z")
      .hand(1, "34p456m456678s88p")
      .draws("6z")
      .rinshan("2p")
      .dora("1s1p");
  Table table(scenario);
  table.ankan(0, "6666z");
  table.dahai(0, "2p");
  table.ron({1});
  QCOMPARE(table.course(), std::string("KTaRODH"));
  QCOMPARE(indicatorsOfWin(table), std::size_t{2});
  QVERIFY(test::hasYaku(table.last<Hora>().info->result, YakuId::Dora));  // 1p points to the 2p
}

void TestRoundKan::pendingIndicatorComesBeforeTheNextReplacement() {
  Scenario scenario(tenhou());
  scenario.deadExcept({1}).hand(1, "666z777z34p456m88p").draws("6z").rinshan("7z5z").dora("1s9m8s");
  Table table(scenario);
  table.dahai(0, "6z");
  table.take(1, ActionType::Daiminkan);
  QCOMPARE(table.course(), std::string("KTDmR"));
  table.ankan(1, "7777z");
  QCOMPARE(table.course(), std::string("KTDmRaOOR"));
  table.dahai(1, "5z");
  QCOMPARE(table.course().substr(0, 10), std::string("KTDmRaOORD"));
  QCOMPARE(table.board().doraIndicators, (test::handOf<InlineVec<Tile, 5>>("1s9m8s")));
}

void TestRoundKan::pendingIndicatorAndRobbingTheNextKan_data() {
  QTest::addColumn<bool>("before");
  QTest::newRow("turned before the next kan may be robbed") << true;
  QTest::newRow("turned once nobody has robbed the next kan") << false;
}

// A kan added right after another one: whether who robs it sees the indicator of the first.
void TestRoundKan::pendingIndicatorAndRobbingTheNextKan() {
  QFETCH(bool, before);
  RuleSet rules = tenhou();
  QVERIFY(!rules.kanDoraBeforeChankan && mahjongSoul().kanDoraBeforeChankan);
  rules.kanDoraBeforeChankan = before;
  Scenario scenario(rules);
  scenario.hand(0, test::kDeadHands[0])
      .hand(1, "22p666z34567m88s7z")
      .hand(2, "13p456m456789s99s")
      .hand(3, test::kDeadHands[2])
      .draws("2p5z5z6z")
      .rinshan("2p")
      .dora("1s9m");
  Table table(scenario);
  table.dahai(0, "2p");
  table.take(1, ActionType::Pon);
  table.dahai(1, "7z");
  table.until(0);
  table.dahai(0, "6z");
  table.take(1, ActionType::Daiminkan);
  table.kakan(1, "2p");
  QCOMPARE(table.board().doraIndicators.size(), std::size_t{before ? 2U : 1U});
  // Where nobody robs it, it is turned before the replacement tile in any case.
  Table passed = table;
  passed.pass();
  QVERIFY2(passed.course().ends_with("kOR"), passed.course().c_str());
  table.ron({2});
  QVERIFY(test::hasYaku(table.last<Hora>().info->result, YakuId::Chankan));
  QCOMPARE(indicatorsOfWin(table), std::size_t{before ? 2U : 1U});
}

void TestRoundKan::replacementShortensTheWall() {
  Table table = afterKan(MeldType::Ankan, KanDora::ImmediateBeforeDraw, "7z");
  QCOMPARE(int(table.board().tilesLeft), 68);
  QCOMPARE(int(table.board().rinshanDrawn), 1);
  table.playOut();
  const std::string course = table.course();
  QCOMPARE(std::count(course.begin(), course.end(), 'T') + std::count(course.begin(), course.end(), 'R'),
           std::ptrdiff_t{70});
}

void TestRoundKan::uraUnderKanDora_data() {
  QTest::addColumn<bool>("ura");
  QTest::addColumn<bool>("kanUra");
  QTest::addColumn<int>("turned");
  QTest::newRow("ura and kan ura") << true << true << 2;
  QTest::newRow("ura, no kan ura") << true << false << 1;
  QTest::newRow("no ura") << false << true << 0;
}

void TestRoundKan::uraUnderKanDora() {
  QFETCH(bool, ura);
  QFETCH(bool, kanUra);
  QFETCH(int, turned);
  RuleSet rules = basicAriAri();
  rules.uraDora = ura;
  rules.kanUraDora = kanUra;
  Scenario scenario(rules);
  scenario.deadExcept({0})
      .hand(0, "555z456m678s34p88p")
      .draws("6z7z7z7z5z")
      .rinshan("2p")
      .dora("1s1s")
      .ura("9s9s");
  Table table(scenario);
  table.riichi(0, "6z");
  table.until(0);
  table.ankan(0, "5555z");
  table.tsumo(0);
  QCOMPARE(table.last<Hora>().info->uraIndicators.size(), static_cast<std::size_t>(turned));

  // Without riichi nobody looks.
  Scenario closed(rules);
  closed.deadExcept({0}).hand(0, "34p456m456678s88p").draws("2p");
  Table quiet(closed);
  quiet.tsumo(0);
  QVERIFY(quiet.last<Hora>().info->uraIndicators.empty());
}

void TestRoundKan::withoutDora() {
  RuleSet rules = basicAriAri();
  rules.kanDora = false;
  Scenario scenario(rules);
  scenario.deadExcept({0}).hand(0, "666z34p456m678s88p").draws("6z").rinshan("7z");
  Table table(scenario);
  table.ankan(0, "6666z");
  QCOMPARE(table.course(), std::string("KTaR"));
  rules.dora = false;
  Scenario none(rules);
  Table bare(none);
  QVERIFY(bare.board().doraIndicators.empty());
}

void TestRoundKan::robbedByAnyWin() {
  // 13p waits for 2p without a yaku: robbing gives one.
  Scenario scenario;
  scenario.hand(0, "22p147m147s12344z")
      .hand(1, "13p456m456789s99s")
      .hand(2, test::kDeadHands[0])
      .hand(3, "258m58p258s12345z")
      .draws("5z6z7z2p6z7z7z2p");
  Table table(scenario);
  table.until(3);
  table.dahai(3, "2p");
  QCOMPARE(table.denied(1, ActionType::Ron).reason, DenialReason::NoYaku);
  table.take(0, ActionType::Pon);
  table.dahai(0, "7m");
  table.until(0);
  table.kakan(0, "2p");
  QCOMPARE(table.board().phase, BoardPhase::AfterKakan);
  QVERIFY(table.can(1, ActionType::Ron));
  Table robbed = table;
  robbed.ron({1});
  QVERIFY(test::hasYaku(robbed.last<Hora>().info->result, YakuId::Chankan));
  QVERIFY(!test::hasYaku(robbed.last<Hora>().info->result, YakuId::Houtei));
  QCOMPARE(robbed.last<Hora>().info->result.payments[0], -robbed.last<Hora>().info->result.deltas[0]);
  table.pass();
  QVERIFY(table.last<Tsumo>().rinshan);
  QCOMPARE(int(table.last<Tsumo>().seat), 0);
}

void TestRoundKan::kokushiRobsAClosedKan_data() {
  QTest::addColumn<bool>("allowed");
  QTest::newRow("by option") << true;
  QTest::newRow("not by option") << false;
}

void TestRoundKan::kokushiRobsAClosedKan() {
  QFETCH(bool, allowed);
  RuleSet rules = basicAriAri();
  rules.chankanAnkanKokushi = allowed;
  Scenario scenario(rules);
  scenario.hand(0, "666z258m258p258s1z")
      .hand(1, "19m19p19s1234577z")
      .hand(2, test::kDeadHands[0])
      .hand(3, test::kDeadHands[2])
      .draws("6z")
      .rinshan("5z");
  Table table(scenario);
  table.ankan(0, "6666z");
  QCOMPARE(table.can(1, ActionType::Ron, "6z"), allowed);
  if (allowed) {
    Table passed = table;
    passed.pass();
    QVERIFY(passed.round().viewOf(1).furiten.temporary);
    table.ron({1});
    QVERIFY(test::hasYaku(table.last<Hora>().info->result, YakuId::Kokushi));
    QCOMPARE(int(table.last<Hora>().info->from), 0);
  } else {
    QVERIFY(!table.round().viewOf(1).furiten.any());
  }

  // Any other hand has to let a closed kan stand.
  Scenario other(rules);
  other.deadExcept({0, 1}).hand(0, "333p147m258s1234z").hand(1, "12p456m456789s99s").draws("3p");
  Table plain(other);
  plain.ankan(0, "3333p");
  QVERIFY(plain.round().decisionOf(1) == nullptr);
  QVERIFY(!plain.round().viewOf(1).furiten.any());
}

namespace {

// Seat 0 makes three closed kans, seat 1 can make the fourth.
Scenario threeKans(const RuleSet &rules) {
  Scenario scenario(rules);
  scenario.hand(0, "111222333z12m12p")
      .hand(1, "666z258m258p258s7z")
      .hand(2, "34p456m45667888s")
      .hand(3, "777z147m147p147s5z")
      .draws("1z6z")
      .rinshan("2z3z9m2p");
  return scenario;
}

Table threeKansMade(const RuleSet &rules) {
  Table table(threeKans(rules));
  table.ankan(0, "1111z");
  table.ankan(0, "2222z");
  table.ankan(0, "3333z");
  table.dahai(0, "9m");
  return table;
}

}  // namespace

void TestRoundKan::noFifthKan() {
  Scenario scenario;
  scenario.hand(0, "111222333444z1m")
      .hand(1, "6666z258m258p258s")
      .hand(2, "777z147m147p147s5z")
      .hand(3, "369m369p369s55z68m")
      .draws("1z5z")
      .rinshan("2z3z4z7z");
  Table table(scenario);
  for (const char *four : {"1111z", "2222z", "3333z", "4444z"})
    table.ankan(0, four);
  table.dahai(0, "7z");
  QVERIFY(table.can(2, ActionType::Pon));
  QVERIFY(!table.can(2, ActionType::Daiminkan));
  QCOMPARE(table.denied(2, ActionType::Daiminkan).reason, DenialReason::FourKans);
  table.pass();
  QVERIFY(!table.can(1, ActionType::Ankan));
  QCOMPARE(table.denied(1, ActionType::Ankan).reason, DenialReason::FourKans);
}

void TestRoundKan::fourKansOfTwoPlayers_data() {
  QTest::addColumn<int>("rule");
  QTest::addColumn<QByteArray>("course");
  QTest::newRow("no abortion") << static_cast<int>(AbortSuukaikan::None) << QByteArray("TaORDT");
  QTest::newRow("at the declaration") << static_cast<int>(AbortSuukaikan::AtDeclaration) << QByteArray("TaX");
  QTest::newRow("after the discard") << static_cast<int>(AbortSuukaikan::AfterFourthKansDiscard)
                                     << QByteArray("TaORDX");
}

void TestRoundKan::fourKansOfTwoPlayers() {
  QFETCH(int, rule);
  QFETCH(QByteArray, course);
  RuleSet rules = tenhou();
  rules.abortSuukaikan = static_cast<AbortSuukaikan>(rule);
  Table table = threeKansMade(rules);
  const std::size_t before = table.events().size() - 1;
  table.ankan(1, "6666z");
  if (!table.round().isOver())
    table.dahai(1, "7z");
  // Seat 3 holds three 7z: where the hand is aborted after the discard it may not call it.
  if (!table.round().isOver())
    table.pass();
  QCOMPARE(QByteArray::fromStdString(table.course(before)), course);
  if (table.round().isOver()) {
    QCOMPARE(table.last<Ryukyoku>().info->type, DrawType::Suukaikan);
    QVERIFY(table.outcome().dealerStays && table.outcome().abortive && table.outcome().addHonba);
  }
}

void TestRoundKan::fourthKansDiscardMayBeRonned() {
  Table table = threeKansMade(tenhou());
  table.ankan(1, "6666z");
  table.dahai(1, "2p");
  QVERIFY(table.can(2, ActionType::Ron));
  table.ron({2});
  QVERIFY(std::holds_alternative<Hora>(table.events().back()));
}

void TestRoundKan::fourKansOfOnePlayerGoOn() {
  RuleSet rules = tenhou();
  Scenario scenario(rules);
  scenario.hand(0, "111222333444z1m").draws("1z").rinshan("2z3z4z7z");
  Table table(scenario);
  for (const char *four : {"1111z", "2222z", "3333z", "4444z"})
    table.ankan(0, four);
  table.dahai(0, "7z");
  QVERIFY(!table.round().isOver());
}

void TestRoundKan::lastTileAsReplacement_data() {
  QTest::addColumn<bool>("together");
  QTest::newRow("rinshan only") << false;
  QTest::newRow("rinshan and haitei by option") << true;
}

void TestRoundKan::lastTileAsReplacement() {
  QFETCH(bool, together);
  RuleSet rules = basicAriAri();
  rules.haiteiWithRinshan = together;
  // The 69th draw is seat 0's: a kan then takes the last tile.
  Scenario scenario(rules);
  scenario.deadExcept({0}).hand(0, "5555z34p456m678s8p").draw(68, "8p").rinshan("2p");
  Table table(scenario);
  while (table.board().tilesLeft > 1)
    table.goOn();
  table.ankan(0, "5555z");
  QCOMPARE(int(table.board().tilesLeft), 0);
  table.tsumo(0);
  QVERIFY(test::hasYaku(table.last<Hora>().info->result, YakuId::Rinshan));
  QCOMPARE(test::hasYaku(table.last<Hora>().info->result, YakuId::Haitei), together);
}

JANSO_TEST(TestRoundKan);
#include "tst_roundkan.moc"
