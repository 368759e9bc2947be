// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The wall on the table: every stack of it, broken where the dice say, and drawn from in its order.
#include <QTest>

#include "support/tableviews.h"
#include "support/testprogram.h"
#include "widgets/paint/tablegeometry.h"
#include "widgets/paint/tablescene.h"

using namespace janso;

class TestTableWall : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void threePlayersHaveThreeSides_data();
  void threePlayersHaveThreeSides();
  void wallHasEveryTile_data();
  void wallHasEveryTile();
  void wallIsDrawnClockwiseFromTheBreak();
  void rinshanTilesLeaveTheBreak();
};

void TestTableWall::threePlayersHaveThreeSides_data() {
  QTest::addColumn<int>("viewer");
  QTest::addColumn<int>("dealer");
  QTest::addColumn<int>("dice");
  for (int viewer = 0; viewer < 3; ++viewer) {
    for (int dealer = 0; dealer < 3; ++dealer) {
      for (int dice = 2; dice <= 12; ++dice)
        QTest::addRow("seen by %d, dealer %d, dice %d", viewer, dealer, dice) << viewer << dealer << dice;
    }
  }
}

// 108 tiles less 39 dealt; nothing stands, lies or is written where the fourth would sit.
void TestTableWall::threePlayersHaveThreeSides() {
  QFETCH(int, viewer);
  QFETCH(int, dealer);
  QFETCH(int, dice);
  SeatView view = test::threePlayers(test::ownTurn(viewer));
  view.board.dealer = static_cast<std::int8_t>(dealer);
  view.board.dice = {static_cast<std::uint8_t>(dice / 2), static_cast<std::uint8_t>(dice - dice / 2)};
  view.board.tilesLeft = 55;
  for (PlayerBoard &player : view.board.players)
    player.kita = 0;
  const TableGeometry geometry(QSize(1440, 900), 1, TableKind{.players = 3, .kita = view.rules().kita});
  const Scene scene = buildScene(geometry, view, {});
  const auto absent = static_cast<std::size_t>(relativeSeat(3, viewer));
  for (std::size_t group : {kWallGroup + absent, kPondGroup + absent, kMeldGroup + absent,
                            kHandGroup + absent, kKitaGroup + absent})
    QVERIFY(scene.groups[group].tiles.empty());
  std::size_t tiles = 0;
  int faces = 0;
  for (std::size_t rel = 0; rel < 4; ++rel) {
    const auto &side = scene.groups[kWallGroup + rel].tiles;
    tiles += side.size();
    QVERIFY(side.size() <= 36);
    faces += static_cast<int>(
        std::count_if(side.begin(), side.end(), [](const SceneTile &tile) { return !tile.style.back; }));
  }
  QCOMPARE(tiles, 69U);
  QCOMPARE(faces, 1);
  // The live wall begins left of as many stacks as the dice say, before the seat that they count to.
  const int seat = (dealer + dice - 1) % 3;
  const auto broken = static_cast<std::size_t>(relativeSeat(seat, viewer));
  QVERIFY(!scene.groups[kWallGroup + broken].tiles.empty());
}

void TestTableWall::wallHasEveryTile_data() {
  QTest::addColumn<int>("dealer");
  QTest::addColumn<int>("dice");
  for (int dealer = 0; dealer < 4; ++dealer) {
    for (int dice = 2; dice <= 12; ++dice)
      QTest::addRow("dealer %d dice %d", dealer, dice) << dealer << dice;
  }
}

void TestTableWall::wallHasEveryTile() {
  QFETCH(int, dealer);
  QFETCH(int, dice);
  const TableGeometry geometry(QSize(1440, 900), 1);
  SeatView view = test::ownTurn(2);
  view.board.dealer = static_cast<std::int8_t>(dealer);
  view.board.dice = {static_cast<std::uint8_t>(dice / 2), static_cast<std::uint8_t>(dice - dice / 2)};
  view.board.tilesLeft = 70;
  const Scene scene = buildScene(geometry, view, {});
  std::size_t tiles = 0;
  int faces = 0;
  QList<QRect> lower;
  for (int rel = 0; rel < 4; ++rel) {
    for (const SceneTile &tile : scene.groups[static_cast<std::size_t>(kWallGroup + rel)].tiles) {
      ++tiles;
      faces += tile.style.back ? 0 : 1;
      if (!tile.upper)
        lower.append(tile.face);
    }
  }
  QCOMPARE(tiles, 84U);
  QCOMPARE(faces, 1);
  for (qsizetype i = 0; i < lower.size(); ++i) {
    for (qsizetype k = i + 1; k < lower.size(); ++k)
      QVERIFY(!lower[i].intersects(lower[k]));
  }
}

void TestTableWall::wallIsDrawnClockwiseFromTheBreak() {
  const TableGeometry geometry(QSize(1440, 900), 1);
  // Own side broken after 5 stacks from the right: the live wall goes on to the left, then up the left side.
  WallBreak broken;
  broken.at = 5;
  const QRect first = geometry.wallStack(0, broken).base;
  QVERIFY(geometry.wallStack(1, broken).base.right() < first.left() + 2);
  QCOMPARE(geometry.wallStack(12, broken).turn, 1);
  QVERIFY(geometry.wallStack(13, broken).base.top() < geometry.wallStack(12, broken).base.top());
  // The stack at the other side of the break is the last of the dead wall.
  QVERIFY(geometry.wallStack(67, broken).base.left() > first.right());
  QCOMPARE(geometry.wallStack(67, broken).turn, 0);
}

void TestTableWall::rinshanTilesLeaveTheBreak() {
  const TableGeometry geometry(QSize(1440, 900), 1);
  SeatView view = test::ownTurn();
  const auto count = [&] {
    std::size_t tiles = 0;
    const Scene scene = buildScene(geometry, view, {});
    for (int rel = 0; rel < 4; ++rel)
      tiles += scene.groups[static_cast<std::size_t>(kWallGroup + rel)].tiles.size();
    return tiles;
  };
  const std::size_t before = count();
  view.board.rinshanDrawn = 1;
  view.board.tilesLeft = static_cast<std::uint8_t>(view.board.tilesLeft - 1);
  QCOMPARE(count(), before - 1);
}

JANSO_TEST(TestTableWall);
#include "tst_tablewall.moc"
