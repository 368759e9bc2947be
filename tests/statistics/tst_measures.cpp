// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table of measures: every row is complete, in its place, and has bounds that its figures keep to; and
// how counters become figures.
#include "statistics/measures.h"

#include <QSet>
#include <QTest>
#include <cmath>
#include <set>
#include <utility>

#include "statistics/totals.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

Counters oneMatch(std::int64_t hands, std::int64_t wins, std::int64_t gain) {
  Counters counters;
  counters.set(Counter::Matches, 1);
  counters.set(Counter::Hands, hands);
  counters.set(Counter::Wins, wins);
  counters.set(Counter::Gain, gain);
  return counters;
}

}  // namespace

class TestMeasures : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyMeasureIsComplete_data() { rows(); }
  void everyMeasureIsComplete();
  void extremesAreWithinBounds_data() { rows(); }
  void extremesAreWithinBounds();
  void groupsAreTogether();
  void namesAndDivisionsDiffer();
  void sourcesFollowTheGroups();
  void matchesAreTheCases_data();
  void matchesAreTheCases();
  void histogramsHaveAllTheirParts();
  void totalsAdd();
  void unknownStaysUnknown();
  void fewCasesAreSmall_data();
  void fewCasesAreSmall();
  void theGreatestIsKept();
  void scalesApply();

 private:
  static void rows();
};

void TestMeasures::rows() {
  QTest::addColumn<int>("row");
  for (std::size_t i = 0; i < measures().size(); ++i)
    QTest::newRow(measures()[i].key) << static_cast<int>(i);
}

void TestMeasures::everyMeasureIsComplete() {
  QFETCH(int, row);
  const Measure &measure = measures()[static_cast<std::size_t>(row)];
  const QString key = QString::fromLatin1(measure.key);
  QVERIFY(*measure.number != '\0' && key == key.toLower() && !key.contains(u' '));
  const QString name = QString::fromLatin1(measure.name);
  QVERIFY(name.front().isUpper() || name.front().isDigit());
  QVERIFY(!name.endsWith(u'.'));
  QVERIFY2(QString::fromLatin1(measure.definition).endsWith(u'.'), measure.definition);
  QVERIFY(measure.definers != 0 && measure.scale > 0);
  const bool isShare = measure.kind == MeasureKind::Rate || measure.kind == MeasureKind::Histogram;
  QCOMPARE(measure.unit == MeasureUnit::Share || measure.unit == MeasureUnit::PerHundred, isShare);
  QCOMPARE(measure.parts > 1, measure.kind == MeasureKind::Histogram);
  if (measure.kind == MeasureKind::Count)
    QCOMPARE(measure.numerator, measure.denominator);
  else
    QVERIFY(measure.numerator != measure.denominator);
  QVERIFY(measure.kind == MeasureKind::Mean || (!measure.range && measure.scale == 1));
  const Interval range = possibleRange(measure);
  QVERIFY(range.low < range.high);
  if (isShare)
    QVERIFY(range.low == 0 && range.high == 1);
}

// A player to whom everything happens in each case, and one to whom nothing does.
void TestMeasures::extremesAreWithinBounds() {
  QFETCH(int, row);
  const Measure &measure = measures()[static_cast<std::size_t>(row)];
  if (measure.kind == MeasureKind::Count || measure.kind == MeasureKind::Histogram)
    return;
  const Interval range = possibleRange(measure);
  for (const std::int64_t each : {0, 1}) {
    Totals totals;
    for (int i = 0; i < 40; ++i) {
      Counters counters;
      counters.set(measure.denominator, 10);
      counters.set(measure.numerator, measure.kind == MeasureKind::Rate ? 10 * each : each * i);
      totals.add(counters);
    }
    const Figure figure = totals.figure(measure);
    QVERIFY(figure.value && figure.interval);
    QVERIFY(figure.interval->low >= range.low && figure.interval->high <= range.high);
    QVERIFY(figure.interval->low <= figure.interval->high);
    if (measure.kind == MeasureKind::Rate)
      QCOMPARE(*figure.value, double(each));
  }
}

void TestMeasures::groupsAreTogether() {
  std::set<MeasureGroup> seen;
  QSet<QString> keys;
  MeasureGroup current = measures()[0].group;
  seen.insert(current);
  for (const Measure &measure : measures()) {
    if (measure.group == current)
      continue;
    current = measure.group;
    QVERIFY2(seen.insert(current).second, measure.key);
  }
  QCOMPARE(seen.size(), static_cast<std::size_t>(MeasureGroup::Luck) + 1);
  for (const MeasureGroup group : seen) {
    const std::string_view key = groupKey(group);
    keys.insert(QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size())));
    QVERIFY(*groupName(group) != '\0');
  }
  QCOMPARE(keys.size(), static_cast<qsizetype>(seen.size()));
}

// No two measures of one name, and none that divide the same in the same way.
void TestMeasures::namesAndDivisionsDiffer() {
  QSet<QString> names;
  std::set<std::pair<int, int>> divisions;
  for (const Measure &measure : measures()) {
    const QString name = QString::fromLatin1(measure.name);
    QVERIFY2(!names.contains(name), measure.name);
    names.insert(name);
    QVERIFY2(divisions.emplace(int(measure.numerator), int(measure.denominator)).second, measure.key);
  }
  QVERIFY(findMeasure("none") == nullptr && findMeasure("") == nullptr);
}

void TestMeasures::sourcesFollowTheGroups() {
  for (const Measure &measure : measures()) {
    const MeasureSource source = sourceOf(measure);
    QCOMPARE(source == MeasureSource::Review, measure.group == MeasureGroup::Review);
    QCOMPARE(source == MeasureSource::Luck, measure.group == MeasureGroup::Luck);
  }
}

void TestMeasures::matchesAreTheCases_data() {
  QTest::addColumn<QString>("key");
  QTest::addColumn<bool>("ofMatches");
  QTest::newRow("places") << "mean_place" << true;
  QTest::newRow("the last hand of each") << "overtook" << true;
  QTest::newRow("luck") << "luck_points" << true;
  QTest::newRow("hands") << "win" << false;
  QTest::newRow("parts of hands") << "riichi_win" << false;
  QTest::newRow("decisions") << "loss" << false;
}

void TestMeasures::matchesAreTheCases() {
  QFETCH(QString, key);
  QTEST(isOfMatches(*findMeasure(key.toStdString())), "ofMatches");
}

void TestMeasures::histogramsHaveAllTheirParts() {
  const Measure &han = *findMeasure("han");
  const Measure &yaku = *findMeasure("yaku");
  QCOMPARE(han.parts, 14);
  QCOMPARE(yaku.parts, kYakuCount);
  Totals totals;
  Counters counters = oneMatch(100, 40, 0);
  counters.set(hanCounter(1), 30);
  counters.set(hanCounter(13), 4);
  counters.set(Counter::HanYakuman, 6);
  counters.set(yakuCounter(YakuId::Tanyao), 10);
  totals.add(counters);
  QCOMPARE(totals.part(han, 0).value.value_or(-1), 0.75);
  QCOMPARE(totals.part(han, 12).value.value_or(-1), 0.1);
  QCOMPARE(totals.part(han, 13).value.value_or(-1), 0.15);
  QCOMPARE(totals.part(yaku, int(YakuId::Tanyao)).value.value_or(-1), 0.25);
  QVERIFY(!totals.part(han, 5).value);  // unknown
  QCOMPARE(totals.figure(han).denominator, std::optional<std::int64_t>(40));
}

// In any order and grouping.
void TestMeasures::totalsAdd() {
  Totals all;
  Totals first;
  Totals second;
  for (int i = 0; i < 60; ++i) {
    const Counters match = oneMatch(8 + i % 5, i % 4, 1000 * (i % 7) - 3000);
    all.add(match);
    (i % 3 == 0 ? first : second).add(match);
  }
  Totals sum = second;
  sum.add(first);
  QCOMPARE(sum.matches(), all.matches());
  QVERIFY(sum.sums() == all.sums());
  for (const char *key : {"win", "gain"}) {
    const Figure a = sum.figure(*findMeasure(key));
    const Figure b = all.figure(*findMeasure(key));
    QCOMPARE(*a.value, *b.value);
    QVERIFY(std::abs(a.interval->low - b.interval->low) < 1e-9);
    QVERIFY(std::abs(a.interval->high - b.interval->high) < 1e-9);
  }
  Totals stored(all.sums(), all.matches());
  QVERIFY(!stored.figure(*findMeasure("gain")).interval);  // nothing is known of the matches
  stored.setMoments(*findMeasure("gain"), all.moments(*findMeasure("gain")));
  QCOMPARE(stored.figure(*findMeasure("gain")).interval->low, all.figure(*findMeasure("gain")).interval->low);
}

void TestMeasures::unknownStaysUnknown() {
  Totals totals;
  for (const Measure &measure : measures()) {
    QVERIFY2(!totals.figure(measure).value && !totals.figure(measure).interval, measure.key);
    QVERIFY(!totals.figure(measure).estimated());
  }
  totals.add(oneMatch(10, 2, 0));
  totals.add(Counters());  // of which nothing is known
  QCOMPARE(totals.matches(), std::int64_t{2});
  QCOMPARE(*totals.figure(*findMeasure("win")).value, 0.2);
  QVERIFY(!totals.figure(*findMeasure("loss")).value);
  Totals none;
  none.add(oneMatch(0, 0, 0));
  QVERIFY(!none.figure(*findMeasure("win")).value);  // 0 of 0
  QCOMPARE(none.figure(*findMeasure("win")).denominator, std::optional<std::int64_t>(0));
}

void TestMeasures::fewCasesAreSmall_data() {
  QTest::addColumn<int>("hands");
  QTest::addColumn<bool>("small");
  QTest::addColumn<bool>("interval");
  QTest::newRow("too few for an interval") << 29 << true << false;
  QTest::newRow("few") << 30 << true << true;
  QTest::newRow("one too few") << 99 << true << true;
  QTest::newRow("enough") << 100 << false << true;
}

void TestMeasures::fewCasesAreSmall() {
  QFETCH(int, hands);
  Totals totals;
  totals.add(oneMatch(hands, 5, 0));
  const Figure figure = totals.figure(*findMeasure("win"));
  QTEST(figure.smallSample, "small");
  QTEST(figure.interval.has_value(), "interval");
  QVERIFY(!totals.figure(*findMeasure("yakuman")).smallSample);  // a count needs no cases
}

void TestMeasures::theGreatestIsKept() {
  Totals totals;
  for (const int repeats : {2, 7, 3}) {
    Counters counters;
    counters.set(Counter::MostRepeats, repeats);
    totals.add(counters);
  }
  QCOMPARE(totals.sums().value(Counter::MostRepeats), std::optional<std::int64_t>(7));
}

// A review counts in millionths of a place.
void TestMeasures::scalesApply() {
  Totals totals;
  Counters counters;
  counters.set(Counter::Choices, 200);
  counters.set(Counter::LossPlace, 500'000);
  totals.add(counters);
  QVERIFY(std::abs(*totals.figure(*findMeasure("loss")).value - 0.0025) < 1e-12);
}

JANSO_TEST(TestMeasures);
#include "tst_measures.moc"
