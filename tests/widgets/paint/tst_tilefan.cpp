// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <vector>

#include "support/testprogram.h"
#include "widgets/paint/tilefan.h"

using namespace janso;

namespace {
constexpr std::array kTiles{Tile(0), Tile(8), Tile(9), Tile(17), Tile(kHaku), Tile(kHatsu), Tile(kChun)};
}  // namespace

class TestTileFan : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void staysInItsRoom_data();
  void staysInItsRoom();
  void leavesRoomForWords();
  void lightDoesNotTurn();
  void anyNumberOfTilesFits_data();
  void anyNumberOfTilesFits();
  void nothingIsPaintedOfNothing();
};

void TestTileFan::staysInItsRoom_data() {
  QTest::addColumn<QSize>("area");
  QTest::newRow("wide and low") << QSize(1200, 120);
  QTest::newRow("narrow and high") << QSize(300, 400);
  QTest::newRow("twice the pixels") << QSize(1600, 500);
}

// No tile touches the edge; a shadow may fade toward it.
void TestTileFan::staysInItsRoom() {
  QFETCH(QSize, area);
  TileFan fan;
  const QImage image = fan.paint(area, kTiles);
  QCOMPARE(image.size(), area);
  int solid = 0;
  for (int y = 0; y < area.height(); ++y) {
    for (int x = 0; x < area.width(); ++x) {
      const bool edge = x == 0 || y == 0 || x == area.width() - 1 || y == area.height() - 1;
      const int alpha = qAlpha(image.pixel(x, y));
      QVERIFY(!edge || alpha < 200);
      solid += alpha == 255 ? 1 : 0;
    }
  }
  QVERIFY(solid > 1000);
}

void TestTileFan::leavesRoomForWords() {
  TileFan fan;
  const QSize area(900, 220);
  const QImage image = fan.paint(area, kTiles);
  const QRectF hollow = TileFan::hollow(area, kTiles.size());
  QVERIFY(hollow.height() > 0 && QRectF(QPointF(), area).contains(hollow));
  const QRect middle(qRound(hollow.center().x()) - 20, qRound(hollow.top()), 40, qRound(hollow.height()));
  for (int y = middle.top(); y <= middle.bottom(); ++y) {
    for (int x = middle.left(); x <= middle.right(); ++x)
      QVERIFY(qAlpha(image.pixel(x, y)) < 200);
  }
}

// The outermost tiles are turned to both sides, and of each the back's color is seen below the ivory.
void TestTileFan::lightDoesNotTurn() {
  TileFan fan;
  const QSize area(900, 300);
  const QImage amber = fan.paint(area, kTiles);
  fan.setLook({.back = BackColor::Indigo});
  const QImage indigo = fan.paint(area, kTiles);
  int columns = 0;
  for (int x = 0; x < area.width(); ++x) {
    QList<int> solid;
    for (int y = 0; y < area.height(); ++y) {
      if (qAlpha(amber.pixel(x, y)) == 255)
        solid << y;
    }
    if (solid.size() < 60)  // where two tiles meet, or at an outer corner
      continue;
    ++columns;
    QCOMPARE(amber.pixel(x, solid.first()), indigo.pixel(x, solid.first()));
    int different = 0;
    for (const int y : solid.last(10))
      different += amber.pixel(x, y) != indigo.pixel(x, y) ? 1 : 0;
    QVERIFY(different > 0);
  }
  QVERIFY(columns > 300);
}

void TestTileFan::anyNumberOfTilesFits_data() {
  QTest::addColumn<QSize>("area");
  QTest::addColumn<int>("tiles");
  for (const QSize area : {QSize(200, 150), QSize(900, 220), QSize(240, 600)}) {
    for (const int tiles : {1, 2, 7, 14})
      QTest::addRow("%d tiles in %dx%d", tiles, area.width(), area.height()) << area << tiles;
  }
}

// In the middle, and no wider than the area.
void TestTileFan::anyNumberOfTilesFits() {
  QFETCH(QSize, area);
  QFETCH(int, tiles);
  TileFan fan;
  const std::vector<Tile> row(static_cast<std::size_t>(tiles), Tile(kHaku));
  const QImage image = fan.paint(area, row);
  int left = area.width();
  int right = 0;
  for (int y = 0; y < area.height(); ++y) {
    for (int x = 0; x < area.width(); ++x) {
      if (qAlpha(image.pixel(x, y)) < 255)
        continue;
      left = std::min(left, x);
      right = std::max(right, x + 1);
    }
  }
  QVERIFY(left > 0 && right < area.width() && right > left);
  QVERIFY2(std::abs(left - (area.width() - right)) <= 2, qPrintable(QString::number(left)));
  const QRectF hollow = TileFan::hollow(area, row.size());
  QVERIFY(std::abs(hollow.center().x() - area.width() / 2.0) < 1e-6);
}

void TestTileFan::nothingIsPaintedOfNothing() {
  TileFan fan;
  QImage clear(QSize(90, 40), QImage::Format_ARGB32_Premultiplied);
  clear.fill(Qt::transparent);
  QCOMPARE(fan.paint(clear.size(), {}), clear);
  QVERIFY(fan.paint(QSize(), kTiles).isNull());
}

JANSO_TEST(TestTileFan);
#include "tst_tilefan.moc"
