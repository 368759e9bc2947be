// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the bots' choices cost: the figures that are shipped, and who is nearest.
#include <QTest>
#include <algorithm>
#include <cmath>

#include "bots/bot.h"
#include "bots/evaluation.h"
#include "review/botreviews.h"
#include "review/matchfigures.h"
#include "review/scale.h"
#include "statistics/botfigures.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

// A bot that loses so many thousandths of a place in each of 20 choices of a match, now one more, now one
// less.
BotFigures::Bot botThatLoses(const char *id, int thousandths) {
  Totals totals;
  for (int match = 0; match < 40; ++match) {
    ReviewFigures review;
    review.choices = 20;
    review.lossPlace = 20'000LL * (thousandths + (match % 2 == 0 ? 1 : -1));
    review.categories[static_cast<std::size_t>(ReviewCategory::Kan)] = {20, review.lossPlace};
    Counters counters;
    addReview(review, counters);
    totals.add(counters);
  }
  return {QString::fromLatin1(id), totals};
}

BotReviews threeBots() {
  BotFigures figures;
  figures.evaluator = QString::fromStdString(std::string(evaluatorId()));
  figures.evaluatorVersion = evaluatorVersion();
  figures.scaleVersion = kScaleVersion;
  figures.bots = {botThatLoses("weak", 12), botThatLoses("middle", 8), botThatLoses("strong", 2)};
  return *botReviewsOf(figures);
}

// So many choices that lose so many thousandths in the mean, with a spread of so many.
SeatFigures playerThatLoses(std::int64_t choices, double thousandths, double spread) {
  SeatFigures figures;
  const auto n = static_cast<double>(choices);
  const double mean = thousandths / 1000;
  figures.all = {choices, n * mean, n * mean * mean + (n - 1) * std::pow(spread / 1000, 2), 0};
  return figures;
}

}  // namespace

class BotReviewsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theShippedOnesAreOfThisEvaluator_data();
  void theShippedOnesAreOfThisEvaluator();
  void theyAgreeWithTheLadder();
  void anotherEvaluatorsAreNotShown();
  void categoriesAreThoseOfTheReview();
  void theNearestIsNamed_data();
  void theNearestIsNamed();
  void withoutChoicesNobodyIsNear();
};

void BotReviewsTest::theShippedOnesAreOfThisEvaluator_data() {
  QTest::addColumn<MatchLength>("length");
  QTest::newRow("East only") << MatchLength::East;
  QTest::newRow("East and South") << MatchLength::South;
}

// After a change of Janso's review or the scale they are made again: resources/README.md.
void BotReviewsTest::theShippedOnesAreOfThisEvaluator() {
  QFETCH(MatchLength, length);
  const std::optional<BotReviews> reviews = shippedBotReviews(length);
  QVERIFY2(reviews, "resources/statistics/reviews_*.json are of another evaluator or scale");
  QCOMPARE(reviews->length, length == MatchLength::East ? QStringLiteral("east") : QStringLiteral("south"));
  QCOMPARE(reviews->bots.size(), builtInBots().size());
  for (std::size_t i = 0; i < reviews->bots.size(); ++i) {
    const BotReviews::Bot &bot = reviews->bots[i];
    QCOMPARE(bot.id.toStdString(), std::string(builtInBots()[i].id));
    QVERIFY(bot.matches >= 40);
    QVERIFY(bot.all && bot.all->low <= bot.all->mean && bot.all->mean <= bot.all->high);
    std::int64_t choices = 0;
    double lost = 0;
    for (const std::optional<MeanLoss> &loss : bot.byCategory) {
      if (!loss)
        continue;
      choices += loss->choices;
      lost += loss->mean * static_cast<double>(loss->choices);
    }
    // A category that comes up in fewer than kLeastCases matches has no interval, and is left out.
    QVERIFY(choices <= bot.all->choices && choices > bot.all->choices * 9 / 10);
    // Each match is rounded to millionths, category by category.
    QVERIFY(lost <= bot.all->mean * static_cast<double>(bot.all->choices) + 1e-2);
  }
}

// The scale of accuracy was made so that the novice stands at 50.
void BotReviewsTest::theyAgreeWithTheLadder() {
  const std::optional<BotReviews> reviews = shippedBotReviews(MatchLength::South);
  QVERIFY(reviews);
  const auto accuracy = [&](const char *id) {
    return *std::ranges::find(reviews->bots, QLatin1String(id), &BotReviews::Bot::id)->accuracy();
  };
  QVERIFY(std::abs(accuracy("novice").value - 50) < 10);
  QVERIFY(accuracy("learner").high < accuracy("novice").low);
  QVERIFY(accuracy("novice").high < accuracy("expert").low);
}

void BotReviewsTest::anotherEvaluatorsAreNotShown() {
  BotFigures figures;
  figures.evaluator = QString::fromStdString(std::string(evaluatorId()));
  figures.evaluatorVersion = evaluatorVersion();
  figures.scaleVersion = kScaleVersion;
  QVERIFY(botReviewsOf(figures));
  ++figures.scaleVersion;
  QVERIFY(!botReviewsOf(figures));
  --figures.scaleVersion;
  ++figures.evaluatorVersion;
  QVERIFY(!botReviewsOf(figures));
  // Nobody has reviewed them.
  QVERIFY(!botReviewsOf({}));
}

void BotReviewsTest::categoriesAreThoseOfTheReview() {
  const BotReviews reviews = threeBots();
  for (int i = 0; i < kCategories; ++i) {
    const auto category = static_cast<Category>(i);
    const std::optional<MeanLoss> &loss = reviews.bots[1].byCategory[static_cast<std::size_t>(i)];
    QCOMPARE(loss.has_value(), category == Category::Kan);
    if (loss)
      QVERIFY(std::abs(loss->mean - 0.008) < 1e-12 && loss->choices == 800);
  }
}

void BotReviewsTest::theNearestIsNamed_data() {
  QTest::addColumn<int>("choices");
  QTest::addColumn<double>("lost");
  QTest::addColumn<double>("spread");
  QTest::addColumn<QString>("nearest");
  QTest::addColumn<int>("alike");
  QTest::newRow("sure") << 10'000 << 7.5 << 10.0 << "middle" << 0;
  QTest::newRow("few choices could be of two") << 100 << 9.5 << 20.0 << "middle" << 1;
  QTest::newRow("or of all") << 10 << 9.5 << 40.0 << "middle" << 2;
  QTest::newRow("worse than all") << 10'000 << 30.0 << 10.0 << "weak" << 0;
  QTest::newRow("better than all") << 10'000 << 0.0 << 0.0 << "strong" << 0;
}

void BotReviewsTest::theNearestIsNamed() {
  QFETCH(int, choices);
  QFETCH(double, lost);
  QFETCH(double, spread);
  QFETCH(QString, nearest);
  QFETCH(int, alike);
  const BotReviews reviews = threeBots();
  const auto found = nearestByAccuracy(playerThatLoses(choices, lost, spread), reviews);
  QVERIFY(found);
  QCOMPARE(found->bot->id, nearest);
  QCOMPARE(static_cast<int>(found->alike.size()), alike);
}

void BotReviewsTest::withoutChoicesNobodyIsNear() {
  QVERIFY(!nearestByAccuracy({}, threeBots()));
  QVERIFY(!nearestByAccuracy(playerThatLoses(50, 5, 5), {}));
}

JANSO_TEST(BotReviewsTest);
#include "tst_botreviews.moc"
