// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The numbers of a chart as a table and as CSV, and as sentences.
#include <QAbstractItemModelTester>
#include <QLocale>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/charts/chartmodel.h"
#include "widgets/charts/chartsamples.h"

using namespace janso;
using namespace janso::test;

namespace {

ChartPoint valueAt(double x, double y) {
  return {x, y, std::nullopt, std::nullopt};
}

// Two series that share one x of three.
ChartData uneven() {
  ChartData data;
  data.xTitle = QStringLiteral("Match");
  data.yTitle = QStringLiteral("Place");
  data.series = {{QStringLiteral("a"), {valueAt(1, 1.5), valueAt(2, 2.5)}},
                 {QStringLiteral("b"), {valueAt(2, 3.25), valueAt(7, 4)}}};
  return data;
}

QStringList csvLines(const ChartData &data) {
  return toCsv(data).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

}  // namespace

class TestChartModel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyFormIsATable_data();
  void everyFormIsATable();
  void everyXHasARow();
  void pointsOfACloudStandForThemselves();
  void aBandHasTwoColumns_data();
  void aBandHasTwoColumns();
  void anUnnamedSeriesIsCalledByItsAxis();
  void whatIsUnknownIsEmpty();
  void aNewChartReplacesTheOld();
  void csvQuotesWhatItMust_data();
  void csvQuotesWhatItMust();
  void csvHasADecimalPointInAnyLanguage();
  void aValueIsASentence_data();
  void aValueIsASentence();
};

void TestChartModel::everyFormIsATable_data() {
  QTest::addColumn<QString>("form");
  QTest::addColumn<int>("rows");
  QTest::addColumn<int>("columns");
  QTest::newRow("line") << "line" << 40 << 10;  // three series with bands
  QTest::newRow("bars") << "bars" << 5 << 10;
  QTest::newRow("stacked") << "stacked" << 5 << 13;
  QTest::newRow("histogram") << "histogram" << 16 << 2;
  QTest::newRow("scatter") << "scatter" << 40 << 4;
  QTest::newRow("waterfall") << "waterfall" << 6 << 2;
  QTest::newRow("heat") << "heat" << 5 << 13;
}

void TestChartModel::everyFormIsATable() {
  QFETCH(QString, form);
  ChartModel model;
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
  const ChartData data = sample(form);
  model.setChart(data);
  QTEST(model.rowCount(), "rows");
  QTEST(model.columnCount(), "columns");
  QCOMPARE(csvLines(data).size(), model.rowCount() + 1);
  for (int row = 0; row < model.rowCount(); ++row) {
    for (int column = 0; column < model.columnCount(); ++column)
      QVERIFY(!model.index(row, column).data().toString().isEmpty());
  }
}

void TestChartModel::everyXHasARow() {
  QCOMPARE(csvLines(uneven()), (QStringList{QStringLiteral("Match,a,b"), QStringLiteral("1,1.5,"),
                                            QStringLiteral("2,2.5,3.25"), QStringLiteral("7,,4")}));
}

// Also where they share their x.
void TestChartModel::pointsOfACloudStandForThemselves() {
  ChartData data = uneven();
  data.form = ChartForm::Scatter;
  data.series = {{QString(), {valueAt(1, 5), valueAt(2, 6), valueAt(2, 7), valueAt(2, 6)}}};
  QCOMPARE(csvLines(data).mid(1), (QStringList{QStringLiteral("1,5"), QStringLiteral("2,6"),
                                               QStringLiteral("2,7"), QStringLiteral("2,6")}));
}

void TestChartModel::aBandHasTwoColumns_data() {
  QTest::addColumn<bool>("low");
  QTest::addColumn<bool>("high");
  QTest::addColumn<int>("columns");
  QTest::newRow("no band") << false << false << 3;
  QTest::newRow("half a band is none") << true << false << 3;
  QTest::newRow("a band") << true << true << 5;
}

void TestChartModel::aBandHasTwoColumns() {
  QFETCH(bool, low);
  QFETCH(bool, high);
  ChartData data = uneven();
  if (low)
    data.series[0].points[1].low = 2;
  if (high)
    data.series[0].points[1].high = 3;
  ChartModel model;
  model.setChart(data);
  QTEST(model.columnCount(), "columns");
  if (low && high) {
    QCOMPARE(csvLines(data)[0], QStringLiteral("Match,a,\"a, from\",\"a, to\",b"));
    QCOMPARE(csvLines(data)[1], QStringLiteral("1,1.5,,,"));
    QCOMPARE(csvLines(data)[2], QStringLiteral("2,2.5,2,3,3.25"));
  }
}

void TestChartModel::anUnnamedSeriesIsCalledByItsAxis() {
  ChartData data = uneven();
  data.series[1].name.clear();
  QCOMPARE(csvLines(data)[0], QStringLiteral("Match,a,Place"));
}

void TestChartModel::whatIsUnknownIsEmpty() {
  ChartData data = uneven();
  data.series[0].points[0].y.reset();
  ChartModel model;
  model.setChart(data);
  QCOMPARE(model.rowCount(), 3);
  for (const int role : {int(Qt::DisplayRole), int(Qt::EditRole)})
    QVERIFY(!model.data(model.index(0, 1), role).isValid());
  QVERIFY(!model.data(model.index(0, 0), Qt::DecorationRole).isValid());
}

void TestChartModel::aNewChartReplacesTheOld() {
  ChartModel model;
  model.setChart(grouped(ChartForm::Bars, 3));
  model.setChart(uneven());
  QCOMPARE(model.rowCount(), 3);
  QCOMPARE(model.columnCount(), 3);
  model.setChart({});
  QCOMPARE(model.rowCount(), 0);
  QCOMPARE(toCsv({}), QStringLiteral("\n"));
}

void TestChartModel::csvQuotesWhatItMust_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("field");
  QTest::newRow("plain") << "Deal-ins"
                         << "Deal-ins";
  QTest::newRow("comma") << "Wins, open"
                         << "\"Wins, open\"";
  QTest::newRow("quotes are doubled") << "the \"best\""
                                      << "\"the \"\"best\"\"\"";
  QTest::newRow("line break") << "two\nlines"
                              << "\"two\nlines\"";
}

void TestChartModel::csvQuotesWhatItMust() {
  QFETCH(QString, name);
  QFETCH(QString, field);
  ChartData data;
  data.form = ChartForm::Bars;
  data.categories = {name};
  data.series = {{name, {valueAt(0, 1)}}};
  QCOMPARE(toCsv(data), QStringLiteral(",%1\n%1,1\n").arg(field));
}

void TestChartModel::csvHasADecimalPointInAnyLanguage() {
  const QLocale before;
  const QString english = toCsv(lines());
  QLocale::setDefault(QLocale(QLocale::German));
  const QString german = toCsv(lines());
  ChartModel model;
  model.setChart(uneven());
  const QString shown = model.data(model.index(0, 1)).toString();
  QLocale::setDefault(before);
  QCOMPARE(german, english);
  QCOMPARE(shown, QStringLiteral("2"));  // without decimals, as the chart says
}

void TestChartModel::aValueIsASentence_data() {
  QTest::addColumn<QString>("form");
  QTest::addColumn<int>("point");
  QTest::addColumn<QString>("text");
  QTest::newRow("a series with a band") << "line" << 0 << "Half-life 100, 0: 2.50 (2.35 to 2.65)";
  QTest::newRow("a category") << "bars" << 1 << "Player 1, Deal-ins: 16.0 % (14.0 % to 18.0 %)";
  QTest::newRow("a bin has two edges") << "histogram" << 4 << "4,000 to 5,000: 120";
  QTest::newRow("a step down") << "waterfall" << 1 << "Draws: -5,100";
}

void TestChartModel::aValueIsASentence() {
  QFETCH(QString, form);
  QFETCH(int, point);
  ChartData data = sample(form);
  QTEST(chartPointText(data, 0, static_cast<std::size_t>(point)), "text");
  data.series[0].points[static_cast<std::size_t>(point)].y.reset();
  QVERIFY(chartPointText(data, 0, static_cast<std::size_t>(point)).contains(QLatin1String("unknown")));
}

JANSO_TEST(TestChartModel);
#include "tst_chartmodel.moc"
