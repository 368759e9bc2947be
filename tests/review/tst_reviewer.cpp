// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a review says of a game, and that it looks at nothing but what its player saw.
#include <QJsonDocument>
#include <QTest>
#include <algorithm>

#include "bots/reading/tableread.h"
#include "review/figures.h"
#include "review/judge.h"
#include "review/reviewer.h"
#include "review/reviewgames.h"
#include "review/reviewjson.h"
#include "rules/actionkinds.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

ChoiceVerdict loss(double place, LossClass lossClass, Kind wanted, Category category = Category::Efficiency) {
  ChoiceVerdict verdict;
  verdict.action.type = ActionType::Dahai;
  verdict.action.tile = Tile(Kind{0});
  Candidate best;
  best.judged = true;
  best.considered.action = verdict.action;
  best.considered.action.tile = Tile(wanted);
  Candidate given;
  given.judged = true;
  given.considered.action = verdict.action;
  verdict.candidates = {best, given};
  verdict.played = 1;
  verdict.botChoice = 0;
  verdict.lossPlace = verdict.addedPlace = place;
  verdict.lossClass = lossClass;
  verdict.category = category;
  verdict.counted = true;
  return verdict;
}

// All of it, to compare.
std::string verdictText(const ChoiceVerdict &verdict) {
  HandReview hand;
  hand.verdicts = {verdict};
  return QString::fromUtf8(QJsonDocument(toJson(hand)).toJson()).toStdString();
}

}  // namespace

class Reviewer : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theEvaluatorsBotLosesLittle();
  void whatIsNotJudgedHasNoLoss();
  void onlyTheSeatsAskedForAreJudged();
  void hiddenTilesChangeNothing();
  void anAnswerThatDoesNotShowIsNotJudged();
  void episodesCountOnlyWhatEachStepAdds();
  void classes_data();
  void classes();
};

// Check 2 of the held-out ones in short form: the long form is a command.
void Reviewer::theEvaluatorsBotLosesLittle() {
  const ProvedGame strong = botGame("master", "review", 4);
  const ProvedGame weak = botGame("novice", "review", 4);
  const GameReview ofStrong = reviewGame(strong, allSeats(4), Strictness::Normal);
  const GameReview ofWeak = reviewGame(weak, allSeats(4), Strictness::Normal);
  SeatFigures strongFigures;
  SeatFigures weakFigures;
  for (int seat = 0; seat < 4; ++seat) {
    strongFigures += figuresOf(ofStrong, seat);
    weakFigures += figuresOf(ofWeak, seat);
  }
  QVERIFY(strongFigures.all.choices > 40 && weakFigures.all.choices > 40);
  QVERIFY2(
      strongFigures.all.mean() < weakFigures.all.mean() / 2,
      qPrintable(QStringLiteral("%1 against %2").arg(strongFigures.all.mean()).arg(weakFigures.all.mean())));
}

void Reviewer::whatIsNotJudgedHasNoLoss() {
  const ProvedGame game = botGame("club", "unjudged", 3);
  const GameReview review = reviewGame(game, allSeats(4), Strictness::Normal);
  int unjudged = 0;
  for (const HandReview &hand : review.hands) {
    for (const ChoiceVerdict &verdict : hand.verdicts) {
      if (verdict.isJudged()) {
        QVERIFY(verdict.lossPlace >= 0 && verdict.given().judged && verdict.best().judged);
        QVERIFY(verdict.best().place <= verdict.given().place);
        continue;
      }
      ++unjudged;
      QVERIFY(verdict.lossPlace == 0 && !verdict.counted && verdict.confidence == Confidence::None);
    }
  }
  QVERIFY(unjudged > 0);
}

void Reviewer::onlyTheSeatsAskedForAreJudged() {
  const ProvedGame game = botGame("novice", "seats", 2);
  const GameReview one = reviewGame(game, SeatSet{1U << 2}, Strictness::Normal);
  const GameReview all = reviewGame(game, allSeats(4), Strictness::Normal);
  std::vector<std::string> alone;
  std::vector<std::string> amongAll;
  for (const HandReview &hand : one.hands) {
    for (const ChoiceVerdict &verdict : hand.verdicts) {
      QCOMPARE(int{verdict.seat}, 2);
      alone.push_back(verdictText(verdict));
    }
  }
  for (const HandReview &hand : all.hands) {
    for (const ChoiceVerdict &verdict : hand.verdicts) {
      if (verdict.seat == 2)
        amongAll.push_back(verdictText(verdict));
    }
  }
  QVERIFY(!alone.empty());
  QVERIFY(alone == amongAll);
}

// Check 3: the same view with other hidden tiles gives the same verdict.
void Reviewer::hiddenTilesChangeNothing() {
  const ProvedGame game = botGame("club", "hidden", 1);
  int looked = 0;
  for (HandWalk walk(game, 0);;) {
    const GivenAnswer *answer = walk.next();
    if (answer != nullptr && isChoice(walk.round().viewOf(answer->seat), *walk.asked())) {
      const SeatView own = walk.round().viewOf(answer->seat);
      // Whoever had the truth in hand would have it here.
      SeatView told = walk.round().openViewOf(answer->seat);
      std::swap(told.opened[static_cast<std::size_t>((answer->seat + 1) % 4)],
                told.opened[static_cast<std::size_t>((answer->seat + 2) % 4)]);
      const Thresholds thresholds;
      const ChoiceVerdict a = judge(own, *walk.asked(), answer->action, thresholds);
      const ChoiceVerdict b = judge(told, *walk.asked(), answer->action, thresholds);
      QCOMPARE(verdictText(a), verdictText(b));
      ++looked;
    }
    if (!walk.step())
      break;
  }
  QVERIFY(looked > 10);
}

void Reviewer::anAnswerThatDoesNotShowIsNotJudged() {
  ProvedGame game = botGame("novice", "shown", 1);
  const HandReview before = reviewHand(game, 0, allSeats(4), Strictness::Normal);
  QVERIFY(!before.verdicts.empty());
  for (GivenAnswer &answer : game.hands[0].answers)
    answer.shown = false;
  QVERIFY(reviewHand(game, 0, allSeats(4), Strictness::Normal).verdicts.empty());
}

void Reviewer::episodesCountOnlyWhatEachStepAdds() {
  GameReview review;
  HandReview hand;
  hand.verdicts = {loss(0.02, LossClass::Inaccuracy, 5), loss(0.05, LossClass::Mistake, 5),
                   loss(0.03, LossClass::Mistake, 5), loss(0.03, LossClass::Mistake, 7)};
  addHand(review, hand);
  const std::vector<ChoiceVerdict> &verdicts = review.hands[0].verdicts;
  QCOMPARE(verdicts[0].episode, 0);
  QCOMPARE(verdicts[2].episode, 0);
  QCOMPARE(verdicts[3].episode, -1);
  QCOMPARE(verdicts[1].addedPlace, 0.03);
  QCOMPARE(verdicts[2].addedPlace, 0.0);
  QCOMPARE(figuresOf(review, 0).all.place, 0.08);
  const std::vector<BiggestLoss> losses = biggestLossesOf(review, 0, 5);
  QCOMPARE(losses.size(), std::size_t{2});
  QCOMPARE(losses[0].steps, 3);
  QCOMPARE(losses[0].place, 0.05);
}

void Reviewer::classes_data() {
  QTest::addColumn<QString>("preset");
  QTest::addColumn<double>("loss");
  QTest::addColumn<double>("chance");
  QTest::addColumn<QString>("expected");
  const auto row = [](const char *name, const char *preset, double lost, double chance,
                      const char *expected) {
    QTest::newRow(name) << QString::fromLatin1(preset) << lost << chance << QString::fromLatin1(expected);
  };
  row("below the first step", "normal", 0.0099, 0.99, "close");
  row("from 0.010", "normal", 0.010, 0.95, "inaccuracy");
  row("from 0.025", "normal", 0.025, 0.95, "mistake");
  row("from 0.060", "normal", 0.060, 0.95, "blunder");
  row("large, but not sure of it", "normal", 0.060, 0.89, "suspected");
  row("strict halves", "strict", 0.030, 0.95, "blunder");
  row("mild doubles", "mild", 0.030, 0.95, "inaccuracy");
}

void Reviewer::classes() {
  QFETCH(QString, preset);
  QFETCH(double, loss);
  QFETCH(double, chance);
  QFETCH(QString, expected);
  const Thresholds thresholds = thresholdsOf(*strictnessOf(preset.toStdString()));
  const LossClass found = classOf(loss, confidenceOf(chance), thresholds);
  QCOMPARE(QString::fromStdString(std::string(idOf(found))), expected);
}

JANSO_TEST(Reviewer);
#include "tst_reviewer.moc"
