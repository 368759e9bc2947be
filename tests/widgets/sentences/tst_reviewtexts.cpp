// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The sentences of a review: each says the numbers and tiles of its fact, and nothing else.
#include <QRegularExpression>
#include <QTest>
#include <algorithm>

#include "review/reasons.h"
#include "support/testprogram.h"
#include "support/tiles.h"
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
  row("last hand, first", factOf(FactCode::LastHand, {0, 1}), {});
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
           QStringLiteral("It costs 0.031 places, 310 points; confidence: medium."));
  const QString close = reviewMarkup(verdictOf(LossClass::Close, 0.004, 30), {}, kNames);
  QVERIFY(close.contains(QStringLiteral("Just as good")) && !close.contains(QStringLiteral("Better")));
  QVERIFY(reviewMarkup(verdictOf(LossClass::NotJudged, 0, 0), {}, kNames)
              .startsWith(QStringLiteral("Not judged")));
}

void TestReviewTexts::pointsGivenForThePlaceAreSaid() {
  QCOMPARE(reviewCost(verdictOf(LossClass::Mistake, 0.0312, -314)),
           QStringLiteral("It costs 0.031 places, though it brings 310 points; confidence: medium."));
}

void TestReviewTexts::fewChoicesHaveOnlyARange() {
  SeatFigures figures;
  QCOMPARE(reviewAccuracy(figures), QStringLiteral("\u2013"));
  figures.all = {40, 0.2, 0.01, 900};
  QVERIFY(!reviewAccuracy(figures).contains(QLatin1Char('(')));
  figures.all = {400, 2, 0.1, 9000};
  QVERIFY(reviewAccuracy(figures).contains(QLatin1Char('(')));
}

JANSO_TEST(TestReviewTexts);
#include "tst_reviewtexts.moc"
