// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The vector pictures: they fill the place that they are given, whatever its shape.
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/paint/glyphs.h"

using namespace janso;

namespace {

QImage canvas(const QSize &size) {
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  return image;
}

}  // namespace

class TestGlyphs : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aGlyphFillsItsPlace_data();
  void aGlyphFillsItsPlace();
  void theNameHasItsShape();
};

void TestGlyphs::aGlyphFillsItsPlace_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QSize>("size");
  QTest::newRow("a square one") << QStringLiteral("chip") << QSize(40, 40);
  QTest::newRow("the name") << QStringLiteral("name") << QSize(199, 100);
}

void TestGlyphs::aGlyphFillsItsPlace() {
  QFETCH(QString, name);
  QFETCH(QSize, size);
  QImage painted = canvas(size);
  QPainter painter(&painted);
  paintGlyph(painter, QRectF(QPointF(), size), name);
  painter.end();
  QImage drawn = canvas(size);
  QPainter direct(&drawn);
  direct.setRenderHint(QPainter::Antialiasing);
  QSvgRenderer(QStringLiteral(":/glyphs/%1.svg").arg(name)).render(&direct);
  direct.end();
  QCOMPARE(painted, drawn);
  QVERIFY(painted != canvas(size));
}

void TestGlyphs::theNameHasItsShape() {
  const QSizeF box = QSvgRenderer(QStringLiteral(":/glyphs/name.svg")).viewBoxF().size();
  QCOMPARE(box.width() / box.height(), kNameWidth);
}

JANSO_TEST(TestGlyphs);
#include "tst_glyphs.moc"
