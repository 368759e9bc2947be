// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Worlds that a seat cannot tell apart look the same to it, and are judged the same.
#include <QJsonDocument>
#include <QTest>

#include "review/judge.h"
#include "review/reviewer.h"
#include "review/reviewgames.h"
#include "review/reviewjson.h"
#include "review/rollout.h"
#include "review/worlds.h"
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
  void worldsLookTheSame();
  void aSeedGivesTheSameFigures();
};

// Check 3: all that is hidden dealt anew, the view kept, the verdict the same.
void Rollouts::worldsLookTheSame() {
  const ProvedGame game = botGame("club", "worlds", 2);
  const GameReview review = reviewGame(game, allSeats(4), Strictness::Normal);
  int found = 0;
  int asked = 0;
  int moved = 0;
  for (const HandReview &hand : review.hands) {
    for (std::size_t i = 0; i < hand.verdicts.size(); i += 9) {
      const ChoiceVerdict &verdict = hand.verdicts[i];
      ++asked;
      const std::optional<Round> world = sampleWorld(game, verdict, i);
      if (!world)
        continue;
      ++found;
      QCOMPARE(world->check(), std::string());
      const SeatView view = world->viewOf(verdict.seat);
      const Decision *decision = world->decisionOf(verdict.seat);
      QVERIFY(decision != nullptr);
      moved += world->wall() == game.hands[verdict.hand].wall ? 0 : 1;
      const ChoiceVerdict again = judge(view, *decision, verdict.action, thresholdsOf(Strictness::Normal));
      ChoiceVerdict before = verdict;
      before.addedPlace = before.lossPlace;
      QCOMPARE(rolloutText(again), rolloutText(before));
    }
  }
  QVERIFY2(found >= asked * 6 / 10, qPrintable(QStringLiteral("%1 of %2").arg(found).arg(asked)));
  QCOMPARE(moved, found);
}

void Rollouts::aSeedGivesTheSameFigures() {
  const ProvedGame game = botGame("novice", "rollout", 3);
  const GameReview review = reviewGame(game, allSeats(4), Strictness::Normal);
  for (const HandReview &hand : review.hands) {
    for (const ChoiceVerdict &verdict : hand.verdicts) {
      if (verdict.lossClass < LossClass::Mistake)
        continue;
      const RolloutPlan plan{7, "learner", {}, 4, 4, 2, WorldKind::InformationSet};
      const Rollout one = rollOut(game, verdict, plan);
      const Rollout two = rollOut(game, verdict, plan);
      QCOMPARE(one.deciding.pairs, 4);
      QCOMPARE(one.size.pairs, 2);
      QCOMPARE(one.deciding.points, two.deciding.points);
      QCOMPARE(one.size.place, two.size.place);
      return;
    }
  }
  QFAIL("no mistake was found to roll out");
}

JANSO_TEST(Rollouts);
#include "tst_rollout.moc"
