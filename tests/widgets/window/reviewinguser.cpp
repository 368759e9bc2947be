// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/reviewinguser.h"

#include <QApplication>
#include <QPushButton>

#include "support/rounds.h"
#include "widgets/replay/replaypage.h"
#include "widgets/review/reviewedgame.h"
#include "widgets/review/reviewpage.h"
#include "widgets/review/reviewrunner.h"
#include "widgets/review/rolloutbar.h"
#include "widgets/review/rolloutrunner.h"
#include "widgets/window/matchesdesk.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/reviewdesk.h"
#include "widgets/window/rolloutdesk.h"
#include "widgets/window/sidepages.h"

namespace janso::test {

namespace {

constexpr int kWatchMs = 2;

}  // namespace

ReviewingUser::ReviewingUser(const Program &program, const QString &record, const QString &pictures)
    : m_program(program), m_record(record), m_pictures(pictures), m_watch(program) {
  const ReviewDesk *desk = m_program.window->pages()->review();
  connect(desk->runner(), &ReviewRunner::progressed, this,
          [](int done, int) { sayLine(QStringLiteral("reviewing %1").arg(done)); });
  connect(desk->runner(), &ReviewRunner::finished, this, [this] { m_reviewed = true; });
  RolloutRunner *rollouts = desk->rollouts()->runner();
  const int pairs = rounds(2000, 600);  // written down a hundred at a time
  rollouts->setPlan({0, "learner", {}, pairs, pairs, 0, SimulatedDealKind::InformationSet});
  connect(rollouts, &RolloutRunner::progressed, this, [rollouts] {
    if (const Rollout *running = rollouts->running())
      sayLine(QStringLiteral("rolling %1").arg(running->deciding.pairs));
  });
  connect(m_program.window->pages(), &SidePages::failed, this,
          [](const QString &sentence) { sayLine(QStringLiteral("problem: ") + sentence); });
  connect(&m_clock, &QTimer::timeout, this, &ReviewingUser::look);
  m_clock.start(kWatchMs);
  sayLine(QStringLiteral("open"));
}

void ReviewingUser::look() {
  switch (m_step) {
    case Step::FirstPage:
      if (m_program.window->matchesDesk()->isLooking())
        return;
      m_program.window->openRecord(m_record);
      m_step = Step::Replay;
      return;
    case Step::Replay:
      beginReview();
      return;
    case Step::Review:
      leaveReview();
      return;
    case Step::Choice:
      rollOut();
      return;
    case Step::Rollout:
      end();
      return;
  }
}

void ReviewingUser::beginReview() {
  if (!m_program.window->pages()->replay()->isShown())
    return;
  m_step = Step::Review;
  sayLine(QStringLiteral("reviewing 0"));
  pressKey(m_program, Qt::Key_R);
}

// Back to the replay, when all of the page lies where it stays.
void ReviewingUser::leaveReview() {
  if (!m_reviewed || !m_watch.isStill())
    return;
  m_step = Step::Choice;
  const ReviewedChoice *choice = shownChoice();
  const int rolled = choice->rollouts.empty() ? 0 : choice->rollouts.front().deciding.pairs;
  sayAsked(m_program, m_pictures, QStringLiteral("review-p%1").arg(rolled));
  pressKey(m_program, Qt::Key_Escape);
}

void ReviewingUser::rollOut() {
  const RolloutBar *bar = m_program.window->pages()->review()->rollouts()->replayBar();
  if (!bar->isVisible())
    return;
  m_step = Step::Rollout;
  sayLine(QStringLiteral("rolling 0"));
  const ReviewedChoice *choice = shownChoice();
  if (!choice->rollouts.empty() && choice->rollouts.front().isDone())
    return;  // before it was killed
  m_rolledFrom = choice->rollouts.empty() ? 0 : choice->rollouts.front().deciding.pairs;
  QTest::mouseClick(bar->findChild<QPushButton *>(QStringLiteral("rollOut")), Qt::LeftButton);
}

// Of the place that the record was opened at.
const ReviewedChoice *ReviewingUser::shownChoice() const {
  const auto game = m_program.window->pages()->review()->page()->game();
  const ReviewedChoice *choice = game->choiceAt(m_program.find<ReplayPage>()->reader().place());
  if (choice == nullptr || !choice->canRollOut())
    qFatal("nothing can be rolled out there");
  return choice;
}

void ReviewingUser::end() {
  const ReviewDesk *desk = m_program.window->pages()->review();
  if (desk->rollouts()->runner()->running() != nullptr ||
      m_program.find<ReplayPage>()->table()->isAnimating())
    return;
  m_clock.stop();
  sayAsked(m_program, m_pictures,
           m_rolledFrom < 0 ? QStringLiteral("rollout-there")
                            : QStringLiteral("rollout-from%1").arg(m_rolledFrom));
  sayLine(QStringLiteral("over"));
  QCoreApplication::quit();
}

}  // namespace janso::test
