// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the bots must do in situations that any player would agree on, and that the strong ones read the
// table: calls, riichi, folding, the last hand.
#include <QTest>
#include <algorithm>
#include <memory>

#include "bots/bot.h"
#include "bots/reading/danger.h"
#include "bots/reading/knowledge.h"
#include "bots/reading/ownhand.h"
#include "bots/stakes.h"
#include "rules/shanten.h"
#include "support/randombot.h"
#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;
using janso::test::TableView;

namespace {

Action decide(std::string_view bot, const TableView &table, const std::vector<Action> &legal) {
  return findBot(bot)->make(1)->decide(table.view(), legal);
}

// "dahai 9s", "riichi 1z", "pon", "skip": short and readable in a failure.
QByteArray nameOf(const Action &action) {
  static const char *const kNames[] = {"skip",  "dahai", "riichi", "chi", "pon",    "daiminkan",
                                       "ankan", "kakan", "tsumo",  "ron", "kyuushu"};
  QByteArray name = kNames[static_cast<int>(action.type)];
  if (action.type == ActionType::Dahai || action.type == ActionType::Riichi)
    name += " " + QByteArray::fromStdString(toMpsz(action.tile));
  return name;
}

Action plain(ActionType type, std::string_view text) {
  Action action;
  action.type = type;
  action.tile = test::tile(text);
  return action;
}

}  // namespace

class TestBots : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void registryIsOrdered();
  void takesWins_data();
  void takesWins();
  void valuedPon_data();
  void valuedPon();
  void noYakuNoCall_data();
  void noYakuNoCall();
  void foldsWithGenbutsu_data();
  void foldsWithGenbutsu();
  void noviceNeverFolds();
  void declaresRiichi_data();
  void declaresRiichi();
  void farHandsKeepTheirStep_data();
  void farHandsKeepTheirStep();
  void keepsRedFives_data();
  void keepsRedFives();
  void expertStaysSilentWhenFirstInTheLastHand();
  void discardOrderFollowsCalls();
  void dangerReadsTheTable();
  void stakesSeeTheLastHand();
  void sameSeedSameChoice();
  void randomBotIsUniform();
};

void TestBots::registryIsOrdered() {
  int level = 0;
  for (const BotInfo &bot : builtInBots()) {
    QVERIFY(bot.level > level);
    level = bot.level;
    QCOMPARE(findBot(bot.id), &bot);
    QVERIFY(bot.make(3) != nullptr);
  }
  QVERIFY(findBot("nobody") == nullptr);
}

void allBots() {
  QTest::addColumn<QByteArray>("bot");
  for (const BotInfo &bot : builtInBots())
    QTest::newRow(std::string(bot.id).c_str()) << QByteArray(bot.id.data(), static_cast<int>(bot.id.size()));
}

void strongBots() {
  QTest::addColumn<QByteArray>("bot");
  QTest::newRow("club") << QByteArray("club");
  QTest::newRow("expert") << QByteArray("expert");
  QTest::newRow("master") << QByteArray("master");
  for (const char *character : {"hunter", "flush", "wall"})
    QTest::newRow(character) << QByteArray(character);
}

void TestBots::takesWins_data() {
  allBots();
}

void TestBots::takesWins() {
  QFETCH(QByteArray, bot);
  TableView table;
  table.hand("123m456p78s11122z", "9s");
  std::vector<Action> legal = table.discardsAndRiichi();
  legal.push_back(plain(ActionType::Tsumo, "9s"));
  QCOMPARE(nameOf(decide(bot.toStdString(), table, legal)), QByteArray("tsumo"));

  TableView other;
  other.hand("123m456p78s11122z", "").discarded(2, "6s");
  const std::vector<Action> claim{Action{}, plain(ActionType::Ron, "6s")};
  QCOMPARE(nameOf(decide(bot.toStdString(), other, claim)), QByteArray("ron"));
}

void TestBots::valuedPon_data() {
  allBots();
}

void TestBots::valuedPon() {
  QFETCH(QByteArray, bot);
  TableView table;
  table.hand("34m067p22s2399s77z", "").dora("3p").pond(1, "9m1z").discarded(1, "7z").tilesLeft(45);
  const auto legal = TableView::skipOr(ActionType::Pon, "7z", "77z");
  // One stays closed, whatever is on offer.
  QCOMPARE(nameOf(decide(bot.toStdString(), table, legal)), QByteArray(bot == "hunter" ? "skip" : "pon"));
}

void TestBots::noYakuNoCall_data() {
  strongBots();
}

// The chi of an edge, with neither valued honors nor a suit: it opens the hand for nothing.
void TestBots::noYakuNoCall() {
  QFETCH(QByteArray, bot);
  TableView table;
  table.hand("12m99m456p79p258s2z", "").discarded(3, "3m").tilesLeft(50);
  const auto legal = TableView::skipOr(ActionType::Chi, "3m", "12m");
  QCOMPARE(nameOf(decide(bot.toStdString(), table, legal)), QByteArray("skip"));
}

void TestBots::foldsWithGenbutsu_data() {
  strongBots();
}

// Three-shanten against a dealer's riichi: only 1z and 9p are in that pond.
void TestBots::foldsWithGenbutsu() {
  QFETCH(QByteArray, bot);
  TableView table(tenhou(), 1);
  table.hand("2458m3679p2589s1z", "9p")
      .pond(0, "1z9p2z3z4z1m")
      .pond(1, "9s9s9m3z4z")
      .pond(2, "5z6z7z9s1s")
      .pond(3, "5z6z7z1s1s")
      .riichi(0, 5)
      .tilesLeft(44);
  const QByteArray choice = nameOf(decide(bot.toStdString(), table, table.discards()));
  QVERIFY2(choice == "dahai 1z" || choice == "dahai 9p", choice.constData());
}

// The same table: the novice goes on building.
void TestBots::noviceNeverFolds() {
  TableView table;
  table.hand("234m55m345p678s19p", "").pond(1, "9m1p").riichi(1, 1);
  TableView calm;
  table.hand("234m55m345p678s1z9p", "2s");
  calm.hand("234m55m345p678s1z9p", "2s");
  QCOMPARE(nameOf(decide("novice", table, table.discards())),
           nameOf(decide("novice", calm, calm.discards())));
}

void TestBots::declaresRiichi_data() {
  allBots();
}

void TestBots::declaresRiichi() {
  QFETCH(QByteArray, bot);
  TableView table;
  table.hand("234m067p3467s99s2z", "5s").dora("1z").tilesLeft(50).pond(0, "9m1z9p8m");
  const QByteArray choice = nameOf(decide(bot.toStdString(), table, table.discardsAndRiichi()));
  QVERIFY2(choice.startsWith("riichi"), choice.constData());
}

void TestBots::farHandsKeepTheirStep_data() {
  QTest::addColumn<QByteArray>("bot");
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<QByteArray>("drawn");
  for (const char *bot : {"club", "expert", "master", "wall"}) {
    QTest::addRow("%s, five narrow shapes", bot)
        << QByteArray(bot) << QByteArray("11368m699p1306s5z") << QByteArray("2p");
    QTest::addRow("%s, an edge and two gaps", bot)
        << QByteArray(bot) << QByteArray("137m29p125688s15z") << QByteArray("9p");
    QTest::addRow("%s, terminals and a red five", bot)
        << QByteArray(bot) << QByteArray("19m12206p3079s35z") << QByteArray("1p");
    QTest::addRow("%s, a guest wind", bot)
        << QByteArray(bot) << QByteArray("25m12245p13489s3z") << QByteArray("5p");
  }
}

// Nobody takes a far hand apart on a calm first turn because few tiles bring it nearer: it grows wider by
// itself.
void TestBots::farHandsKeepTheirStep() {
  QFETCH(QByteArray, bot);
  QFETCH(QByteArray, hand);
  QFETCH(QByteArray, drawn);
  TableView table;
  table.hand(hand.toStdString(), drawn.toStdString()).dora("5p").tilesLeft(67);
  const auto stepsAfter = [&table](const Action &discard) {
    OwnHand left = ownHand(table.view());
    left.remove(discard.tile);
    return shanten(left.counts, 0);
  };
  const Action action = decide(bot.toStdString(), table, table.discards());
  int nearest = 8;
  for (const Action &discard : table.discards())
    nearest = std::min(nearest, stepsAfter(discard));
  QCOMPARE(nearest, 3);
  QVERIFY2(stepsAfter(action) == nearest, nameOf(action).constData());
}

void TestBots::keepsRedFives_data() {
  strongBots();
}

void TestBots::keepsRedFives() {
  QFETCH(QByteArray, bot);
  TableView table;
  table.hand("34m50p678p345678s", "5p").tilesLeft(40).pond(0, "9m1z9p8m");
  const Action action = decide(bot.toStdString(), table, table.discardsAndRiichi());
  QVERIFY(!action.tile.isRed());
}

// South 4, ahead by a little: any win keeps the first place, so the silent wait that wins oftener is right.
void TestBots::expertStaysSilentWhenFirstInTheLastHand() {
  TableView table(tenhou(), 1);
  table.round(7).scores(20000, 34000, 30000, 16000);
  table.hand("234m567p3467s88s2z", "5s").tilesLeft(40).pond(1, "9m1z9p8m");
  const QByteArray choice = nameOf(decide("expert", table, table.discardsAndRiichi()));
  QVERIFY2(choice.startsWith("dahai"), choice.constData());
}

void TestBots::discardOrderFollowsCalls() {
  TableView table;
  table.pond(0, "1m2m").pond(2, "3m4m").pond(3, "5m6m").pond(1, "7m");
  Board board = table.view().board;
  board.players[0].pond[0].calledBy = 2;  // seat 1 is passed over
  const DiscardOrder order = discardOrder(board);
  QByteArray seats;
  for (const OrderedDiscard &discard : order)
    seats += QByteArray::number(discard.seat);
  QCOMPARE(seats, QByteArray("0230123"));
}

void TestBots::dangerReadsTheTable() {
  TableView table;
  table.hand("1458m2258p37s125z", "9p")
      .pond(1, "4m1z9m9s2z")
      .pond(2, "1s6p")
      .pond(3, "8p6p")
      .pond(0, "8p9s")
      .riichi(1, 4);
  const Knowledge know(table.view());
  const Danger danger(know);
  const auto risk = [&danger](const char *text) { return danger.risk(test::tile(text).kind()); };
  QCOMPARE(danger.riichis(), 1);
  const Threat &threat = danger.threat(1);
  QCOMPARE(threat.tenpai, 1.0);
  QVERIFY(threat.safe.has(test::tile("4m").kind()));  // its own pond
  QCOMPARE(double(threat.rate[test::tile("9s").kind()]), 0.0);
  QVERIFY(risk("1m") < risk("1p"));                       // suji of 4m
  QVERIFY(risk("5s") > risk("5m") || risk("5s") > 0.05);  // live middle tile
  QVERIFY(risk("8m") > risk("9m"));
  QVERIFY(risk("5m") > 0.03);
}

void TestBots::stakesSeeTheLastHand() {
  TableView table(tenhou(), 0);
  table.round(7).scores(25000, 32000, 22000, 21000);
  const Knowledge last(table.view());
  const Stakes stakes(last);
  // 8000 from the first overtakes him, 3900 does not.
  QVERIFY(stakes.ron(8000, 1) > stakes.ron(3000, 1) + 15000);

  TableView start(tenhou(), 0);
  const Knowledge first(start.view());
  const Stakes early(first);
  QVERIFY(early.ron(8000, 1) - early.ron(3900, 1) < 12000);
  QVERIFY(early.dealIn(8000, 1) < -8000);
  QVERIFY(early.draw(true) > early.draw(false));
}

void TestBots::sameSeedSameChoice() {
  TableView table;
  table.hand("1458m2258p37s125z", "9p").pond(1, "4m1z9m9s2z").riichi(1, 4);
  for (const BotInfo &bot : builtInBots()) {
    const auto one = bot.make(42);
    const auto two = bot.make(42);
    for (int i = 0; i < 20; ++i) {
      const Action a = one->decide(table.view(), table.discards());
      QVERIFY(a == two->decide(table.view(), table.discards()));
    }
  }
}

void TestBots::randomBotIsUniform() {
  TableView table;
  table.hand("1458m2258p37s125z", "9p");
  const std::vector<Action> legal = table.discards();
  std::vector<int> chosen(legal.size());
  test::RandomBot bot(5);
  const int draws = 1000 * static_cast<int>(legal.size());
  for (int i = 0; i < draws; ++i) {
    const Action action = bot.decide(table.view(), legal);
    const auto at = std::find(legal.begin(), legal.end(), action);
    QVERIFY(at != legal.end());
    ++chosen[static_cast<std::size_t>(at - legal.begin())];
  }
  for (int n : chosen)
    QVERIFY(n > 800 && n < 1200);
}

JANSO_TEST(TestBots);
#include "tst_bots.moc"
