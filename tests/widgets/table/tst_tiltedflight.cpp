// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Ways of tiles over the tilted table: from where they were seen to where they will be.
#include <QLineF>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/motionscenes.h"
#include "widgets/table/tableflights.h"
#include "widgets/table/tiltedflight.h"

using namespace janso;
using namespace janso::test;

namespace {

const TableGeometry &table() {
  static const TableGeometry kTable(QSize(1440, 900), 1, {.tilted = true});
  return kTable;
}

struct Shown {
  Scene before;
  Scene after;
  QList<Flight> flights;
};

Shown shown(const MotionScene &scene) {
  const SeatView after = scene.after();
  SceneInput hand;
  hand.hand.assign(scene.before.hand.begin(), scene.before.hand.end());
  SceneInput later;
  later.hand.assign(after.hand.begin(), after.hand.end());
  Shown made{buildScene(table(), scene.before, hand), buildScene(table(), after, later), {}};
  made.flights = flightsOf(scene.event, table(), {made.before, scene.before, hand.hand},
                           {made.after, after, later.hand});
  return made;
}

MotionScene sceneOf(const char *name) {
  for (const MotionScene &scene : playScenes()) {
    if (QLatin1String(scene.name) == QLatin1String(name))
      return scene;
  }
  return dealScene();
}

qreal apartBy(const TableBox &a, const TableBox &b) {
  return QLineF(a.middle(), b.middle()).length() + std::abs(a.z0 - b.z0) + std::abs(a.z1 - b.z1) +
         std::abs(a.x1 - a.x0 - b.x1 + b.x0) + std::abs(a.y1 - a.y0 - b.y1 + b.y0) +
         std::abs(a.turn - b.turn);
}

}  // namespace

class TestTiltedFlight : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void endsAsTheTileThatRests_data();
  void endsAsTheTileThatRests();
  void beginsWhereTheTileStood();
  void ownDiscardBeginsUnderTheFlatTile();
  void discardsRiseOnTheirWay();
  void claimedTileComesFromItsPond();
  void whatComesToTheOwnEdgeIsFlat();
};

void TestTiltedFlight::endsAsTheTileThatRests_data() {
  QTest::addColumn<int>("index");
  const std::vector<MotionScene> scenes = playScenes();
  for (std::size_t i = 0; i < scenes.size(); ++i)
    QTest::newRow(scenes[i].name) << static_cast<int>(i);
}

void TestTiltedFlight::endsAsTheTileThatRests() {
  QFETCH(int, index);
  const Shown scene = shown(playScenes()[static_cast<std::size_t>(index)]);
  for (const Flight &flight : scene.flights) {
    if (flight.slot.group == kStickSlot) {
      QVERIFY(apartBy(boxAt(table(), flight, 1), stickBox(table(), flight.slot.index)) < 1e-6);
      continue;
    }
    QCOMPARE(fliesFlat(table(), flight), staysFlat(flight.slot.group));
    if (fliesFlat(table(), flight))
      continue;
    const TableBox rests = boxOf(table(), flight.slot.group, flight.tile);
    QVERIFY(apartBy(boxAt(table(), flight, 1), rests) < 1e-6);
    const std::optional<FlyingBox> last = flyingBox(table(), flight, 1);
    QVERIFY(last.has_value());
    QVERIFY(last->tile.tile == flight.tile);
    QCOMPARE(last->tile.opacity, 1.0);
  }
}

void TestTiltedFlight::beginsWhereTheTileStood() {
  const Shown scene = shown(sceneOf("another's discard from the hand"));
  QCOMPARE(scene.flights.size(), 1);
  const TableBox first = boxAt(table(), scene.flights.first(), 0);
  bool stood = false;
  for (const SceneTile &tile : tilesOf(scene.before, kHandGroup + 1))
    stood = stood || apartBy(first, boxOf(table(), kHandGroup + 1, tile)) < 1e-6;
  QVERIFY(stood);
}

void TestTiltedFlight::ownDiscardBeginsUnderTheFlatTile() {
  const Shown scene = shown(sceneOf("own discard from the hand"));
  const Flight &flight = scene.flights.first();
  const TableBox first = boxAt(table(), flight, 0);
  const QPointF seen = Camera(table()).project(first.middle());
  QVERIFY(QLineF(seen, QRectF(flight.from).center()).length() < 0.5);
  const qreal width = (first.x1 - first.x0) * Camera(table()).scaleAt(first.middle().y());
  QVERIFY(std::abs(width - table().handTile()) < 1.5);
}

void TestTiltedFlight::discardsRiseOnTheirWay() {
  for (const char *name : {"own tsumogiri", "another's tsumogiri", "riichi tile"}) {
    const Shown scene = shown(sceneOf(name));
    const Flight &flight = scene.flights.first();
    QVERIFY2(boxAt(table(), flight, 0.5).z0 > boxAt(table(), flight, 1).z0 + 0.4, name);
  }
}

void TestTiltedFlight::claimedTileComesFromItsPond() {
  const Shown scene = shown(sceneOf("another's pon"));
  const TableBox lay = boxOf(table(), kPondGroup + 3, tilesOf(scene.before, kPondGroup + 3).back());
  int claimed = 0;
  for (const Flight &flight : scene.flights)
    claimed += QLineF(boxAt(table(), flight, 0).middle(), lay.middle()).length() < 0.02 ? 1 : 0;
  QCOMPARE(claimed, 1);
}

void TestTiltedFlight::whatComesToTheOwnEdgeIsFlat() {
  const Shown scene = shown(sceneOf("own draw"));
  const Flight &flight = scene.flights.first();
  QVERIFY(fliesFlat(table(), flight));
  QVERIFY(!flyingBox(table(), flight, 0.5).has_value());
  // From where the wall is seen, to its own place.
  const Flight seen = flatFlight(table(), flight);
  QCOMPARE(seen.target(), flight.target());
  const QPointF wall = Camera(table()).flatPlane(0.5).map(QRectF(flight.from).center());
  QVERIFY(QLineF(QRectF(seen.from).center(), wall).length() < 1.5);
}

JANSO_TEST(TestTiltedFlight);
#include "tst_tiltedflight.moc"
