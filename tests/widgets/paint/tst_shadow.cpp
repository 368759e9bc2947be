// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Soft shadows: where they reach, how dark they are, and that nothing is counted twice; gradients.
#include <QTest>
#include <cmath>

#include "support/testprogram.h"
#include "widgets/paint/gradient.h"
#include "widgets/paint/shadow.h"

using namespace janso;

namespace {

// 0 outside.
int alphaAt(const ShadowImage &shadow, QPoint at) {
  const QPoint inside = at - shadow.topLeft;
  return shadow.image.rect().contains(inside) ? qAlpha(shadow.image.pixel(inside)) : 0;
}

QImage blurredDot(qreal sigma) {
  QImage mask(61, 61, QImage::Format_Alpha8);
  mask.fill(0);
  for (int y = 28; y < 33; ++y) {
    for (int x = 28; x < 33; ++x)
      mask.scanLine(y)[x] = 255;
  }
  blurAlpha(mask, sigma);
  return mask;
}

}  // namespace

class TestShadow : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aBlurIsAlikeOnAllSides_data();
  void aBlurIsAlikeOnAllSides();
  void aBlurTakesNothingFromTheEdge();
  void aTinyBlurChangesNothing();
  void aShadowFadesWithinItsImage_data();
  void aShadowFadesWithinItsImage();
  void opacityIsTheMost_data();
  void opacityIsTheMost();
  void shapesOverEachOtherAreOne();
  void passesDarkenEachOther();
  void nothingHasNoShadow();
  void tilesCastTheirShadowAwayFromTheLight_data();
  void tilesCastTheirShadowAwayFromTheLight();
  void aGradientGoesDown();
};

void TestShadow::aBlurIsAlikeOnAllSides_data() {
  QTest::addColumn<qreal>("sigma");
  for (const qreal sigma : {0.5, 1.0, 2.5, 4.0, 6.5})
    QTest::addRow("sigma %g", sigma) << sigma;
}

// It falls from the middle to each side.
void TestShadow::aBlurIsAlikeOnAllSides() {
  QFETCH(qreal, sigma);
  const QImage mask = blurredDot(sigma);
  for (int y = 0; y < 61; ++y) {
    for (int x = 0; x < 61; ++x) {
      const int here = mask.constScanLine(y)[x];
      QVERIFY(std::abs(here - mask.constScanLine(60 - y)[x]) <= 1);
      QVERIFY(std::abs(here - mask.constScanLine(y)[60 - x]) <= 1);
      QVERIFY(std::abs(here - mask.constScanLine(x)[y]) <= 3);
    }
  }
  for (int x = 31; x < 61; ++x)
    QVERIFY(mask.constScanLine(30)[x] <= mask.constScanLine(30)[x - 1]);
}

// Outside counts as empty: what is full to its edge becomes lighter there and is full in the middle.
void TestShadow::aBlurTakesNothingFromTheEdge() {
  QImage mask(80, 40, QImage::Format_Alpha8);
  mask.fill(255);
  blurAlpha(mask, 3);
  QCOMPARE(int(mask.constScanLine(20)[40]), 255);
  QVERIFY(mask.constScanLine(20)[0] < 200);
  QVERIFY(mask.constScanLine(0)[0] < mask.constScanLine(20)[0]);
}

void TestShadow::aTinyBlurChangesNothing() {
  QImage sharp(61, 61, QImage::Format_Alpha8);
  sharp.fill(0);
  for (int y = 28; y < 33; ++y) {
    for (int x = 28; x < 33; ++x)
      sharp.scanLine(y)[x] = 255;
  }
  QCOMPARE(blurredDot(0), sharp);
  QCOMPARE(blurredDot(0.29), sharp);
}

void TestShadow::aShadowFadesWithinItsImage_data() {
  QTest::addColumn<QPointF>("offset");
  QTest::addColumn<qreal>("grow");
  QTest::addColumn<qreal>("sigma");
  QTest::newRow("below") << QPointF(0, 8) << 0.0 << 3.0;
  QTest::newRow("to the left") << QPointF(-12, 0) << 2.0 << 5.0;
  QTest::newRow("grown") << QPointF(1, 2) << 6.0 << 1.0;
  QTest::newRow("shrunk") << QPointF(3, 3) << -2.0 << 4.0;
  QTest::newRow("between pixels") << QPointF(0.37, -0.61) << 0.5 << 2.2;
}

// It is not cut at the edge, and its weight is where the offset says.
void TestShadow::aShadowFadesWithinItsImage() {
  QFETCH(QPointF, offset);
  QFETCH(qreal, grow);
  QFETCH(qreal, sigma);
  const QRectF shape(100, 60, 40, 30);
  const ShadowImage shadow = groupShadow({shape}, 3, {{offset, grow, sigma, 1}});
  double weight = 0;
  QPointF sum;
  for (int y = 0; y < shadow.image.height(); ++y) {
    for (int x = 0; x < shadow.image.width(); ++x) {
      const int alpha = qAlpha(shadow.image.pixel(x, y));
      const bool edge = x == 0 || y == 0 || x == shadow.image.width() - 1 || y == shadow.image.height() - 1;
      QVERIFY(!edge || alpha <= 3);
      weight += alpha;
      sum += alpha * (QPointF(x + 0.5, y + 0.5) + shadow.topLeft);
    }
  }
  const QPointF middle = sum / weight - shape.center() - offset;
  QVERIFY2(std::hypot(middle.x(), middle.y()) < 0.2,
           qPrintable(QStringLiteral("%1, %2").arg(middle.x()).arg(middle.y())));
}

void TestShadow::opacityIsTheMost_data() {
  QTest::addColumn<qreal>("opacity");
  for (const qreal opacity : {0.1, 0.45, 0.5, 1.0})
    QTest::addRow("%g", opacity) << opacity;
}

void TestShadow::opacityIsTheMost() {
  QFETCH(qreal, opacity);
  const ShadowImage shadow = groupShadow({QRectF(0, 0, 60, 60)}, 4, {{QPointF(), 0, 2, opacity}});
  QVERIFY(std::abs(alphaAt(shadow, {30, 30}) - opacity * 255) <= 1);
}

void TestShadow::shapesOverEachOtherAreOne() {
  const QPolygonF square(QRectF(0, 0, 40, 40));
  const ShadowImage one = layeredShadow({{{square}, 3, 0.5}});
  const ShadowImage twice = layeredShadow({{{square, square}, 3, 0.5}});
  QCOMPARE(twice.image, one.image);
  QCOMPARE(twice.topLeft, one.topLeft);
}

// Two passes of a half leave a quarter of the light.
void TestShadow::passesDarkenEachOther() {
  const ShadowImage shadow =
      groupShadow({QRectF(0, 0, 60, 60)}, 4, {{QPointF(), 0, 2, 0.5}, {QPointF(), 0, 2, 0.5}});
  QVERIFY(std::abs(alphaAt(shadow, {30, 30}) - 0.75 * 255) <= 2);
}

void TestShadow::nothingHasNoShadow() {
  QVERIFY(layeredShadow({}).image.isNull());
  QVERIFY(groupShadow({QRectF(0, 0, 10, 10)}, 2, {}).image.isNull());
}

void TestShadow::tilesCastTheirShadowAwayFromTheLight_data() {
  QTest::addColumn<ShadowKind>("kind");
  QTest::newRow("lying") << ShadowKind::Lying;
  QTest::newRow("on another") << ShadowKind::Stack;
  QTest::newRow("standing") << ShadowKind::Standing;
}

// The light is at the top left, and all lengths grow with the tile.
void TestShadow::tilesCastTheirShadowAwayFromTheLight() {
  QFETCH(ShadowKind, kind);
  const QList<ShadowPass> passes = tileShadow(40, 41, kind);
  const QList<ShadowPass> larger = tileShadow(80, 82, kind);
  QCOMPARE(larger.size(), passes.size());
  QVERIFY(passes[0].offset.x() > 0 && passes[0].offset.y() > 0);
  for (qsizetype i = 0; i < passes.size(); ++i) {
    QVERIFY(passes[i].opacity > 0 && passes[i].opacity < 1 && passes[i].sigma > 0);
    QVERIFY(std::abs(larger[i].offset.y() - 2 * passes[i].offset.y()) < 1e-9);
    QVERIFY(std::abs(larger[i].sigma - 2 * passes[i].sigma) < 1e-9);
    QVERIFY(std::abs(larger[i].grow - 2 * passes[i].grow) < 1e-9);
    QCOMPARE(larger[i].opacity, passes[i].opacity);
  }
}

void TestShadow::aGradientGoesDown() {
  const QRectF place(20, 30, 100, 50);
  const QLinearGradient gradient = verticalGradient(place, 0x80112233, 0xFF445566);
  QCOMPARE(gradient.start(), place.topLeft());
  QCOMPARE(gradient.finalStop(), place.bottomLeft());
  QCOMPARE(gradient.stops(),
           (QGradientStops{{0, QColor::fromRgba(0x80112233)}, {1, QColor(0x44, 0x55, 0x66)}}));
}

JANSO_TEST(TestShadow);
#include "tst_shadow.moc"
