// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the race looks at: all tiles still to come, and what a hand has.
#include <QTest>

#include "review/handrace.h"
#include "review/reviewgames.h"
#include "rules/presets/presets.h"
#include "rules/walllayout.h"
#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;
using namespace janso::test;

class HandRace : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyTileThatNobodyHasSeenIsToCome_data();
  void everyTileThatNobodyHasSeenIsToCome();
  void whatIsABonus_data();
  void whatIsABonus();
  void whatIsAheadIsLikelier_data();
  void whatIsAheadIsLikelier();
};

void HandRace::everyTileThatNobodyHasSeenIsToCome_data() {
  QTest::addColumn<QString>("ruleset");
  QTest::newRow("four players") << QStringLiteral("tenhou_4p");
  QTest::newRow("three players, no 2m to 8m") << QStringLiteral("tenhou_3p");
}

void HandRace::everyTileThatNobodyHasSeenIsToCome() {
  QFETCH(QString, ruleset);
  const ProvedGame game = botGame("novice", "all that comes", 3, ruleset.toStdString());
  int looked = 0;
  for (std::size_t hand = 0; hand < game.hands.size(); ++hand) {
    HandWalk walk(game, hand);
    while (walk.step() && !walk.round().isOver()) {
      const Board &board = walk.round().board();
      const int players = board.seats();
      std::array<SeatView, 4> views;
      for (int seat = 0; seat < players; ++seat)
        views[static_cast<std::size_t>(seat)] = walk.round().viewOf(seat);
      const TileCounts coming = stillToCome(views);
      int all = 0;
      for (Kind kind = 0; kind < kKinds; ++kind) {
        QVERIFY(isInWall(kind, players) || coming[kind] == 0);
        all += coming[kind];
      }
      // The live wall, and of the fourteen behind it all but what was turned; a replacement tile is made good
      // by one of the live wall.
      const int dead = 14 - static_cast<int>(board.doraIndicators.size());
      QCOMPARE(all, board.tilesLeft + dead);
      ++looked;
    }
  }
  QVERIFY(looked > 100);
}

void HandRace::whatIsABonus_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<QByteArray>("indicator");
  QTest::addColumn<QByteArray>("ruleset");
  QTest::addColumn<int>("aside");
  QTest::addColumn<int>("bonus");
  const auto row = [](const char *name, const char *hand, const char *indicator, const char *ruleset,
                      int aside, int bonus) {
    QTest::newRow(name) << QByteArray(hand) << QByteArray(indicator) << QByteArray(ruleset) << aside << bonus;
  };
  row("a dora", "123p456789s1122z", "8s", "tenhou_4p", 0, 1);
  row("a red five", "123p406789s1122z", "5z", "tenhou_4p", 0, 1);
  row("a North of four players is none", "123p456789s1124z", "5z", "tenhou_4p", 0, 0);
  row("a North that may be set aside", "123p456789s1124z", "5z", "tenhou_3p", 0, 1);
  row("Norths set aside", "123p456789s1122z", "5z", "tenhou_3p", 2, 2);
  row("Norths that are dora too", "123p456789s1124z", "3z", "tenhou_3p", 2, 6);
  row("1m shows 9m", "199m23p456789s11z", "1m", "tenhou_3p", 0, 2);
}

void HandRace::whatIsABonus() {
  QFETCH(QByteArray, hand);
  QFETCH(QByteArray, indicator);
  QFETCH(QByteArray, ruleset);
  QFETCH(int, aside);
  QFETCH(int, bonus);
  const auto table = TableView(findPreset(ruleset.constData())->make())
                         .hand(hand.constData(), "")
                         .dora(indicator.constData())
                         .kita(0, aside);
  QCOMPARE(raceHandOf(table.view(), {}).bonus, bonus);
}

void HandRace::whatIsAheadIsLikelier_data() {
  QTest::addColumn<int>("players");
  QTest::newRow("four players") << 4;
  QTest::newRow("three players") << 3;
}

// A ready hand is ahead of a far one, and a hand with dora pays more.
void HandRace::whatIsAheadIsLikelier() {
  QFETCH(int, players);
  RaceTime time{40, players == 3 ? 54 : 80, 0, players};
  RaceHand ready;
  ready.away = 0;
  ready.live = ready.ronLive = 4;
  ready.worth = 3900;
  RaceHand far;
  far.away = 3;
  QVERIFY(raceOdds(ready, time, 0) > raceOdds(far, time, 0) + 0.5);
  RaceHand rich = far;
  rich.bonus = 4;
  QVERIFY(racePoints(rich, players) > 1.3 * racePoints(far, players));
  // Late, an exhaustive draw is more likely than early.
  RaceTime late = time;
  late.tilesLeft = 4;
  const auto ahead = [&](const RaceTime &when) {
    return raceOdds({}, when, kNobody) - raceOdds(far, when, 0);
  };
  QVERIFY(ahead(late) > ahead(time));
}

JANSO_TEST(HandRace);
#include "tst_handrace.moc"
