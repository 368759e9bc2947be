// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Bots at a table of three: the tiles that are not there, Norths set aside, open riichi, and what a win is
// worth to whom.
#include <QTest>
#include <cmath>

#include "bots/bot.h"
#include "bots/kan.h"
#include "bots/plan.h"
#include "bots/reading/danger.h"
#include "bots/reading/figures.h"
#include "bots/reading/knowledge.h"
#include "bots/stakes.h"
#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;
using janso::test::TableView;

namespace {

Action decideOfThree(std::string_view bot, const TableView &table, const std::vector<Action> &legal) {
  return findBot(bot)->make(1)->decide(table.view(), legal);
}

// Discards and riichi, and the North set aside.
std::vector<Action> withKita(std::vector<Action> legal) {
  Action kita;
  kita.type = ActionType::Kita;
  kita.tile = test::tile("4z");
  legal.push_back(kita);
  return legal;
}

}  // namespace

class TestThreeBots : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void knowsTheSet();
  void countsTheHands();
  void setsNorthAside_data();
  void setsNorthAside();
  void keepsDangerousNorth();
  void northIsPlayedInRiichi();
  void seesOpenRiichi_data();
  void seesOpenRiichi();
  void neverDeclaresOpen_data();
  void neverDeclaresOpen();
  void selfDrawPaysByRule_data();
  void selfDrawPaysByRule();
  void threePlaces();
};

void TestThreeBots::knowsTheSet() {
  TableView table(tenhouSanma());
  table.hand("19m123p456p789s11z", "2z").dora("1m").kita(0, 2);
  const Knowledge know(table.view());
  for (Kind man = 1; man <= 7; ++man)
    QCOMPARE(know.left(man), 0);
  QCOMPARE(know.left(test::kind("9m")), 3);
  QCOMPARE(know.left(test::kind("9p")), 4);
  QCOMPARE(know.unseen(), 108 - 14 - 1 - 2);
  QCOMPARE(know.doraHan(test::kind("9m")), 1);
  QCOMPARE(know.doraHan(test::kind("2m")), 0);
  QCOMPARE(bonusHan(know, ownHand(table.view())), 3);  // 9m, and two Norths
  QCOMPARE(know.yakuhaiHan(kNorth), 0);
  RuleSet valued = tenhouSanma();
  valued.northYaku = NorthYaku::Yakuhai;
  const TableView other(valued);
  QCOMPARE(Knowledge(other.view()).yakuhaiHan(kNorth), 1);
}

void TestThreeBots::countsTheHands() {
  TableView table(tenhouSanma());
  table.round(0).tilesLeft(54);
  QCOMPARE(Knowledge(table.view()).handsLeft(), 5);
  QCOMPARE(Knowledge(table.view()).turnsLeft(), 18);
  table.round(5);
  QCOMPARE(Knowledge(table.view()).handsLeft(), 0);
}

void TestThreeBots::setsNorthAside_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<QByteArray>("drawn");
  QTest::addColumn<bool>("aside");
  QTest::newRow("a single North") << QByteArray("19m23p456p789s114z") << QByteArray("5s") << true;
  QTest::newRow("a pair far from tenpai") << QByteArray("19m2358p479s1244z") << QByteArray("5s") << true;
  QTest::newRow("kokushi that lacks two") << QByteArray("19m1559p1s123456z") << QByteArray("4p") << false;
  QTest::newRow("the pair of a tenpai hand") << QByteArray("123456p34789s44z") << QByteArray("9m") << false;
  QTest::newRow("a North too many for tenpai") << QByteArray("123456p34789s11z") << QByteArray("4z") << true;
}

void TestThreeBots::setsNorthAside() {
  QFETCH(QByteArray, hand);
  QFETCH(QByteArray, drawn);
  QFETCH(bool, aside);
  TableView table(tenhouSanma());
  table.hand(hand.toStdString(), drawn.toStdString()).dora("3p").tilesLeft(45);
  const std::vector<Action> legal = withKita(table.discardsAndRiichi());
  for (const BotInfo &bot : builtInBots())
    QCOMPARE(decideOfThree(bot.id, table, legal).type == ActionType::Kita, aside);
}

// Where it is seen to be waited for.
void TestThreeBots::keepsDangerousNorth() {
  RuleSet rules = tenhouSanma();
  rules.openRiichi = true;
  TableView table(rules);
  table.hand("19m258p479s1235z4z", "5s").dora("3p").tilesLeft(20);
  table.pond(1, "1p3p5p7p9p2s4s6s8s").openRiichi(1, 8, "4z");
  const Knowledge know(table.view());
  Danger danger(know);
  const std::vector<Action> legal = withKita(table.discards());
  const OwnHand hand = ownHand(table.view());
  QVERIFY(danger.risk(kNorth) > kKanFigures.dangerousNorth);
  QVERIFY(usefulKita(know, hand, &danger, legal) == nullptr);
  QVERIFY(usefulKita(know, hand, nullptr, legal) != nullptr);
}

void TestThreeBots::northIsPlayedInRiichi() {
  TableView table(tenhouSanma());
  table.hand("123456p34789s11z", "4z").pond(0, "9m").riichi(0, 0).dora("3p").tilesLeft(45);
  Action discard;
  discard.type = ActionType::Dahai;
  discard.tile = test::tile("4z");
  discard.tsumogiri = true;
  for (const BotInfo &bot : builtInBots())
    QCOMPARE(decideOfThree(bot.id, table, withKita({discard})).type, ActionType::Kita);
}

void TestThreeBots::seesOpenRiichi_data() {
  QTest::addColumn<QByteArray>("shown");
  QTest::addColumn<QByteArray>("waits");
  QTest::newRow("the whole hand") << QByteArray("123456p34789s11z") << QByteArray("25s");
  QTest::newRow("two sides alone") << QByteArray("34s") << QByteArray("25s");
  QTest::newRow("a tanki alone") << QByteArray("2z") << QByteArray("2z");
  QTest::newRow("two pairs") << QByteArray("33p55z") << QByteArray("3p5z");
}

void TestThreeBots::seesOpenRiichi() {
  QFETCH(QByteArray, shown);
  QFETCH(QByteArray, waits);
  RuleSet rules = tenhou();
  rules.openRiichi = rules.openRiichiDealInYakuman = true;
  TableView table(rules);
  table.hand("258m258p258s1235z", "9s").pond(1, "9m").openRiichi(1, 0, shown.toStdString()).tilesLeft(45);
  const Knowledge know(table.view());
  const Danger danger(know);
  KindSet expected;
  for (Tile tile : test::tiles(waits.toStdString()))
    expected.add(tile.kind());
  for (Kind each = 0; each < kKinds; ++each) {
    QCOMPARE(danger.threat(1).rate[each] > 0.5F, expected.has(each));
    QCOMPARE(danger.threat(1).safe.has(each), !expected.has(each));
  }
  QVERIFY(danger.threat(1).loss >= 32000);
  for (const char *bot : {"club", "expert"})
    QVERIFY(!expected.has(decideOfThree(bot, table, table.discards()).tile.kind()));
}

void TestThreeBots::neverDeclaresOpen_data() {
  QTest::addColumn<QByteArray>("bot");
  for (const BotInfo &bot : builtInBots())
    QTest::newRow(bot.id.data()) << QByteArray(bot.id.data(), static_cast<qsizetype>(bot.id.size()));
}

void TestThreeBots::neverDeclaresOpen() {
  QFETCH(QByteArray, bot);
  RuleSet rules = tenhou();
  rules.openRiichi = true;
  TableView table(rules);
  table.hand("234m567p3467s88s2z", "5s").tilesLeft(50);
  std::vector<Action> legal = table.discardsAndRiichi();
  const std::size_t count = legal.size();
  for (std::size_t i = 0; i < count; ++i) {
    if (legal[i].type != ActionType::Riichi)
      continue;
    Action open = legal[i];
    open.type = ActionType::OpenRiichi;
    legal.insert(legal.begin(), open);
  }
  QVERIFY(legal.front().type == ActionType::OpenRiichi);
  QVERIFY(decideOfThree(bot.toStdString(), table, legal).type != ActionType::OpenRiichi);
}

void TestThreeBots::selfDrawPaysByRule_data() {
  QTest::addColumn<bool>("loss");
  QTest::addColumn<int>("dealer");
  QTest::addColumn<double>("share");  // of a ron
  QTest::newRow("dealer, the absent share is lost") << true << 0 << 2.0 / 3;
  QTest::newRow("dealer, the others pay it") << false << 0 << 1.0;
  QTest::newRow("other, the absent share is lost") << true << 1 << 3.0 / 4;
  QTest::newRow("other, the others pay it") << false << 1 << 1.0;
}

// With no places to win, a self-draw is worth what it brings.
void TestThreeBots::selfDrawPaysByRule() {
  QFETCH(bool, loss);
  QFETCH(int, dealer);
  QFETCH(double, share);
  RuleSet rules = tenhouSanma();
  rules.tsumoLoss = loss;
  rules.uma.fill(0);
  rules.oka = 0;
  TableView table(rules);
  table.round(dealer);
  const Knowledge know(table.view());
  const Stakes stakes(know);
  QVERIFY(stakes.ron(8000, 1) > 0);
  QVERIFY(std::abs(stakes.tsumo(8000) / stakes.ron(8000, 1) - share) < 1e-6);
}

void TestThreeBots::threePlaces() {
  TableView table(tenhouSanma(), 0);
  table.round(5).scores(35000, 42000, 28000, 0);
  const Knowledge know(table.view());
  const Stakes stakes(know);
  // 8000 from the first overtakes him; the last place is far away.
  QVERIFY(stakes.ron(8000, 1) > stakes.ron(3000, 1) + 15000);
  QVERIFY(stakes.elsewhere() < 0);
}

JANSO_TEST(TestThreeBots);
#include "tst_threebots.moc"
