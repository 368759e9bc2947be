// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Series are told apart by shape as well as by color.
#include <QImage>
#include <QPainter>
#include <QSet>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/charts/chartforms.h"
#include "widgets/charts/chartsamples.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr std::size_t kToldApart = 5;  // series; none of our charts has more

QImage keyOf(ChartForm form, std::size_t series, bool dark) {
  QImage image(48, 24, QImage::Format_RGB32);
  const ChromeColors colors = theme::chrome(dark);
  image.fill(colors.panelTop);
  QPainter painter(&image);
  paintChartKey(painter, grouped(form, 5), series, QRectF(4, 4, 40, 16), colors);
  return image;
}

// Where it is the color of its series, whichever that is.
QByteArray shapeOf(ChartForm form, std::size_t series, bool dark) {
  const QImage image = keyOf(form, series, dark);
  const QRgb color = chartColor(theme::chrome(dark), series).rgb();
  QByteArray shape;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x)
      shape += image.pixel(x, y) == color ? '#' : '.';
  }
  return shape;
}

}  // namespace

class TestChartForms : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void seriesHaveColorsOfTheirOwn_data();
  void seriesHaveColorsOfTheirOwn();
  void keysDifferInShape_data();
  void keysDifferInShape();
  void aBrokenLineLeavesItsGap();
};

void TestChartForms::seriesHaveColorsOfTheirOwn_data() {
  QTest::addColumn<bool>("dark");
  QTest::newRow("dark") << true;
  QTest::newRow("light") << false;
}

void TestChartForms::seriesHaveColorsOfTheirOwn() {
  QFETCH(bool, dark);
  const ChromeColors colors = theme::chrome(dark);
  QSet<QRgb> seen;
  for (std::size_t series = 0; series < kToldApart; ++series) {
    seen.insert(chartColor(colors, series).rgb());
    QVERIFY(chartColor(colors, series) != colors.panelTop);
  }
  QCOMPARE(seen.size(), qsizetype{kToldApart});
  QVERIFY(chartColor(colors, 1000).isValid());  // any number of series has colors
}

void TestChartForms::keysDifferInShape_data() {
  QTest::addColumn<ChartForm>("form");
  QTest::newRow("lines have points") << ChartForm::Line;
  QTest::newRow("clouds have points") << ChartForm::Scatter;
  QTest::newRow("bars have hatchings") << ChartForm::Bars;
}

void TestChartForms::keysDifferInShape() {
  QFETCH(ChartForm, form);
  for (const bool dark : {true, false}) {
    QSet<QByteArray> shapes;
    for (std::size_t series = 0; series < kToldApart; ++series) {
      const QByteArray shape = shapeOf(form, series, dark);
      QVERIFY(shape.contains('#'));
      shapes.insert(shape);
    }
    QCOMPARE(shapes.size(), qsizetype{kToldApart});
  }
}

// An unknown value is not bridged by its line.
void TestChartForms::aBrokenLineLeavesItsGap() {
  ChartData data = lines();
  data.series.resize(1);
  data.series[0].points.resize(9);
  for (ChartPoint &point : data.series[0].points) {
    point.y = 2.5;
    point.low = point.high = std::nullopt;
  }
  data.marks.clear();
  const ChromeColors colors = theme::chrome(true);
  const auto painted = [&colors](const ChartData &chart, double x) {
    QImage image(640, 400, QImage::Format_RGB32);
    image.fill(colors.panelTop);
    const ChartLayout layout = layOut(chart, QRectF(0, 0, 640, 400));
    QPainter painter(&image);
    paintChartForm(painter, chart, layout, {colors, -1});
    painter.end();
    return image.pixel(qRound(layout.xAt(x)), qRound(layout.yAt(2.5))) != colors.panelTop.rgb();
  };
  QVERIFY(painted(data, 35) && painted(data, 45));
  data.series[0].points[4].y.reset();
  QVERIFY(painted(data, 25) && painted(data, 55));
  QVERIFY(!painted(data, 35) && !painted(data, 45));
}

JANSO_TEST(TestChartForms);
#include "tst_chartforms.moc"
