// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The sentences of a review: each says the numbers and tiles of its fact, and nothing else.
#include <QRegularExpression>
#include <QTest>
#include <algorithm>

#include "review/botreviews.h"
#include "review/reasons.h"
#include "statistics/measures.h"
#include "support/testprogram.h"
#include "support/tiles.h"
#include "widgets/lexicon/measuretexts.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/sentences/reviewtexts.h"

using namespace janso;
using namespace janso::test;

namespace {

const SeatNames kNames{QStringLiteral("Ren"), QStringLiteral("Aiko"), QStringLiteral("Mei"),
                       QStringLiteral("Sora")};

Action discardOf(int kind) {
  Action action;
  action.type = ActionType::Dahai;
  action.tile = Tile(static_cast<Kind>(kind));
  return action;
}

Fact factOf(FactCode code, std::vector<double> numbers, int seat = -1, Safety safety = Safety::Live) {
  Fact fact{code, discardOf(8), discardOf(20), std::move(numbers)};
  fact.seat = seat;
  fact.safety = safety;
  return fact;
}

// The numbers of a sentence, thousands joined; those inside tiles left out.
QList<int> numbersOf(const QString &markup) {
  QString words;
  for (const MarkupPiece &piece : readMarkup(markup))
    words += piece.words + QLatin1Char(' ');
  words.remove(QRegularExpression(QStringLiteral("(?<=\\d),(?=\\d{3})")));
  QList<int> numbers;
  static const QRegularExpression number(QStringLiteral("\\d+"));
  for (auto it = number.globalMatch(words); it.hasNext();)
    numbers << it.next().captured().toInt();
  std::ranges::sort(numbers);
  return numbers;
}

}  // namespace

class TestReviewTexts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
  void aSentenceSaysItsFact_data();
  void aSentenceSaysItsFact();
  void aFactWithoutItsNumbersIsNotSaid_data();
  void aFactWithoutItsNumbersIsNotSaid();
  void whoThreatensIsNamed();
  void everyClassAndCategoryHasANameOfItsOwn();
  void aCostIsSaidOnlyOfALoss();
  void pointsGivenForThePlaceAreSaid();
  void fewChoicesHaveOnlyARange();
  void anAccuracyOfAWideRangeIsNotSaid_data();
  void anAccuracyOfAWideRangeIsNotSaid();
  void meanLossesHaveOneUnit();
  void aPlaceWithoutLuckIsAPlace_data();
  void aPlaceWithoutLuckIsAPlace();
};

void TestReviewTexts::aSentenceSaysItsFact_data() {
  QTest::addColumn<Fact>("fact");
  QTest::addColumn<QList<int>>("numbers");
  const auto row = [](const char *name, const Fact &fact, const QList<int> &numbers) {
    QTest::newRow(name) << fact << numbers;
  };
  row("efficiency", factOf(FactCode::Efficiency, {5, 17, 4, 12}), {4, 5, 12, 17});
  row("value", factOf(FactCode::Value, {5200, 3900}), {3900, 5200});
  row("fold", factOf(FactCode::Fold, {12, 6400, 18}, 1), {12, 18, 6400});
  row("push", factOf(FactCode::Push, {7700, 41, 3, 5200}), {3, 41, 5200, 7700});
  row("safer, genbutsu", factOf(FactCode::Safer, {2, 14}, 2, Safety::Genbutsu), {2, 14});
  row("safer, live", factOf(FactCode::Safer, {2, 14}, 2), {2, 14});
  row("call", factOf(FactCode::Call, {1, 2, 640, 310}), {1, 2, 310, 640});
  row("call to tenpai", factOf(FactCode::Call, {0, 2, 640, 310}), {2, 310, 640});
  row("call for value", factOf(FactCode::Call, {2, 2, 640, 310}), {310, 640});
  row("no call", factOf(FactCode::NoCall, {2, 2, 310, 640}), {310, 640});
  row("riichi", factOf(FactCode::Riichi, {1900, 4, 530}), {4, 100, 530, 1900});
  row("dama", factOf(FactCode::Dama, {1900, 9, 530}), {9, 100, 530, 1900});
  row("riichi that costs no win", factOf(FactCode::Riichi, {1900, 0.2, 530}), {530, 1900});
  row("last hand", factOf(FactCode::LastHand, {4300, 2}), {2, 4300});
  row("last hand, first", factOf(FactCode::LastHand, {0, 1}), {1});
  row("close", factOf(FactCode::Close, {}), {});
  row("not judged", factOf(FactCode::Unknown, {}), {});
  row("step back", factOf(FactCode::StepBack, {2, 4}), {2, 4});
  row("step back out of tenpai", factOf(FactCode::StepBack, {0, 1}), {1});
  row("no fault", factOf(FactCode::NoFault, {8, 720}), {8, 720});
  row("no fault, alone", factOf(FactCode::NoFault, {8, 0}), {8});
}

void TestReviewTexts::aSentenceSaysItsFact() {
  QFETCH(Fact, fact);
  QFETCH(QList<int>, numbers);
  const QString sentence = reviewReason(fact, kNames);
  QCOMPARE(numbersOf(sentence), numbers);
  QCOMPARE(markupFaults(sentence), QStringList());
  QVERIFY2(!sentence.contains(QRegularExpression(QStringLiteral("%\\d|%n"))), qPrintable(sentence));
  QVERIFY(sentence.endsWith(QLatin1Char('.')));
  QVERIFY(sentence[0].isUpper() || sentence[0] == QLatin1Char('{'));
  for (const MarkupPiece &piece : readMarkup(sentence)) {
    for (const Tile tile : piece.tiles)
      QVERIFY(tile == fact.better.tile || tile == fact.played.tile);
  }
}

void TestReviewTexts::aFactWithoutItsNumbersIsNotSaid_data() {
  QTest::addColumn<int>("code");
  for (int code = 0; code < kFactCodes; ++code) {
    const auto which = static_cast<FactCode>(code);
    if (which != FactCode::Close && which != FactCode::Unknown)
      QTest::addRow("code %d", code) << code;
  }
}

void TestReviewTexts::aFactWithoutItsNumbersIsNotSaid() {
  QFETCH(int, code);
  QCOMPARE(reviewReason(factOf(static_cast<FactCode>(code), {1}, 1), kNames), QString());
}

void TestReviewTexts::whoThreatensIsNamed() {
  Fact fact = factOf(FactCode::Fold, {12, 6400, 18}, 3);
  QVERIFY(reviewReason(fact, kNames).startsWith(QStringLiteral("Sora is likely tenpai.")));
  fact.riichi = true;
  QVERIFY(reviewReason(fact, kNames).startsWith(QStringLiteral("Sora is in riichi.")));
}

void TestReviewTexts::everyClassAndCategoryHasANameOfItsOwn() {
  QSet<QString> names;
  for (int i = 0; i < kLossClasses; ++i)
    names << reviewClassName(static_cast<LossClass>(i));
  QCOMPARE(names.size(), kLossClasses);
  names.clear();
  QSet<QString> meanings;
  for (int i = 0; i < kCategories; ++i) {
    names << reviewCategoryName(static_cast<Category>(i));
    meanings << reviewCategoryMeaning(static_cast<Category>(i));
  }
  QCOMPARE(names.size(), kCategories);
  QCOMPARE(meanings.size(), kCategories);
}

namespace {

ChoiceVerdict verdictOf(LossClass lossClass, double place, double points) {
  ChoiceVerdict verdict;
  verdict.action = discardOf(20);
  verdict.lossClass = lossClass;
  verdict.confidence = Confidence::Mid;
  verdict.lossPlace = place;
  verdict.lossPoints = points;
  for (const int kind : {8, 20}) {
    Candidate &candidate = verdict.candidates.emplace_back();
    candidate.judged = true;
    candidate.considered.action = discardOf(kind);
  }
  verdict.played = 1;
  return verdict;
}

}  // namespace

void TestReviewTexts::aCostIsSaidOnlyOfALoss() {
  QCOMPARE(reviewCost(verdictOf(LossClass::Close, 0.004, 30)), QString());
  QCOMPARE(reviewCost(verdictOf(LossClass::NotJudged, 0, 0)), QString());
  QCOMPARE(reviewCost(verdictOf(LossClass::Mistake, 0.0312, 314)),
           QStringLiteral("Loses 0.031 places and 310 points (confidence: medium)."));
  const QString close = reviewMarkup(verdictOf(LossClass::Close, 0.004, 30), {}, kNames);
  QVERIFY(close.contains(QStringLiteral("Just as good")) && !close.contains(QStringLiteral("Better")));
  QVERIFY(reviewMarkup(verdictOf(LossClass::NotJudged, 0, 0), {}, kNames)
              .startsWith(QStringLiteral("Not judged")));
}

void TestReviewTexts::pointsGivenForThePlaceAreSaid() {
  QCOMPARE(reviewCost(verdictOf(LossClass::Mistake, 0.0312, -314)),
           QStringLiteral("Loses 0.031 places but gains 310 points (confidence: medium)."));
}

void TestReviewTexts::fewChoicesHaveOnlyARange() {
  SeatFigures figures;
  QCOMPARE(reviewAccuracy(figures), QStringLiteral("\u2013"));
  figures.all = {40, 0.1, 0.0005, 900};
  QVERIFY(!reviewAccuracy(figures).contains(QLatin1Char('(')));
  QVERIFY(reviewAccuracy(figures) != QStringLiteral("\u2013"));
  figures.all = {400, 2, 0.05, 9000};
  QVERIFY(reviewAccuracy(figures).contains(QLatin1Char('(')));
}

void TestReviewTexts::anAccuracyOfAWideRangeIsNotSaid_data() {
  QTest::addColumn<LossSum>("all");
  QTest::addColumn<bool>("said");
  QTest::newRow("20 to 85") << LossSum{13, 0.07, 0.004, 900} << false;
  QTest::newRow("7 to 100") << LossSum{13, 0.12, 0.012, 900} << false;
  QTest::newRow("narrow") << LossSum{120, 0.2, 0.002, 900} << true;
}

void TestReviewTexts::anAccuracyOfAWideRangeIsNotSaid() {
  QFETCH(LossSum, all);
  QFETCH(bool, said);
  SeatFigures figures;
  figures.all = all;
  const auto accuracy = figures.accuracy();
  QVERIFY(accuracy);
  QCOMPARE(accuracy->high - accuracy->low <= kWidestAccuracy, said);
  QCOMPARE(reviewAccuracy(figures) != QStringLiteral("\u2013"), said);
}

// The review, its comparison with the bots and the statistics speak of the same unit.
void TestReviewTexts::meanLossesHaveOneUnit() {
  constexpr double kMean = 0.0041;  // places for a decision
  const QString shown = QStringLiteral("0.41");
  QCOMPARE(measureValueText(*findMeasure("loss"), kMean), shown);
  QCOMPARE(reviewMeanLoss(kMean), shown);
  QCOMPARE(reviewMeanLoss(LossSum{1, kMean, 0, 61}), shown);
  QVERIFY(reviewMeanLoss(LossSum{100, 100 * kMean, 0.01, 6100}).startsWith(shown));
  QCOMPARE(reviewMeanLossPoints(LossSum{100, 100 * kMean, 0.01, 6100}), QStringLiteral("6,100 points"));
  const MeanLoss bot{812, kMean, 0.0038, 0.0044, false};
  QVERIFY(
      reviewBotLossNote(QStringLiteral("Genzo"), bot).contains(QStringLiteral("0.41 (0.38 to 0.44) places")));
}

void TestReviewTexts::aPlaceWithoutLuckIsAPlace_data() {
  QTest::addColumn<int>("place");
  QTest::addColumn<double>("luck");
  QTest::addColumn<int>("players");
  QTest::addColumn<QString>("expected");
  QTest::newRow("in the middle") << 2 << -0.3 << 4 << QStringLiteral("place 1.3 to 3.3 instead of 2");
  QTest::newRow("unlucky and last") << 4 << -0.2 << 4 << QStringLiteral("place 3.2 to 4.0 instead of 4");
  QTest::newRow("lucky and first") << 1 << 0.4 << 4 << QStringLiteral("place 1.0 to 1.6 instead of 1");
  QTest::newRow("far beyond") << 4 << -2.5 << 4 << QStringLiteral("place 4.0 to 4.0 instead of 4");
  QTest::newRow("three players") << 3 << -0.2 << 3 << QStringLiteral("place 2.2 to 3.0 instead of 3");
}

// "place 4.2 \u00b1 1.0" is none.
void TestReviewTexts::aPlaceWithoutLuckIsAPlace() {
  QFETCH(int, place);
  QFETCH(double, luck);
  QFETCH(int, players);
  QFETCH(QString, expected);
  QCOMPARE(reviewAdjustedPlace(place, luck, 1, players), expected);
}

JANSO_TEST(TestReviewTexts);
#include "tst_reviewtexts.moc"
