// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "support/testprogram.h"
#include "widgets/paint/rowwarp.h"

using namespace janso;

namespace {

// Each pixel says where it is: red across, green down.
QImage places(int side) {
  QImage image(side, side, QImage::Format_RGB32);
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x)
      image.setPixel(x, y, qRgb(x * 4, y * 4, 7));
  }
  return image;
}

QImage warped(const QImage &from, QSize size, Sampling sampling, const RowSource &first, qreal down) {
  QImage to(size, QImage::Format_RGB32);
  to.fill(0);
  warpRows(
      to, from,
      [&](int row) {
        return RowSource{first.y + down * row, first.left, first.step};
      },
      sampling);
  return to;
}

}  // namespace

class TestRowWarp : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void samplings_data();
  void ownPlacesAreTheSamePicture_data() { samplings_data(); }
  void ownPlacesAreTheSamePicture();
  void twiceAsLargeLiesBetween_data() { samplings_data(); }
  void twiceAsLargeLiesBetween();
  void whatIsOutsideStays_data() { samplings_data(); }
  void whatIsOutsideStays();
};

void TestRowWarp::samplings_data() {
  QTest::addColumn<int>("sampling");
  QTest::newRow("fine") << static_cast<int>(Sampling::Fine);
  QTest::newRow("quick") << static_cast<int>(Sampling::Quick);
}

void TestRowWarp::ownPlacesAreTheSamePicture() {
  QFETCH(int, sampling);
  const QImage from = places(60);
  QCOMPARE(warped(from, from.size(), static_cast<Sampling>(sampling), {0.5, 0, 1}, 1), from);
}

void TestRowWarp::twiceAsLargeLiesBetween() {
  QFETCH(int, sampling);
  const QImage large =
      warped(places(60), QSize(120, 120), static_cast<Sampling>(sampling), {0.25, 0, 0.5}, 0.5);
  for (int x = 1; x < 119; ++x) {
    const QRgb pixel = large.pixel(x, 60);
    QVERIFY(qAbs(qRed(pixel) - (2 * x - 1)) <= 1);
    QVERIFY(qAbs(qGreen(pixel) - 119) <= 3);
    QCOMPARE(qBlue(pixel), 7);
  }
}

void TestRowWarp::whatIsOutsideStays() {
  QFETCH(int, sampling);
  const QImage shifted =
      warped(places(60), QSize(60, 60), static_cast<Sampling>(sampling), {-9.5, -20, 1}, 1);
  QCOMPARE(shifted.pixel(19, 30), qRgb(0, 0, 0));
  QCOMPARE(shifted.pixel(30, 8), qRgb(0, 0, 0));
  QCOMPARE(shifted.pixel(20, 10), qRgb(0, 0, 7));
  QCOMPARE(shifted.pixel(59, 59), qRgb(39 * 4, 49 * 4, 7));
}

JANSO_TEST(TestRowWarp);
#include "tst_rowwarp.moc"
