// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the table tells the scorer of a win: who threw the tile and when, the deal, the dice, marked tiles,
// unrelated tiles. Seen in what the win is worth.
#include <QTest>
#include <algorithm>

#include "support/scenario.h"
#include "support/testprogram.h"

using namespace janso;
using test::Scenario;
using test::Table;

namespace {

RuleSet withYaku(std::initializer_list<YakuId> yaku) {
  RuleSet rules = basicAriAri();
  for (YakuId id : yaku)
    rules.optionalYaku |= optionalYakuBit(id);
  return rules;
}

int payment(const Table &table, std::size_t seat) {
  return table.last<Hora>().info->result.payments[seat];
}

}  // namespace

class TestWinFacts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void kanburi_data();
  void kanburi();
  void robbedKanIsNoKanburi();
  void kitaIsNoKanOfKanburi();
  void tsubameGaeshi();
  void openRiichiDealIn_data();
  void openRiichiDealIn();
  void shotBird_data();
  void shotBird();
  void winsInRow_data();
  void winsInRow();
  void wareme_data();
  void wareme();
  void kitaCounts();
  void pocchi_data();
  void pocchi();
  void unrelatedTiles_data();
  void unrelatedTiles();
  void arisuCounts();
};

void TestWinFacts::kanburi_data() {
  QTest::addColumn<QByteArray>("kan");
  QTest::addColumn<bool>("kanburi");
  QTest::newRow("closed kan") << QByteArray("closed") << true;
  QTest::newRow("open kan") << QByteArray("open") << true;
  QTest::newRow("a kan one turn before") << QByteArray("before") << false;
  QTest::newRow("no kan") << QByteArray("none") << false;
}

void TestWinFacts::kanburi() {
  QFETCH(QByteArray, kan);
  QFETCH(bool, kanburi);
  Scenario scenario(withYaku({YakuId::Kanburi}));
  const bool open = kan == "open";
  scenario.deadExcept({0, 1})
      .hand(0, "666z147m258p1234s")
      .hand(1, test::kTanyaoWait)
      .draws(open              ? "9s9m1m6z"
             : kan == "closed" ? "6z"
             : kan == "before" ? "6z9s9m1m2p"
                               : "2p")
      .rinshan(kan == "before" ? "9p" : "2p");
  Table table(scenario);
  if (open) {
    table.until(3);
    table.dahai(3, "6z");
    table.take(0, ActionType::Daiminkan);
  } else if (kan != "none") {
    table.ankan(0, "6666z");
  }
  if (kan == "before") {
    table.dahai(0, "9p");
    table.until(0);
  }
  table.dahai(0, "2p");
  table.ron({1});
  QCOMPARE(test::hasYaku(table.last<Hora>().info->result, YakuId::Kanburi), kanburi);
}

void TestWinFacts::robbedKanIsNoKanburi() {
  RuleSet rules = withYaku({YakuId::Kanburi});
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
  table.ron({2});
  QVERIFY(test::hasYaku(table.last<Hora>().info->result, YakuId::Chankan) &&
          !test::hasYaku(table.last<Hora>().info->result, YakuId::Kanburi));
}

void TestWinFacts::kitaIsNoKanOfKanburi() {
  for (const bool kan : {false, true}) {
    RuleSet rules = tenhouSanma();
    rules.optionalYaku = optionalYakuBit(YakuId::Kanburi);
    Scenario scenario(rules);
    scenario.hand(0, "222z147p258p123s4z")
        .hand(1, "34p456p456s678s88p")
        .hand(2, test::kDeadHandsOfThree[2])
        .draws(kan ? "2z" : "9s")
        .rinshan(kan ? "9s2p" : "2p");
    Table table(scenario);
    if (kan)
      table.ankan(0, "2222z");
    table.kita(0);
    table.dahai(0, "2p");
    table.ron({1});
    QCOMPARE(test::hasYaku(table.last<Hora>().info->result, YakuId::Kanburi), kan);
  }
}

void TestWinFacts::tsubameGaeshi() {
  for (const bool declared : {true, false}) {
    RuleSet rules = withYaku({YakuId::TsubameGaeshi});
    Scenario scenario(rules);
    scenario.deadExcept({0, 1}).hand(0, "123m67p567s11199s").hand(1, test::kTanyaoWait).draws("2p");
    Table table(scenario);
    if (declared)
      table.riichi(0, "2p");
    else
      table.dahai(0, "2p");
    table.ron({1});
    QCOMPARE(test::hasYaku(table.last<Hora>().info->result, YakuId::TsubameGaeshi), declared);
    // The stick stays with the declarer.
    QCOMPARE(int(table.outcome().kyotaku), 0);
    QCOMPARE(table.outcome().scores[0], 25000 - payment(table, 0));
  }
}

void TestWinFacts::openRiichiDealIn_data() {
  QTest::addColumn<bool>("option");
  QTest::addColumn<QByteArray>("discarder");
  QTest::addColumn<bool>("yakuman");
  QTest::newRow("not in riichi") << true << QByteArray("free") << true;
  QTest::newRow("with the tile that declares riichi") << true << QByteArray("declares") << true;
  QTest::newRow("in riichi: it has to throw it") << true << QByteArray("riichi") << false;
  QTest::newRow("without the option") << false << QByteArray("free") << false;
}

void TestWinFacts::openRiichiDealIn() {
  QFETCH(bool, option);
  QFETCH(QByteArray, discarder);
  QFETCH(bool, yakuman);
  RuleSet rules = basicAriAri();
  rules.openRiichi = true;
  rules.openRiichiDealInYakuman = option;
  const bool before = discarder == "riichi";
  Scenario scenario(rules);
  scenario.deadExcept({0, 1})
      .hand(0, test::kTanyaoWait)
      .hand(1, "123m67p567s11199s")
      .draws(before ? "7z6z9m1m7z2p" : "7z2p");
  Table table(scenario);
  table.openRiichi(0, "7z");
  if (before) {
    table.riichi(1, "6z");
    table.until(1);
  }
  if (discarder == "declares")
    table.riichi(1, "2p");
  else
    table.dahai(1, "2p");
  table.ron({0});
  QCOMPARE(test::hasYaku(table.last<Hora>().info->result, YakuId::OpenRiichiDealIn), yakuman);
}

void TestWinFacts::shotBird_data() {
  QTest::addColumn<QByteArray>("discarder");
  QTest::addColumn<bool>("chips");
  QTest::newRow("the discarder has no 7p") << QByteArray("147m258p1234s666z") << true;
  QTest::newRow("the discarder has a 7p") << QByteArray("147m247p1234s666z") << false;
}

void TestWinFacts::shotBird() {
  QFETCH(QByteArray, discarder);
  QFETCH(bool, chips);
  RuleSet rules = basicAriAri();
  rules.toriuchi = true;
  Scenario scenario(rules);
  scenario.hand(0, discarder.toStdString()).hand(1, "34p123m123s55577z").draws("2p");
  Table table(scenario);
  table.dahai(0, "2p");
  table.ron({1});
  const WinResult &result = table.last<Hora>().info->result;
  const bool paid = std::any_of(result.chipParts.begin(), result.chipParts.end(),
                                [](const ChipPart &part) { return part.reason == ChipReason::Toriuchi; });
  QCOMPARE(paid, chips);
}

void TestWinFacts::winsInRow_data() {
  QTest::addColumn<int>("before");
  QTest::addColumn<int>("dealer");
  QTest::addColumn<bool>("yakuman");
  QTest::newRow("the eighth") << 7 << 0 << true;
  QTest::newRow("the seventh") << 6 << 0 << false;
  QTest::newRow("not as dealer") << 7 << 1 << false;
}

void TestWinFacts::winsInRow() {
  QFETCH(int, before);
  QFETCH(int, dealer);
  QFETCH(bool, yakuman);
  RuleSet rules = basicAriAri();
  rules.paaRenchan = 8;
  RoundStart start;
  start.scores.fill(25000);
  start.kyoku = static_cast<std::uint8_t>(dealer);
  start.tally.winsInRow[0] = static_cast<std::uint8_t>(before);
  Scenario scenario(rules);
  scenario.start(start).deadExcept({0}).hand(0, test::kTanyaoWait).draws(dealer == 0 ? "2p" : "9m1m9s2p");
  Table table(scenario);
  if (dealer != 0)
    table.until(0);
  table.tsumo(0);
  QCOMPARE(test::hasYaku(table.last<Hora>().info->result, YakuId::PaaRenchan), yakuman);
  QCOMPARE(int(table.last<Hora>().info->tally.winsInRow[0]), before + 1);
}

void TestWinFacts::wareme_data() {
  QTest::addColumn<int>("rule");
  QTest::addColumn<int>("first");
  QTest::addColumn<int>("second");
  QTest::addColumn<std::vector<int>>("payments");
  // Seat 0 wins as dealer by self-draw.
  const int wareme = int(Wareme::Wareme);
  QTest::newRow("none") << int(Wareme::None) << 3 << 3 << std::vector{1, 1, 1};
  QTest::newRow("the winner") << wareme << 2 << 3 << std::vector{2, 2, 2};
  QTest::newRow("a payer") << wareme << 3 << 3 << std::vector{2, 1, 1};
  QTest::newRow("a payer, doubles") << int(Wareme::DaiWareme) << 3 << 3 << std::vector{4, 1, 1};
}

void TestWinFacts::wareme() {
  QFETCH(int, rule);
  QFETCH(int, first);
  QFETCH(int, second);
  QFETCH(std::vector<int>, payments);
  RuleSet rules = basicAriAri();
  rules.wareme = static_cast<Wareme>(rule);
  RuleSet plain = basicAriAri();
  std::array<std::int32_t, 4> usual{};
  for (const RuleSet &now : {plain, rules}) {
    Scenario scenario(now);
    scenario.deadExcept({0}).hand(0, test::kTanyaoWait).draws("7z9m1m9s2p").dice(first, second);
    Table table(scenario);
    table.dahai(0, "7z");
    table.until(0);
    table.tsumo(0);
    const WinResult &result = table.last<Hora>().info->result;
    if (now.wareme == Wareme::None)
      usual = result.payments;
    for (std::size_t seat = 1; seat < 4; ++seat)
      QCOMPARE(result.payments[seat],
               now.wareme == Wareme::None ? usual[seat] : usual[seat] * payments[seat - 1]);
  }
}

void TestWinFacts::kitaCounts() {
  Scenario scenario(tenhouSanma());
  scenario.deadExcept({0}).hand(0, "123456p789p11s99s").draws("4z").rinshan("9s").dora("7z");
  Table table(scenario);
  table.kita(0);
  table.tsumo(0);
  const WinResult &result = table.last<Hora>().info->result;
  const auto kita = std::find_if(result.yaku.begin(), result.yaku.end(),
                                 [](const YakuHan &y) { return y.id == YakuId::Kita; });
  QVERIFY(kita != result.yaku.end());
  QCOMPARE(int(kita->han), 1);
  // The absent player pays nothing.
  QCOMPARE(result.payments[3], 0);
  QCOMPARE(result.payments[1], result.payments[2]);
}

void TestWinFacts::pocchi_data() {
  QTest::addColumn<bool>("any");
  QTest::addColumn<QByteArray>("when");
  QTest::addColumn<bool>("wins");
  QTest::newRow("ippatsu") << false << QByteArray("at once") << true;
  QTest::newRow("later") << false << QByteArray("later") << false;
  QTest::newRow("later, by option") << true << QByteArray("later") << true;
  QTest::newRow("not in riichi") << true << QByteArray("no riichi") << false;
}

void TestWinFacts::pocchi() {
  QFETCH(bool, any);
  QFETCH(QByteArray, when);
  QFETCH(bool, wins);
  RuleSet rules = basicAriAri();
  rules.hakuPocchi = 1;
  rules.hakuPocchiAnyRiichi = any;
  Scenario scenario(rules);
  scenario.deadExcept({0})
      .hand(0, test::kTanyaoWait)
      .draws(when == "later" ? "7z9m1m9s6z9p9p1p0z" : "7z9m1m9s0z");
  Table table(scenario);
  if (when == "no riichi")
    table.dahai(0, "7z");
  else
    table.riichi(0, "7z");
  table.until(0);
  if (when == "later")
    table.until(0);
  QVERIFY(table.last<Tsumo>().tile.isPocchi());
  QCOMPARE(table.can(0, ActionType::Tsumo), wins);
  if (!wins)
    return;
  table.tsumo(0);
  QCOMPARE(table.last<Hora>().info->winTile, Tile::pocchi());
  // 5p makes the same yaku as 2p, and may be a red one's kind: whichever pays most.
  QVERIFY(table.last<Hora>().info->result.pocchiAs.isKnown());
}

void TestWinFacts::unrelatedTiles_data() {
  QTest::addColumn<bool>("option");
  QTest::addColumn<bool>("first");
  QTest::addColumn<bool>("wins");
  QTest::newRow("first draw") << true << true << true;
  QTest::newRow("second draw") << true << false << false;
  QTest::newRow("without the option") << false << true << false;
}

void TestWinFacts::unrelatedTiles() {
  QFETCH(bool, option);
  QFETCH(bool, first);
  QFETCH(bool, wins);
  const RuleSet rules = option ? withYaku({YakuId::ShiisanPuutaa, YakuId::ShiisuuPuutaa}) : basicAriAri();
  for (const char *last : {"4z", "5z"}) {
    Scenario scenario(rules);
    scenario.hand(1, "147m258p369s1234z")
        .draws(first ? std::string("9m") + last : std::string("9m9m9m9s1p") + last);
    Table table(scenario);
    table.dahai(0, "9m");
    while (table.board().turn != 1 || table.board().phase != BoardPhase::Discard)
      table.goOn();
    if (!first) {
      table.goOn();
      table.until(1);
    }
    QCOMPARE(table.can(1, ActionType::Tsumo, first ? last : std::string_view{}), wins);
    if (!wins)
      continue;
    table.tsumo(1);
    QVERIFY(test::hasYaku(table.last<Hora>().info->result,
                          last[0] == '4' ? YakuId::ShiisanPuutaa : YakuId::ShiisuuPuutaa));
  }
}

void TestWinFacts::arisuCounts() {
  RuleSet rules = basicAriAri();
  rules.arisu = Arisu::Any;
  Scenario scenario(rules);
  scenario.deadExcept({0}).hand(0, test::kTanyaoWait).draws("7z9m1m9s2p").dora("9s8p4m1s");
  Table table(scenario);
  table.dahai(0, "7z");
  table.until(0);
  table.tsumo(0);
  const WinResult &result = table.last<Hora>().info->result;
  const auto arisu = std::find_if(result.yaku.begin(), result.yaku.end(),
                                  [](const YakuHan &y) { return y.id == YakuId::Arisu; });
  QVERIFY(arisu != result.yaku.end());
  QCOMPARE(int(arisu->han), 3);  // two 8p and a 4m
}

JANSO_TEST(TestWinFacts);
#include "tst_winfacts.moc"
