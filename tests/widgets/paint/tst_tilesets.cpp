// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The colors of the sets of tiles: every ink is read on its body, and inks are told apart by whoever does
// not see all colors.
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <array>
#include <cmath>
#include <vector>

#include "support/testprogram.h"
#include "widgets/look/colors.h"
#include "widgets/paint/tilerender.h"
#include "widgets/paint/tilesetrows.h"

using namespace janso;

namespace {

using Linear = std::array<double, 3>;

Linear linear(QRgb color) {
  const auto part = [](int value) {
    const double share = value / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
  };
  return {part(qRed(color)), part(qGreen(color)), part(qBlue(color))};
}

// WCAG 2.
double contrast(QRgb a, QRgb b) {
  const auto light = [](QRgb color) {
    const Linear parts = linear(color);
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] + 0.05;
  };
  return std::max(light(a), light(b)) / std::min(light(a), light(b));
}

struct Eye {
  const char *name;
  std::array<Linear, 3> sees;
};

// Machado, Oliveira and Fernandes 2009, of full severity, on linear colors.
constexpr std::array<Eye, 4> kEyes{
    {{"all colors", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
     {"protanopia",
      {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
     {"deuteranopia",
      {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
     {"tritanopia",
      {{{1.255528, -0.076749, -0.178779},
        {-0.078411, 0.930809, 0.147602},
        {0.004733, 0.691367, 0.303900}}}}}};

// CIELAB of what an eye sees.
Linear seen(QRgb color, const Eye &eye) {
  const Linear given = linear(color);
  Linear light{};
  for (std::size_t i = 0; i < 3; ++i)
    light[i] = std::clamp(eye.sees[i][0] * given[0] + eye.sees[i][1] * given[1] + eye.sees[i][2] * given[2],
                          0.0, 1.0);
  const auto root = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  const double x = root((0.4124 * light[0] + 0.3576 * light[1] + 0.1805 * light[2]) / 0.95047);
  const double y = root(0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]);
  const double z = root((0.0193 * light[0] + 0.1192 * light[1] + 0.9505 * light[2]) / 1.08883);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

std::array<QRgb, 4> inksOf(const theme::TileColors &colors) {
  return {colors.black, colors.red, colors.blue, colors.green};
}

// Of the two inks that are hardest to tell apart, how far they are in CIELAB.
double leastApart(const theme::TileColors &colors, const Eye &eye) {
  const std::array<QRgb, 4> inks = inksOf(colors);
  double least = 1000;
  for (std::size_t i = 0; i < inks.size(); ++i) {
    for (std::size_t k = i + 1; k < inks.size(); ++k) {
      const Linear a = seen(inks[i], eye);
      const Linear b = seen(inks[k], eye);
      least = std::min(least, std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
    }
  }
  return least;
}

}  // namespace

class TestTileSets : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void artKeepsToItsInks();
  void inksAreRead_data();
  void inksAreRead();
  void contrastIsForEveryEye_data();
  void contrastIsForEveryEye();
  void everySetHasItsInks_data() { test::addTileSets(); }
  void everySetHasItsInks();
};

// Only what is drawn in one of them can be given the inks of another set.
void TestTileSets::artKeepsToItsInks() {
  static const QRegularExpression color(QStringLiteral("(?:fill|stroke|stop-color)=\"([^\"]*)\""));
  QStringList inks{QStringLiteral("none")};
  for (const QRgb ink :
       {theme::kInkBlack, theme::kInkRed, theme::kInkBlue, theme::kInkGreen, theme::kInkDeepGreen})
    inks << QColor::fromRgb(ink).name().toUpper();
  QDirIterator files(QStringLiteral(JANSO_SOURCE "/resources/tiles"), {QStringLiteral("*.svg")}, QDir::Files);
  int count = 0;
  while (files.hasNext()) {
    QFile file(files.next());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString art = QString::fromUtf8(file.readAll());
    auto found = color.globalMatch(art);
    QVERIFY2(found.hasNext(), qPrintable(file.fileName()));
    while (found.hasNext()) {
      const QString ink = found.next().captured(1);
      QVERIFY2(inks.contains(ink), qPrintable(file.fileName() + QStringLiteral(": ") + ink));
    }
    ++count;
  }
  QCOMPARE(count, 2 * 38);
}

void TestTileSets::inksAreRead_data() {
  QTest::addColumn<TileSet>("set");
  QTest::addColumn<double>("onFace");
  QTest::addColumn<double>("onGray");  // discarded as drawn
  QTest::newRow("ivory") << TileSet::Ivory << 4.5 << 3.0;
  QTest::newRow("black") << TileSet::Black << 4.5 << 3.0;
  QTest::newRow("contrast") << TileSet::Contrast << 7.0 << 4.5;
}

void TestTileSets::inksAreRead() {
  QFETCH(TileSet, set);
  QFETCH(double, onFace);
  QFETCH(double, onGray);
  const theme::TileColors &colors = theme::tiles(set);
  for (const QRgb ink : inksOf(colors)) {
    const QByteArray name = QColor::fromRgb(ink).name().toLatin1();
    for (const QRgb ground : colors.face)
      QVERIFY2(contrast(ink, ground) >= onFace, name.constData());
    for (const QRgb ground : colors.grayFace)
      QVERIFY2(contrast(ink, ground) >= onGray, name.constData());
    QVERIFY2(contrast(ink, colors.pill) >= onFace, name.constData());
  }
}

void TestTileSets::contrastIsForEveryEye_data() {
  QTest::addColumn<int>("eye");
  for (std::size_t i = 0; i < kEyes.size(); ++i)
    QTest::newRow(kEyes[i].name) << static_cast<int>(i);
}

void TestTileSets::contrastIsForEveryEye() {
  QFETCH(int, eye);
  const Eye &given = kEyes[static_cast<std::size_t>(eye)];
  const double apart = leastApart(theme::tiles(TileSet::Contrast), given);
  QVERIFY2(apart >= 25, qPrintable(QString::number(apart)));
}

// A tile in each ink, as it is painted.
void TestTileSets::everySetHasItsInks() {
  QFETCH(TileSet, set);
  const theme::TileColors &colors = theme::tiles(set);
  TileRender render;
  render.setLook({.set = set});
  for (const auto &[kind, ink] : {std::pair{kEast, colors.black}, std::pair{kChun, colors.red},
                                  std::pair{kHatsu, colors.green}, std::pair{kHaku, colors.blue}}) {
    const QImage image = render.lying(TileSize(200), Tile(kind), {});
    int inked = 0;
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x)
        inked += image.pixel(x, y) == ink ? 1 : 0;
    }
    QVERIFY2(inked > 500, qPrintable(QString::number(inked)));
  }
}

JANSO_TEST(TestTileSets);
#include "tst_tilesets.moc"
