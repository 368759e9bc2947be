// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How a hand is dealt: what it tells and what it must not, how long it takes, and what the walls do.
#include <QImage>
#include <QPainter>
#include <QTest>
#include <algorithm>

#include "game/pacing.h"
#include "support/testprogram.h"
#include "widgets/motionscenes.h"
#include "widgets/paint/scenepainter.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/paint/tiltpainter.h"
#include "widgets/table/dealmotion.h"
#include "widgets/table/flightpainter.h"

using namespace janso;
using namespace janso::test;

class TestDealMotion : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void closedDealTellsNothing();
  void dealTakesTheTimeThatIsWaited();
  void theDeadWallMovesApart();
  void ownTilesLeaveTheWallFaceDown();
};

void TestDealMotion::closedDealTellsNothing() {
  const TableGeometry geometry(QSize(1280, 800), 1);
  const auto dealt = [&geometry](std::string_view hand) {
    SeatView view = dealScene().after();
    view.hand.clear();
    deal(view.hand, hand);
    SceneInput closed;
    closed.closed = true;
    closed.hand.assign(view.hand.begin(), view.hand.end());
    const Scene scene = buildScene(geometry, view, closed);
    return dealPlan(geometry, {scene, view, closed.hand, true}).flights;
  };
  const QList<Flight> one = dealt("234m40p6p6p7p8p88s55z");
  const QList<Flight> other = dealt("1112223334447z");
  QCOMPARE(one.size(), other.size());
  for (qsizetype i = 0; i < one.size(); ++i) {
    QVERIFY(one[i].tile == other[i].tile && one[i].slot == other[i].slot);
    QCOMPARE(one[i].from, other[i].from);
    QCOMPARE(one[i].timing.delay, other[i].timing.delay);
  }
}

// The match waits as long as the table deals for four players, and no longer.
void TestDealMotion::dealTakesTheTimeThatIsWaited() {
  const TableGeometry geometry(QSize(1280, 800), 1);
  const SeatView view = dealScene().after();
  SceneInput input;
  input.hand.assign(view.hand.begin(), view.hand.end());
  const Scene scene = buildScene(geometry, view, input);
  QCOMPARE(dealPlan(geometry, {scene, view, input.hand}).contact(), static_cast<qreal>(Pacing().deal));
}

// The wall is whole when the dice fall; with the first packets the dead wall comes to stand apart, and
// whoever is dealt to, each tile leaves from where it lies at the end.
void TestDealMotion::theDeadWallMovesApart() {
  const TableGeometry geometry(QSize(1280, 800), 1);
  int broken = 0;  // at a corner nothing has to move
  for (std::uint8_t die = 1; die <= 6; ++die) {
    SeatView view = dealScene().after();
    view.board.dice = {die, 3};
    SceneInput input;
    input.hand.assign(view.hand.begin(), view.hand.end());
    const Scene scene = buildScene(geometry, view, input);
    const MotionPlan plan = dealPlan(geometry, {scene, view, input.hand});
    // Tiles of the live wall that lie elsewhere than in the end.
    const auto elsewhere = [&](std::size_t stage) {
      int count = 0;
      for (std::size_t rel = 0; rel < 4; ++rel) {
        for (const SceneTile &tile : scene.groups[static_cast<std::size_t>(kWallGroup) + rel].tiles)
          count += std::ranges::none_of(plan.walls.stages[stage][rel].tiles, [&tile](const SceneTile &other) {
            return other.face.topLeft() == tile.face.topLeft();
          });
      }
      return count;
    };
    broken += elsewhere(0) > 0 ? 1 : 0;
    QCOMPARE(elsewhere(2) > 0, elsewhere(0) > 0);
    for (std::size_t stage = 3; stage < plan.walls.stages.size(); ++stage)
      QCOMPARE(elsewhere(stage), 0);
  }
  QVERIFY(broken >= 3);
}

// A tile of the own hand shows its face on its way, not while it still lies in the wall.
void TestDealMotion::ownTilesLeaveTheWallFaceDown() {
  const TableGeometry geometry(QSize(1280, 800), 1);
  const SeatView view = dealScene().after();
  SceneInput input;
  input.hand.assign(view.hand.begin(), view.hand.end());
  const Scene scene = buildScene(geometry, view, input);
  int own = 0;
  TilePainter tiles;
  ScenePainter painter(tiles);
  TiltPainter tilt(tiles);
  FlightPainter flights(painter, tilt, tiles);
  for (const Flight &flight : dealPlan(geometry, {scene, view, input.hand}).flights) {
    if (flight.slot.group != kHandGroup || flight.kind != Flight::Kind::Slide)
      continue;
    const auto picture = [&](const Flight &shown, qreal time) {
      QImage image(1280, 800, QImage::Format_ARGB32_Premultiplied);
      image.fill(Qt::black);
      QPainter onImage(&image);
      flights.paint(onImage, geometry, shown, time);
      onImage.end();
      return image;
    };
    Flight other = flight;
    other.tile.tile = Tile(flight.tile.tile.kind() == kChun ? kHaku : kChun);
    other.tile.style.dora = false;
    Flight plain = flight;
    plain.tile.style.dora = false;
    if (flight.turnsUp) {
      QVERIFY(picture(flight, 0) == picture(other, 0));
      ++own;
    }
    QVERIFY(picture(plain, 0.9) != picture(other, 0.9));
  }
  QCOMPARE(own, 13);
}

JANSO_TEST(TestDealMotion);
#include "tst_dealmotion.moc"
