// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The layout of every form at many sizes of picture and text: inside its area, nothing over anything else,
// and every value where the scale says.
#include <QTest>
#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "support/testprogram.h"
#include "widgets/charts/chartlayout.h"
#include "widgets/charts/chartsamples.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr double kSlack = 1e-6;

// Also what has no height, such as a legend that is not there.
bool holds(const QRectF &outer, const QRectF &inner) {
  return inner.left() >= outer.left() - kSlack && inner.right() <= outer.right() + kSlack &&
         inner.top() >= outer.top() - kSlack && inner.bottom() <= outer.bottom() + kSlack;
}

bool overlap(const QRectF &a, const QRectF &b) {
  return a.adjusted(kSlack, kSlack, -kSlack, -kSlack).intersects(b);
}

const ChartSpot &spotOf(const ChartLayout &layout, std::size_t series, std::size_t point) {
  return *std::find_if(layout.spots.begin(), layout.spots.end(),
                       [&](const ChartSpot &spot) { return spot.series == series && spot.point == point; });
}

}  // namespace

class TestChartLayout : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void partsKeepApart_data();
  void partsKeepApart();
  void everyKnownValueHasOneSpot_data();
  void everyKnownValueHasOneSpot();
  void theScaleGoesOneWay_data();
  void theScaleGoesOneWay();
  void boxesDoNotOverlap_data();
  void boxesDoNotOverlap();
  void barsReachFromZeroToTheirValue();
  void stackedBarsStandOnEachOther();
  void binsTouch();
  void theGridFillsThePlot();
  void marksAreInThePlot_data();
  void marksAreInThePlot();
  void oneSeriesHasNoLegend();
  void largeTextsTakeTheirRoom();
  void theNearestSpotIsFound_data();
  void theNearestSpotIsFound();

 private:
  static void forms();
};

void TestChartLayout::forms() {
  QTest::addColumn<QString>("form");
  for (const char *form : {"line", "bars", "stacked", "histogram", "scatter", "waterfall", "heat"})
    QTest::newRow(form) << QString::fromLatin1(form);
}

void TestChartLayout::partsKeepApart_data() {
  forms();
}

void TestChartLayout::partsKeepApart() {
  QFETCH(QString, form);
  const ChartData data = sample(form);
  for (const QRectF place : {QRectF(0, 0, 260, 200), QRectF(40, 30, 560, 340), QRectF(0, 0, 1280, 800),
                             QRectF(0, 0, 1600, 300), QRectF(-200, 0, 400, 900)}) {
    for (const double scale : {1.0, 1.5, 2.0}) {
      const ChartLayout layout = layOut(data, place, scale);
      QVERIFY(layout.plot.width() > 1 && layout.plot.height() > 1);
      for (const QRectF &part : {layout.title, layout.legend, layout.plot})
        QVERIFY(holds(place, part));
      QVERIFY(layout.title.bottom() <= layout.legend.top() + kSlack);
      QVERIFY(layout.legend.bottom() <= layout.plot.top() + kSlack);
      for (const ChartSpot &spot : layout.spots)
        QVERIFY(layout.plot.adjusted(-kSlack, -kSlack, kSlack, kSlack).contains(spot.box.center()));
      if (data.form != ChartForm::Line && data.form != ChartForm::Scatter) {
        for (const ChartSpot &spot : layout.spots)
          QVERIFY(holds(layout.plot, spot.box));
      }
    }
  }
}

void TestChartLayout::everyKnownValueHasOneSpot_data() {
  forms();
}

// In the order of the keys: by x, then by series.
void TestChartLayout::everyKnownValueHasOneSpot() {
  QFETCH(QString, form);
  ChartData data = sample(form);
  data.series.back().points[1].y.reset();
  std::set<std::pair<std::size_t, std::size_t>> known;
  for (std::size_t s = 0; s < data.series.size(); ++s) {
    for (std::size_t p = 0; p < data.series[s].points.size(); ++p) {
      if (data.series[s].points[p].y)
        known.emplace(s, p);
    }
  }
  const ChartLayout layout = layOut(data, QRectF(0, 0, 640, 400));
  QCOMPARE(layout.spots.size(), known.size());
  for (std::size_t i = 0; i < layout.spots.size(); ++i) {
    const ChartSpot &spot = layout.spots[i];
    QCOMPARE(known.erase({spot.series, spot.point}), std::size_t{1});
    if (i == 0)
      continue;
    const ChartSpot &before = layout.spots[i - 1];
    const double xBefore = data.series[before.series].points[before.point].x;
    const double x = data.series[spot.series].points[spot.point].x;
    QVERIFY(xBefore < x || (xBefore == x && before.series < spot.series));
  }
}

void TestChartLayout::theScaleGoesOneWay_data() {
  QTest::addColumn<bool>("topIsLeast");
  QTest::newRow("more is higher") << false;
  QTest::newRow("1st place is at the top") << true;
}

void TestChartLayout::theScaleGoesOneWay() {
  QFETCH(bool, topIsLeast);
  ChartData data = lines();
  data.topIsLeast = topIsLeast;
  const ChartLayout layout = layOut(data, QRectF(0, 0, 640, 400));
  const std::vector<double> xs = layout.x.ticks();
  for (std::size_t i = 1; i < xs.size(); ++i)
    QVERIFY(layout.xAt(xs[i - 1]) < layout.xAt(xs[i]));
  const std::vector<double> ys = layout.y.ticks();
  for (std::size_t i = 1; i < ys.size(); ++i)
    QCOMPARE(layout.yAt(ys[i - 1]) < layout.yAt(ys[i]), topIsLeast);
  QVERIFY(std::abs(layout.xAt(layout.x.low) - layout.plot.left()) < kSlack);
  QVERIFY(std::abs(layout.xAt(layout.x.high) - layout.plot.right()) < kSlack);
  const double least = topIsLeast ? layout.plot.top() : layout.plot.bottom();
  QVERIFY(std::abs(layout.yAt(layout.y.low) - least) < kSlack);
}

void TestChartLayout::boxesDoNotOverlap_data() {
  QTest::addColumn<QString>("form");
  for (const char *form : {"bars", "stacked", "histogram", "waterfall", "heat"})
    QTest::newRow(form) << QString::fromLatin1(form);
}

void TestChartLayout::boxesDoNotOverlap() {
  QFETCH(QString, form);
  const ChartData data = sample(form);
  for (const QSizeF size : {QSizeF(260, 200), QSizeF(640, 400), QSizeF(1600, 300)}) {
    const ChartLayout layout = layOut(data, QRectF(QPointF(0, 0), size));
    for (std::size_t a = 0; a < layout.spots.size(); ++a) {
      for (std::size_t b = a + 1; b < layout.spots.size(); ++b)
        QVERIFY(!overlap(layout.spots[a].box, layout.spots[b].box));
    }
  }
}

// Losses hang below nought.
void TestChartLayout::barsReachFromZeroToTheirValue() {
  ChartData data = grouped(ChartForm::Bars, 2);
  data.series[1].points[2] = {2, -8.0, -10.0, -6.0};
  const ChartLayout layout = layOut(data, QRectF(0, 0, 640, 400));
  for (const ChartSpot &spot : layout.spots) {
    const double value = *data.series[spot.series].points[spot.point].y;
    const double nought = value < 0 ? spot.box.top() : spot.box.bottom();
    const double end = value < 0 ? spot.box.bottom() : spot.box.top();
    QVERIFY(std::abs(nought - layout.yAt(0)) < kSlack);
    QVERIFY(std::abs(end - layout.yAt(value)) < kSlack);
  }
}

// An unknown part takes no room.
void TestChartLayout::stackedBarsStandOnEachOther() {
  ChartData data = grouped(ChartForm::StackedBars, 3);
  data.series[1].points[3].y.reset();
  const ChartLayout layout = layOut(data, QRectF(0, 0, 640, 400));
  for (std::size_t point = 0; point < 5; ++point) {
    double from = layout.yAt(0);
    double sum = 0;
    for (std::size_t s = 0; s < 3; ++s) {
      if (!data.series[s].points[point].y)
        continue;
      const QRectF &box = spotOf(layout, s, point).box;
      QVERIFY(std::abs(box.bottom() - from) < kSlack);
      from = box.top();
      sum += *data.series[s].points[point].y;
    }
    QVERIFY(std::abs(from - layout.yAt(sum)) < kSlack);
  }
}

void TestChartLayout::binsTouch() {
  const ChartLayout layout = layOut(histogram(), QRectF(0, 0, 640, 400));
  for (std::size_t i = 1; i < layout.spots.size(); ++i)
    QVERIFY(std::abs(layout.spots[i - 1].box.right() - layout.spots[i].box.left()) < kSlack);
}

void TestChartLayout::theGridFillsThePlot() {
  const ChartLayout layout = layOut(heat(), QRectF(0, 0, 640, 400));
  double area = 0;
  for (const ChartSpot &spot : layout.spots)
    area += spot.box.width() * spot.box.height();
  QVERIFY(std::abs(area - layout.plot.width() * layout.plot.height()) < 1e-3);
  QVERIFY(spotOf(layout, 0, 0).box.bottom() < spotOf(layout, 1, 0).box.bottom());
}

void TestChartLayout::marksAreInThePlot_data() {
  forms();
}

// Also one beyond all values.
void TestChartLayout::marksAreInThePlot() {
  QFETCH(QString, form);
  ChartData data = sample(form);
  data.marks = {{30'000, QStringLiteral("far")}};
  const ChartLayout layout = layOut(data, QRectF(0, 0, 640, 400));
  const ChartAxis &axis = data.form == ChartForm::Histogram ? layout.x : layout.y;
  QVERIFY(axis.low <= 30'000 && axis.high >= 30'000);
}

void TestChartLayout::oneSeriesHasNoLegend() {
  for (const int series : {1, 2}) {
    const ChartLayout layout = layOut(grouped(ChartForm::Bars, series), QRectF(0, 0, 640, 400));
    QCOMPARE(layout.legend.height() > 0, series > 1);
  }
}

void TestChartLayout::largeTextsTakeTheirRoom() {
  const QRectF place(0, 0, 860, 460);
  QVERIFY(chartTextSize(place, 2) > chartTextSize(place, 1));
  QVERIFY(chartTextSize(QRectF(0, 0, 60, 40), 2) >= 9);
  const ChartData data = lines();
  QVERIFY(layOut(data, place, 2).plot.height() < layOut(data, place, 1).plot.height());
}

void TestChartLayout::theNearestSpotIsFound_data() {
  QTest::addColumn<QPointF>("at");
  QTest::addColumn<int>("found");
  QTest::newRow("on a point") << QPointF(100, 100) << 0;
  QTest::newRow("nearer to the second") << QPointF(116, 100) << 1;
  QTest::newRow("within reach") << QPointF(100, 80) << 0;
  QTest::newRow("beyond reach") << QPointF(100, 70) << -1;
  QTest::newRow("in a bar, away from its middle") << QPointF(205, 195) << 2;
  QTest::newRow("below a bar") << QPointF(220, 240) << -1;
}

void TestChartLayout::theNearestSpotIsFound() {
  QFETCH(QPointF, at);
  ChartLayout layout;
  QCOMPARE(spotAt(layout, at), -1);
  layout.spots = {
      {0, 0, QRectF(95, 95, 10, 10)}, {1, 0, QRectF(115, 95, 10, 10)}, {2, 0, QRectF(200, 40, 40, 160)}};
  QTEST(spotAt(layout, at), "found");
}

JANSO_TEST(TestChartLayout);
#include "tst_chartlayout.moc"
