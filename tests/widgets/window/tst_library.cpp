// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The library in the whole window: a match is played, is listed, is looked at, and the way leads back.
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>
#include <algorithm>

#include "support/testprogram.h"
#include "widgets/library/librarypage.h"
#include "widgets/replay/replaypage.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"
#include "widgets/review/reviewpage.h"
#include "widgets/review/reviewrunner.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/librarydesk.h"
#include "widgets/window/logdock.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/reviewdesk.h"
#include "widgets/window/sidepages.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr int kWaitMs = 60000;
constexpr int kReviewMs = 300000;

LibraryPage *page(const Program &program) {
  return program.window->pages()->library()->page();
}

QTreeView *list(const Program &program) {
  return page(program)->findChild<QTreeView *>(QStringLiteral("list"));
}

bool hasRows(const Program &program, int rows) {
  return QTest::qWaitFor(
      [&program, rows] { return page(program)->model()->rowCount() == rows && !page(program)->isBusy(); },
      kWaitMs);
}

// A match of one human, who discards what comes and wins when it can be.
bool playToTheEnd(Program &program) {
  const auto answer = [&program](const Decision &decision) {
    const auto &legal = decision.legal;
    const auto wanted = std::find_if(legal.begin(), legal.end(), [](const Action &action) {
      return action.isWin() || action.type == ActionType::Skip ||
             (action.type == ActionType::Dahai && action.tsumogiri);
    });
    program.controller.match().submitAction(decision.seat, decision.id,
                                            wanted == legal.end() ? legal[0] : *wanted);
  };
  QObject::connect(&program.controller, &GameController::decisionRequested, program.window.get(), answer,
                   Qt::QueuedConnection);
  program.window->playNow();
  const auto *matchEnd = program.find<MatchEndPage>();
  auto *handEnd = program.find<HandEndPage>();
  return QTest::qWaitFor(
      [&] {
        if (handEnd->isVisible())
          QTest::keyClick(handEnd, Qt::Key_Return);
        return matchEnd->isVisible();
      },
      kMatchMs);
}

// By the key, as everything here.
bool openLibrary(const Program &program) {
  QTest::keyClick(program.window->focusWidget(), Qt::Key_L, Qt::ControlModifier);
  return program.window->pages()->library()->isShown();
}

}  // namespace

class TestLibrary : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aPlayedMatchIsListedAndReplayed();
  void theFirstPageLeadsThere();
  void theReplayLeadsBack();
  void eachReplayLeadsOneStepBack();
  void aMatchIsReviewedMarkedAndLeft();
  void anUnfinishedMatchGoesOn();
  void aMatchAtTheTableIsKept();
  void theLogHasItsOwnKey();

 private:
  Folders m_folders;
};

void TestLibrary::aPlayedMatchIsListedAndReplayed() {
  Program program(m_folders.fresh());
  QVERIFY(playToTheEnd(program));
  program.window->leaveTable();
  QVERIFY(openLibrary(program));
  QVERIFY(hasRows(program, 1));
  QVERIFY(list(program)->hasFocus());
  QCOMPARE(program.window->windowTitle(), QStringLiteral("Library \u2013 Janso"));
  QSignalSpy opened(program.window->pages()->replay(), &ReplayDesk::opened);
  QTest::keyClick(list(program), Qt::Key_Return);
  QVERIFY(opened.wait(kWaitMs));
  QVERIFY(program.window->pages()->replay()->isShown());
  const ListedGame &game = *page(program)->model()->game(0);
  QCOMPARE(program.window->pages()->replay()->page()->reader().replay().hands(), game.hands);
  QVERIFY(game.complete && !game.date.isEmpty());
  QVERIFY(mySeat(game, page(program)->model()->query()).has_value());
}

void TestLibrary::theFirstPageLeadsThere() {
  const Program program(m_folders.fresh());
  QTest::mouseClick(program.find<QPushButton>("library"), Qt::LeftButton);
  QVERIFY(program.window->pages()->library()->isShown());
  QVERIFY(QTest::qWaitFor([&program] { return !page(program)->isBusy(); }, kWaitMs));
  QTest::keyClick(program.window->focusWidget(), Qt::Key_Escape);
  QVERIFY(!program.window->pages()->library()->isShown());
  QCOMPARE(program.window->windowTitle(), QStringLiteral("Janso"));
}

void TestLibrary::theReplayLeadsBack() {
  const Program program(m_folders.fresh());
  QVERIFY(openLibrary(program));
  page(program)->import({QStringLiteral(JANSO_TEST_DATA "/records")});
  QVERIFY(QTest::qWaitFor(
      [&program] { return page(program)->model()->rowCount() > 3 && !page(program)->isBusy(); }, kWaitMs));
  list(program)->setCurrentIndex(page(program)->model()->index(2, 0));
  const qint64 chosen = page(program)->model()->game(2)->id;
  QSignalSpy opened(program.window->pages()->replay(), &ReplayDesk::opened);
  QTest::keyClick(list(program), Qt::Key_Return);
  QVERIFY(opened.wait(kWaitMs));
  QTest::keyClick(program.window->pages()->replay()->page()->table(), Qt::Key_Escape);
  QVERIFY(program.window->pages()->library()->isShown());
  QVERIFY(QTest::qWaitFor([&program] { return !page(program)->isBusy(); }, kWaitMs));
  QVERIFY(list(program)->hasFocus());
  QCOMPARE(page(program)->model()->game(list(program)->currentIndex().row())->id, chosen);
}

void TestLibrary::aMatchIsReviewedMarkedAndLeft() {
  const Program program(m_folders.fresh());
  QVERIFY(openLibrary(program));
  page(program)->import({QStringLiteral(JANSO_TEST_DATA "/records/own05.mjlog")});
  QVERIFY(hasRows(program, 1));
  const int column = static_cast<int>(LibraryColumn::Review);
  QVERIFY(page(program)->model()->index(0, column).data().toString().isEmpty());
  QSignalSpy shown(program.window->pages()->review(), &ReviewDesk::shown);
  QSignalSpy finished(program.window->pages()->review()->runner(), &ReviewRunner::finished);
  QTest::mouseClick(page(program)->findChild<QPushButton *>(QStringLiteral("review")), Qt::LeftButton);
  QVERIFY(shown.wait(kWaitMs));
  QVERIFY(program.window->pages()->review()->isShown());
  QVERIFY(!finished.isEmpty() || finished.wait(kReviewMs));
  QTest::keyClick(program.window->pages()->review()->page(), Qt::Key_Escape);
  QVERIFY(program.window->pages()->library()->isShown());
  QTRY_COMPARE_WITH_TIMEOUT(page(program)->model()->index(0, column).data().toString(), QStringLiteral("Yes"),
                            kWaitMs);
}

// Also one that was opened from elsewhere: to the one of the library, where that was.
void TestLibrary::eachReplayLeadsOneStepBack() {
  const Program program(m_folders.fresh());
  const QString record = QStringLiteral(JANSO_TEST_DATA "/records/own01.mjlog");
  QVERIFY(openLibrary(program));
  page(program)->import({record});
  QVERIFY(hasRows(program, 1));
  QSignalSpy opened(program.window->pages()->replay(), &ReplayDesk::opened);
  QTest::keyClick(list(program), Qt::Key_Return);
  QVERIFY(opened.wait(kWaitMs));
  ReplayPage *replay = program.window->pages()->replay()->page();
  replay->reader().go({2, 5});
  program.window->openRecord(record + QStringLiteral("#hand=1&event=3"));
  QVERIFY(opened.wait(kWaitMs));
  QVERIFY(replay->reader().place() == (ReplayPlace{0, 3}));
  QTest::keyClick(replay->table(), Qt::Key_Escape);
  QVERIFY(program.window->pages()->replay()->isShown());
  QVERIFY(replay->reader().place() == (ReplayPlace{2, 5}));
  QTest::keyClick(replay->table(), Qt::Key_Escape);
  QVERIFY(program.window->pages()->library()->isShown());
  QVERIFY(list(program)->hasFocus());
}

void TestLibrary::anUnfinishedMatchGoesOn() {
  const QString folder = m_folders.fresh();
  {
    const Program program(folder);
    program.window->playNow();
    QTRY_VERIFY_WITH_TIMEOUT(
        program.window->session()->isPlaying() && program.controller.match().eventCount() > 2, kWaitMs);
    program.window->leaveTable();
  }
  const Program program(folder);
  QVERIFY(openLibrary(program));
  auto *chip = page(program)->findChild<QPushButton *>(QStringLiteral("unfinished"));
  QTRY_VERIFY_WITH_TIMEOUT(chip->isEnabled(), kWaitMs);
  QCOMPARE(page(program)->model()->rowCount(), 0);
  QTest::mouseClick(chip, Qt::LeftButton);
  QTest::mouseClick(page(program)->findChild<QPushButton *>(QStringLiteral("goOn")), Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(program.window->session()->isPlaying(), kWaitMs);
  QVERIFY(program.table()->isVisible());
}

void TestLibrary::aMatchAtTheTableIsKept() {
  const Program program(m_folders.fresh());
  program.window->playNow();
  QTRY_VERIFY_WITH_TIMEOUT(
      program.window->session()->isPlaying() && program.controller.match().eventCount() > 2, kWaitMs);
  const QString path = program.controller.match().journalPath();
  QVERIFY(openLibrary(program));
  QVERIFY(!program.window->session()->isPlaying());
  QVERIFY(QFile::exists(path));
  auto *chip = page(program)->findChild<QPushButton *>(QStringLiteral("unfinished"));
  QTRY_VERIFY_WITH_TIMEOUT(chip->isEnabled(), kWaitMs);
}

void TestLibrary::theLogHasItsOwnKey() {
  const Program program(m_folders.fresh());
  auto *log = program.find<LogDock>();
  QVERIFY(!log->isVisible());
  QTest::keyClick(program.window->focusWidget(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
  QVERIFY(log->isVisible());
  QVERIFY(!program.window->pages()->library()->isShown());
}

JANSO_TEST(TestLibrary);
#include "tst_library.moc"
