// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The statistics in the whole window: the way in, the way back, what a match of one's own adds.
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "game/setup/quickmatch.h"
#include "support/journals.h"
#include "support/testprogram.h"
#include "widgets/replay/replaypage.h"
#include "widgets/sentences/replaytexts.h"
#include "widgets/statistics/statisticsfilters.h"
#include "widgets/statistics/statisticspage.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/sidepages.h"
#include "widgets/window/statisticsdesk.h"
#include "widgets/window/windowactions.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

QString countedRecord() {
  return QStringLiteral(JANSO_TEST_DATA "/records/own01.mjlog");
}

StatisticsDesk *desk(const Program &program) {
  return program.window->pages()->statistics();
}

// What the page says, whether it shows a card, tables, or that there is nothing yet.
QString told(const Program &program) {
  const auto text = [&program](const char *name) {
    const auto *label = desk(program)->page()->findChild<QLabel *>(QLatin1String(name));
    return label->isVisible() ? label->text() : QString();
  };
  return text("summary") + text("matches") + text("emptyText");
}

bool isTold(const Program &program, const QString &matches) {
  return QTest::qWaitFor(
      [&] { return !desk(program)->page()->runner().isBusy() && told(program).startsWith(matches); }, 60000);
}

// By its key.
void open(const Program &program) {
  QTest::keyClick(program.window.get(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
}

}  // namespace

class TestStatistics : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theMenuLeadsThere();
  void escapeLeadsBack();
  void aMatchWaitsBehind();
  void aReplayIsWhereItWas();
  void whatWasPlayedIsCounted();
  void aNewMatchTakesItsPlace();
  void whetherHelpCountsIsRemembered();

 private:
  Folders m_folders;
};

void TestStatistics::theMenuLeadsThere() {
  const Program program(m_folders.fresh());
  QAction *action = program.window->actions()->action(WindowCommand::ShowStatistics);
  QVERIFY(program.window->menuBar()->actions().first()->menu()->actions().contains(action));
  action->trigger();
  QVERIFY(desk(program)->isShown());
  QVERIFY(program.window->windowTitle().contains(QStringLiteral("Statistics")));
  QVERIFY(!program.window->actions()->action(WindowCommand::ShowRules)->isEnabled());
  QVERIFY(isTold(program, QStringLiteral("Your record starts")));
}

void TestStatistics::escapeLeadsBack() {
  const Program program(m_folders.fresh());
  const QString title = program.window->windowTitle();
  open(program);
  QVERIFY(desk(program)->isShown());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  QVERIFY(!desk(program)->isShown());
  QCOMPARE(program.window->windowTitle(), title);
  open(program);
  program.window->actions()->action(WindowCommand::LeaveTable)->trigger();
  QVERIFY(!desk(program)->isShown());
}

void TestStatistics::aMatchWaitsBehind() {
  const Program program(m_folders.fresh());
  QVERIFY(program.window->play(quickMatch(basicAriAri(), QStringLiteral("Ren"), 0, program.window->bots())));
  const QString title = program.window->windowTitle();
  open(program);
  QVERIFY(desk(program)->isShown());
  QVERIFY(program.window->session()->isPlaying());
  QVERIFY(!program.table()->isVisible());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  QVERIFY(program.table()->isVisible());
  QVERIFY(program.window->session()->isPlaying());
  QCOMPARE(program.window->windowTitle(), title);
  QVERIFY(program.window->actions()->action(WindowCommand::ShowRules)->isEnabled());
  QVERIFY(program.table()->hasFocus());
}

void TestStatistics::aReplayIsWhereItWas() {
  const Program program(m_folders.fresh());
  QSignalSpy opened(program.window->pages()->replay(), &ReplayDesk::opened);
  program.window->openRecord(countedRecord() + QStringLiteral("#hand=2&event=11&seat=3"));
  QVERIFY(opened.wait(30000));
  program.window->actions()->action(WindowCommand::ShowStatistics)->trigger();
  QVERIFY(desk(program)->isShown());
  program.window->leaveTable();
  QVERIFY(program.window->pages()->replay()->isShown());
  QVERIFY(program.window->pages()->replay()->page()->reader().place() == (ReplayPlace{1, 11}));
  QVERIFY(program.window->windowTitle().startsWith(
      replayTitle(program.window->pages()->replay()->page()->reader().shared()->info(), {})));
}

void TestStatistics::whatWasPlayedIsCounted() {
  const QString folder = m_folders.fresh();
  const Program program(folder);
  QVERIFY(!writeJournal(folder + QStringLiteral("/matches"), {}).isEmpty());
  open(program);
  QVERIFY(isTold(program, QStringLiteral("1 match")));
  program.window->leaveTable();
  JournalPlan next;
  next.number = 1;
  QVERIFY(!writeJournal(folder + QStringLiteral("/matches"), next).isEmpty());
  open(program);
  QVERIFY(isTold(program, QStringLiteral("2 matches")));
}

void TestStatistics::aNewMatchTakesItsPlace() {
  const Program program(m_folders.fresh());
  open(program);
  QVERIFY(program.window->play(quickMatch(basicAriAri(), QStringLiteral("Ren"), 0, program.window->bots())));
  QVERIFY(!desk(program)->isShown());
  QVERIFY(program.table()->isVisible());
}

// The two usual choices only: a look at what was played elsewhere is for once.
void TestStatistics::whetherHelpCountsIsRemembered() {
  const QString folder = m_folders.fresh();
  using Box = StatisticsFilters::Box;
  const auto kindsOf = [](StatisticsFilters *filters) {
    return filters->box(Box::Kinds)->currentData().toInt();
  };
  {
    const Program program(folder);
    StatisticsFilters *filters = desk(program)->page()->filters();
    QCOMPARE(kindsOf(filters), static_cast<int>(StatisticsFilters::usualKinds()));
    filters->countHelped(false);
  }
  {
    const Program program(folder);
    StatisticsFilters *filters = desk(program)->page()->filters();
    QCOMPARE(kindsOf(filters), static_cast<int>(StatisticsFilters::unhelpedKinds()));
    filters->countHelped(true);
    filters->box(Box::Kinds)->setCurrentIndex(filters->box(Box::Kinds)->count() - 1);
  }
  const Program program(folder);
  QCOMPARE(kindsOf(desk(program)->page()->filters()), static_cast<int>(StatisticsFilters::usualKinds()));
}

JANSO_TEST(TestStatistics);
#include "tst_statistics.moc"
