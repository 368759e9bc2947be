// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Branches and guesses in the whole window: played on, found again beside the replay, opened, left, removed,
// played out by bots; and a title that does not tell how a match ended.
#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include "records/journal.h"
#include "support/rounds.h"
#include "support/testprogram.h"
#include "widgets/library/librarypage.h"
#include "widgets/replay/playonmenu.h"
#include "widgets/replay/replaybranches.h"
#include "widgets/replay/replaypage.h"
#include "widgets/window/branchdesk.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/librarydesk.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/sidepages.h"
#include "widgets/window/windowactions.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

// In one of six hands; from the last one bots have not far to play.
QString placeOf(int event) {
  return QStringLiteral(JANSO_TEST_DATA "/records/own01.mjlog#hand=%1&event=%2&seat=3")
      .arg(rounds(2, 6))
      .arg(event);
}

bool openGameIn(const Program &program, const QString &link) {
  QSignalSpy opened(program.window->pages()->replay(), &ReplayDesk::opened);
  program.window->openRecord(link);
  return opened.wait(30000) && program.window->pages()->replay()->isShown();
}

ReplayPage *replayPage(const Program &program) {
  return program.window->pages()->replay()->page();
}

ReplayBranches *panel(const Program &program) {
  return replayPage(program)->branches();
}

// The menu's entry without a line between them: 0 to 2 one plays, 3 to 5 bots do.
QAction *playOn(const Program &program, int way) {
  QList<QAction *> ways;
  for (QAction *action : replayPage(program)->findChild<PlayOnMenu *>()->actions()) {
    if (!action->isSeparator())
      ways << action;
  }
  return ways[way];
}

// Who looks for branches late finds those that are still played, too.
bool haveLooked(const Program &program) {
  const BranchDesk *desk = program.window->pages()->replay()->branches();
  return QTest::qWaitFor([desk] { return !desk->isLooking() && !desk->isPlayingOut(); }, kMatchMs);
}

// Whatever is asked next over the window is answered with that button.
void answerBox(const QString &text) {
  auto *timer = new QTimer(qApp);
  QObject::connect(timer, &QTimer::timeout, timer, [timer, text] {
    auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
    if (box == nullptr)
      return;
    timer->stop();
    timer->deleteLater();
    for (QAbstractButton *button : box->buttons()) {
      if (button->text().contains(text))
        button->click();
    }
  });
  timer->start(20);
}

}  // namespace

class TestBranches : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }  // the trash as well
  void whatWasPlayedOnIsFoundAgain();
  void botsPlayABranchOut();
  void aBranchLeadsBackToTheMainLine();
  void aBranchIsRemoved();
  void notesStayWithTheBranch();
  void theWayBackStaysAsItWas();
  void theTitleDoesNotTell();

 private:
  // A record at a choice of seat 2.
  bool begin(const Program &program);
  // A branch that bots have played to its end.
  bool playOut(const Program &program, int way = 3);

  Folders m_folders;
};

bool TestBranches::begin(const Program &program) {
  return openGameIn(program, placeOf(1)) && haveLooked(program) &&
         replayPage(program)->reader().step(ReplayStep::Choice, true);
}

bool TestBranches::playOut(const Program &program, int way) {
  const std::size_t before = panel(program)->tree().nodes.size();
  playOn(program, way)->trigger();
  return QTest::qWaitFor([&] { return panel(program)->tree().nodes.size() == before + 1; }, kMatchMs) &&
         haveLooked(program);
}

// Left within its first hand it can be played on, from the tree.
void TestBranches::whatWasPlayedOnIsFoundAgain() {
  const Program program(m_folders.fresh());
  QVERIFY(begin(program));
  const ReplayPlace place = replayPage(program)->reader().place();
  QSignalSpy begun(program.window->session(), &GameSession::matchBegun);
  playOn(program, 2)->trigger();
  QVERIFY(begun.wait(30000));
  QTRY_VERIFY(program.controller.match().pendingDecision(2).has_value());
  QSignalSpy looked(program.window->pages()->replay()->branches(), &BranchDesk::refreshed);
  program.window->actions()->action(WindowCommand::LeaveTable)->trigger();
  QVERIFY(program.window->pages()->replay()->isShown());
  QVERIFY(looked.wait(30000));
  QCOMPARE(panel(program)->tree().nodes.size(), std::size_t(1));
  const BranchNode node = panel(program)->tree().nodes[0];
  QVERIFY(node.place == place && node.seat == 2 && node.kind == BranchKind::AllUnseen);
  QVERIFY(!node.readable && node.played);
  Q_EMIT panel(program)->openRequested(0);
  QTRY_VERIFY_WITH_TIMEOUT(begun.size() == 2, 30000);
  QCOMPARE(program.controller.match().journalPath(), node.path);
  program.window->actions()->action(WindowCommand::LeaveTable)->trigger();
  QVERIFY(program.window->pages()->replay()->isShown());
  QVERIFY(replayPage(program)->reader().place() == place);
}

void TestBranches::botsPlayABranchOut() {
  const Program program(m_folders.fresh());
  QVERIFY(begin(program));
  const ReplayPlace place = replayPage(program)->reader().place();
  QVERIFY(playOut(program, 4));
  // The replay was there all the while.
  QVERIFY(program.window->pages()->replay()->isShown() && replayPage(program)->reader().place() == place);
  const BranchNode node = panel(program)->tree().nodes[0];
  QVERIFY(node.readable && node.over && node.points && node.kind == BranchKind::OthersKept);
  QCOMPARE(panel(program)->chosen(), 0);
  const JournalResult<Journal> journal = readJournal(node.path);
  QVERIFY(journal.ok() && journal->finished && !isCounted(journal->header));
  QVERIFY(!program.window->pages()->replay()->branches()->isPlayingOut());
}

void TestBranches::aBranchLeadsBackToTheMainLine() {
  const Program program(m_folders.fresh());
  QVERIFY(begin(program));
  const ReplayPlace place = replayPage(program)->reader().place();
  QVERIFY(playOut(program));
  QSignalSpy opened(program.window->pages()->replay(), &ReplayDesk::opened);
  panel(program)->choose(0);
  QTest::keyClick(panel(program)->list(), Qt::Key_Return);
  QVERIFY(opened.wait(30000));
  QVERIFY(replayPage(program)->reader().place() == (ReplayPlace{0, place.event}));
  QCOMPARE(replayPage(program)->reader().seat(), 2);
  QTRY_COMPARE(panel(program)->tree().current, 0);
  QTest::keyClick(replayPage(program)->table(), Qt::Key_Right);
  QTest::keyClick(replayPage(program)->table(), Qt::Key_O);
  QVERIFY(opened.wait(30000));
  QVERIFY(replayPage(program)->source().path.endsWith(QStringLiteral("own01.mjlog")));
  QVERIFY(replayPage(program)->reader().place() == place);
  QCOMPARE(replayPage(program)->reader().seat(), 2);
  QTRY_COMPARE(panel(program)->tree().nodes.size(), std::size_t(1));
  QCOMPARE(panel(program)->tree().current, -1);
}

void TestBranches::aBranchIsRemoved() {
  const Program program(m_folders.fresh());
  QVERIFY(begin(program));
  QVERIFY(playOut(program));
  const QString path = panel(program)->tree().nodes[0].path;
  answerBox(QStringLiteral("Cancel"));
  Q_EMIT panel(program)->removeRequested(0);
  QVERIFY(QFile::exists(path));
  QSignalSpy looked(program.window->pages()->replay()->branches(), &BranchDesk::refreshed);
  answerBox(QStringLiteral("trash"));
  Q_EMIT panel(program)->removeRequested(0);
  QVERIFY(!QFile::exists(path));
  QVERIFY(looked.wait(30000));
  QVERIFY(panel(program)->tree().nodes.empty());
}

void TestBranches::notesStayWithTheBranch() {
  const QString folder = m_folders.fresh();
  {
    const Program program(folder);
    QVERIFY(begin(program));
    QVERIFY(playOut(program));
    panel(program)->choose(0);
    QTest::keyClicks(panel(program)->noteField(), QStringLiteral("bold"));
  }
  const Program program(folder);
  QVERIFY(begin(program));
  QTRY_COMPARE(panel(program)->tree().nodes.size(), std::size_t(1));
  panel(program)->choose(0);
  QCOMPARE(panel(program)->noteField()->text(), QStringLiteral("bold"));
}

void TestBranches::theWayBackStaysAsItWas() {
  const Program program(m_folders.fresh());
  program.window->openLibrary();
  QSignalSpy opened(program.window->pages()->replay(), &ReplayDesk::opened);
  Q_EMIT program.window->pages()->library()->page()->replayRequested(placeOf(20));
  QVERIFY(opened.wait(30000));
  QVERIFY(haveLooked(program) && playOut(program));
  for (const int node : {0, -1}) {
    Q_EMIT panel(program)->openRequested(node);
    QVERIFY(opened.wait(30000));
    QTRY_VERIFY(!program.window->pages()->replay()->branches()->isLooking());
  }
  program.window->leaveTable();
  QVERIFY(program.window->pages()->library()->isShown());
}

void TestBranches::theTitleDoesNotTell() {
  const Program program(m_folders.fresh());
  QVERIFY(begin(program));
  const QString match = program.window->pages()->replay()->title();
  QVERIFY(!match.isEmpty() && program.window->windowTitle().contains(match));
  replayPage(program)->guess(1);
  QVERIFY(replayPage(program)->isAsking());
  QVERIFY(!program.window->windowTitle().contains(match));
  replayPage(program)->stopGuessing();
  QVERIFY(program.window->windowTitle().contains(match));
  // Who goes away guesses no more.
  replayPage(program)->guess(1);
  program.window->leaveTable();
  QVERIFY(replayPage(program)->guessing() == nullptr);
  QCOMPARE(program.window->windowTitle(), QStringLiteral("Janso"));
}

JANSO_TEST(TestBranches);
#include "tst_branches.moc"
