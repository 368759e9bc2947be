// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The boxes of the tilted table: their order, what hides what, and which tile is found at a place.
#include <QTest>
#include <algorithm>
#include <map>
#include <set>

#include "support/rounds.h"
#include "support/tableviews.h"
#include "support/testprogram.h"
#include "widgets/paint/tiltlayout.h"

using namespace janso;

namespace {

// Of the own hand and the ponds.
struct Sizes {
  HandSize hand = HandSize::Normal;
  PondSize ponds = PondSize::Normal;
};

struct Case {
  const char *name;
  SeatView view;
};

// Hands laid open by a draw.
SeatView shownHands() {
  SeatView view = test::ownTurn();
  view.board.phase = BoardPhase::Ended;
  for (PlayerBoard &player : view.board.players) {
    for (Tile tile : test::tiles("123m456p789s1122z"))
      player.shown.push_back(tile);
    player.concealed = 13;
    player.hasDrawn = false;
  }
  view.drawn = Tile();
  return view;
}

std::vector<Case> cases() {
  return {{"middle of a hand", test::ownTurn()},
          {"twenty discards each", test::fullTable()},
          {"four melds each", test::fourMelds()},
          {"four melds, another seat", test::fourMelds(2)},
          {"open riichi", test::openRiichi(test::ownTurn(), "123m456p789s1122z")},
          {"three players", test::threePlayers(test::fullTable())},
          {"three players, melds", test::threePlayers(test::fourMelds(1))},
          {"shown hands", shownHands()}};
}

Scene sceneOf(const TableGeometry &geometry, const SeatView &view) {
  SceneInput input;
  input.hand.assign(view.hand.begin(), view.hand.end());
  return buildScene(geometry, view, input);
}

TableGeometry tableOf(const SeatView &view, QSize size, qreal ratio = 1, Sizes sizes = {}) {
  TableKind kind{.players = view.board.seats(), .kita = view.rules().kita};
  kind.hand = sizes.hand;
  kind.ponds = sizes.ponds;
  kind.tilted = true;
  return {size, ratio, kind};
}

bool showsFace(const SceneTile &tile) {
  return tile.pose == TilePose::Lying && tile.tile.isKnown() && !tile.style.back;
}

// Points of a face, well within it: a grid of nine.
QList<QPointF> pointsOf(const QPolygonF &face) {
  QList<QPointF> points;
  for (const qreal along : {0.04, 0.5, 0.96}) {
    for (const qreal across : {0.04, 0.5, 0.96}) {
      const QPointF upper = face[0] + (face[1] - face[0]) * along;
      const QPointF lower = face[3] + (face[2] - face[3]) * along;
      points << upper + (lower - upper) * across;
    }
  }
  return points;
}

// An added tile lies partly on the one before it, on the flat table too, and leans over the next.
bool isStackedOn(const std::vector<TiltedTile> &tiles, const SceneSlot &upper, const SceneSlot &lower) {
  const auto at =
      std::find_if(tiles.begin(), tiles.end(), [&upper](const TiltedTile &t) { return t.slot == upper; });
  return at->tile.stacked && upper.group == lower.group;
}

}  // namespace

class TestTiltLayout : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyBoxHasItsTurn_data();
  void everyBoxHasItsTurn();
  void boxesAreApart_data() { everyBoxHasItsTurn_data(); }
  void boxesAreApart();
  void laterOnesCoverEarlierOnes_data() { everyBoxHasItsTurn_data(); }
  void laterOnesCoverEarlierOnes();
  void everyFaceIsFound_data() { everyBoxHasItsTurn_data(); }
  void everyFaceIsFound();
  void everythingIsInside_data() { everyBoxHasItsTurn_data(); }
  void everythingIsInside();
  void nothingReachesTheEdgesOfThePlayer_data() { everyBoxHasItsTurn_data(); }
  void nothingReachesTheEdgesOfThePlayer();
  void aCoveringTileIsFoundFirst();
  void bareClothHasNoTile();
  void theFlatTableShowsItsRectangles();
};

void TestTiltLayout::everyBoxHasItsTurn_data() {
  QTest::addColumn<int>("index");
  QTest::addColumn<QSize>("size");
  QTest::addColumn<Sizes>("sizes");
  const std::vector<Case> all = cases();
  int number = 0;
  const auto add = [&](std::size_t i, QSize size, const char *name, Sizes sizes) {
    if (number++ % test::rounds(1, 5) == 0)
      QTest::addRow("%s %dx%d%s", all[i].name, size.width(), size.height(), name)
          << static_cast<int>(i) << size << sizes;
  };
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (const QSize size : {QSize(900, 640), QSize(1280, 800), QSize(1440, 900), QSize(2560, 1440),
                             QSize(620, 640), QSize(800, 640), QSize(1014, 900), QSize(560, 900)})
      add(i, size, "", {});
    for (const QSize size : {QSize(900, 640), QSize(1280, 800), QSize(2560, 1440), QSize(800, 640)}) {
      add(i, size, ", small hand", {HandSize::Small, PondSize::Normal});
      add(i, size, ", large hand", {HandSize::Large, PondSize::Normal});
      add(i, size, ", large ponds", {HandSize::Normal, PondSize::Large});
      add(i, size, ", large hand and ponds", {HandSize::Large, PondSize::Large});
    }
  }
}

// No cycle, and none forgotten.
void TestTiltLayout::everyBoxHasItsTurn() {
  QFETCH(int, index);
  QFETCH(QSize, size);
  QFETCH(Sizes, sizes);
  const SeatView view = cases()[static_cast<std::size_t>(index)].view;
  const TableGeometry geometry = tableOf(view, size, 1, sizes);
  const Scene scene = sceneOf(geometry, view);
  std::size_t expected = 0;
  for (int group = 0; group < kSceneGroups; ++group)
    expected += staysFlat(group) ? 0 : scene.groups[static_cast<std::size_t>(group)].tiles.size();
  const std::vector<TiltedTile> tiles = tiltedTiles(geometry, scene);
  std::set<std::pair<int, int>> seen;
  for (const TiltedTile &tile : tiles)
    seen.insert({tile.slot.group, tile.slot.index});
  QCOMPARE(tiles.size(), expected);
  QCOMPARE(seen.size(), expected);
  if (view.board.seats() == 4 &&
      QLatin1String(cases()[static_cast<std::size_t>(index)].name) == QLatin1String("twenty discards each"))
    QVERIFY2(expected > 200, "the fullest table");
}

void TestTiltLayout::boxesAreApart() {
  QFETCH(int, index);
  QFETCH(QSize, size);
  QFETCH(Sizes, sizes);
  const SeatView view = cases()[static_cast<std::size_t>(index)].view;
  const TableGeometry geometry = tableOf(view, size, 1, sizes);
  const std::vector<TiltedTile> tiles = tiltedTiles(geometry, sceneOf(geometry, view));
  const qreal e = 1e-6;
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    for (std::size_t k = i + 1; k < tiles.size(); ++k) {
      const TableBox &a = tiles[i].box;
      const TableBox &b = tiles[k].box;
      const bool meet = a.x0 < b.x1 - e && b.x0 < a.x1 - e && a.y0 < b.y1 - e && b.y0 < a.y1 - e &&
                        a.z0 < b.z1 - e && b.z0 < a.z1 - e;
      QVERIFY2(!meet, qPrintable(QStringLiteral("%1/%2 and %3/%4")
                                     .arg(tiles[i].slot.group)
                                     .arg(tiles[i].slot.index)
                                     .arg(tiles[k].slot.group)
                                     .arg(tiles[k].slot.index)));
    }
  }
}

// Of two whose pictures touch, the one that is wholly lower or farther comes first.
void TestTiltLayout::laterOnesCoverEarlierOnes() {
  QFETCH(int, index);
  QFETCH(QSize, size);
  QFETCH(Sizes, sizes);
  const SeatView view = cases()[static_cast<std::size_t>(index)].view;
  const TableGeometry geometry = tableOf(view, size, 1, sizes);
  const std::vector<TiltedTile> tiles = tiltedTiles(geometry, sceneOf(geometry, view));
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    for (std::size_t k = i + 1; k < tiles.size(); ++k) {
      if (!tiles[i].hull.boundingRect().intersects(tiles[k].hull.boundingRect()))
        continue;
      const TableBox &first = tiles[i].box;
      const TableBox &then = tiles[k].box;
      QVERIFY(!(then.z1 <= first.z0 + 1e-6));
      QVERIFY(!(then.y1 <= first.y0 + 1e-6 && first.z1 > then.z0 + 1e-6));
    }
  }
}

// A click on each visible face finds that tile: nothing covers a face, in the fullest layout either.
void TestTiltLayout::everyFaceIsFound() {
  QFETCH(int, index);
  QFETCH(QSize, size);
  QFETCH(Sizes, sizes);
  const SeatView view = cases()[static_cast<std::size_t>(index)].view;
  for (const qreal ratio : {1.0, 1.5}) {
    const TableGeometry geometry = tableOf(view, size, ratio, sizes);
    const std::vector<TiltedTile> tiles = tiltedTiles(geometry, sceneOf(geometry, view));
    int faces = 0;
    for (const TiltedTile &tile : tiles) {
      if (!showsFace(tile.tile))
        continue;
      ++faces;
      for (const QPointF &at : pointsOf(shownFace(geometry, tile.slot.group, tile.tile))) {
        const std::optional<SceneSlot> found = tileAt(tiles, at);
        if (found && isStackedOn(tiles, *found, tile.slot))
          continue;
        QVERIFY2(found == tile.slot, qPrintable(QStringLiteral("%1/%2 at %3, %4: %5/%6")
                                                    .arg(tile.slot.group)
                                                    .arg(tile.slot.index)
                                                    .arg(at.x())
                                                    .arg(at.y())
                                                    .arg(found ? found->group : -1)
                                                    .arg(found ? found->index : -1)));
      }
    }
    QVERIFY(faces > 10);
  }
}

void TestTiltLayout::everythingIsInside() {
  QFETCH(int, index);
  QFETCH(QSize, size);
  QFETCH(Sizes, sizes);
  const SeatView view = cases()[static_cast<std::size_t>(index)].view;
  const TableGeometry geometry = tableOf(view, size, 1, sizes);
  const QRectF window(0, 0, size.width(), size.height());
  for (const TiltedTile &tile : tiltedTiles(geometry, sceneOf(geometry, view))) {
    const QRectF seen = tile.hull.boundingRect();
    QVERIFY2(window.contains(seen), qPrintable(QStringLiteral("%1/%2: %3..%4, %5..%6")
                                                   .arg(tile.slot.group)
                                                   .arg(tile.slot.index)
                                                   .arg(seen.left())
                                                   .arg(seen.right())
                                                   .arg(seen.top())
                                                   .arg(seen.bottom())));
  }
}

// What stays flat lies over nothing that it would hide: own hand and melds, plates, plaque, buttons.
void TestTiltLayout::nothingReachesTheEdgesOfThePlayer() {
  QFETCH(int, index);
  QFETCH(QSize, size);
  QFETCH(Sizes, sizes);
  const SeatView view = cases()[static_cast<std::size_t>(index)].view;
  const TableGeometry geometry = tableOf(view, size, 1, sizes);
  const Scene scene = sceneOf(geometry, view);
  std::map<std::string, QRect> flat{{"dora", geometry.doraPlaque()},
                                    {"hand", shownBounds(geometry, scene, kHandGroup)}};
  for (int rel = 0; rel < 4; ++rel)
    flat["plate " + std::to_string(rel)] = geometry.namePlate(rel);
  for (int i = 0; i < geometry.toggles(); ++i)
    flat["toggle"] |= geometry.toggle(i);
  for (int i = 0; i < geometry.cornerButtons(); ++i)
    flat["corner"] |= geometry.cornerButton(i);
  for (const TiltedTile &tile : tiltedTiles(geometry, scene)) {
    for (const auto &[name, rect] : flat) {
      // A hand at a side leans toward the plate beside it.
      const bool beside = geometry.isWide() && (name == "plate 1" || name == "plate 3");
      const qreal in = beside ? -geometry.fx(0.08) : 2;
      QVERIFY2(tile.hull.intersected(QPolygonF(QRectF(rect).adjusted(in, in, -in, -in))).isEmpty(),
               qPrintable(QStringLiteral("%1/%2 under %3")
                              .arg(tile.slot.group)
                              .arg(tile.slot.index)
                              .arg(QString::fromStdString(name))));
    }
  }
}

void TestTiltLayout::aCoveringTileIsFoundFirst() {
  const SeatView view = test::fullTable();
  const TableGeometry geometry = tableOf(view, {1440, 900});
  const std::vector<TiltedTile> tiles = tiltedTiles(geometry, sceneOf(geometry, view));
  const auto upper = std::find_if(tiles.begin(), tiles.end(), [](const TiltedTile &tile) {
    return tile.slot.group == kWallGroup && tile.tile.upper;
  });
  QVERIFY(upper != tiles.end());
  const QPolygonF face = shownFace(geometry, kWallGroup, upper->tile);
  QCOMPARE(tileAt(tiles, (face[0] + face[2]) / 2).value().index, upper->slot.index);
  // The lower one is found at its side, below.
  const QPointF side = (face[2] + face[3]) / 2 + QPointF(0, 0.075 * geometry.unit());
  const std::optional<SceneSlot> below = tileAt(tiles, side);
  QVERIFY(below && below->group == kWallGroup && below->index != upper->slot.index);
}

void TestTiltLayout::bareClothHasNoTile() {
  const SeatView view = test::ownTurn();
  const TableGeometry geometry = tableOf(view, {1440, 900});
  const std::vector<TiltedTile> tiles = tiltedTiles(geometry, sceneOf(geometry, view));
  QVERIFY(!tileAt(tiles, Camera(geometry).project({5.5, 5.5})));
}

void TestTiltLayout::theFlatTableShowsItsRectangles() {
  const SeatView view = test::fullTable();
  const TableGeometry flat({1440, 900}, 1);
  const Scene scene = sceneOf(flat, view);
  for (const int group : {kPondGroup, kWallGroup + 1, kHandGroup + 2}) {
    QCOMPARE(shownBounds(flat, scene, group), scene.groups[static_cast<std::size_t>(group)].bounds(0));
    for (const SceneTile &tile : scene.groups[static_cast<std::size_t>(group)].tiles) {
      QCOMPARE(shownBounds(flat, group, tile), tile.bounds());
      QCOMPARE(shownFace(flat, group, tile).boundingRect(), QRectF(tile.face));
    }
  }
  QCOMPARE(shownArea(flat, flat.panel()), flat.panel());
}

JANSO_TEST(TestTiltLayout);
#include "tst_tiltlayout.moc"
