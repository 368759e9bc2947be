// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The art: all there, drawn by Qt's own renderer, inside its boxes, told apart when small.
#include <QDir>
#include <QFile>
#include <QIcon>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>
#include <QXmlStreamReader>
#include <cstdlib>

#include "support/testprogram.h"

namespace {

constexpr QSize kBox(300, 400);

QStringList faces() {
  QStringList names;
  for (const QChar suit : QStringLiteral("mps")) {
    for (int n = 0; n <= 9; ++n)
      names << QString::number(n) + suit;
  }
  for (int n = 1; n <= 7; ++n)
    names << QStringLiteral("%1z").arg(n);
  return names;
}

QString facePath(const QString &name) {
  return QStringLiteral(":/tiles/%1.svg").arg(name);
}

/// The art alone, on a ground of the given color.
QImage draw(const QString &path, QSize size, QColor ground = Qt::transparent) {
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  image.fill(ground);
  QSvgRenderer renderer(path);
  QPainter painter(&image);
  renderer.render(&painter, QRectF(QPointF(0, 0), QSizeF(size)));
  painter.end();
  return image.convertToFormat(QImage::Format_ARGB32);
}

QRect inkBounds(const QImage &image) {
  QRect bounds;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (qAlpha(image.pixel(x, y)) > 32)
        bounds |= QRect(x, y, 1, 1);
    }
  }
  return bounds;
}

/// Mean difference of two pictures of one size, per pixel and channel, 0 to 255.
double difference(const QImage &a, const QImage &b) {
  double sum = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QRgb p = a.pixel(x, y);
      const QRgb q = b.pixel(x, y);
      sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q));
    }
  }
  return sum / (3.0 * a.width() * a.height());
}

QByteArray read(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestArt : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyFileIsListed();
  void faceLiesInItsBox_data();
  void faceLiesInItsBox();
  void smallFacesAreToldApart();
  void redFivesAreWhollyRed();
  void onlyPlainElements();
  void iconsComeInTwoInks();
  void qtsPluginDrawsThem();
};

void TestArt::everyFileIsListed() {
  for (const auto *folder : {"tiles", "glyphs", "icons", "sounds"}) {
    const QString name = QString::fromLatin1(folder);
    QStringList disk = QDir(QStringLiteral(JANSO_RESOURCES "/") + name).entryList(QDir::Files, QDir::Name);
    disk.removeAll(QStringLiteral("README.md"));
    QVERIFY2(!disk.isEmpty(), folder);
    QCOMPARE(QDir(QStringLiteral(":/") + name).entryList(QDir::Files, QDir::Name), disk);
  }
}

void TestArt::faceLiesInItsBox_data() {
  QTest::addColumn<QString>("name");
  for (const QString &face : faces()) {
    QTest::newRow(qPrintable(face)) << face;
    QTest::newRow(qPrintable(face + QStringLiteral(" small"))) << face + QStringLiteral("-small");
  }
}

void TestArt::faceLiesInItsBox() {
  QFETCH(QString, name);
  const QSvgRenderer renderer(facePath(name));
  QVERIFY(renderer.isValid());
  QCOMPARE(renderer.viewBox(), QRect(QPoint(0, 0), kBox));

  const QRect ink = inkBounds(draw(facePath(name), kBox));
  QVERIFY2(QRect(14, 14, 272, 372).contains(ink), "ink in the margin");
  const bool bird = name.startsWith(QStringLiteral("1s"));
  const bool single = name.startsWith(QStringLiteral("1m"));
  const int centerX = (ink.left() + ink.right()) / 2;
  const int centerY = (ink.top() + ink.bottom()) / 2;
  QVERIFY2(std::abs(centerX - 150) <= (bird ? 10 : 4), qPrintable(QString::number(centerX)));
  QVERIFY2(std::abs(centerY - 200) <= (single ? 30 : 8), qPrintable(QString::number(centerY)));
}

void TestArt::smallFacesAreToldApart() {
  // A tile 24 px wide has an art box of 22 x 29 px. The closest pairs are those that differ in a few strokes
  // (one and two of manzu, five and red five of manzu).
  const QSize box(22, 29);
  const QStringList names = faces();
  QList<QImage> images;
  for (const QString &name : names) {
    images << draw(facePath(name + QStringLiteral("-small")), box, QColor(0xF7, 0xF2, 0xE6));
  }
  double least = 255;
  QString closest;
  for (qsizetype i = 0; i < images.size(); ++i) {
    for (qsizetype k = i + 1; k < images.size(); ++k) {
      const double gap = difference(images[i], images[k]);
      if (gap < least) {
        least = gap;
        closest = names[i] + QLatin1Char(' ') + names[k];
      }
    }
  }
  qInfo("closest pair %s: %.2f", qPrintable(closest), least);
  QVERIFY2(least > 6.0, qPrintable(closest));
}

void TestArt::redFivesAreWhollyRed() {
  for (const auto *face : {"0m", "0p", "0s", "0m-small", "0p-small", "0s-small"}) {
    const QImage image = draw(facePath(QString::fromLatin1(face)), kBox);
    int solid = 0;
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) {
        const QRgb pixel = image.pixel(x, y);
        if (qAlpha(pixel) < 255)
          continue;
        ++solid;
        QCOMPARE(QColor::fromRgb(pixel), QColor(0xB4, 0x24, 0x1C));
      }
    }
    QVERIFY2(solid > 3000, face);
  }
}

void TestArt::onlyPlainElements() {
  const QStringList allowed = {QStringLiteral("svg"), QStringLiteral("path"), QStringLiteral("circle"),
                               QStringLiteral("linearGradient"), QStringLiteral("stop")};
  for (const auto *folder : {":/tiles", ":/glyphs", ":/icons"}) {
    const QDir dir(QString::fromLatin1(folder));
    for (const QString &file : dir.entryList(QDir::Files)) {
      QXmlStreamReader reader(read(dir.filePath(file)));
      while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
          continue;
        QVERIFY2(allowed.contains(reader.name().toString()), qPrintable(file));
      }
      QVERIFY2(!reader.hasError(), qPrintable(file));
    }
  }
}

void TestArt::iconsComeInTwoInks() {
  const QDir dir(QStringLiteral(":/icons"));
  for (const QString &file : dir.entryList(QDir::Files)) {
    if (file == QStringLiteral("janso.svg") || file.endsWith(QStringLiteral("-dark.svg")))
      continue;
    const QString dark = dir.filePath(file.chopped(4) + QStringLiteral("-dark.svg"));
    QVERIFY2(QFile::exists(dark), qPrintable(dark));
    QCOMPARE(QSvgRenderer(dark).viewBox(), QRect(0, 0, 24, 24));
    QByteArray light = read(dir.filePath(file));
    QCOMPARE(light.replace("#EDE9DF", "#1D2422"), read(dark));
    const QRect ink = inkBounds(draw(dark, QSize(240, 240)));
    QVERIFY2(QRect(8, 8, 224, 224).contains(ink), qPrintable(file));
    // All but the bullet of a menu fill their box.
    const int least = file == QStringLiteral("dot.svg") ? 60 : 100;
    QVERIFY2(qMax(ink.width(), ink.height()) > least, qPrintable(file));
  }
}

// Buttons show them by a plugin of Qt, which some systems pack apart from the library.
void TestArt::qtsPluginDrawsThem() {
  for (const QString &name : QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")})) {
    const QImage drawn = QIcon(QStringLiteral(":/icons/") + name).pixmap(QSize(24, 24)).toImage();
    QVERIFY2(!inkBounds(drawn).isEmpty(), qPrintable(name));
  }
}

JANSO_TEST(TestArt);
#include "tst_art.moc"
