// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Deals that a seat cannot tell apart look the same to it, and are judged the same.
#include <QJsonDocument>
#include <QTest>
#include <cmath>
#include <optional>

#include "review/judge.h"
#include "review/reviewer.h"
#include "review/reviewgames.h"
#include "review/reviewjson.h"
#include "review/rollout.h"
#include "review/simulateddeals.h"
#include "support/rounds.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

QByteArray rolloutText(ChoiceVerdict verdict) {
  verdict.hand = verdict.event = verdict.answer = 0;
  verdict.episode = -1;
  HandReview hand;
  hand.verdicts = {std::move(verdict)};
  return QJsonDocument(toJson(hand)).toJson();
}

}  // namespace

class Rollouts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void dealsLookTheSame();
  void aSeedGivesTheSameFigures();
  void aDealIsPlayedInSeveralOrders();
  void theErrorIsThatBetweenSeeds();

 private:
  // The first mistake of a game of novices.
  std::optional<ProvedGame> m_game;
  std::optional<ChoiceVerdict> m_mistake;
  void findMistake();
};

// Check 3: all that is hidden dealt anew, the view kept, the verdict the same.
void Rollouts::dealsLookTheSame() {
  const ProvedGame game = botGame("club", "worlds", static_cast<std::size_t>(rounds(2, 1)));
  const GameReview review = reviewGame(game, allSeats(4), Strictness::Normal);
  int found = 0;
  int asked = 0;
  int moved = 0;
  for (const HandReview &hand : review.hands) {
    for (std::size_t i = 0; i < hand.verdicts.size(); i += 9) {
      const ChoiceVerdict &verdict = hand.verdicts[i];
      ++asked;
      const std::optional<Round> deal = sampleDeal(game, verdict, i);
      if (!deal)
        continue;
      ++found;
      QCOMPARE(deal->check(), std::string());
      const SeatView view = deal->viewOf(verdict.seat);
      const Decision *decision = deal->decisionOf(verdict.seat);
      QVERIFY(decision != nullptr);
      moved += deal->wall() == game.hands[verdict.hand].wall ? 0 : 1;
      const ChoiceVerdict again = judge(view, *decision, verdict.action, thresholdsOf(Strictness::Normal));
      ChoiceVerdict before = verdict;
      before.addedPlace = before.lossPlace;
      QCOMPARE(rolloutText(again), rolloutText(before));
    }
  }
  QVERIFY2(found >= asked * 6 / 10, qPrintable(QStringLiteral("%1 of %2").arg(found).arg(asked)));
  QCOMPARE(moved, found);
}

void Rollouts::findMistake() {
  if (m_mistake)
    return;
  m_game = botGame("novice", "rollout", 3);
  for (const HandReview &hand : reviewGame(*m_game, allSeats(4), Strictness::Normal).hands) {
    for (const ChoiceVerdict &verdict : hand.verdicts) {
      if (!m_mistake && verdict.lossClass >= LossClass::Mistake)
        m_mistake = verdict;
    }
  }
  QVERIFY2(m_mistake, "no mistake was found to roll out");
}

void Rollouts::aSeedGivesTheSameFigures() {
  findMistake();
  const RolloutPlan plan{7, "learner", {}, 4, 4, 2, SimulatedDealKind::InformationSet};
  const Rollout one = rollOut(*m_game, *m_mistake, plan);
  const Rollout two = rollOut(*m_game, *m_mistake, plan);
  QCOMPARE(one.deciding.pairs, 4);
  QCOMPARE(one.size.pairs, 2);
  QCOMPARE(one.deciding.points, two.deciding.points);
  QCOMPARE(one.size.place, two.size.place);
}

// Points are hundreds, so means of several orders are seen; the true wall has one.
void Rollouts::aDealIsPlayedInSeveralOrders() {
  findMistake();
  const auto isHundreds = [](double points) { return std::abs(std::remainder(points, 100)) < 1e-6; };
  for (const SimulatedDealKind kind : {SimulatedDealKind::InformationSet, SimulatedDealKind::TrueHands}) {
    int means = 0;
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
      const PairSum one = rollOut(*m_game, *m_mistake, {seed, "learner", {}, 1, 1, 0, kind}).deciding;
      QCOMPARE(one.pairs, 1);
      QVERIFY(isHundreds(one.points * kOrdersPerDeal) && isHundreds(one.otherPoints * kOrdersPerDeal));
      means += isHundreds(one.otherPoints) ? 0 : 1;
    }
    QVERIFY(means > 0);
  }
  const PairSum real =
      rollOut(*m_game, *m_mistake, {1, "learner", {}, 1, 1, 0, SimulatedDealKind::TrueWall}).deciding;
  QVERIFY(isHundreds(real.points) && isHundreds(real.otherPoints));
}

// Orders of one deal have its hidden hands in common: the deals are what counts for the error.
void Rollouts::theErrorIsThatBetweenSeeds() {
  findMistake();
  const int seeds = rounds(16, 8);
  double sum = 0;
  double squares = 0;
  double told = 0;
  for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(seeds); ++seed) {
    const PairSum found =
        rollOut(*m_game, *m_mistake, {seed * 1000, "learner", {}, 8, 8, 0, SimulatedDealKind::InformationSet})
            .deciding;
    sum += found.meanPlace();
    squares += found.meanPlace() * found.meanPlace();
    told += found.placeError() * found.placeError();
  }
  const double variance = (squares - sum * sum / seeds) / (seeds - 1);
  const double ratio = variance / (told / seeds);
  QVERIFY2(ratio > 0.35 && ratio < 2.2, qPrintable(QString::number(ratio)));
}

JANSO_TEST(Rollouts);
#include "tst_rollout.moc"
