// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include <QLineF>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/paint/camera.h"

using namespace janso;

namespace {

TableGeometry tableOf(QSize size, qreal ratio = 1) {
  return {size, ratio, {.tilted = true}};
}

bool near(QPointF a, QPointF b, qreal within = 1e-6) {
  return QLineF(a, b).length() < within;
}

}  // namespace

class TestCamera : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void planeIsTheProjection_data();
  void planeIsTheProjection();
  void inverseFindsThePoint_data() { planeIsTheProjection_data(); }
  void inverseFindsThePoint();
  void fromAboveItIsTheFlatTable();
  void farIsSmaller();
  void facesAreReadable_data();
  void facesAreReadable();
  void hullHoldsAllPoints();
  void outlineTurns();
};

void TestCamera::planeIsTheProjection_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<QPointF>("at");
  QTest::addColumn<qreal>("height");
  for (const QSize size : {QSize(900, 640), QSize(1440, 900), QSize(2560, 1440), QSize(640, 900)}) {
    for (const QPointF at : {QPointF(0, 0), QPointF(-11, 7.5), QPointF(8.4, -9.9)}) {
      for (const qreal height : {0.0, 0.3, 1.24}) {
        QTest::addRow("%dx%d %g,%g at %g", size.width(), size.height(), at.x(), at.y(), height)
            << size << at << height;
      }
    }
  }
}

void TestCamera::planeIsTheProjection() {
  QFETCH(QSize, size);
  QFETCH(QPointF, at);
  QFETCH(qreal, height);
  const Camera camera(tableOf(size));
  QVERIFY(near(camera.plane(height).map(at), camera.project(at, height)));
  const TableGeometry geometry = tableOf(size);
  const QPointF flat = QPointF(geometry.center()) + at * geometry.unit();
  QVERIFY(near(camera.fromFlat(flat), at));
  QVERIFY(near(camera.flatPlane(height).map(flat), camera.project(at, height)));
}

void TestCamera::inverseFindsThePoint() {
  QFETCH(QSize, size);
  QFETCH(QPointF, at);
  QFETCH(qreal, height);
  const Camera camera(tableOf(size));
  QVERIFY(near(camera.onPlane(camera.project(at, height), height), at));
}

void TestCamera::fromAboveItIsTheFlatTable() {
  const TableGeometry geometry = tableOf({1280, 800});
  const Camera above(geometry, 0);
  for (const QPointF at : {QPointF(0, 0), QPointF(-11, 7.5), QPointF(8.4, -9.9)})
    QVERIFY(near(above.project(at), QPointF(geometry.center()) + at * geometry.unit()));
}

// The walls across the table are seven eighths as large as those before the player.
void TestCamera::farIsSmaller() {
  const Camera camera(tableOf({1440, 900}));
  const qreal ratio = camera.scaleAt(-8.4) / camera.scaleAt(8.4);
  QVERIFY2(ratio > 0.86 && ratio < 0.88, qPrintable(QString::number(ratio)));
}

// Tiles of the own pond's first row and of the farthest row, seen at 1440 x 900, in pixels.
void TestCamera::facesAreReadable_data() {
  QTest::addColumn<qreal>("y");
  QTest::addColumn<QSizeF>("face");
  QTest::newRow("own row") << 3.65 << QSizeF(41, 54);
  QTest::newRow("far row") << -6.3 << QSizeF(38.5, 46.5);
}

void TestCamera::facesAreReadable() {
  QFETCH(qreal, y);
  QFETCH(QSizeF, face);
  const Camera camera(tableOf({1440, 900}));
  const qreal width = camera.project({0.486, y}, 0.68).x() - camera.project({-0.486, y}, 0.68).x();
  const qreal height = camera.project({0, y + 0.648}, 0.68).y() - camera.project({0, y - 0.648}, 0.68).y();
  QVERIFY2(qAbs(width - face.width()) < 0.8 && qAbs(height - face.height()) < 1.2,
           qPrintable(QStringLiteral("%1 x %2").arg(width).arg(height)));
}

void TestCamera::hullHoldsAllPoints() {
  const QPolygonF points({{0, 0}, {4, 0}, {2, 1}, {4, 3}, {0, 3}, {2, 3}, {1, 2}, {0, 0}});
  const QPolygonF hull = convexHull(points);
  QCOMPARE(hull.size(), 4);
  for (const QPointF &corner : {QPointF(0, 0), QPointF(4, 0), QPointF(4, 3), QPointF(0, 3)})
    QVERIFY(hull.contains(corner));
}

void TestCamera::outlineTurns() {
  const TableBox box{-1, -2, 1, 2, 0, 1};
  TableBox turned = box;
  turned.turn = 90;
  const QRectF upright = boxOutline(box, 0.1).boundingRect();
  const QRectF lying = boxOutline(turned, 0.1).boundingRect();
  QVERIFY(near(upright.topLeft(), {-1, -2}) && near(upright.bottomRight(), {1, 2}));
  QVERIFY(near(lying.topLeft(), {-2, -1}) && near(lying.bottomRight(), {2, 1}));
}

JANSO_TEST(TestCamera);
#include "tst_camera.moc"
