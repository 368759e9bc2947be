// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The short reasons on the cards of a review: one line each, with the numbers of their fact.
#include <QRegularExpression>
#include <QTest>

#include "review/reasons.h"
#include "support/testprogram.h"
#include "widgets/sentences/reviewsummarytexts.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr qsizetype kMostLetters = 70;  // so many fit in two lines of a card

}  // namespace

class TestReviewSummaryTexts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
  void aReasonIsShort_data();
  void aReasonIsShort();
  void aStepSaysWhereItWent();
  void aSmallCostIsNotSaid();
};

void TestReviewSummaryTexts::aReasonIsShort_data() {
  QTest::addColumn<int>("code");
  QTest::addColumn<QList<double>>("numbers");
  QTest::addColumn<QString>("said");
  const auto row = [](const char *name, FactCode code, const QList<double> &numbers, const QString &said) {
    QTest::newRow(name) << static_cast<int>(code) << numbers << said;
  };
  row("efficiency", FactCode::Efficiency, {5, 17, 4, 12}, QStringLiteral("17 useful tile(s) instead of 12."));
  row("value", FactCode::Value, {5200, 3900},
      QStringLiteral("A win averages 5,200 points instead of 3,900."));
  row("fold", FactCode::Fold, {12, 6400, 18},
      QStringLiteral("Aiko was likely tenpai, and this deals in 12% of the time."));
  row("push", FactCode::Push, {7700, 41, 3, 5200},
      QStringLiteral("The hand wins 41% of the time: worth the risk."));
  row("safer", FactCode::Safer, {2, 14}, QStringLiteral("Deals in 2% of the time instead of 14%."));
  row("call", FactCode::Call, {1, 2, 640, 310},
      QStringLiteral("The call makes the hand 1-shanten instead of 2-shanten."));
  row("call for value", FactCode::Call, {2, 2, 640, 310},
      QStringLiteral("The call is worth 330 points more."));
  row("no call", FactCode::NoCall, {2, 2, 310, 640}, QStringLiteral("Skipping is worth 330 points more."));
  row("riichi", FactCode::Riichi, {1900, 4, 530}, QStringLiteral("Riichi is worth 530 points more."));
  row("dama", FactCode::Dama, {1900, 9, 530}, QStringLiteral("Staying dama is worth 530 points more."));
  row("last hand", FactCode::LastHand, {4300, 2},
      QStringLiteral("Last hand: 2nd place was 4,300 points away."));
  row("last hand, first", FactCode::LastHand, {0, 1}, QStringLiteral("Last hand, and already in 1st place."));
  row("without its numbers", FactCode::Value, {1}, {});
  row("nothing known", FactCode::Unknown, {}, {});
}

void TestReviewSummaryTexts::aReasonIsShort() {
  QFETCH(int, code);
  QFETCH(QList<double>, numbers);
  QFETCH(QString, said);
  Fact fact;
  fact.code = static_cast<FactCode>(code);
  fact.numbers = std::vector<double>(numbers.begin(), numbers.end());
  fact.seat = 1;
  const SeatNames names{QStringLiteral("Ren"), QStringLiteral("Aiko"), QStringLiteral("Mei"),
                        QStringLiteral("Sora")};
  const QString reason = reviewTurnReason(fact, names);
  QCOMPARE(reason, said);
  QVERIFY(reason.size() <= kMostLetters);
}

void TestReviewSummaryTexts::aStepSaysWhereItWent() {
  StepAway step;
  step.kept = 0;
  step.left = 1;
  step.keptTiles = 17;
  QCOMPARE(reviewStepReason(step), QStringLiteral("Back from tenpai to 1-shanten."));
  QCOMPARE(reviewStepTiles(step), QStringLiteral("17 tile(s) would have helped."));
}

void TestReviewSummaryTexts::aSmallCostIsNotSaid() {
  QCOMPARE(reviewCostInShort(12), QString());
  QCOMPARE(reviewCostInShort(312), QStringLiteral("Costs about 310 points."));
}

JANSO_TEST(TestReviewSummaryTexts);
#include "tst_reviewsummarytexts.moc"
