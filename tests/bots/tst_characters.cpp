// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The characters of the ladder at the table: ten positions in which they part ways, and what not even the
// weakest does.
#include <QTest>
#include <algorithm>
#include <array>

#include "bots/bot.h"
#include "bots/plainsight.h"
#include "bots/plan.h"
#include "bots/reading/knowledge.h"
#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;
using janso::test::TableView;

namespace {

struct Position {
  const char *shows;
  TableView table;
  std::vector<Action> legal;
};

Position own(const char *shows, const TableView &table) {
  return {shows, table, table.discardsAndRiichi()};
}

Position offered(const char *shows, TableView table, ActionType type, std::string_view claimed,
                 std::string_view consumed) {
  table.discarded(3, claimed);
  return {shows, table, TableView::skipOr(type, claimed, consumed)};
}

// A dealer's riichi in the middle of the hand.
TableView threatened() {
  TableView table(tenhou(), 1);
  table.pond(0, "1z9p2z3z4z1m")
      .pond(1, "9s9s9m3z4z")
      .pond(2, "5z6z7z9s1s")
      .pond(3, "5z6z7z1s1s")
      .riichi(0, 5)
      .tilesLeft(44);
  return table;
}

TableView early() {
  TableView table(tenhou(), 1);
  table.pond(0, "9m1z").pond(1, "9p4z").pond(2, "1s3z").pond(3, "1m").dora("1z").tilesLeft(58);
  return table;
}

// Any win keeps the first place.
TableView last() {
  TableView table(tenhou(), 1);
  table.round(7).scores(20000, 34000, 30000, 16000).pond(1, "9m1z9p8m").tilesLeft(40);
  return table;
}

std::array<Position, 10> positions() {
  return {
      offered("a pair of simples", early().hand("2244m5577p3s678s1z", ""), ActionType::Pon, "4m", "44m"),
      offered("a valued pon for a good closed hand", early().hand("234m4568p2345s77z", ""), ActionType::Pon,
              "7z", "77z"),
      offered("a chi for a cheap tanyao", early().hand("2446m3567p2468s5z", ""), ActionType::Chi, "5m",
              "46m"),
      offered("a chi in a suit half there", early().hand("1235679m48p36s11z", ""), ActionType::Chi, "4m",
              "56m"),
      own("a half flush, and two sides elsewhere", early().hand("1334579m56p45s11z", "9m")),
      own("the last hand, ahead by little", last().hand("345m345p88p3467s2z", "5s")),
      offered("a guest wind", early().hand("2277m3368p257s33z", ""), ActionType::Pon, "3z", "33z"),
      own("far hand against riichi, genbutsu held", threatened().hand("2458m3679p2589s5z", "9p")),
      own("far hand against riichi, nothing safe", threatened().hand("2458m3678p25678s", "6p")),
      own("ready against riichi, and cheap", threatened().hand("234m4556p34678s5m", "5s")),
  };
}

QByteArray shortName(const Action &action) {
  if (action.type == ActionType::Skip)
    return "skip";
  const QByteArray tile = QByteArray::fromStdString(toMpsz(action.tile));
  return action.type == ActionType::Dahai    ? tile
         : action.type == ActionType::Riichi ? "riichi " + tile
                                             : QByteArray("call");
}

QByteArray choiceOf(const BotInfo &bot, const Position &position) {
  return shortName(bot.make(1)->decide(position.table.view(), position.legal));
}

}  // namespace

class TestCharacters : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void partWays_data();
  void partWays();
  void neighborsCanBeToldApart();
  void plainDangers_data();
  void plainDangers();
  void theWeakHoldOpenYakuman_data();
  void theWeakHoldOpenYakuman();
  void theWeakLeaveAWayToAYaku_data();
  void theWeakLeaveAWayToAYaku();
  void theLearnerFoldsNowAndThen();
};

void TestCharacters::partWays_data() {
  QTest::addColumn<int>("at");
  QTest::addColumn<QByteArray>("wanted");
  constexpr std::array<const char *, 10> kWanted{
      "collector=call novice=skip caller=call club=skip hunter=skip",
      "club=call caller=call hunter=skip expert=skip",
      "caller=call flush=call expert=skip novice=skip",
      "flush=call club=skip expert=call master=skip",
      "flush=4s club=9m master=7m novice=1m",
      "hunter=riichi 2z club=riichi 2z expert=2z wall=2z",
      "learner=call collector=call caller=call novice=skip master=skip",
      "student=9p wall=9p club=9p novice=5z collector=5z hunter=5z",
      "student=8m novice=8m wall=8s club=8s",
      "wall=5p club=riichi 5p hunter=riichi 5p caller=riichi 5p",
  };
  const auto all = positions();
  for (std::size_t i = 0; i < all.size(); ++i)
    QTest::newRow(all[i].shows) << static_cast<int>(i) << QByteArray(kWanted[i]);
}

// "bot=choice", for those whom the position tells apart.
void TestCharacters::partWays() {
  QFETCH(int, at);
  QFETCH(QByteArray, wanted);
  const Position position = positions()[static_cast<std::size_t>(at)];
  wanted.replace("riichi ", "riichi_");
  for (const QByteArray &each : wanted.split(' ')) {
    const qsizetype equals = each.indexOf('=');
    QByteArray choice = each.mid(equals + 1);
    choice.replace('_', ' ');
    const BotInfo *bot = findBot(each.left(equals).toStdString());
    QVERIFY2(bot != nullptr, each.constData());
    QVERIFY2(choiceOf(*bot, position) == choice, each + ", not " + choiceOf(*bot, position));
  }
}

// Whose places are less than a tenth apart answer differently in at least two of the ten.
void TestCharacters::neighborsCanBeToldApart() {
  const auto all = positions();
  for (std::size_t i = 1; i < builtInBots().size(); ++i) {
    const BotInfo &weaker = builtInBots()[i - 1];
    const BotInfo &stronger = builtInBots()[i];
    if (weaker.measured.place - stronger.measured.place >= 10)
      continue;
    const auto different = std::ranges::count_if(all, [&](const Position &position) {
      return choiceOf(weaker, position) != choiceOf(stronger, position);
    });
    QVERIFY2(different >= 2, stronger.id.data());
  }
}

void TestCharacters::plainDangers_data() {
  QTest::addColumn<QByteArray>("melds");  // pons of seat 1
  QTest::addColumn<QByteArray>("pond");   // of seat 1
  QTest::addColumn<QByteArray>("yakuman");
  QTest::addColumn<QByteArray>("flush");
  const auto row = [](const char *name, const char *melds, const char *pond, const char *yakuman,
                      const char *flush) {
    QTest::newRow(name) << QByteArray(melds) << QByteArray(pond) << QByteArray(yakuman) << QByteArray(flush);
  };
  row("one dragon", "555z", "1m", "", "");
  row("two dragons", "555z 666z", "1m", "7z", "");
  row("two dragons among others", "222p 555z 666z", "1m", "7z", "1p");
  row("two dragons, the third discarded by the seat itself", "555z 777z", "6z", "57z", "");
  row("two winds", "111z 222z", "1m", "", "");
  row("three winds", "111z 222z 444z", "1m", "3z567z", "");
  row("honors alone", "111z 555z 444z", "1m", "2367z", "");
  row("terminals alone", "111m 999p 111s", "2m", "9m1p9s", "");
  row("three of a suit", "222p 444p 999p", "1m", "", "135678p");
  row("two of a suit", "222p 444p", "1m", "", "");
  row("a suit and honors", "222p 444p 555z", "5p", "", "136789p");
}

void TestCharacters::plainDangers() {
  QFETCH(QByteArray, melds);
  QFETCH(QByteArray, pond);
  QFETCH(QByteArray, yakuman);
  QFETCH(QByteArray, flush);
  TableView table;
  table.hand("1458m2258p3799s12z", "").pond(1, pond.toStdString());
  for (const QByteArray &meld : melds.split(' '))
    table.meld(1, MeldType::Pon, meld.toStdString(), 0);
  const PlainDangers dangers = janso::plainDangers(Knowledge(table.view()));
  const auto kinds = [](const QByteArray &text) {
    KindSet set;
    for (Tile tile : test::tiles(text.toStdString()))
      set.add(tile.kind());
    return set;
  };
  QVERIFY((kinds(pond).bits() & (dangers.yakuman.bits() | dangers.flush.bits())) == 0);
  QVERIFY((kinds(yakuman).bits() & ~dangers.yakuman.bits()) == 0);
  if (yakuman.isEmpty())
    QVERIFY(dangers.yakuman.empty());
  QVERIFY((kinds(flush).bits() & ~dangers.flush.bits()) == 0);
  QCOMPARE(dangers.flush.empty(), flush.isEmpty());
}

constexpr std::array<const char *, 4> kTheWeak{"learner", "collector", "novice", "student"};

void TestCharacters::theWeakHoldOpenYakuman_data() {
  QTest::addColumn<QByteArray>("bot");
  QTest::addColumn<QByteArray>("melds");
  QTest::addColumn<QByteArray>("feared");
  for (const char *bot : kTheWeak) {
    QTest::addRow("%s, the third dragon", bot)
        << QByteArray(bot) << QByteArray("555z 666z") << QByteArray("7z");
    QTest::addRow("%s, the fourth wind", bot)
        << QByteArray(bot) << QByteArray("111z 222z 444z") << QByteArray("3z");
    QTest::addRow("%s, a fourth honor", bot)
        << QByteArray(bot) << QByteArray("111z 222z 555z") << QByteArray("7z");
  }
}

// The loneliest tile of the hand: it would go first, and goes where nothing lies open.
void TestCharacters::theWeakHoldOpenYakuman() {
  QFETCH(QByteArray, bot);
  QFETCH(QByteArray, melds);
  QFETCH(QByteArray, feared);
  TableView calm;
  calm.hand("234568m23467p67s", feared.toStdString()).pond(1, "9s8s").tilesLeft(40);
  TableView table = calm;
  for (const QByteArray &meld : melds.split(' '))
    table.meld(1, MeldType::Pon, meld.toStdString(), 0);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const BotInfo *player = findBot(bot.toStdString());
    QCOMPARE(shortName(player->make(seed)->decide(calm.view(), calm.discards())), feared);
    QVERIFY(shortName(player->make(seed)->decide(table.view(), table.discards())) != feared);
  }
}

void TestCharacters::theWeakLeaveAWayToAYaku_data() {
  QTest::addColumn<QByteArray>("bot");
  QTest::addColumn<bool>("honor");
  for (const char *bot : kTheWeak) {
    QTest::addRow("%s, a guest wind", bot) << QByteArray(bot) << true;
    QTest::addRow("%s, a terminal", bot) << QByteArray(bot) << false;
  }
}

// Ends chied in two suits: no tanyao, no triplets alone, no flush; and no valued pair.
void TestCharacters::theWeakLeaveAWayToAYaku() {
  QFETCH(QByteArray, bot);
  QFETCH(bool, honor);
  TableView table(tenhou(), 1);
  table.hand("99p3344s", "").meld(1, MeldType::Chi, "123m", 0).meld(1, MeldType::Chi, "789p", 0);
  if (honor)
    table.hand("33z3344s9p", "");
  table.discarded(3, honor ? "3z" : "9p").tilesLeft(30);
  const auto legal = honor ? TableView::skipOr(ActionType::Pon, "3z", "33z")
                           : TableView::skipOr(ActionType::Pon, "9p", "99p");
  QVERIFY(yakuAfterCall(Knowledge(table.view()), ownHand(table.view()), legal[1]) == 99);
  for (std::uint64_t seed = 1; seed <= 20; ++seed)
    QCOMPARE(shortName(findBot(bot.toStdString())->make(seed)->decide(table.view(), legal)),
             QByteArray("skip"));
}

// A far hand, and tiles of the pond in riichi in it: now they go, now something else.
void TestCharacters::theLearnerFoldsNowAndThen() {
  TableView table = threatened();
  table.hand("2458m3679p2589s5z", "9p");
  int safe = 0;
  constexpr int kSeeds = 60;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed)
    safe += shortName(findBot("learner")->make(seed * 7919)->decide(table.view(), table.discards())) == "9p";
  QVERIFY2(safe > kSeeds / 5 && safe < kSeeds * 4 / 5, qPrintable(QString::number(safe)));
}

JANSO_TEST(TestCharacters);
#include "tst_characters.moc"
