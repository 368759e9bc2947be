// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Rolling choices out from the page of a review, by real clicks and keys.
#include <QComboBox>
#include <QCoreApplication>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>
#include <algorithm>
#include <memory>

#include "review/rolloutfile.h"
#include "support/testprogram.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/markedfaults.h"
#include "widgets/review/reviewrunner.h"
#include "widgets/review/rolloutbar.h"
#include "widgets/review/rolloutrunner.h"
#include "widgets/review/rolloutview.h"
#include "widgets/review/shownreview.h"
#include "widgets/sentences/reviewtexts.h"
#include "widgets/sentences/rollouttexts.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr int kRolloutMs = 120000;

std::shared_ptr<const ReviewedGame> lastGame(const QSignalSpy &spy) {
  return spy.isEmpty() ? nullptr : spy.last().first().value<std::shared_ptr<const ReviewedGame>>();
}

// A roll-out as if it had been made.
Rollout rolledOut(const ReviewedChoice &choice, double place, double points, RolloutEnd end) {
  Rollout rollout = startRollout(*choice.verdict, rolloutPlan(SimulatedDealKind::InformationSet));
  PairSum &sum = rollout.size;
  sum.deals = sum.pairs = 200;
  sum.place = 200 * place;
  sum.placeSquare = 200 * (place * place + 0.01);
  sum.points = 200 * points;
  sum.pointsSquare = 200 * (points * points + 2420000);
  sum.otherPlace = 200 * 2.5;
  rollout.deciding = sum;
  rollout.end = end;
  return rollout;
}

}  // namespace

class TestRollouts : public ShownReview {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void lossesComeFirstThenWhatIsNotJudged();
  void theButtonAsksForTheChosenChoice();
  void enterOpensTheReplay();
  void theSentenceTellsDealsAndError();
  void theSentenceTellsWhatDealsDidNotFit();
  void otherKindsSayThatTheyJudgeNothing();
  void theClassFollows();
  void reasonsThatAreGainsaidAreNotSaid();
  void whileItRunsItCanBeStopped();
  void whatNobodyAskedForGivesWay();
  void aStoppedOneGoesOn();
  void theRunnerKeepsWhatItPlays();
  void whatCannotBeKeptIsToldInTheLanguage();
  void kindsThatTheRecordLacksCannotBeChosen();

 private:
  RolloutView *view() const { return m_page->rollouts(); }
  const ReviewedChoice &quiet() const;
  const ReviewedChoice &biggestLoss() const {
    return m_game->choiceOf(*m_game->biggestLosses(1).front().verdict);
  }

  std::shared_ptr<const ReviewedGame> m_game;
};

void TestRollouts::init() {
  m_game = reviewedSample();
  QVERIFY(show());
  m_page->setGame(m_game);
  QTest::mouseClick(part<QPushButton>("showDetails"), Qt::LeftButton);
  QTest::mouseClick(part<QPushButton>("showRollouts"), Qt::LeftButton);
  QVERIFY(view()->isVisible());
}

void TestRollouts::lossesComeFirstThenWhatIsNotJudged() {
  const auto *tree = part<QTreeWidget>("choices");
  const auto losses = static_cast<int>(m_game->mistakes().size());
  const auto open =
      static_cast<int>(std::ranges::count_if(m_game->choices(), [](const ReviewedChoice &choice) {
        return !choice.verdict->isJudged() && choice.canRollOut();
      }));
  QCOMPARE(tree->topLevelItemCount(), losses + open);
  QVERIFY(losses > 0 && open > 0);
  for (int i = 0; i < tree->topLevelItemCount(); ++i)
    QCOMPARE(tree->topLevelItem(i)->text(1) == reviewClassName(LossClass::NotJudged), i >= losses);
  QVERIFY(!tree->topLevelItem(0)->text(0).contains(QLatin1Char('{')));
}

void TestRollouts::theButtonAsksForTheChosenChoice() {
  QSignalSpy asked(view()->bar(), &RolloutBar::rollOutRequested);
  auto *tree = part<QTreeWidget>("choices");
  tree->setFocus();
  QTest::keyClick(tree, Qt::Key_Down);
  const ReviewedChoice *chosen = view()->chosen();
  QVERIFY(chosen != nullptr);
  auto *kind = part<QComboBox>("kind");
  kind->setFocus();
  QTest::keyClick(kind, Qt::Key_Down);
  QTest::mouseClick(part<QPushButton>("rollOut"), Qt::LeftButton);
  QCOMPARE(asked.size(), 1);
  QVERIFY(asked[0][0].value<ReplayPlace>() == chosen->place());
  QCOMPARE(asked[0][1].value<SimulatedDealKind>(), SimulatedDealKind::TrueHands);
  QCOMPARE(kind->toolTip(), rolloutKindMeaning(SimulatedDealKind::TrueHands));
  QVERIFY(!kind->accessibleName().isEmpty());
}

void TestRollouts::enterOpensTheReplay() {
  QSignalSpy chosen(m_page.get(), &ReviewPage::placeChosen);
  part<QTreeWidget>("choices")->setFocus();
  QTest::keyClick(part<QTreeWidget>("choices"), Qt::Key_Return);
  QCOMPARE(chosen.size(), 1);
  QVERIFY(chosen[0][0].value<ReplayPlace>() == view()->chosen()->place());
}

void TestRollouts::theSentenceTellsDealsAndError() {
  Rollout worse = rolledOut(biggestLoss(), 0.03, -320, RolloutEnd::Worse);
  worse.deciding.pairs = 400;
  const QString said = rolloutSentence(worse);
  QVERIFY2(said.contains(QStringLiteral("Rollout of 200 simulated deal")), qPrintable(said));
  QVERIFY2(said.contains(QStringLiteral("320 \u00b1 110 points worse")), qPrintable(said));
  QVERIFY2(said.contains(QStringLiteral("0.030 \u00b1 0.007 places worse")), qPrintable(said));
  // The error is of fresh worlds; that it is worse was decided before by others.
  QVERIFY2(said.contains(QStringLiteral("The player's choice is worse. In the 400 earlier simulated deal")),
           qPrintable(said));
  QVERIFY2(said.endsWith(QStringLiteral("more than twice its standard error.")), qPrintable(said));
  Rollout withoutFresh = rolledOut(biggestLoss(), 0.03, -320, RolloutEnd::Worse);
  withoutFresh.size = {};
  QVERIFY2(rolloutSentence(withoutFresh)
               .endsWith(QStringLiteral("The player's choice is worse. The difference in places is more than "
                                        "twice its standard error.")),
           qPrintable(rolloutSentence(worse)));
  const QString better = rolloutSentence(rolledOut(biggestLoss(), -0.03, 320, RolloutEnd::Better));
  QVERIFY2(better.contains(QStringLiteral("320 \u00b1 110 points better")), qPrintable(better));
  const QString open = rolloutSentence(rolledOut(biggestLoss(), 0.001, -320, RolloutEnd::Cap));
  QVERIFY2(open.contains(QStringLiteral("not clear which choice is better")), qPrintable(open));
}

void TestRollouts::theSentenceTellsWhatDealsDidNotFit() {
  Rollout rollout = rolledOut(biggestLoss(), 0.03, -320, RolloutEnd::Worse);
  QVERIFY(!rolloutSentence(rollout).contains(QStringLiteral("Few simulated deals fit")));
  rollout.relaxation = Relaxation::FuritenRiichi;
  QVERIFY(rolloutSentence(rollout).endsWith(
      QStringLiteral("let a player in riichi wait on a tile in their own pond.")));
  rollout.relaxation = Relaxation::SkippedWins;
  QVERIFY(rolloutSentence(rollout).endsWith(QStringLiteral("allow a player to have skipped a win.")));
}

void TestRollouts::otherKindsSayThatTheyJudgeNothing() {
  Rollout rollout = rolledOut(biggestLoss(), 0.03, -320, RolloutEnd::Worse);
  rollout.plan.kind = SimulatedDealKind::TrueHands;
  QVERIFY(rolloutSentence(rollout).startsWith(
      QStringLiteral("Rollout of 200 simulated deal(s) with the actual hands")));
  QVERIFY(!rolloutSentence(rollout).contains(QStringLiteral("The player's choice is")));
  rollout.plan.kind = SimulatedDealKind::TrueWall;
  rollout.size = {};
  rollout.deciding.pairs = 1;
  QVERIFY(rolloutSentence(rollout).startsWith(QStringLiteral("With the actual wall")));
  // Of one world there is no error.
  QVERIFY(!rolloutSentence(rollout).contains(QChar(0x00b1)));
  const LossClass before = biggestLoss().verdict->lossClass;
  const auto after = m_game->with(rollout);
  QCOMPARE(after->choiceAt(biggestLoss().place())->verdict->lossClass, before);
}

void TestRollouts::theClassFollows() {
  const ReplayPlace place = biggestLoss().place();
  const auto after = m_game->with(rolledOut(biggestLoss(), 0.07, -900, RolloutEnd::Worse));
  m_page->updateGame(after);
  const ReviewedChoice &choice = *after->choiceAt(place);
  QCOMPARE(choice.verdict->lossClass, LossClass::Blunder);
  QVERIFY(view()->chosen()->place() == place);
  auto *tree = part<QTreeWidget>("choices");
  QCOMPARE(tree->currentItem()->text(1), reviewClassName(LossClass::Blunder));
  QCOMPARE(tree->currentItem()->text(2), QStringLiteral("200"));
  const QString told = reviewMarkup(*choice.verdict, choice.facts, m_names, choice.rollouts);
  QVERIFY(told.contains(rolloutSentence(choice.rollouts.front())));
  QVERIFY(told.contains(reviewPlaces(0.07)));
  // It is decided: nothing is left to ask.
  QVERIFY(!part<QPushButton>("rollOut")->isEnabled());
  // What the evaluator does not judge is judged now, and in no figure.
  const auto open = std::ranges::find_if(m_game->choices(), [](const ReviewedChoice &one) {
    return !one.verdict->isJudged() && one.canRollOut();
  });
  const auto judged = m_game->with(rolledOut(*open, 0.03, -400, RolloutEnd::Worse));
  QCOMPARE(judged->choiceAt(open->place())->verdict->lossClass, LossClass::Mistake);
  QCOMPARE(judged->figures().all.choices, m_game->figures().all.choices);
  QCOMPARE(judged->mistakes().size(), m_game->mistakes().size() + 1);
}

void TestRollouts::reasonsThatAreGainsaidAreNotSaid() {
  QVERIFY(!biggestLoss().facts.empty());
  const auto worse = m_game->with(rolledOut(biggestLoss(), 0.07, -900, RolloutEnd::Worse));
  QCOMPARE(worse->choiceAt(biggestLoss().place())->facts.size(), biggestLoss().facts.size());
  const auto better = m_game->with(rolledOut(biggestLoss(), -0.07, 900, RolloutEnd::Better));
  QVERIFY(better->choiceAt(biggestLoss().place())->facts.empty());
  QVERIFY(!better->choiceAt(biggestLoss().place())->isLoss());
}

void TestRollouts::whileItRunsItCanBeStopped() {
  Rollout running = rolledOut(biggestLoss(), 0.03, -320, RolloutEnd::Stopped);
  view()->bar()->setRunning(&running);
  QVERIFY(view()->bar()->findChild<QLabel *>(QStringLiteral("progress"))->isVisible());
  QCOMPARE(view()->bar()->findChild<QLabel *>(QStringLiteral("progress"))->text(), rolloutProgress(running));
  QVERIFY(!part<QComboBox>("kind")->isEnabled());
  QSignalSpy stop(view()->bar(), &RolloutBar::stopRequested);
  QTest::mouseClick(part<QPushButton>("rollOut"), Qt::LeftButton);
  QCOMPARE(stop.size(), 1);
  running.hand = 99;
  view()->bar()->setRunning(&running);
  QVERIFY(view()
              ->bar()
              ->findChild<QLabel *>(QStringLiteral("progress"))
              ->text()
              .startsWith(QStringLiteral("Another decision")));
}

// Another choice can be asked for meanwhile; of the one that runs the button is still to stop it.
void TestRollouts::whatNobodyAskedForGivesWay() {
  Rollout running = rolledOut(biggestLoss(), 0.03, -320, RolloutEnd::Stopped);
  QSignalSpy stop(view()->bar(), &RolloutBar::stopRequested);
  QSignalSpy asked(view()->bar(), &RolloutBar::rollOutRequested);
  view()->bar()->setRunning(&running, 0, true);
  QTest::mouseClick(part<QPushButton>("rollOut"), Qt::LeftButton);
  QCOMPARE(stop.size(), 1);
  running.hand = 99;
  view()->bar()->setRunning(&running, 0, true);
  QVERIFY(part<QComboBox>("kind")->isEnabled());
  QTest::mouseClick(part<QPushButton>("rollOut"), Qt::LeftButton);
  QCOMPARE(stop.size(), 1);
  QCOMPARE(asked.size(), 1);
}

void TestRollouts::aStoppedOneGoesOn() {
  m_page->updateGame(m_game->with(rolledOut(biggestLoss(), 0.03, -320, RolloutEnd::Stopped)));
  QVERIFY(part<QPushButton>("rollOut")->isEnabled());
  QVERIFY(part<QPushButton>("rollOut")->text().contains(QStringLiteral("Contin")));
  // It judges nothing yet.
  QCOMPARE(m_page->game()->choiceAt(biggestLoss().place())->verdict->lossPlace,
           biggestLoss().verdict->lossPlace);
}

// Worlds are found fast where nobody is in riichi.
const ReviewedChoice &TestRollouts::quiet() const {
  return *std::ranges::find_if(m_game->choices(), [this](const ReviewedChoice &one) {
    const Board board = m_game->replay().view(one.place(), kReviewedSeat, ReplayHands::Own).board;
    return one.canRollOut() && std::ranges::none_of(board.players, [](const PlayerBoard &player) {
             return player.riichi != RiichiState::None;
           });
  });
}

void TestRollouts::theRunnerKeepsWhatItPlays() {
  const ReviewedChoice &choice = quiet();
  const QTemporaryDir folder;
  const QString path = ReviewRunner::rolloutsOf(folder.path(), m_game->hash(), kReviewedSeat);
  const RolloutPlan plan{3, "learner", {}, 20, 20, 10, SimulatedDealKind::InformationSet};
  RolloutRunner runner(folder.path());
  runner.setPlan(plan);
  QSignalSpy finished(&runner, &RolloutRunner::finished);
  QSignalSpy progressed(&runner, &RolloutRunner::progressed);
  runner.start(m_game, choice, SimulatedDealKind::InformationSet);
  QVERIFY(runner.running() != nullptr);
  QCOMPARE(progressed.size(), 1);
  runner.stop();
  QVERIFY(finished.wait(kRolloutMs));
  QVERIFY(runner.running() == nullptr);
  const auto stopped = lastGame(finished);
  const Rollout part = stopped->choiceAt(choice.place())->rollouts.front();
  QVERIFY(!part.isDone());
  QCOMPARE(readRollouts(path, m_game->hash())->size(), std::size_t{1});
  // What is gone on with is what would have come without the stop.
  runner.start(stopped, *stopped->choiceAt(choice.place()), SimulatedDealKind::InformationSet);
  QVERIFY(finished.wait(kRolloutMs));
  const Rollout whole = lastGame(finished)->choiceAt(choice.place())->rollouts.front();
  QVERIFY(whole == rollOut(m_game->replay().game(), *choice.verdict, plan));
  QVERIFY(readRollouts(path, m_game->hash())->front() == whole);
  // Another start of the program finds it.
  ReviewRunner review(folder.path());
  QSignalSpy read(&review, &ReviewRunner::finished);
  review.start(m_game->shared(), kReviewedSeat);
  QVERIFY(read.wait(kRolloutMs));
  QVERIFY(lastGame(read)->choiceAt(choice.place())->rollouts.front() == whole);
}

void TestRollouts::whatCannotBeKeptIsToldInTheLanguage() {
  const QTemporaryDir folder;
  QFile blocks(folder.filePath(QStringLiteral("file")));
  QVERIFY(blocks.open(QIODevice::WriteOnly));
  RolloutRunner runner(blocks.fileName());
  QSignalSpy told(&runner, &RolloutRunner::saveFailed);
  MarkedFaults language;
  QCoreApplication::installTranslator(&language);
  runner.start(m_game, quiet(), SimulatedDealKind::InformationSet);
  runner.stop();
  const bool heard = told.wait(kRolloutMs);
  QCoreApplication::removeTranslator(&language);
  QVERIFY(heard);
  QVERIFY2(told[0][0].toString().startsWith(u'~'), qPrintable(told[0][0].toString()));
}

void TestRollouts::kindsThatTheRecordLacksCannotBeChosen() {
  auto unknown = std::make_shared<ProvedGame>(m_game->replay().game());
  unknown->wallsKnown = false;
  const auto game =
      std::make_shared<const ReviewedGame>(std::make_shared<const Replay>(unknown), kReviewedSeat,
                                           reviewGame(*unknown, 1U << kReviewedSeat, Strictness::Normal));
  m_page->updateGame(game);
  const auto *model = qobject_cast<QStandardItemModel *>(part<QComboBox>("kind")->model());
  QVERIFY(model->item(static_cast<int>(SimulatedDealKind::InformationSet))->isEnabled());
  QVERIFY(!model->item(static_cast<int>(SimulatedDealKind::TrueWall))->isEnabled());
}

JANSO_TEST(TestRollouts);
#include "tst_rollouts.moc"
