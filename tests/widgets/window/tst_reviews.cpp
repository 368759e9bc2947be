// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reviews in the whole window: from the end of a match and from a replay, there
// and back again.
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "game/setup/quickmatch.h"
#include "rules/presets/presets.h"
#include "support/rounds.h"
#include "support/soonover.h"
#include "support/testprogram.h"
#include "widgets/replay/replaypage.h"
#include "widgets/replay/replayslider.h"
#include "widgets/results/matchendpage.h"
#include "widgets/review/retrypage.h"
#include "widgets/review/reviewedgame.h"
#include "widgets/review/reviewpage.h"
#include "widgets/review/reviewrunner.h"
#include "widgets/review/rolloutbar.h"
#include "widgets/review/rolloutrunner.h"
#include "widgets/review/rolloutview.h"
#include "widgets/review/turncard.h"
#include "widgets/sentences/reviewtexts.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/logdock.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/retrydesk.h"
#include "widgets/window/reviewdesk.h"
#include "widgets/window/rolloutdesk.h"
#include "widgets/window/sidepages.h"
#include "widgets/window/startpage.h"
#include "widgets/window/windowactions.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr int kReviewedMs = 120000;

// Of seven hands, with many mistakes.
QString longRecord() {
  return QStringLiteral(JANSO_TEST_DATA "/records/own03.mjlog");
}

// In a quick run one of four hands and a mistake.
QString reviewedRecord() {
  return isQuick() ? QStringLiteral(JANSO_TEST_DATA "/records/own11.mjlog") : longRecord();
}

ReplayPage *replayIn(const Program &program) {
  return program.window->pages()->replay()->page();
}

bool openReplayIn(const Program &program, const QString &link) {
  QSignalSpy opened(program.window->pages()->replay(), &ReplayDesk::opened);
  program.window->openRecord(link);
  return opened.wait(30000) && program.window->pages()->replay()->isShown();
}

// The seat at the bottom, by the key.
bool reviewIn(const Program &program) {
  QSignalSpy finished(program.window->pages()->review()->runner(), &ReviewRunner::finished);
  QTest::keyClick(replayIn(program)->table(), Qt::Key_R);
  return program.window->pages()->review()->isShown() && finished.wait(kReviewedMs) &&
         program.window->pages()->review()->page()->game() != nullptr;
}

qsizetype mistakesIn(const Program &program) {
  const QList<ReplaySlider::Mark> &marks = replayIn(program)->slider()->marks();
  return std::ranges::count(marks, SliderMark::Mistake, &ReplaySlider::Mark::kind);
}

}  // namespace

class TestReviews : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theEndOfAMatchLeadsToAReview();
  void aReplayedGameIsReviewedAndMarked();
  void whatIsHiddenIsNotTold();
  void marksAreThereTheNextTime();
  void aMistakeOpensTheReplayAndComesBack();
  void mistakesAreLearnedFrom();
  void aReviewGoesOnBehindTheReplay();
  void howStrictItIsIsRemembered();
  void aChoiceIsRolledOutNextToTheReplay();
  void allLossesAreRolledOut();
  void theBiggestAreRolledOutWithoutBeingAsked();
  void missesComeBackOnTheirDay();

 private:
  Folders m_folders;
};

void TestReviews::theEndOfAMatchLeadsToAReview() {
  const Program program(m_folders.fresh());
  auto *end = program.find<MatchEndPage>();
  const QAction *menu = program.window->actions()->action(WindowCommand::ReviewMatch);
  QVERIFY(!menu->isEnabled());
  MatchSetup setup = demoMatch(soonOver(basicAriAri()), program.window->bots());
  setup.seed = QStringLiteral("reviewed");
  // Of what is only watched nothing is kept, but of a series.
  setup.series.emplace();
  setup.series->series.matches = 2;
  QVERIFY(program.window->play(setup));
  QVERIFY(!menu->isEnabled());
  QTRY_VERIFY_WITH_TIMEOUT(end->isVisible(), kMatchMs);
  QVERIFY(menu->isEnabled());
  auto *button = end->findChild<QPushButton *>(QStringLiteral("review"));
  QVERIFY(button->isVisible());
  QSignalSpy finished(program.window->pages()->review()->runner(), &ReviewRunner::finished);
  QTest::mouseClick(button, Qt::LeftButton);
  QVERIFY(finished.wait(kReviewedMs));
  ReviewPage *page = program.window->pages()->review()->page();
  QVERIFY(page->isVisible() && page->game() != nullptr);
  QVERIFY(page->game()->figures().all.choices > 0);
  QVERIFY(page->game()->luck().has_value());
  // Back is where it came from, with its other ways; also after a look at the replay.
  QSignalSpy opened(program.window->pages()->replay(), &ReplayDesk::opened);
  QTest::mouseClick(page->findChild<QPushButton *>(QStringLiteral("replay")), Qt::LeftButton);
  QVERIFY(opened.wait(30000));
  QTest::keyClick(replayIn(program)->table(), Qt::Key_Escape);
  QVERIFY(page->isVisible());
  QTest::keyClick(page, Qt::Key_Escape);
  QVERIFY(end->isVisible() && !page->isVisible());
  QVERIFY(end->findChild<QPushButton *>(QStringLiteral("rematch"))->isVisible());
  // The menu does the same.
  program.window->actions()->action(WindowCommand::ReviewMatch)->trigger();
  QVERIFY(finished.wait(kReviewedMs));
  QVERIFY(page->isVisible());
  program.window->actions()->action(WindowCommand::LeaveTable)->trigger();
  QVERIFY(end->isVisible());
  program.window->actions()->action(WindowCommand::LeaveTable)->trigger();
  QVERIFY(!menu->isEnabled());
}

void TestReviews::aReplayedGameIsReviewedAndMarked() {
  const Program program(m_folders.fresh());
  QVERIFY(openReplayIn(program, reviewedRecord() + QStringLiteral("#hand=1&event=1&seat=3")));
  QCOMPARE(mistakesIn(program), 0);
  QVERIFY(reviewIn(program));
  const auto game = program.window->pages()->review()->page()->game();
  QCOMPARE(game->seat(), 2);
  QTest::keyClick(program.window->pages()->review()->page(), Qt::Key_Escape);
  QVERIFY(program.window->pages()->replay()->isShown());
  ReplayPage *page = replayIn(program);
  QVERIFY(!game->mistakes().empty());
  QCOMPARE(mistakesIn(program), static_cast<qsizetype>(game->mistakes().size()));
  const auto *hands = page->findChild<QListView *>(QStringLiteral("pages"));
  QVERIFY(hands->model()->index(0, 0).data().toString().contains(QStringLiteral("Decisions:")));
  // The next mark is the first mistake, and beside the table stands what it
  // was.
  QTest::keyClick(page->table(), Qt::Key_PageDown);
  QVERIFY(page->reader().place() == game->mistakes().front());
  const ChoiceVerdict &verdict = *game->choiceAt(page->reader().place())->verdict;
  QVERIFY(page->factsMarkup().contains(reviewCost(verdict)));
  // A screen reader hears it too.
  const auto *said = page->findChild<QLabel *>(QStringLiteral("said"));
  QVERIFY(said->accessibleName().contains(reviewCost(verdict)));
  QVERIFY(!said->accessibleName().contains(QLatin1Char('{')));
  QTest::keyClick(page->table(), Qt::Key_Right);
  QVERIFY(!said->accessibleName().contains(reviewCost(verdict)));
  QVERIFY(!page->factsMarkup().contains(reviewCost(verdict)));
  // Another seat has not been reviewed.
  QTest::keyClick(page->table(), Qt::Key_V);
  QTRY_COMPARE(mistakesIn(program), 0);
  QTest::keyClick(page->table(), Qt::Key_V, Qt::ShiftModifier);
  QTRY_COMPARE(mistakesIn(program), static_cast<qsizetype>(game->mistakes().size()));
}

void TestReviews::whatIsHiddenIsNotTold() {
  const Program program(m_folders.fresh());
  QVERIFY(openReplayIn(program, reviewedRecord() + QStringLiteral("#hand=1&event=1&seat=3")));
  QVERIFY(reviewIn(program));
  QTest::keyClick(program.window->pages()->review()->page(), Qt::Key_Escape);
  ReplayPage *page = replayIn(program);
  QTest::keyClick(page->table(), Qt::Key_PageDown);
  QVERIFY(!page->factsMarkup().isEmpty());
  QTest::keyClick(page->table(), Qt::Key_M);
  QVERIFY(page->factsMarkup().isEmpty());
}

void TestReviews::marksAreThereTheNextTime() {
  const QString folder = m_folders.fresh();
  qsizetype mistakes = 0;
  {
    const Program program(folder);
    QVERIFY(openReplayIn(program, reviewedRecord() + QStringLiteral("#hand=1&event=1&seat=3")));
    QVERIFY(reviewIn(program));
    mistakes = static_cast<qsizetype>(program.window->pages()->review()->page()->game()->mistakes().size());
    program.window->close();
  }
  const Program program(folder);
  QVERIFY(openReplayIn(program, reviewedRecord() + QStringLiteral("#hand=1&event=1&seat=3")));
  QVERIFY(mistakes > 0);
  QTRY_COMPARE_WITH_TIMEOUT(mistakesIn(program), mistakes, 30000);
}

void TestReviews::aMistakeOpensTheReplayAndComesBack() {
  const Program program(m_folders.fresh());
  QVERIFY(openReplayIn(program, reviewedRecord() + QStringLiteral("#hand=1&event=1&seat=3")));
  QVERIFY(reviewIn(program));
  ReviewPage *page = program.window->pages()->review()->page();
  QSignalSpy opened(program.window->pages()->replay(), &ReplayDesk::opened);
  QTest::mouseClick(page->turnCards().front(), Qt::LeftButton);
  QVERIFY(opened.wait(30000));
  const auto game = page->game();
  const ReplayPlace place = game->choiceOf(*game->biggestLosses(1).front().verdict).place();
  QVERIFY(replayIn(program)->reader().place() == place);
  QCOMPARE(replayIn(program)->reader().seat(), 2);
  QCOMPARE(mistakesIn(program), static_cast<qsizetype>(game->mistakes().size()));
  QTest::keyClick(replayIn(program)->table(), Qt::Key_Escape);
  QVERIFY(page->isVisible());
  QVERIFY(page->game() == game);
  QVERIFY(page->turnCards().front()->hasFocus());
  // The replay that the review was opened from is where it was.
  QTest::keyClick(page, Qt::Key_Escape);
  QVERIFY(program.window->pages()->replay()->isShown());
  QVERIFY(replayIn(program)->reader().place() == (ReplayPlace{0, 1}));
  QTest::keyClick(replayIn(program)->table(), Qt::Key_Escape);
  QVERIFY(program.find<StartPage>()->isVisible());
}

void TestReviews::mistakesAreLearnedFrom() {
  const Program program(m_folders.fresh());
  QVERIFY(openReplayIn(program, reviewedRecord() + QStringLiteral("#hand=1&event=1&seat=3")));
  QVERIFY(reviewIn(program));
  ReviewPage *page = program.window->pages()->review()->page();
  RetryPage *retry = program.window->pages()->review()->retryPage();
  QTest::mouseClick(page->findChild<QPushButton *>(QStringLiteral("retry")), Qt::LeftButton);
  QVERIFY(retry->isVisible());
  // What the replay has logged does not tell it.
  QVERIFY(program.find<LogDock>()->text().isEmpty());
  // The answer shown, then the place in the replay, and back to the exercise.
  QTest::mouseClick(retry->findChild<QPushButton *>(QStringLiteral("show")), Qt::LeftButton);
  const ReplayPlace place = retry->retry()->choice().place();
  QSignalSpy opened(program.window->pages()->replay(), &ReplayDesk::opened);
  QTest::mouseClick(retry->findChild<QPushButton *>(QStringLiteral("replay")), Qt::LeftButton);
  QVERIFY(opened.wait(30000));
  QVERIFY(replayIn(program)->reader().place() == place);
  QTest::keyClick(replayIn(program)->table(), Qt::Key_Escape);
  QVERIFY(retry->isVisible());
  QCOMPARE(retry->retry()->state(), RetryState::Shown);
  // Enter presses the button that has the focus.
  auto *next = retry->findChild<QPushButton *>(QStringLiteral("next"));
  next->setFocus();
  QTest::keyClick(next, Qt::Key_Return);
  QCOMPARE(retry->retry()->at(), 1);
  QTest::keyClick(retry->table(), Qt::Key_Escape);
  QVERIFY(page->isVisible());
}

void TestReviews::aReviewGoesOnBehindTheReplay() {
  const Program program(m_folders.fresh());
  QVERIFY(openReplayIn(program, reviewedRecord() + QStringLiteral("#hand=1&event=1&seat=3")));
  QSignalSpy finished(program.window->pages()->review()->runner(), &ReviewRunner::finished);
  QTest::keyClick(replayIn(program)->table(), Qt::Key_R);
  QTest::keyClick(program.window->pages()->review()->page(), Qt::Key_Escape);
  QVERIFY(program.window->pages()->replay()->isShown());
  QVERIFY(finished.wait(kReviewedMs));
  QVERIFY(program.window->pages()->replay()->isShown());
  QVERIFY(mistakesIn(program) > 0);
}

void TestReviews::howStrictItIsIsRemembered() {
  const QString folder = m_folders.fresh();
  const QString link = longRecord() + QStringLiteral("#hand=1&event=1&seat=3");
  qsizetype normal = 0;
  qsizetype strict = 0;
  {
    const Program program(folder);
    QVERIFY(openReplayIn(program, link));
    QVERIFY(reviewIn(program));
    ReviewPage *page = program.window->pages()->review()->page();
    normal = static_cast<qsizetype>(page->game()->mistakes().size());
    auto *choice = page->findChild<QComboBox *>(QStringLiteral("strictness"));
    QCOMPARE(choice->currentIndex(), static_cast<int>(Strictness::Normal));
    QSignalSpy finished(program.window->pages()->review()->runner(), &ReviewRunner::finished);
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Up);
    QVERIFY(finished.wait(kReviewedMs));
    strict = static_cast<qsizetype>(page->game()->mistakes().size());
    QVERIFY(strict > normal);
    // The marks of the replay too.
    QTest::keyClick(page, Qt::Key_Escape);
    QCOMPARE(mistakesIn(program), strict);
    program.window->close();
  }
  const Program program(folder);
  QVERIFY(openReplayIn(program, link));
  QTRY_COMPARE_WITH_TIMEOUT(mistakesIn(program), strict, 30000);
}

void TestReviews::aChoiceIsRolledOutNextToTheReplay() {
  const QString folder = m_folders.fresh();
  const QString link = reviewedRecord() + QStringLiteral("#hand=1&event=1&seat=3");
  ReplayPlace place;
  {
    const Program program(folder);
    QVERIFY(openReplayIn(program, link));
    RolloutBar *bar = program.window->pages()->review()->rollouts()->replayBar();
    QVERIFY(!bar->isVisible());
    QVERIFY(reviewIn(program));
    QTest::keyClick(program.window->pages()->review()->page(), Qt::Key_Escape);
    ReplayPage *page = replayIn(program);
    QTest::keyClick(page->table(), Qt::Key_PageDown);
    place = page->reader().place();
    QVERIFY(bar->isVisible());
    // What is hidden is not rolled out either.
    QTest::keyClick(page->table(), Qt::Key_M);
    QVERIFY(!bar->isVisible());
    QTest::keyClick(page->table(), Qt::Key_M);
    QVERIFY(bar->isVisible());
    // The record shows all hands, and not the wall.
    program.window->pages()->review()->rollouts()->runner()->setPlan(
        {0, "learner", {}, 4, 4, 0, SimulatedDealKind::InformationSet});
    auto *kind = bar->findChild<QComboBox *>(QStringLiteral("kind"));
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_End);
    QCOMPARE(bar->kind(), SimulatedDealKind::TrueHands);
    QVERIFY(page->reader().place() == place);
    QSignalSpy rolled(program.window->pages()->review()->rollouts(), &RolloutDesk::rolledOut);
    QTest::mouseClick(bar->findChild<QPushButton *>(QStringLiteral("rollOut")), Qt::LeftButton);
    QVERIFY(rolled.wait(kReviewedMs));
    QVERIFY(page->factsMarkup().contains(QStringLiteral("with the actual hands")));
    // The page of the review has it too.
    const auto game = program.window->pages()->review()->page()->game();
    QCOMPARE(game->choiceAt(place)->rollouts.size(), std::size_t{1});
    program.window->close();
  }
  const Program program(folder);
  QVERIFY(openReplayIn(program, link));
  QTRY_VERIFY_WITH_TIMEOUT(mistakesIn(program) > 0, 30000);
  QTest::keyClick(replayIn(program)->table(), Qt::Key_PageDown);
  QVERIFY(replayIn(program)->factsMarkup().contains(QStringLiteral("with the actual hands")));
}

// The biggest loss first, until none is left; Stop ends them all.
void TestReviews::allLossesAreRolledOut() {
  const Program program(m_folders.fresh());
  QVERIFY(openReplayIn(program, longRecord() + QStringLiteral("#hand=1&event=1&seat=3")));
  QVERIFY(reviewIn(program));
  ReviewDesk *desk = program.window->pages()->review();
  ReviewPage *page = desk->page();
  desk->rollouts()->runner()->setPlan({0, "learner", {}, 4, 4, 0, SimulatedDealKind::InformationSet});
  const std::vector<ReplayPlace> losses = page->game()->unproved();
  QVERIFY2(losses.size() >= 3, qPrintable(QString::number(losses.size())));
  QTest::mouseClick(page->findChild<QPushButton *>(QStringLiteral("showDetails")), Qt::LeftButton);
  QTest::mouseClick(page->findChild<QPushButton *>(QStringLiteral("showRollouts")), Qt::LeftButton);
  auto *all = page->rollouts()->bar()->findChild<QPushButton *>(QStringLiteral("all"));
  auto *one = page->rollouts()->bar()->findChild<QPushButton *>(QStringLiteral("rollOut"));
  QVERIFY(all->isVisible() && all->isEnabled());
  QVERIFY(!desk->rollouts()
               ->replayBar()
               ->findChild<QPushButton *>(QStringLiteral("all"))
               ->isVisibleTo(desk->rollouts()->replayBar()));
  QList<ReplayPlace> rolled;
  const auto watch = connect(desk->rollouts()->runner(), &RolloutRunner::progressed, page, [&] {
    const Rollout *running = desk->rollouts()->runner()->running();
    for (const ReviewedChoice &choice : page->game()->choices()) {
      if (running != nullptr && choice.verdict->hand == running->hand &&
          choice.verdict->answer == running->answer && !rolled.contains(choice.place()))
        rolled << choice.place();
    }
  });
  QTest::mouseClick(all, Qt::LeftButton);
  QVERIFY(!all->isEnabled());
  QTRY_COMPARE_WITH_TIMEOUT(rolled.size(), 2, kReviewedMs);
  QTest::mouseClick(one, Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(desk->rollouts()->runner()->running() == nullptr, kReviewedMs);
  QVERIFY(all->isEnabled());
  QCOMPARE(rolled.size(), 2);
  QTest::mouseClick(all, Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(
      page->game()->unproved().empty() && desk->rollouts()->runner()->running() == nullptr, kReviewedMs);
  disconnect(watch);
  QCOMPARE(rolled, QList<ReplayPlace>(losses.begin(), losses.end()));
  QVERIFY(!all->isEnabled());
  for (const ReplayPlace place : losses)
    QVERIFY(page->game()->choiceAt(place)->isProved());
}

// Until the five biggest losses are rolled out; which is the biggest changes as they are.
void TestReviews::theBiggestAreRolledOutWithoutBeingAsked() {
  Program program(m_folders.fresh());
  program.settings.setValue(Setting::ReviewProves, true);
  ReviewDesk *desk = program.window->pages()->review();
  desk->rollouts()->runner()->setPlan({0, "learner", {}, 4, 4, 0, SimulatedDealKind::InformationSet});
  QVERIFY(openReplayIn(program, longRecord() + QStringLiteral("#hand=1&event=1&seat=3")));
  QVERIFY(reviewIn(program));
  const ReviewPage *page = desk->page();
  QVERIFY(page->game()->unproved().size() >= 3);
  const auto *note = page->findChild<QLabel *>(QStringLiteral("measuring"));
  QTRY_VERIFY_WITH_TIMEOUT(note->isVisible() || page->game()->unprovedOf(5).empty(), kReviewedMs);
  QTRY_VERIFY_WITH_TIMEOUT(page->game()->unprovedOf(5).empty(), kReviewedMs);
  QTRY_VERIFY_WITH_TIMEOUT(desk->rollouts()->runner()->running() == nullptr, kReviewedMs);
  QVERIFY(std::ranges::count_if(page->game()->choices(), &ReviewedChoice::isProved) >= 3);
  QVERIFY(!note->isVisible());
  // Who does not want it says so once.
  QTest::mouseClick(page->findChild<QPushButton *>(QStringLiteral("showDetails")), Qt::LeftButton);
  QTest::mouseClick(page->findChild<QPushButton *>(QStringLiteral("showRollouts")), Qt::LeftButton);
  auto *box = page->rollouts()->bar()->findChild<QCheckBox *>(QStringLiteral("biggestLosses"));
  QVERIFY(box->isVisible() && box->isChecked());
  box->click();
  QVERIFY(!program.settings.on(Setting::ReviewProves));
  QVERIFY(desk->rollouts()->runner()->running() == nullptr);
}

void TestReviews::missesComeBackOnTheirDay() {
  const QString folder = m_folders.fresh();
  const QDate today(2026, 3, 1);
  {
    const Program program(folder);
    RetryDesk *retries = program.window->pages()->review()->retries();
    retries->setToday([today] { return today; });
    QVERIFY(openReplayIn(program, reviewedRecord() + QStringLiteral("#hand=1&event=1&seat=3")));
    QVERIFY(reviewIn(program));
    QTest::mouseClick(
        program.window->pages()->review()->page()->findChild<QPushButton *>(QStringLiteral("retry")),
        Qt::LeftButton);
    RetryPage *retry = program.window->pages()->review()->retryPage();
    QTest::mouseClick(retry->findChild<QPushButton *>(QStringLiteral("show")), Qt::LeftButton);
    QCOMPARE(retries->schedule().entries().size(), std::size_t{1});
    QCOMPARE(retries->dueCount(), 0);
    program.window->close();
  }
  const Program program(folder);
  RetryDesk *retries = program.window->pages()->review()->retries();
  auto *due = program.find<StartPage>()->findChild<QPushButton *>(QStringLiteral("due"));
  retries->setToday([today] { return today.addDays(1); });
  QCOMPARE(retries->dueCount(), 1);
  // The first page tells it when it is shown.
  QVERIFY(openReplayIn(program, reviewedRecord()));
  QTest::keyClick(replayIn(program)->table(), Qt::Key_Escape);
  QVERIFY(due->isVisible() && due->text().contains(QLatin1Char('1')));
  QSignalSpy ready(retries, &RetryDesk::ready);
  QTest::mouseClick(due, Qt::LeftButton);
  QVERIFY(ready.wait(kReviewedMs));
  RetryPage *retry = program.window->pages()->review()->retryPage();
  QVERIFY(retry->isVisible());
  QCOMPARE(retry->retry()->count(), 1);
  Q_EMIT retry->table()->actionChosen(0, retry->retry()->choice().verdict->best().considered.action);
  QCOMPARE(retries->dueCount(), 0);
  QCOMPARE(retries->schedule().entries().front().due, today.addDays(4));
  // Its place in the replay, and back to the exercise; from there to the first
  // page.
  QSignalSpy opened(program.window->pages()->replay(), &ReplayDesk::opened);
  QTest::mouseClick(retry->findChild<QPushButton *>(QStringLiteral("replay")), Qt::LeftButton);
  QVERIFY(opened.wait(30000));
  QVERIFY(replayIn(program)->reader().place() == retry->retry()->choice().place());
  QTest::keyClick(replayIn(program)->table(), Qt::Key_Escape);
  QVERIFY(retry->isVisible());
  QTest::keyClick(retry->table(), Qt::Key_Escape);
  QVERIFY(program.find<StartPage>()->isVisible() && !due->isVisible());
  // What cannot be read comes back tomorrow, and that is said.
  retries->setToday([today] { return today.addDays(4); });
  // The window would ask for a click on what it says.
  QObject::disconnect(retries, &RetryDesk::failed, nullptr, nullptr);
  QSignalSpy problem(retries, &RetryDesk::failed);
  QFile::remove(ReviewRunner::fileOf(QFileInfo(retries->file()).absolutePath(),
                                     retries->schedule().entries().front().key.game.toStdString(), 2));
  program.window->pages()->review()->learnDue();
  QVERIFY(problem.wait(30000));
  QCOMPARE(retries->schedule().entries().front().due, today.addDays(5));
  QCOMPARE(retries->dueCount(), 0);
}

JANSO_TEST(TestReviews);
#include "tst_reviews.moc"
