// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include <QImage>
#include <QPainter>
#include <QTest>

#include "support/testprogram.h"
#include "support/tiles.h"
#include "widgets/paint/shadow.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/paint/tilesetrows.h"

using namespace janso;

namespace {

QImage paint(qreal ratio, const std::function<void(QPainter &)> &draw) {
  QImage image(QSize(200, 200) * ratio, QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(ratio);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  draw(painter);
  return image;
}

QRect inked(const QImage &image) {
  QRect area;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (qAlpha(image.pixel(x, y)) > 0)
        area |= QRect(x, y, 1, 1);
    }
  }
  return area;
}

}  // namespace

class TestTilePainter : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void tileCoversWholeDevicePixels_data();
  void tileCoversWholeDevicePixels();
  void lightNeverTurns_data();
  void lightNeverTurns();
  void everyFaceDiffers();
  void marksAndStatesShow_data() { test::addTileSets(); }
  void marksAndStatesShow();
  void unknownTileLiesFaceDown();
  void blurKeepsTheWeight();
  void groupThrowsNoShadowOnItself();
  void shadowsDoNotRememberOthers();
};

void TestTilePainter::tileCoversWholeDevicePixels_data() {
  QTest::addColumn<qreal>("ratio");
  QTest::addColumn<int>("turn");
  for (qreal ratio : {1.0, 1.25, 1.5, 2.0}) {
    for (int turn = 0; turn < 4; ++turn)
      QTest::addRow("ratio %.2f turn %d", ratio, turn) << ratio << turn;
  }
}

void TestTilePainter::tileCoversWholeDevicePixels() {
  QFETCH(qreal, ratio);
  QFETCH(int, turn);
  TilePainter tiles;
  const QImage image = paint(
      ratio, [&](QPainter &p) { tiles.lying(p, QPointF(20.3, 20.3), 40, test::tile("5p"), {.turn = turn}); });
  const TileSize size(40 * ratio);
  const QSize face = size.lyingFace(turn);
  QCOMPARE(inked(image), QRect(QPoint(qRound(20.3 * ratio), qRound(20.3 * ratio)),
                               QSize(face.width(), face.height() + size.thickness)));
}

void TestTilePainter::lightNeverTurns_data() {
  QTest::addColumn<TileSet>("set");
  QTest::addColumn<int>("turn");
  for (const auto &[name, set] : test::tileSets()) {
    for (int turn = 0; turn < 4; ++turn)
      QTest::addRow("%s, turn %d", name, turn) << set << turn;
  }
}

// White dragon: the rims carry no art. Light rim at the left and top, the side of the tile below.
void TestTilePainter::lightNeverTurns() {
  QFETCH(TileSet, set);
  QFETCH(int, turn);
  TilePainter tiles;
  tiles.setLook({.set = set});
  const QImage image =
      paint(1, [&](QPainter &p) { tiles.lying(p, QPointF(10, 10), 60, test::tile("5z"), {.turn = turn}); });
  const TileSize size(60);
  const QRect face(QPoint(10, 10), size.lyingFace(turn));
  const QPoint middle = face.center();
  const auto light = [&](int x, int y) { return qGray(image.pixel(x, y)); };
  QVERIFY(light(face.left(), middle.y()) > light(face.right(), middle.y()) + 20);
  QVERIFY(light(middle.x(), face.top()) > light(middle.x(), face.bottom()) + 20);
  // At the bottom the color of the back.
  const QColor below(image.pixel(middle.x(), face.bottom() + size.thickness - 1));
  const QColor back = QColor::fromRgb(theme::back(BackColor::Amber).shade[1]);
  QVERIFY(std::abs(below.red() - back.red()) < 30 && std::abs(below.blue() - back.blue()) < 30);
}

void TestTilePainter::everyFaceDiffers() {
  TilePainter tiles;
  QList<QImage> seen;
  for (const auto &[name, set] : test::tileSets()) {
    tiles.setLook({.set = set});
    for (int face = 0; face < kFaces; ++face) {
      const QImage image = tiles.pixmap(28, 1, Tile::fromFace(face)).toImage();
      QVERIFY2(!seen.contains(image), qPrintable(QStringLiteral("%1 %2").arg(name).arg(face)));
      seen.append(image);
    }
  }
}

void TestTilePainter::marksAndStatesShow() {
  QFETCH(TileSet, set);
  TilePainter tiles;
  tiles.setLook({.set = set});
  const Tile tile = test::tile("3s");
  QList<QImage> seen;
  for (const TileStyle &style : {TileStyle{}, TileStyle{.gray = true}, TileStyle{.dora = true},
                                 TileStyle{.turn = 1}, TileStyle{.back = true}}) {
    const QImage image = tiles.pixmap(48, 1, tile, style).toImage();
    QVERIFY(!seen.contains(image));
    seen.append(image);
  }
  tiles.setLook({.set = set, .marks = true});
  QVERIFY(!seen.contains(tiles.pixmap(48, 1, tile).toImage()));
}

void TestTilePainter::unknownTileLiesFaceDown() {
  TilePainter tiles;
  const QImage unknown = tiles.pixmap(40, 1, Tile()).toImage();
  QCOMPARE(unknown, tiles.pixmap(40, 1, test::tile("1m"), {.back = true}).toImage());
  tiles.setLook({.back = BackColor::Jade});
  QVERIFY(unknown != tiles.pixmap(40, 1, Tile()).toImage());
}

void TestTilePainter::blurKeepsTheWeight() {
  QImage mask(101, 101, QImage::Format_Alpha8);
  mask.fill(0);
  for (int y = 40; y < 61; ++y) {
    for (int x = 40; x < 61; ++x)
      mask.scanLine(y)[x] = 255;
  }
  blurAlpha(mask, 5);
  qint64 sum = 0;
  for (int y = 0; y < 101; ++y) {
    for (int x = 0; x < 101; ++x)
      sum += mask.constScanLine(y)[x];
  }
  QVERIFY(std::abs(static_cast<double>(sum) / (21 * 21 * 255) - 1) < 0.02);
  QVERIFY(mask.constScanLine(50)[50] > mask.constScanLine(50)[38]);
  QVERIFY(mask.constScanLine(50)[38] > 0);
}

void TestTilePainter::groupThrowsNoShadowOnItself() {
  const QList<ShadowPass> passes = tileShadow(40, 41, ShadowKind::Lying);
  const ShadowImage one = groupShadow({QRectF(0, 0, 80, 53)}, 4, passes);
  const ShadowImage two = groupShadow({QRectF(0, 0, 40, 53), QRectF(40, 0, 40, 53)}, 4, passes);
  QCOMPARE(two.image.size(), one.image.size());
  const QPoint seam = QPoint(40, 30) - two.topLeft;
  QCOMPARE(qAlpha(two.image.pixel(seam)), qAlpha(one.image.pixel(seam)));
}

// Two groups that share a picture, each before the other: within half a pixel of each other.
void TestTilePainter::shadowsDoNotRememberOthers() {
  const auto shadowOf = [](TilePainter &tiles, qreal left, qreal width) {
    return paint(1,
                 [&](QPainter &p) { tiles.shadows(p, {QRectF(left, 50.4, width, width * 4 / 3)}, width); });
  };
  TilePainter one;
  TilePainter other;
  const QImage first = shadowOf(one, 40.1, 40.02);
  const QImage second = shadowOf(one, 39.6, 39.99);
  QCOMPARE(shadowOf(other, 39.6, 39.99), second);
  QCOMPARE(shadowOf(other, 40.1, 40.02), first);
}

JANSO_TEST(TestTilePainter);
#include "tst_tilepainter.moc"
