// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The turn from one view to the other begins with one picture, ends with the other, and never goes back.
#include <QTest>
#include <algorithm>

#include "support/testprogram.h"
#include "widgets/paint/tiltturn.h"

using namespace janso;

namespace {

constexpr QRgb kFlat = 0xFFC01020;
constexpr QRgb kTilted = 0xFF2010C0;

QImage filled(QSize size, QRgb color) {
  QImage image(size, QImage::Format_RGB32);
  image.fill(color);
  return image;
}

// Rows in colors of their own, so that one that moved is seen.
QImage striped(QSize size) {
  QImage image(size, QImage::Format_RGB32);
  for (int y = 0; y < size.height(); ++y) {
    for (int x = 0; x < size.width(); ++x)
      image.setPixel(x, y, qRgb(y % 256, x % 256, 90));
  }
  return image;
}

}  // namespace

class TestTiltTurn : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theEndsAreThePictures_data();
  void theEndsAreThePictures();
  void onePictureGivesWayToTheOther();
  void theNearRailIsAlwaysWhole_data();
  void theNearRailIsAlwaysWhole();
  void nothingIsNull();
};

void TestTiltTurn::theEndsAreThePictures_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<bool>("tilted");
  for (const QSize size : {QSize(640, 400), QSize(400, 640), QSize(901, 641)}) {
    QTest::addRow("%dx%d from above", size.width(), size.height()) << size << false;
    QTest::addRow("%dx%d from the chair", size.width(), size.height()) << size << true;
  }
}

// Within the sampling of half a pixel at the ends of rows.
void TestTiltTurn::theEndsAreThePictures() {
  QFETCH(QSize, size);
  QFETCH(bool, tilted);
  const TableGeometry geometry(size, 1, {.tilted = tilted});
  const QImage picture = striped(size);
  const QImage other = filled(size, kFlat);
  TiltTurn turn(geometry, tilted ? other : picture, tilted ? picture : other);
  const QImage &seen = turn.at(tilted ? 1 : 0);
  QCOMPARE(seen.size(), size);
  int moved = 0;
  for (int y = 1; y < size.height() - 1; ++y) {
    for (int x = 1; x < size.width() - 1; ++x) {
      const QRgb a = seen.pixel(x, y);
      const QRgb b = picture.pixel(x, y);
      moved += std::abs(qRed(a) - qRed(b)) > 1 || std::abs(qGreen(a) - qGreen(b)) > 1 ? 1 : 0;
    }
  }
  QCOMPARE(moved, 0);
}

void TestTiltTurn::onePictureGivesWayToTheOther() {
  const QSize size(640, 400);
  const TableGeometry geometry(size, 1, {.tilted = true});
  TiltTurn turn(geometry, filled(size, kFlat), filled(size, kTilted));
  int before = 255;
  for (int step = 0; step <= 20; ++step) {
    const int red = qRed(turn.at(step / 20.0).pixel(geometry.center()));
    QVERIFY2(red <= before, qPrintable(QString::number(step)));
    before = red;
  }
  QCOMPARE(turn.at(0.2).pixel(geometry.center()), kFlat);
  QCOMPARE(turn.at(0.8).pixel(geometry.center()), kTilted);
  const int half = qRed(turn.at(0.5).pixel(geometry.center()));
  QVERIFY(half < qRed(kFlat) && half > qRed(kTilted));
}

void TestTiltTurn::theNearRailIsAlwaysWhole_data() {
  QTest::addColumn<qreal>("share");
  QTest::addColumn<QRgb>("color");
  QTest::newRow("before half") << 0.49 << kFlat;
  QTest::newRow("from half on") << 0.5 << kTilted;
}

void TestTiltTurn::theNearRailIsAlwaysWhole() {
  QFETCH(qreal, share);
  QFETCH(QRgb, color);
  const QSize size(640, 400);
  const TableGeometry geometry(size, 1, {.tilted = true});
  TiltTurn turn(geometry, filled(size, kFlat), filled(size, kTilted));
  const QImage &seen = turn.at(share);
  for (int y = size.height() - geometry.frame(); y < size.height(); ++y) {
    QCOMPARE(seen.pixel(0, y), color);
    QCOMPARE(seen.pixel(size.width() - 1, y), color);
  }
}

void TestTiltTurn::nothingIsNull() {
  QVERIFY(TiltTurn().isNull());
  const QSize size(64, 40);
  QVERIFY(!TiltTurn(TableGeometry(size, 1), filled(size, kFlat), filled(size, kTilted)).isNull());
}

JANSO_TEST(TestTiltTurn);
#include "tst_tiltturn.moc"
