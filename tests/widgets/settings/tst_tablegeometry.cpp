// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QSet>
#include <QTest>

#include "support/rounds.h"
#include "support/tableviews.h"
#include "support/testprogram.h"
#include "widgets/longwinded.h"
#include "widgets/look/fonts.h"
#include "widgets/paint/camera.h"
#include "widgets/paint/plaquepainter.h"
#include "widgets/paint/tablegeometry.h"
#include "widgets/paint/tablescene.h"
#include "widgets/paint/tiltlayout.h"
#include "widgets/settings/translations.h"

using namespace janso;

namespace {

struct Named {
  QString name;
  QRect rect;
  int group;  // things of one group may touch each other
};

TableKind kindOf(const SeatView &view, bool marks = false, bool controls = true, bool faces = false) {
  TableKind kind{view.board.seats(), view.rules().kita, marks, controls};
  kind.helps = marks;
  kind.faces = faces;
  return kind;
}

struct Sizes {
  const char *name;
  HandSize hand;
  PondSize ponds;
};

constexpr std::array<Sizes, 6> kSizes{{{"small hand", HandSize::Small, PondSize::Normal},
                                       {"usual sizes", HandSize::Normal, PondSize::Normal},
                                       {"large hand", HandSize::Large, PondSize::Normal},
                                       {"small hand, large ponds", HandSize::Small, PondSize::Large},
                                       {"large ponds", HandSize::Normal, PondSize::Large},
                                       {"large hand and ponds", HandSize::Large, PondSize::Large}}};

QList<SeatView> tables() {
  QList<SeatView> views{test::ownTurn(), test::fullTable(1), test::fourMelds(2)};
  views << test::openRiichi(test::ownTurn(), "123m456p789s1122z")
        << test::openRiichi(test::ownTurn(3), "45p");
  for (int dealer = 1; dealer < 4; ++dealer) {
    views << test::fullTable();
    views.back().board.dealer = static_cast<std::int8_t>(dealer);
  }
  for (int seat = 0; seat < 3; ++seat)
    views << test::threePlayers(test::ownTurn(seat)) << test::threePlayers(test::fullTable(seat))
          << test::threePlayers(test::fourMelds(seat));
  return views;
}

QList<Named> everything(const TableGeometry &geometry, const SeatView &view) {
  SceneInput input;
  input.hand.assign(view.hand.begin(), view.hand.end());
  const Scene scene = buildScene(geometry, view, input);
  static const char *const kNames[] = {"wall", "pond", "melds", "hand"};
  QList<Named> things;
  for (int group = 0; group < kSceneGroups; ++group) {
    for (const SceneTile &tile : scene.groups[static_cast<std::size_t>(group)].tiles) {
      const QString name =
          group == kDoraGroup ? QStringLiteral("dora")
          : group >= kKitaGroup
              ? QStringLiteral("norths of %1").arg(group - kKitaGroup)
              : QStringLiteral("%1 of %2").arg(QLatin1String(kNames[group / 4])).arg(group % 4);
      things.append({name, tile.bounds(), group});
    }
  }
  for (int rel = 0; rel < 4; ++rel) {
    things.append({QStringLiteral("name plate %1").arg(rel), geometry.namePlate(rel), 100 + rel});
    things.append({QStringLiteral("riichi stick %1").arg(rel), geometry.riichiStick(rel), 110});
  }
  if (scene.diceOf >= 0) {
    const std::array<QRect, 2> dice = geometry.dice(scene.diceOf);
    // They are turned: their corners go beyond their places.
    const int corner = qCeil(0.16 * dice[0].width());
    things.append(
        {QStringLiteral("dice"), (dice[0] | dice[1]).adjusted(-corner, -corner, corner, corner), 150});
  }
  for (int i = 0; i < geometry.toggles(); ++i)
    things.append({QStringLiteral("toggle %1").arg(i), geometry.toggle(i), 120 + i});
  for (int i = 0; i < geometry.helpButtons(); ++i)
    things.append({QStringLiteral("help button %1").arg(i), geometry.helpButton(i), 160 + i});
  for (int i = 0; i < geometry.cornerButtons(); ++i)
    things.append({QStringLiteral("corner button %1").arg(i), geometry.cornerButton(i), 130 + i});
  things.append({QStringLiteral("panel"), geometry.panel(), 140});
  things.append({QStringLiteral("dora plaque"), geometry.doraPlaque(), kDoraGroup});
  return things;
}

// Two things that lie over each other without belonging together; empty when there are none.
QString firstOverlap(const QList<Named> &things) {
  for (qsizetype i = 0; i < things.size(); ++i) {
    for (qsizetype k = i + 1; k < things.size(); ++k) {
      if (things[i].group != things[k].group && things[i].rect.intersects(things[k].rect))
        return things[i].name + QStringLiteral(" and ") + things[k].name;
    }
  }
  return {};
}

void addSizes() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<qreal>("ratio");
  const QList<QSize> sizes{{1280, 800}, {1440, 900},  {1256, 1000}, {1024, 768}, {2560, 1440},
                           {900, 640},  {1920, 1080}, {3840, 2160}, {974, 800},  {1014, 900}};
  const int ratiosOfEach = test::rounds(4, 1);
  int ratios = 0;
  for (const QSize &size : sizes) {
    for (int i = 0; i < ratiosOfEach; ++i) {
      const qreal ratio = std::array{1.0, 1.25, 1.5, 2.0}[static_cast<std::size_t>(ratios++ % 4)];
      QTest::addRow("%dx%d at %.2f", size.width(), size.height(), ratio) << size << ratio;
    }
  }
  // With docks beside it the table has any shape.
  for (int width = 560; width <= 1180; width += test::rounds(12, 120))
    QTest::addRow("%d wide", width) << QSize(width, 640) << 1.0;
}

}  // namespace

class TestTableGeometry : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void nothingOverlaps_data() { addSizes(); }
  void nothingOverlaps();
  void everythingIsInside_data() { addSizes(); }
  void everythingIsInside();
  void furitenHidesNoControls_data() { addSizes(); }
  void furitenHidesNoControls();
  void togglesAreToldApart_data() { addSizes(); }
  void togglesAreToldApart();
  void diceKeepOffThePlaque();
  void sizesAreAsChosen_data();
  void sizesAreAsChosen();
  void doraIsNamedBelowItsTiles_data();
  void doraIsNamedBelowItsTiles();
  void narrowPlatesUseTheirWidth();
  void namesAreReadToTheirEnd();
  void theTopPlateHasRoomForAName();
  void sidePlatesAreBehindTheirHands_data();
  void sidePlatesAreBehindTheirHands();
  void pondSeamsAreEqual_data() { addSizes(); }
  void pondSeamsAreEqual();
  void pondsAreEquallyFar_data() { addSizes(); }
  void pondsAreEquallyFar();
  void riichiTileLiesSidewaysAndFlush();
  void thirdRowGoesOn();
  void markOfACalledRiichiTilePassesOn();
  void handStaysWhenAMeldIsMade();
  void lastDiscardIsMarkedUntilTheNext();
  void tilesStayUntilTheNextDeal();
};

void TestTableGeometry::nothingOverlaps() {
  QFETCH(QSize, size);
  QFETCH(qreal, ratio);
  for (const SeatView &view : tables()) {
    for (const bool marks : {false, true}) {
      for (const bool controls : {true, false}) {
        for (const bool faces : {false, true}) {
          TableKind kind = kindOf(view, marks, controls, faces);
          for (const Sizes &sizes : kSizes) {
            kind.hand = sizes.hand;
            kind.ponds = sizes.ponds;
            const TableGeometry geometry((QSizeF(size) * ratio).toSize(), ratio, kind);
            const QString clash = firstOverlap(everything(geometry, view));
            QVERIFY2(clash.isEmpty(), qPrintable(QLatin1String(sizes.name) + QStringLiteral(": ") + clash));
          }
        }
      }
    }
  }
}

void TestTableGeometry::everythingIsInside() {
  QFETCH(QSize, size);
  QFETCH(qreal, ratio);
  for (const SeatView &view : tables()) {
    for (const bool controls : {true, false}) {
      TableKind kind = kindOf(view, false, controls, controls);
      for (const Sizes &sizes : kSizes) {
        kind.hand = sizes.hand;
        kind.ponds = sizes.ponds;
        const TableGeometry geometry((QSizeF(size) * ratio).toSize(), ratio, kind);
        for (const Named &thing : everything(geometry, view))
          QVERIFY2(geometry.felt().contains(thing.rect), qPrintable(thing.name));
      }
    }
  }
}

void TestTableGeometry::furitenHidesNoControls() {
  QFETCH(QSize, size);
  QFETCH(qreal, ratio);
  for (const bool kita : {false, true}) {
    for (const bool controls : {false, true}) {
      for (const Sizes &sizes : kSizes) {
        TableKind kind{kita ? 3 : 4, kita, false, controls};
        kind.hand = sizes.hand;
        kind.ponds = sizes.ponds;
        const TableGeometry geometry((QSizeF(size) * ratio).toSize(), ratio, kind);
        const QRect tag = geometry.furitenTag();
        QVERIFY(geometry.felt().contains(tag));
        QVERIFY(!tag.intersects(geometry.handTileFace(0)));
        QVERIFY(!tag.intersects(geometry.namePlate(0)));
        for (int i = 0; i < geometry.toggles(); ++i)
          QVERIFY(!tag.intersects(geometry.toggle(i)));
      }
    }
  }
}

// At every width, as docks beside the table leave any; a turned die goes beyond its place.
void TestTableGeometry::diceKeepOffThePlaque() {
  int outside = 0;
  for (const Sizes &sizes : kSizes) {
    for (int width = 560; width <= 1440; ++width) {
      for (const int height : {616, 640, 776, 800}) {
        TableKind kind;
        kind.hand = sizes.hand;
        kind.ponds = sizes.ponds;
        const TableGeometry geometry(QSize(width, height), 1, kind);
        for (int rel = 0; rel < 4; ++rel) {
          const std::array<QRect, 2> dice = geometry.dice(rel);
          const int corner = qCeil(0.16 * dice[0].width());
          const QRect area = (dice[0] | dice[1]).adjusted(-corner, -corner, corner, corner);
          QVERIFY2(
              !area.intersects(geometry.doraPlaque()),
              qPrintable(QStringLiteral("%1: %2x%3").arg(QLatin1String(sizes.name)).arg(width).arg(height)));
        }
        // Seen from the seat they are cubes, which stand higher.
        kind.tilted = true;
        const TableGeometry tilted(QSize(width, height), 1, kind);
        const Camera camera(tilted);
        for (int rel = 0; rel < 4; ++rel) {
          for (const QRect &die : tilted.dice(rel)) {
            const QRectF place = camera.fromFlat(QRectF(die));
            const TableBox box{place.left(),  place.top(), place.right(), place.bottom(), 0,
                               place.width(), 14};
            QVERIFY2(!boxHull(camera, box, 0).boundingRect().intersects(tilted.doraPlaque()),
                     qPrintable(QStringLiteral("tilted %1x%2").arg(width).arg(height)));
          }
        }
        outside += geometry.dice(2)[1].left() < geometry.center().x() - geometry.px(7) ? 1 : 0;
      }
    }
  }
  QVERIFY(outside > 0);  // they are between the walls where there is room
}

// In every language, and with words twice as long; English and Japanese ones are never cut.
void TestTableGeometry::togglesAreToldApart() {
  QFETCH(QSize, size);
  QFETCH(qreal, ratio);
  const auto check = [&](bool whole) {
    for (const bool kita : {false, true}) {
      for (const Sizes &sizes : kSizes) {
        TableKind kind{kita ? 3 : 4, kita, false, true};
        kind.hand = sizes.hand;
        kind.ponds = sizes.ponds;
        const TableGeometry geometry((QSizeF(size) * ratio).toSize(), ratio, kind);
        const QStringList labels = PlaquePainter::toggleLabels(geometry);
        QCOMPARE(labels.size(), kita ? 5 : 4);
        QCOMPARE(QSet<QString>(labels.begin(), labels.end()).size(), labels.size());
        const QString all = labels.join(QStringLiteral(", "));
        if (whole)
          QVERIFY2(!all.contains(QChar(0x2026)), qPrintable(all));
      }
    }
  };
  check(true);
  Translations translations;
  QVERIFY(translations.use(QStringLiteral("ja")));
  check(true);
  QVERIFY(translations.use(QStringLiteral("en")));
  test::LongWinded twice;
  QCoreApplication::installTranslator(&twice);
  check(false);
}

void TestTableGeometry::sizesAreAsChosen_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<double>("hand");  // of a large one, in tiles of a usual one
  QTest::newRow("900x640") << QSize(900, 640) << 1.10;
  QTest::newRow("1024x768") << QSize(1024, 768) << 1.03;
  QTest::newRow("1280x800") << QSize(1280, 800) << 1.20;
  QTest::newRow("1920x1080") << QSize(1920, 1080) << 1.20;
  QTest::newRow("2560x1440") << QSize(2560, 1440) << 1.20;
}

// What is chosen large takes no more than a few hundredths from all else.
void TestTableGeometry::sizesAreAsChosen() {
  QFETCH(QSize, size);
  QFETCH(double, hand);
  const auto table = [&size](HandSize own, PondSize ponds) {
    TableKind kind;
    kind.hand = own;
    kind.ponds = ponds;
    return TableGeometry(size, 1, kind);
  };
  const TableGeometry usual(size, 1);
  QVERIFY(table(HandSize::Normal, PondSize::Normal) == usual);
  const TableGeometry small = table(HandSize::Small, PondSize::Normal);
  QVERIFY(small.handTile() < 0.9 * usual.handTile());
  QCOMPARE(small.pondTile(), usual.pondTile());
  const TableGeometry large = table(HandSize::Large, PondSize::Normal);
  QVERIFY2(large.handTile() > hand * usual.handTile(), qPrintable(QString::number(large.handTile())));
  QVERIFY(large.pondTile() > 0.96 * usual.pondTile());
  const TableGeometry ponds = table(HandSize::Normal, PondSize::Large);
  QVERIFY2(ponds.pondTile() > 1.05 * usual.pondTile(), qPrintable(QString::number(ponds.pondTile())));
  QVERIFY(ponds.handTile() > 0.95 * usual.handTile());
  QVERIFY(ponds.wallTile() < usual.wallTile());
  // What the curtain covers is the whole of every hand.
  for (const TableGeometry &each : {small, usual, large, ponds}) {
    const TileSize tile(each.handTile());
    const QRect row = each.handTileFace(0) | each.drawnTileFace(13);
    QVERIFY(each.handStrip().contains(row.adjusted(0, -tile.cap, 0, 0)));
  }
  const TableGeometry both = table(HandSize::Large, PondSize::Large);
  QVERIFY(both.handTile() > usual.handTile() && both.pondTile() > usual.pondTile());
}

// Beside large texts the table is small, and its words have a size that they are never below.
void TestTableGeometry::doraIsNamedBelowItsTiles_data() {
  QTest::addColumn<QSize>("size");
  for (const QSize &size : {QSize(420, 340), QSize(500, 320), QSize(500, 420), QSize(500, 440),
                            QSize(640, 400), QSize(640, 640), QSize(900, 640)})
    QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestTableGeometry::doraIsNamedBelowItsTiles() {
  QFETCH(QSize, size);
  for (const qreal ratio : {1.0, 2.0}) {
    for (const double text : {1.0, 1.5, 2.0}) {
      TableKind kind{4, false, false, false};
      kind.text = text;
      const TableGeometry geometry((QSizeF(size) * ratio).toSize(), ratio, kind);
      QImage image(geometry.size(), QImage::Format_ARGB32_Premultiplied);
      image.fill(Qt::transparent);
      QPainter painter(&image);
      PlaquePainter().paintDora(painter, geometry, {QStringLiteral("6 pin")});
      painter.end();
      const QRect plaque = geometry.doraPlaque();
      const QRect last = geometry.doraSlot(4);
      const int end = last.bottom() + 1 + TileSize(last.width()).thickness;
      const QRgb ground = image.pixel(plaque.center().x(), geometry.doraSlot(0).center().y());
      QVERIFY(qAlpha(ground) > 0);
      bool words = false;
      for (int x = geometry.doraSlot(0).left(); x <= last.right(); ++x) {
        for (int y = last.top(); y < end; ++y)
          QVERIFY2(image.pixel(x, y) == ground, qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
        for (int y = end; y <= plaque.bottom(); ++y)
          words = words || image.pixel(x, y) != ground;
        // Nothing hangs out of the plaque.
        for (int y = plaque.bottom() + 1; y < plaque.bottom() + 1 + geometry.px(1); ++y)
          QCOMPARE(qAlpha(image.pixel(x, y)), 0);
      }
      QVERIFY(words);
      for (const int rel : {2, 3})
        QVERIFY(!geometry.namePlate(rel).intersects(plaque));
    }
  }
}

// A name too long beside the large wind plate is still written to its last letter.
void TestTableGeometry::narrowPlatesUseTheirWidth() {
  const TableGeometry geometry(QSize(900, 640), 1);
  const QFontMetricsF metrics(theme::sans(geometry.fontSize(0.44), 600));
  PlateState state;
  state.subtitle = QStringLiteral("il");
  while (metrics.horizontalAdvance(state.name) <= geometry.namePlate(3).width() - geometry.fx(1.44))
    state.name += u'l';
  const PlaquePainter plaques;
  const auto painted = [&] {
    QImage image(geometry.size(), QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    plaques.paintPlate(painter, geometry, 3, state);
    return image;
  };
  const QImage before = painted();
  state.name.back() = u'i';
  QVERIFY(painted() != before);
}

// Beside docks of any width, where the plates of the sides are narrow; with and without a picture.
void TestTableGeometry::namesAreReadToTheirEnd() {
  const PlaquePainter plaques;
  int checked = 0;
  for (const bool faces : {false, true}) {
    for (int width = 900; width <= 1440; width += 20) {
      TableKind kind = kindOf(test::ownTurn());
      kind.faces = faces;
      const TableGeometry geometry(QSize(width, 735), 1, kind);
      for (const int rel : {1, 2, 3}) {
        PlateState state;
        state.name = QStringLiteral("caller");
        state.portrait = faces ? QStringLiteral("caller") : QString();
        const QRect plate = geometry.namePlate(rel);
        const auto painted = [&] {
          QImage image(geometry.size(), QImage::Format_RGB32);
          image.fill(Qt::black);
          QPainter painter(&image);
          plaques.paintPlate(painter, geometry, rel, state);
          return image.copy(plate);
        };
        const QImage before = painted();
        state.name.back() = u'n';
        QVERIFY2(painted() != before, qPrintable(QStringLiteral("%1 %2 %3").arg(width).arg(rel).arg(faces)));
        ++checked;
      }
    }
  }
  QCOMPARE(checked, 2 * 28 * 3);
}

// With docks beside it the table is as wide as high: the plate makes way for the buttons in the corner.
void TestTableGeometry::theTopPlateHasRoomForAName() {
  for (int width = 560; width <= 1180; width += 4) {
    for (const bool marks : {false, true}) {
      const TableGeometry geometry(QSize(width, 640), 1, kindOf(test::ownTurn(), marks, true));
      QVERIFY2(geometry.namePlate(2).width() >= geometry.px(2.6), qPrintable(QString::number(width)));
    }
  }
}

void TestTableGeometry::sidePlatesAreBehindTheirHands_data() {
  QTest::addColumn<QSize>("size");
  // Windows without docks, and beside the list of yaku.
  for (const QSize &size : {QSize(1280, 776), QSize(1440, 876), QSize(900, 616), QSize(960, 776),
                            QSize(960, 760), QSize(1120, 876), QSize(648, 602)})
    QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

// Whose name it is is seen from its place: no two are in one corner.
void TestTableGeometry::sidePlatesAreBehindTheirHands() {
  QFETCH(QSize, size);
  for (const bool faces : {false, true}) {
    for (const bool tilted : {false, true}) {
      for (const Sizes &sizes : kSizes) {
        TableKind kind;
        kind.helps = true;
        kind.faces = faces;
        kind.tilted = tilted;
        kind.hand = sizes.hand;
        kind.ponds = sizes.ponds;
        const TableGeometry geometry(size, 1, kind);
        const QList<QRect> right = geometry.backs(1, 13, true);
        const QList<QRect> left = geometry.backs(3, 13, true);
        const int middle = geometry.center().y();
        QVERIFY2(geometry.namePlate(1).left() > right.first().right(), sizes.name);
        QVERIFY2(geometry.namePlate(3).right() < left.first().left(), sizes.name);
        QVERIFY(std::abs(geometry.namePlate(1).center().y() - middle) <= 1);
        QVERIFY(std::abs(geometry.namePlate(3).center().y() - middle) <= 1);
        QVERIFY(geometry.namePlate(2).bottom() < right.last().top());
      }
    }
  }
}

void TestTableGeometry::pondSeamsAreEqual() {
  QFETCH(QSize, size);
  QFETCH(qreal, ratio);
  const TableGeometry geometry((QSizeF(size) * ratio).toSize(), ratio);
  QSet<int> seams;
  for (int rel = 0; rel < 4; ++rel) {
    const QList<TilePlace> places = geometry.pond(rel, QList<bool>(18, false));
    for (qsizetype i = 1; i < places.size(); ++i) {
      if (i % 6 == 0)
        continue;
      const QRect a = places[i - 1].face;
      const QRect b = places[i].face;
      const int across =
          rel % 2 == 0 ? std::abs(a.left() - b.left()) - a.width() : std::abs(a.top() - b.top()) - a.height();
      seams.insert(across);
    }
  }
  QCOMPARE(seams.size(), 1);
  QVERIFY(*seams.begin() >= 1);
}

void TestTableGeometry::pondsAreEquallyFar() {
  QFETCH(QSize, size);
  QFETCH(qreal, ratio);
  const TableGeometry geometry((QSizeF(size) * ratio).toSize(), ratio);
  const QPoint center = geometry.center() - QPoint(0, TileSize(geometry.pondTile()).thickness / 2);
  const auto first = [&geometry](int rel) { return geometry.pond(rel, {false}).first().face; };
  const int below = first(0).top() - center.y();
  QCOMPARE(first(1).left() - center.x(), below);
  QCOMPARE(center.y() - (first(2).bottom() + 1), below);
  QCOMPARE(center.x() - (first(3).right() + 1), below);
}

void TestTableGeometry::riichiTileLiesSidewaysAndFlush() {
  const TableGeometry geometry(QSize(1440, 900), 1);
  for (int rel = 0; rel < 4; ++rel) {
    const QList<TilePlace> places = geometry.pond(rel, {false, true, false});
    const QRect upright = places[0].face;
    const QRect turned = places[1].face;
    QCOMPARE(turned.size(), upright.size().transposed());
    QCOMPARE(places[1].turn, (places[0].turn + 3) % 4);
    QCOMPARE(places[2].turn, places[0].turn);
    const int outer[]{turned.bottom() - upright.bottom(), turned.right() - upright.right(),
                      turned.top() - upright.top(), turned.left() - upright.left()};
    QCOMPARE(outer[rel], 0);
    QVERIFY(!turned.intersects(upright) && !turned.intersects(places[2].face));
  }
}

void TestTableGeometry::thirdRowGoesOn() {
  const TableGeometry geometry(QSize(1440, 900), 1);
  const QList<TilePlace> places = geometry.pond(0, QList<bool>(21, false));
  QCOMPARE(places[20].face.top(), places[12].face.top());
  QVERIFY(places[20].face.left() > places[17].face.right());
}

void TestTableGeometry::markOfACalledRiichiTilePassesOn() {
  const TableGeometry geometry(QSize(1440, 900), 1);
  SeatView view = test::ownTurn();
  PlayerBoard &right = view.board.players[1];
  test::fillPond(right, "1m2m3m4m", 1);
  right.pond[1].calledBy = 2;
  const auto turned = [&](bool keep) {
    SceneInput input;
    input.options.dimCalledTiles = keep;
    QList<int> turns;
    const Scene scene = buildScene(geometry, view, input);
    for (const SceneTile &tile : scene.groups[kPondGroup + 1].tiles)
      turns.append(tile.style.turn);
    return turns;
  };
  QCOMPARE(turned(false), (QList<int>{3, 2, 3}));    // the called one is gone, the next lies sideways
  QCOMPARE(turned(true), (QList<int>{3, 2, 2, 3}));  // it stays, dimmed
}

void TestTableGeometry::handStaysWhenAMeldIsMade() {
  const TableGeometry geometry(QSize(1440, 900), 1);
  for (int rel = 1; rel < 4; ++rel)
    QCOMPARE(geometry.backs(rel, 10, false).first(), geometry.backs(rel, 13, false).first());
}

void TestTableGeometry::lastDiscardIsMarkedUntilTheNext() {
  const TableGeometry geometry(QSize(1440, 900), 1);
  SeatView view = test::afterDiscard();
  QCOMPARE(buildScene(geometry, view, {}).lastDiscardOf, 3);
  QVERIFY(!buildScene(geometry, view, {}).lastDiscard.isNull());
  view.board.phase = BoardPhase::Discard;  // drawn by the next seat: still the last discard
  view.board.turn = 0;
  QVERIFY(!buildScene(geometry, view, {}).lastDiscard.isNull());
  view.board.players[3].pond.back().calledBy = 0;
  QVERIFY(buildScene(geometry, view, {}).lastDiscard.isNull());
}

void TestTableGeometry::tilesStayUntilTheNextDeal() {
  const TableGeometry geometry(QSize(1440, 900), 1);
  SeatView view = test::ownTurn();
  view.apply(KyokuEnded{});
  const Scene scene = buildScene(geometry, view, {});
  QVERIFY(!scene.groups[kPondGroup].tiles.empty());
  QVERIFY(scene.lastDiscard.isNull());
  QVERIFY(buildScene(geometry, emptyView(0), {}) == Scene());
}

JANSO_TEST(TestTableGeometry);
#include "tst_tablegeometry.moc"
