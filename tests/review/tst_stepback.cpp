// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Discards that leave a hand further from tenpai, and what is said of them.
#include <QTest>
#include <algorithm>

#include "review/reasons.h"
#include "review/reviewer.h"
#include "review/reviewgames.h"
#include "review/stepback.h"
#include "rules/actionkinds.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

Candidate discardOf(Kind kind, int shanten, bool judged, float dealIn = 0) {
  Candidate candidate;
  candidate.considered.action.type = ActionType::Dahai;
  candidate.considered.action.tile = Tile(kind);
  candidate.considered.shanten = static_cast<std::int8_t>(shanten);
  candidate.considered.dealIn = dealIn;
  candidate.considered.motive = Motive::Speed;
  candidate.judged = judged;
  return candidate;
}

ChoiceVerdict choice(const Candidate &best, const Candidate &given) {
  ChoiceVerdict verdict;
  verdict.candidates = {best, given};
  verdict.played = 1;
  verdict.botChoice = 0;
  verdict.action = given.considered.action;
  return verdict;
}

}  // namespace

class Stepback : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void oneIsKnownByTheEvaluation_data();
  void oneIsKnownByTheEvaluation();
  void whatIsSaidIsCountedFromTheHand();
};

void Stepback::oneIsKnownByTheEvaluation_data() {
  QTest::addColumn<ChoiceVerdict>("verdict");
  QTest::addColumn<bool>("expected");
  const Candidate near = discardOf(4, 2, true);
  QTest::newRow("further from tenpai") << choice(near, discardOf(9, 3, false)) << true;
  QTest::newRow("equally close") << choice(near, discardOf(9, 2, false)) << false;
  QTest::newRow("not counted") << choice(near, discardOf(9, 99, false)) << false;
  QTest::newRow("safer by much") << choice(discardOf(4, 2, true, 0.05F), discardOf(9, 3, false)) << false;
  QTest::newRow("hardly safer") << choice(discardOf(4, 2, true, 0.005F), discardOf(9, 3, false)) << true;
  QTest::newRow("both are far") << choice(discardOf(4, 2, false), discardOf(9, 3, false)) << true;
  ChoiceVerdict silent = choice(near, discardOf(9, 3, false));
  silent.botChoice = -1;
  QTest::newRow("the bot is silent") << silent << false;
  ChoiceVerdict judged = choice(near, discardOf(9, 3, true));
  judged.lossClass = LossClass::Mistake;
  QTest::newRow("judged") << judged << false;
  ChoiceVerdict folding = choice(near, discardOf(9, 3, false));
  folding.folding = true;
  QTest::newRow("the bot gives the hand up") << folding << false;
  ChoiceVerdict gaveUp = choice(near, discardOf(9, 3, false));
  gaveUp.candidates[1].considered.motive = Motive::Fold;
  QTest::newRow("the player gave it up") << gaveUp << false;
  ChoiceVerdict passed = choice(near, discardOf(9, 3, false));
  passed.candidates[1].considered.action.type = ActionType::Skip;
  QTest::newRow("no discard") << passed << false;
  ChoiceVerdict strange = choice(near, discardOf(9, 3, false));
  strange.played = -1;
  QTest::newRow("not weighed at all") << strange << false;
}

void Stepback::oneIsKnownByTheEvaluation() {
  QFETCH(ChoiceVerdict, verdict);
  QFETCH(bool, expected);
  const std::optional<StepBack> back = stepBackOf(verdict);
  QCOMPARE(back.has_value(), expected);
  if (!back)
    return;
  QCOMPARE(back->kept, 2);
  QCOMPARE(back->left, 3);
  QCOMPARE(back->better.tile, Tile(Kind{4}));
}

// In the games of a bot every discard that was legal is played in its place.
void Stepback::whatIsSaidIsCountedFromTheHand() {
  ProvedGame game = botGame("club", "steps back", 2);
  const GameReview review = reviewGame(game, allSeats(4), Strictness::Normal);
  int said = 0;
  for (const HandReview &hand : review.hands) {
    for (ChoiceVerdict verdict : hand.verdicts) {
      GivenAnswer &answer = game.hands[verdict.hand].answers[verdict.answer];
      const Action before = answer.action;
      const Considered bots = verdict.candidates[static_cast<std::size_t>(verdict.botChoice)].considered;
      verdict.lossClass = LossClass::NotJudged;
      for (verdict.played = 0; verdict.played < static_cast<int>(verdict.candidates.size());
           ++verdict.played) {
        const Considered given = verdict.given().considered;
        if (!isDiscard(given.action.type))
          continue;
        answer.action = verdict.action = given.action;
        const std::vector<Fact> facts = factsOf(game, verdict);
        QCOMPARE(facts.front().code, FactCode::Unknown);
        if (facts.size() < 2)
          continue;
        ++said;
        QCOMPARE(facts[1].code, FactCode::StepBack);
        QCOMPARE(facts[1].numbers[0], double(bots.shanten));
        QCOMPARE(facts[1].numbers[1], double(given.shanten));
        QVERIFY(facts[1].numbers[1] > facts[1].numbers[0]);
        QVERIFY(facts[1].better == bots.action && facts[1].played == given.action);
      }
      answer.action = before;
    }
  }
  QVERIFY(said > 50);
}

JANSO_TEST(Stepback);
#include "tst_stepback.moc"
