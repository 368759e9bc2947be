// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Discards that took a hand further from a win, counted from the record alone.
#include <QTest>
#include <algorithm>
#include <atomic>
#include <set>
#include <tuple>

#include "review/reviewer.h"
#include "review/reviewgames.h"
#include "review/stepsaway.h"
#include "rules/shanten.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

StepAway step(int kept, int left, int tiles, std::size_t hand = 0) {
  StepAway step;
  step.hand = hand;
  step.kept = static_cast<std::int8_t>(kept);
  step.left = static_cast<std::int8_t>(left);
  step.keptTiles = static_cast<std::int16_t>(tiles);
  return step;
}

// The view in which the step was made; the answer is the played tile.
SeatView viewOf(const ProvedGame &game, const StepAway &step, int seat) {
  std::size_t answers = 0;
  for (HandWalk walk(game, step.hand);;) {
    const GivenAnswer *answer = walk.next();
    if (answer != nullptr && answers == step.answer)
      return walk.round().viewOf(seat);
    answers += answer != nullptr ? 1 : 0;
    if (!walk.step())
      return emptyView(seat);
  }
}

}  // namespace

class StepsAway : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void whoThrowsBackEveryDrawMakesMany();
  void eachIsCountedFromTheHand();
  void goodPlayersMakeNone_data();
  void goodPlayersMakeNone();
  void theFurthestIsFirst();
  void aJudgeExcuses_data();
  void aJudgeExcuses();
  void itStopsWhenAsked();
};

// The match that a review called "0 mistakes".
void StepsAway::whoThrowsBackEveryDrawMakesMany() {
  const ProvedGame game = thrownGame("thrown back", 8);
  for (int seat = 0; seat < 4; ++seat) {
    const std::vector<StepAway> steps = stepsAwayOf(game, seat);
    QVERIFY2(steps.size() >= 24, qPrintable(QString::number(steps.size())));
  }
}

void StepsAway::eachIsCountedFromTheHand() {
  const ProvedGame game = thrownGame("thrown back", 4);
  std::set<std::tuple<std::size_t, std::size_t>> places;
  for (const StepAway &step : stepsAwayOf(game, 2)) {
    QVERIFY(places.insert({step.hand, step.answer}).second);
    const SeatView view = viewOf(game, step, 2);
    const auto after = [&](Tile tile) {
      TileCounts left = view.concealedCounts();
      left.remove(tile);
      return shanten(left, static_cast<int>(view.me().melds.size()));
    };
    QCOMPARE(step.played, game.hands[step.hand].answers[step.answer].action.tile);
    QCOMPARE(after(step.played), static_cast<int>(step.left));
    QCOMPARE(after(step.better), static_cast<int>(step.kept));
    QVERIFY(step.left > step.kept && step.kept >= 0);
    QVERIFY(step.keptTiles > 0 && step.kept <= view.board.tilesLeft / 4);
  }
}

void StepsAway::goodPlayersMakeNone_data() {
  QTest::addColumn<QString>("bot");
  QTest::addColumn<QString>("rules");
  QTest::newRow("master") << QStringLiteral("master") << QStringLiteral("tenhou_4p");
  QTest::newRow("club") << QStringLiteral("club") << QStringLiteral("tenhou_4p");
  QTest::newRow("three players") << QStringLiteral("club") << QStringLiteral("tenhou_3p");
}

// Those that the judge does not excuse: a list that names a plan as a detour is not believed again.
void StepsAway::goodPlayersMakeNone() {
  QFETCH(QString, bot);
  QFETCH(QString, rules);
  const ProvedGame game = botGame(bot.toStdString(), "steps", 6, rules.toStdString());
  const GameReview review = reviewGame(game, 1U, Strictness::Normal);
  int named = 0;
  for (const StepAway &step : stepsAwayOf(game, 0)) {
    const std::vector<ChoiceVerdict> &verdicts = review.hands[step.hand].verdicts;
    const auto verdict = std::ranges::find(verdicts, step.answer, &ChoiceVerdict::answer);
    QVERIFY(verdict != verdicts.end());
    QCOMPARE(verdict->event, step.event);
    named += excuses(*verdict) ? 0 : 1;
  }
  QVERIFY2(named <= 1, qPrintable(QString::number(named)));
}

void StepsAway::theFurthestIsFirst() {
  std::vector<StepAway> steps{step(2, 3, 30), step(1, 2, 8), step(1, 2, 17, 3), step(1, 2, 17, 4),
                              step(3, 5, 4)};
  const std::vector<StepAway> expected{steps[4], steps[2], steps[3], steps[1], steps[0]};
  rankSteps(steps);
  QVERIFY(steps == expected);
}

void StepsAway::aJudgeExcuses_data() {
  QTest::addColumn<int>("lossClass");
  QTest::addColumn<bool>("folding");
  QTest::addColumn<bool>("excused");
  const auto row = [](const char *name, LossClass lossClass, bool folding, bool excused) {
    QTest::newRow(name) << static_cast<int>(lossClass) << folding << excused;
  };
  row("not judged", LossClass::NotJudged, false, false);
  row("not judged, but the bot folds", LossClass::NotJudged, true, true);
  row("no loss", LossClass::Close, false, true);
  row("perhaps a loss", LossClass::Suspected, false, false);
  row("a mistake", LossClass::Mistake, false, false);
}

void StepsAway::aJudgeExcuses() {
  QFETCH(int, lossClass);
  QFETCH(bool, folding);
  QFETCH(bool, excused);
  ChoiceVerdict verdict;
  verdict.lossClass = static_cast<LossClass>(lossClass);
  verdict.folding = folding;
  QCOMPARE(excuses(verdict), excused);
}

void StepsAway::itStopsWhenAsked() {
  const ProvedGame game = thrownGame("thrown back", 2);
  const std::atomic<bool> stop{true};
  QVERIFY(stepsAwayOf(game, 0, &stop).size() <= 1);
}

JANSO_TEST(StepsAway);
#include "tst_stepsaway.moc"
