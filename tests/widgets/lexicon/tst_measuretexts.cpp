// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Measures as they are read: names, numbers with their units, what lies beside another's.
#include "widgets/lexicon/measuretexts.h"

#include <QLocale>
#include <QTest>
#include <set>

#include "support/testprogram.h"
#include "widgets/lexicon/numbers.h"

using namespace janso;

class TestMeasureTexts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
  void numbers_data();
  void numbers();
  void everyMeasureHasItsWords();
  void partsAreNamed();
  void finalPointsAreOneUnitOnEveryPage();
  void beside_data();
  void beside();
  void anExplanationSaysAllThatIsKnown();
  void neededCasesAreSaid();
  void fewCasesAreSaid();
};

void TestMeasureTexts::numbers_data() {
  QTest::addColumn<QString>("key");
  QTest::addColumn<double>("value");
  QTest::addColumn<QString>("text");
  QTest::newRow("a share is per cent") << "win" << 0.2121 << QStringLiteral("21.2%");
  QTest::newRow("a place has two digits") << "mean_place" << 2.4349 << "2.43";
  QTest::newRow("points are grouped") << "win_points" << 5792.4 << "5,792";
  QTest::newRow("a true minus") << "gain" << -120.0 << QStringLiteral("\u2212120");
  QTest::newRow("no minus before nought") << "gain" << -0.3 << "0";
  QTest::newRow("a count is whole") << "yakuman" << 3.0 << "3";
  QTest::newRow("errors by the hundred") << "mistakes" << 0.0312 << "3.1";
  QTest::newRow("final points as on the page after a match") << "final_points" << 24800.0 << "+24.8";
  QTest::newRow("final points below nought") << "final_points" << -15800.0 << QStringLiteral("\u221215.8");
  QTest::newRow("no sign before nought") << "final_points" << 30.0 << "0.0";
  QTest::newRow("a score in points") << "final_score" << 24800.0 << "24,800";
  QTest::newRow("places by the hundred decisions") << "loss" << 0.0123 << "1.23";
  QTest::newRow("points by the hundred decisions") << "loss_points" << 61.4 << "6,140";
  QTest::newRow("luck in places") << "luck_place" << -0.3049 << QStringLiteral("\u22120.30");
}

void TestMeasureTexts::numbers() {
  QFETCH(QString, key);
  QFETCH(double, value);
  QTEST(measureValueText(*findMeasure(key.toStdString()), value), "text");
}

void TestMeasureTexts::everyMeasureHasItsWords() {
  std::set<QString> names;
  for (const Measure &measure : measures()) {
    const QString name = measureGroupName(measure.group) + measureName(measure);
    QVERIFY2(names.insert(name).second, measure.key);
    QVERIFY2(measureDefinition(measure).endsWith(QLatin1Char('.')), measure.key);
  }
}

// The table of measures writes them as the page after a match, the score sheet and the sentences do.
void TestMeasureTexts::finalPointsAreOneUnitOnEveryPage() {
  const Measure &measure = *findMeasure("final_points");
  for (const std::int32_t points : {51000, -15800, 5400, 0, -100, 123400})
    QCOMPARE(measureValueText(measure, points), finalPointsText(points));
  QCOMPARE(measureDifferenceText(measure, 3200), QStringLiteral("+3.2"));
  QCOMPARE(measureIntervalText(measure, {-1500, 2500}), QStringLiteral("\u22121.5 \u2013 +2.5"));
}

void TestMeasureTexts::partsAreNamed() {
  const Measure &han = *findMeasure("han");
  QVERIFY(measurePartName(han, 0, YakuNaming::Romaji).startsWith(QStringLiteral("1 han")));
  QCOMPARE(measurePartName(han, 12, YakuNaming::Romaji), QStringLiteral("13 han or more"));
  QCOMPARE(measurePartName(han, 13, YakuNaming::Romaji), QStringLiteral("a yakuman"));
  const Measure &yaku = *findMeasure("yaku");
  QCOMPARE(measurePartName(yaku, static_cast<int>(YakuId::Tanyao), YakuNaming::Translated),
           yakuName(YakuId::Tanyao, YakuNaming::Translated));
}

namespace {

Figure figureOf(std::int64_t hits, std::int64_t of) {
  Figure figure;
  figure.numerator = hits;
  figure.denominator = of;
  figure.value = static_cast<double>(hits) / static_cast<double>(of);
  figure.interval = wilson(hits, of, false);
  figure.smallSample = of < kSmallSample;
  return figure;
}

}  // namespace

void TestMeasureTexts::beside_data() {
  QTest::addColumn<int>("hits");
  QTest::addColumn<int>("of");
  QTest::addColumn<int>("where");
  QTest::newRow("far above") << 400 << 1000 << int(Comparison::Higher);
  QTest::newRow("far below") << 50 << 1000 << int(Comparison::Lower);
  QTest::newRow("a little above, of many") << 215 << 1000 << int(Comparison::Inconclusive);
  QTest::newRow("far above, of few") << 4 << 10 << int(Comparison::Inconclusive);
}

void TestMeasureTexts::beside() {
  QFETCH(int, hits);
  QFETCH(int, of);
  QTEST(int(comparisonOf(figureOf(hits, of), figureOf(2000, 10000))), "where");
}

void TestMeasureTexts::anExplanationSaysAllThatIsKnown() {
  const Measure &win = *findMeasure("win");
  const QString text =
      measureExplanation(win, figureOf(217, 1021), figureOf(2000, 10000), QStringLiteral("Ritsu"));
  for (const char *part : {"share of hands that were won. 217", "217 of 1,021", "95%", "Ritsu: 20.0%"})
    QVERIFY2(text.contains(QString::fromUtf8(part)), part);
  QVERIFY(measureWarning(win, figureOf(217, 1021)).isEmpty());
  // Nothing is said of a bot where there is none.
  QVERIFY(!measureExplanation(win, figureOf(217, 1021), {}, {}).contains(QStringLiteral("differs")));
}

// As many as the books say for a share of wins of 21 %; who has them is told no more.
void TestMeasureTexts::neededCasesAreSaid() {
  const Measure &win = *findMeasure("win");
  QVERIFY2(measureExplanation(win, figureOf(212, 1000), {}, {}).contains(QStringLiteral("about 1,600 ")),
           qPrintable(measureExplanation(win, figureOf(212, 1000), {}, {})));
  QVERIFY(!measureExplanation(win, figureOf(2120, 10000), {}, {}).contains(QStringLiteral("It takes")));
  QVERIFY(measureExplanation(win, figureOf(5, 20), {}, {}).contains(QStringLiteral("It takes")));
}

void TestMeasureTexts::fewCasesAreSaid() {
  const QString warning = measureWarning(*findMeasure("riichi_win"), figureOf(9, 34));
  QVERIFY(warning.contains(QStringLiteral("34")));
  QVERIFY(warning.contains(QStringLiteral("100")));
}

JANSO_TEST(TestMeasureTexts);
#include "tst_measuretexts.moc"
