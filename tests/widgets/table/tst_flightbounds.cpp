// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Nothing of a flying tile stays on the felt: what a flight paints is within its bounds, and what was painted
// is repainted, however late the frames come.
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/table/flightpainter.h"
#include "widgets/table/tableanimator.h"

using namespace janso;

namespace {

constexpr QSize kTable(1280, 800);

SceneTile lying(const TableGeometry &geometry, const QPoint &corner, int turn, TilePose pose) {
  SceneTile tile;
  tile.tile = Tile(Kind{4});
  tile.pose = pose;
  tile.width = pose == TilePose::Standing ? geometry.handTile() : geometry.pondTile();
  tile.style.turn = turn;
  tile.face = QRect(corner, TileSize(tile.width).lyingFace(turn));
  return tile;
}

Flight flightOf(const TableGeometry &geometry, Flight::Kind kind, int turn, TilePose pose) {
  Flight flight;
  flight.kind = kind;
  flight.slot = {kPondGroup, 0};
  flight.tile = lying(geometry, QPoint(kTable.width() / 2, kTable.height() / 2), turn, pose);
  flight.from = flight.tile.face.translated(-geometry.px(6), geometry.px(4));
  flight.fromWidth = geometry.handTile();
  flight.timing = Timing(Motion::Tedashi);
  return flight;
}

// The rectangle of all that is not transparent.
QRect inkOf(const QImage &image) {
  QRect ink;
  for (int y = 0; y < image.height(); ++y) {
    const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
    int left = 0;
    int right = image.width() - 1;
    while (left <= right && qAlpha(line[left]) == 0)
      ++left;
    while (right > left && qAlpha(line[right]) == 0)
      --right;
    if (left <= right)
      ink |= QRect(left, y, right - left + 1, 1);
  }
  return ink;
}

}  // namespace

class TestFlightBounds : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void nothingIsPaintedOutside_data();
  void nothingIsPaintedOutside();
  void aLatePictureIsRepainted();
  void aTileThatHasArrivedIsPaintedWhole();
};

void TestFlightBounds::nothingIsPaintedOutside_data() {
  QTest::addColumn<Flight::Kind>("kind");
  QTest::addColumn<int>("turn");
  QTest::addColumn<TilePose>("pose");
  QTest::addColumn<qreal>("ratio");
  using Kind = Flight::Kind;
  const QList<QPair<const char *, Kind>> kinds{{"slide", Kind::Slide},
                                               {"turn", Kind::Turn},
                                               {"flip", Kind::Flip},
                                               {"open", Kind::Open},
                                               {"fade", Kind::Fade}};
  for (const auto &[name, kind] : kinds) {
    for (const int turn : {0, 1}) {
      for (const TilePose pose : {TilePose::Lying, TilePose::Standing}) {
        for (const qreal ratio : {1.0, 1.5})
          QTest::addRow("%s, turn %d, %s, %.1f", name, turn, pose == TilePose::Lying ? "lying" : "standing",
                        ratio)
              << kind << turn << pose << ratio;
      }
    }
  }
}

void TestFlightBounds::nothingIsPaintedOutside() {
  QFETCH(Flight::Kind, kind);
  QFETCH(int, turn);
  QFETCH(TilePose, pose);
  QFETCH(qreal, ratio);
  const TableGeometry geometry(kTable * ratio, ratio, TableKind{});
  TilePainter tiles;
  ScenePainter scene(tiles);
  TiltPainter tilt(tiles);
  FlightPainter painter(scene, tilt, tiles);
  Flight flight = flightOf(geometry, kind, turn, pose);
  flight.settles = true;
  flight.lift = 0.3;
  flight.was = flight.tile;
  flight.was->face.translate(geometry.px(3), -geometry.px(3));
  QImage image(kTable * ratio, QImage::Format_ARGB32_Premultiplied);
  for (const qreal time : {-1.0, 0.0, 0.1, 0.3, 0.5, 0.8, 1.0}) {
    image.fill(Qt::transparent);
    QPainter on(&image);
    painter.paint(on, geometry, flight, time);
    on.end();
    const QRect ink = inkOf(image);
    const QRect bounds = flightBounds(geometry, flight, eased(flight.timing.curve, std::max(0.0, time)));
    QVERIFY2(!ink.isEmpty() || time == 0.0, qPrintable(QString::number(time)));
    QVERIFY2(bounds.contains(ink) || ink.isEmpty(),
             qPrintable(QStringLiteral("%1: %2,%3 %4x%5 outside %6,%7 %8x%9")
                            .arg(time)
                            .arg(ink.x())
                            .arg(ink.y())
                            .arg(ink.width())
                            .arg(ink.height())
                            .arg(bounds.x())
                            .arg(bounds.y())
                            .arg(bounds.width())
                            .arg(bounds.height())));
  }
}

namespace {

// An animator with one flight, and its clock.
struct Moving {
  Moving() : geometry(kTable, 1, TableKind{}) {
    animator.setClock([this] { return now; });
    animator.setReach([this](const Flight &each, qreal t) { return flightBounds(geometry, each, t); });
    flight = flightOf(geometry, Flight::Kind::Slide, 0, TilePose::Lying);
    QObject::connect(&animator, &TableAnimator::moved, &animator,
                     [this](const QRegion &area) { repainted += area; });
    MotionPlan plan;
    plan.flights.append(flight);
    animator.play(plan, 1);
    repainted = QRegion();
  }
  // Where the tile is at this moment.
  QRect place() const {
    const qreal time = animator.timeOf(animator.flights().first());
    return flightBounds(geometry, flight, eased(flight.timing.curve, time));
  }

  TableGeometry geometry;
  qreal now = 0;
  TableAnimator animator;
  Flight flight;
  QRegion repainted;
};

bool covers(const QRegion &area, const QRect &part) {
  return (QRegion(part) - area).isEmpty();
}

}  // namespace

// Something else on the table is painted between two frames, and with it the tile where it is by then.
void TestFlightBounds::aLatePictureIsRepainted() {
  Moving moving;
  moving.now = 0.3 * moving.flight.timing.duration;
  const QRect painted = moving.place();
  moving.animator.notePainted();
  moving.now = 0.9 * moving.flight.timing.duration;
  moving.animator.tick();
  QVERIFY(covers(moving.repainted, painted));
}

void TestFlightBounds::aTileThatHasArrivedIsPaintedWhole() {
  Moving moving;
  moving.now = 2 * moving.flight.timing.duration;
  moving.animator.tick();
  QVERIFY(!moving.animator.isFlying());
  QVERIFY(covers(moving.repainted, moving.flight.tile.bounds()));
}

JANSO_TEST(TestFlightBounds);
#include "tst_flightbounds.moc"
