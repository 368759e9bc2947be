// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What if another tile had been drawn: all else at the table is as it was.
#include <QTest>
#include <algorithm>
#include <vector>

#include "rules/presets/presets.h"
#include "support/randomplay.h"
#include "support/testprogram.h"
#include "table/match.h"
#include "table/round.h"

using namespace janso;

namespace {

// The first hand of a match, right before its deal.
Round dealtFrom(const char *seed, int players = 4) {
  MatchInfo info;
  info.rules = players == 3 ? tenhouSanma() : tenhou();
  RoundStart start;
  start.scores.fill(info.rules.startingPoints);
  const Wall wall = makeWall(wallSeedFromText(seed), 0, info.rules);
  return Round(Shared<MatchInfo>(info), start, wall, 1);
}

// All of a wall, in the order of their kinds.
std::vector<Tile> tilesOf(const Wall &wall, int players) {
  std::vector<Tile> tiles(wall.live.begin(), wall.live.begin() + liveTiles(players));
  const int own = ownIndicators(players);
  tiles.insert(tiles.end(), wall.rinshan.begin(), wall.rinshan.end());
  tiles.insert(tiles.end(), wall.doraIndicators.begin(), wall.doraIndicators.begin() + own);
  tiles.insert(tiles.end(), wall.uraIndicators.begin(), wall.uraIndicators.begin() + own);
  std::erase_if(tiles, [](Tile tile) { return !tile.isKnown(); });
  std::ranges::sort(tiles);
  return tiles;
}

// Norths are set aside, nothing is called or won.
Action quietly(const Decision &decision) {
  for (const ActionType wanted : {ActionType::Kita, ActionType::Skip}) {
    const auto found =
        std::ranges::find_if(decision.legal, [wanted](const Action &a) { return a.type == wanted; });
    if (found != decision.legal.end())
      return *found;
  }
  return decision.legal[decision.legal.size() - 1];
}

}  // namespace

class DrawingInstead : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void anotherTileComes_data();
  void anotherTileComes();
  void allThatComesIsRedealt_data();
  void allThatComesIsRedealt();
};

void DrawingInstead::anotherTileComes_data() {
  QTest::addColumn<int>("players");
  QTest::newRow("four players") << 4;
  QTest::newRow("three players, Norths and their replacements") << 3;
}

void DrawingInstead::anotherTileComes() {
  QFETCH(const int, players);
  Round round = dealtFrom("instead", players);
  const Wall wall = round.wall();
  std::vector<Event> events;
  round.advance(events);
  int draws = 0;
  int replacements = 0;
  while (!round.isOver()) {
    while (!round.pending().empty()) {
      const Decision decision = round.pending().front();
      round.answer(decision.seat, decision.id, quietly(decision));
    }
    const Round before = round;
    events.clear();
    round.advance(events);
    const auto drawn =
        std::ranges::find_if(events, [](const Event &event) { return std::holds_alternative<Tsumo>(event); });
    if (drawn == events.end())
      continue;
    const bool replacement = std::get<Tsumo>(*drawn).rinshan;
    const auto own = static_cast<std::size_t>(ownIndicators(players));
    const auto live = static_cast<std::size_t>(liveTiles(players));
    // Any tile that was still to come, whether it lay in the live wall or in the dead one.
    const Tile replacing =
        wall.rinshan[static_cast<std::size_t>(replacementTiles(round.board().rules())) - 1];
    for (const Tile tile :
         {wall.live[live - 1], replacing, wall.doraIndicators[own - 1], wall.uraIndicators[0]}) {
      Round other = before.withOtherDraw(tile, replacement);
      for (int seat = 0; seat < players; ++seat)
        QVERIFY(other.viewOf(seat) == before.viewOf(seat));
      std::vector<Event> made;
      other.advance(made);
      QCOMPARE(other.check(), std::string());
      const auto came =
          std::ranges::find_if(made, [](const Event &event) { return std::holds_alternative<Tsumo>(event); });
      QVERIFY(came != made.end());
      QVERIFY(std::get<Tsumo>(*came).tile == tile);
      QCOMPARE(std::get<Tsumo>(*came).seat, std::get<Tsumo>(*drawn).seat);
    }
    // What comes anyway changes nothing.
    QVERIFY(before.withOtherDraw(std::get<Tsumo>(*drawn).tile, replacement) == before);
    ++(replacement ? replacements : draws);
  }
  QVERIFY(draws > 10);
  QVERIFY(players == 4 || replacements > 0);
}

void DrawingInstead::allThatComesIsRedealt_data() {
  QTest::addColumn<int>("players");
  QTest::newRow("four players") << 4;
  QTest::newRow("three players, with indicators among the live tiles") << 3;
}

// Seats see what they saw, hands stay, and every tile is there once.
void DrawingInstead::allThatComesIsRedealt() {
  QFETCH(const int, players);
  Round round = dealtFrom("anew", players);
  test::Random random(11);
  std::vector<Event> events;
  round.advance(events);
  for (int step = 0; step < 20 && !round.isOver(); ++step) {
    const Round redealt = round.withFutureRedealt([&random](std::size_t n) { return random.below(n); });
    QCOMPARE(redealt.check(), std::string());
    QVERIFY(!(redealt.wall() == round.wall()));
    QCOMPARE(tilesOf(redealt.wall(), players).size(), tileSet(round.board().rules()).size());
    QVERIFY(tilesOf(redealt.wall(), players) == tilesOf(round.wall(), players));
    for (int seat = 0; seat < players; ++seat) {
      QVERIFY(redealt.openViewOf(seat) == round.openViewOf(seat));
      QVERIFY(redealt.decisionOf(seat) == nullptr ||
              redealt.decisionOf(seat)->legal == round.decisionOf(seat)->legal);
    }
    while (!round.pending().empty()) {
      const Decision decision = round.pending().front();
      round.answer(decision.seat, decision.id, test::tsumogiri(decision));
    }
    round.advance(events);
  }
}

JANSO_TEST(DrawingInstead);
#include "tst_drawinginstead.moc"
