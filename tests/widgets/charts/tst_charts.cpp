// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Axes with round numbers, values that keys and screen readers reach, every form with much and with nothing.
#include <QAccessible>
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

#include "support/testprogram.h"
#include "widgets/charts/chartaxis.h"
#include "widgets/charts/chartexport.h"
#include "widgets/charts/chartmodel.h"
#include "widgets/charts/chartpainter.h"
#include "widgets/charts/chartsamples.h"
#include "widgets/charts/chartwidget.h"
#include "widgets/look/fonts.h"

using namespace janso;
using namespace janso::test;

namespace {

QImage painted(const ChartData &data, const QSize &size, bool dark, int current = -1) {
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  const ChromeColors colors = theme::chrome(dark);
  image.fill(colors.panelTop);
  QPainter painter(&image);
  paintChart(painter, data, layOut(data, QRectF(QPointF(0, 0), QSizeF(size))), {colors, current});
  painter.end();
  return image;
}

}  // namespace

class Charts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void axesAreRound_data();
  void axesAreRound();
  void everyFormIsPainted_data();
  void everyFormIsPainted();
  void nothingAndOnePoint_data();
  void nothingAndOnePoint();
  void aWaterfallEndsAtItsSum();
  void aWaterfallHasRoomForItsValues();
  void namesOfTheLegendAreWhole();
  void keysReachEveryValue();
  void thePointerShowsAValue();
  void theTableHasTheNumbers();
  void anSvgIsTheSamePainting();
};

void Charts::axesAreRound_data() {
  QTest::addColumn<double>("low");
  QTest::addColumn<double>("high");
  QTest::addColumn<int>("most");
  QTest::addColumn<QList<double>>("ticks");
  QTest::newRow("shares") << 0.0 << 32.5 << 5 << QList<double>{0, 10, 20, 30, 40};
  QTest::newRow("places") << 2.2 << 2.8 << 8 << QList<double>{2.2, 2.3, 2.4, 2.5, 2.6, 2.7, 2.8};
  QTest::newRow("below nought") << -5100.0 << 8200.0 << 5 << QList<double>{-10000, -5000, 0, 5000, 10000};
  QTest::newRow("one value") << 3.0 << 3.0 << 4 << QList<double>{2.6, 2.8, 3.0, 3.2, 3.4};
  QTest::newRow("nothing") << 0.0 << 0.0 << 3 << QList<double>{-1, 0, 1};
}

void Charts::axesAreRound() {
  QFETCH(double, low);
  QFETCH(double, high);
  QFETCH(int, most);
  QFETCH(QList<double>, ticks);
  const ChartAxis axis = niceAxis(low, high, most);
  const std::vector<double> got = axis.ticks();
  QVERIFY(axis.low <= low + 1e-9 && axis.high >= high - 1e-9);
  if (QTest::currentDataTag() != QByteArray("one value"))
    QCOMPARE(static_cast<int>(got.size()), static_cast<int>(ticks.size()));
  for (std::size_t i = 0; i < got.size() && got.size() == static_cast<std::size_t>(ticks.size()); ++i)
    QVERIFY(std::abs(got[i] - ticks[static_cast<qsizetype>(i)]) < 1e-9);
}

void Charts::everyFormIsPainted_data() {
  QTest::addColumn<QString>("form");
  for (const char *form : {"line", "bars", "stacked", "histogram", "scatter", "waterfall", "heat"})
    QTest::newRow(form) << QString::fromLatin1(form);
}

void Charts::everyFormIsPainted() {
  QFETCH(QString, form);
  const ChartData data = sample(form);
  const QString folder = qEnvironmentVariable("JANSO_CHART_PICTURES");
  for (const QSize size : {QSize(240, 150), QSize(560, 340), QSize(1280, 800)}) {
    const QRectF place(QPointF(0, 0), QSizeF(size));
    const ChartLayout layout = layOut(data, place);
    QVERIFY(!layout.spots.empty());
    for (const ChartSpot &spot : layout.spots)
      QVERIFY2(place.contains(spot.box.center()), qPrintable(chartPointText(data, spot.series, spot.point)));
    for (const bool dark : {false, true}) {
      const QImage image = painted(data, size, dark, size.width() == 560 ? 3 : -1);
      QVERIFY(image != painted({}, size, dark));
      if (!folder.isEmpty())
        image.save(QDir(folder).filePath(QStringLiteral("%1-%2-%3.png")
                                             .arg(form)
                                             .arg(size.width())
                                             .arg(dark ? QStringLiteral("dark") : QStringLiteral("light"))));
    }
  }
}

void Charts::nothingAndOnePoint_data() {
  everyFormIsPainted_data();
}

void Charts::nothingAndOnePoint() {
  QFETCH(QString, form);
  ChartData data = sample(form);
  data.series.resize(1);
  data.series[0].points.resize(1);
  data.categories.resize(std::min<qsizetype>(data.categories.size(), 1));
  QCOMPARE(layOut(data, QRectF(0, 0, 400, 300)).spots.size(), std::size_t{1});
  const QImage one = painted(data, QSize(400, 300), true);
  data.series[0].points[0].y.reset();
  QVERIFY(isEmpty(data));
  QVERIFY(layOut(data, QRectF(0, 0, 400, 300)).spots.empty());
  QVERIFY(painted(data, QSize(400, 300), true) != one);
}

void Charts::aWaterfallEndsAtItsSum() {
  const ChartData data = waterfall();
  const ChartLayout layout = layOut(data, QRectF(0, 0, 600, 400));
  const QRectF last = layout.spots[4].box;
  const QRectF sum = layout.spots[5].box;
  QVERIFY(std::abs(last.bottom() - sum.top()) < 1e-6);
  QVERIFY(std::abs(sum.bottom() - layout.yAt(0)) < 1e-6);
}

// What begins at the top of the plot, losses above all, has its value over it and still below the title.
void Charts::aWaterfallHasRoomForItsValues() {
  const QRectF place(0, 0, 600, 400);
  ChartData data = waterfall();
  data.yTitle = QStringLiteral("Points");
  const double top = layOut(data, place).plot.top();
  data.form = ChartForm::Bars;
  QVERIFY(top >= layOut(data, place).plot.top() + chartTextSize(place));
}

// In as many lines as they need, of which one is enough where they have room in it.
void Charts::namesOfTheLegendAreWhole() {
  ChartData data = grouped(ChartForm::Line, 5);
  for (std::size_t s = 0; s < data.series.size(); ++s)
    data.series[s].name = QStringLiteral("Player %1").arg(s);
  const QRectF place(0, 0, 860, 460);
  const ChartLayout usual = layOut(data, place);
  QCOMPARE(usual.legendLines, 1);
  const ChartLayout large = layOut(data, place, 2);
  QVERIFY(large.legendLines > 1);
  const QFontMetricsF metrics(theme::sans(large.textSize));
  const int inLine = (5 + large.legendLines - 1) / large.legendLines;
  QVERIFY(large.legend.width() / inLine >=
          metrics.horizontalAdvance(data.series[0].name) + (kLegendKey + 2 * kLegendGap) * metrics.height());
  QVERIFY(large.legend.height() >= large.legendLines * metrics.height());
  QVERIFY(large.plot.top() >= large.legend.bottom());
  QVERIFY(large.plot.height() > place.height() / 4);
}

void Charts::keysReachEveryValue() {
  ChartWidget widget;
  widget.resize(560, 340);
  const ChartData data = grouped(ChartForm::Bars, 2);
  widget.setChart(data);
  QSignalSpy activated(&widget, &ChartWidget::activated);
  QTest::keyClick(&widget, Qt::Key_Home);
  QCOMPARE(widget.currentText(), chartPointText(data, 0, 0));
  QTest::keyClick(&widget, Qt::Key_Right);
  QCOMPARE(widget.currentText(), chartPointText(data, 0, 1));
  QTest::keyClick(&widget, Qt::Key_Down);
  QCOMPARE(widget.currentText(), chartPointText(data, 1, 1));
  QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(&widget);
  QCOMPARE(heard->role(), QAccessible::Chart);
  QCOMPARE(heard->text(QAccessible::Name), data.title);
  QCOMPARE(heard->text(QAccessible::Value), widget.currentText());
  QTest::keyClick(&widget, Qt::Key_End);
  QTest::keyClick(&widget, Qt::Key_Return);
  QCOMPARE(activated.size(), 1);
  QCOMPARE(activated[0], (QVariantList{1, 4}));
  QTest::keyClick(&widget, Qt::Key_Escape);
  QCOMPARE(widget.currentText(), QString());
}

void Charts::thePointerShowsAValue() {
  const ChartData data = histogram();
  const ChartLayout layout = layOut(data, QRectF(0, 0, 560, 340));
  for (std::size_t i = 0; i < layout.spots.size(); ++i) {
    if (layout.spots[i].box.height() > 2)
      QCOMPARE(spotAt(layout, layout.spots[i].box.center()), static_cast<int>(i));
  }
  QCOMPARE(spotAt(layout, QPointF(-100, -100)), -1);
}

void Charts::theTableHasTheNumbers() {
  const ChartData data = grouped(ChartForm::Bars, 2);
  ChartModel model;
  model.setChart(data);
  QCOMPARE(model.rowCount(), 5);
  QCOMPARE(model.columnCount(), 7);
  QCOMPARE(model.data(model.index(1, 0)).toString(), QStringLiteral("Deal-ins"));
  QCOMPARE(model.data(model.index(1, 4), Qt::EditRole).toDouble(), 13.0);
  const QStringList csv = toCsv(data).split(QLatin1Char('\n'));
  QCOMPARE(csv[0],
           QStringLiteral(
               ",Player 1,\"Player 1, from\",\"Player 1, to\",Player 2,\"Player 2, from\",\"Player 2, to\""));
  QCOMPARE(csv[1], QStringLiteral("Wins,12,10,14,9,7,11"));
}

void Charts::anSvgIsTheSamePainting() {
  const QByteArray svg = toSvg(histogram(), QSize(800, 500));
  QVERIFY(svg.contains("<svg") && svg.contains("Sizes of wins") && svg.contains("mean 5,792"));
  QVERIFY(svg.contains("viewBox=\"0 0 800 500\""));
}

JANSO_TEST(Charts);
#include "tst_charts.moc"
