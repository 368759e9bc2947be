// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Records in the whole window: opened, followed by the log, noted in, played on from, left.
#include <QApplication>
#include <QDropEvent>
#include <QFile>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include "game/setup/quickmatch.h"
#include "library/libraryfolder.h"
#include "library/librarysearch.h"
#include "records/journal.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/longwinded.h"
#include "widgets/ownrecord.h"
#include "widgets/replay/playonmenu.h"
#include "widgets/replay/replaypage.h"
#include "widgets/sentences/replaytexts.h"
#include "widgets/setup/seatportrait.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/logdock.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/sidepages.h"
#include "widgets/window/windowactions.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

bool openIn(const Program &program, const QString &link) {
  QSignalSpy opened(program.window->pages()->replay(), &ReplayDesk::opened);
  program.window->openRecord(link);
  return opened.wait(30000) && program.window->pages()->replay()->isShown();
}

ReplayReader &reader(const Program &program) {
  return program.window->pages()->replay()->page()->reader();
}

}  // namespace

class TestReplays : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aRecordOpensAtItsPlace();
  void theTitleFollowsTheLanguage();
  void theLogFollowsEachStep();
  void lettersBelongToTheReplay();
  void notesAreThereTheNextTime();
  void whatCannotBeReadIsSaid();
  void aDroppedFileOpens();
  void playingOnComesBack();
  void facesAreThoseOfOwnMatches();

 private:
  Folders m_folders;
};

void TestReplays::aRecordOpensAtItsPlace() {
  const Program program(m_folders.fresh());
  QVERIFY(openIn(program, ownRecord() + QStringLiteral("#hand=2&event=11&seat=3")));
  QVERIFY(reader(program).place() == (ReplayPlace{1, 11}));
  QCOMPARE(reader(program).seat(), 2);
  QVERIFY(program.window->windowTitle().startsWith(replayTitle(reader(program).shared()->info(), {})));
  QVERIFY(!program.window->windowTitle().contains(QStringLiteral("own01")));
  QTest::keyClick(program.window->pages()->replay()->page()->table(), Qt::Key_Escape);
  QVERIFY(!program.window->pages()->replay()->isShown());
  QCOMPARE(program.window->windowTitle(), QStringLiteral("Janso"));
}

// The names of the rules and of the length of the match are in it.
void TestReplays::theTitleFollowsTheLanguage() {
  const Program program(m_folders.fresh());
  QVERIFY(openIn(program, ownRecord()));
  const QString before = program.window->windowTitle();
  LongWinded longWinded;
  QCoreApplication::installTranslator(&longWinded);
  QTRY_VERIFY(program.window->windowTitle() != before);
  QVERIFY(program.window->windowTitle().startsWith(replayTitle(reader(program).shared()->info(), {})));
}

void TestReplays::theLogFollowsEachStep() {
  const Program program(m_folders.fresh());
  QVERIFY(openIn(program, ownRecord()));
  const auto *log = program.find<LogDock>();
  TableWidget *table = program.window->pages()->replay()->page()->table();
  const QString before = log->text();
  QVERIFY(!before.isEmpty());
  QTest::keyClick(table, Qt::Key_Right);
  QVERIFY(log->text().startsWith(before) && log->text().size() > before.size());
  QTest::keyClick(table, Qt::Key_Left);
  QCOMPARE(log->text(), before);
}

// In the window some of them have another meaning.
void TestReplays::lettersBelongToTheReplay() {
  const Program program(m_folders.fresh());
  QVERIFY(openIn(program, ownRecord()));
  ReplayPage *page = program.window->pages()->replay()->page();
  const bool sound = program.settings.on(Setting::Sound);
  QTest::keyClick(page->table(), Qt::Key_M);
  QVERIFY(page->shows(ReplayCommand::HideMarks));
  QCOMPARE(program.settings.on(Setting::Sound), sound);
  QTest::keyClick(page->table(), Qt::Key_H);
  QVERIFY(reader(program).hands() == HandsShown::All);
}

void TestReplays::notesAreThereTheNextTime() {
  const QString folder = m_folders.fresh();
  {
    const Program program(folder);
    QVERIFY(openIn(program, ownRecord()));
    reader(program).go({2, 8});
    reader(program).setBookmarked(true);
    reader(program).setNote(QStringLiteral("why not 4p?"));
    reader(program).go({3, 4});
    program.window->close();
  }
  // The library finds what was noted here.
  const auto library = std::move(LibraryFolder::open(folder + QStringLiteral("/library"))).value();
  QVERIFY(library->import({ownRecord()}).ok());
  for (const char *search : {"has:bookmark", "note:4p"})
    QCOMPARE(searchLibrary(library->index(), *parseSearch(QLatin1String(search)), 10)->games.size(),
             std::size_t{1});
  const Program program(folder);
  QVERIFY(openIn(program, ownRecord()));
  QVERIFY(reader(program).place() == (ReplayPlace{3, 4}));
  QVERIFY(reader(program).notes().bookmarks.contains({2, 8}));
}

void TestReplays::whatCannotBeReadIsSaid() {
  const QString folder = m_folders.fresh();
  const Program program(folder);
  const QString path = folder + QStringLiteral("/letter.txt");
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write("Dear aunt") > 0);
  file.close();
  QSignalSpy problem(program.window->pages()->replay(), &ReplayDesk::failed);
  // The message stands over everything until it is read.
  QTimer reading;
  connect(&reading, &QTimer::timeout, this, [&reading] {
    if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
      reading.stop();
      box->accept();
    }
  });
  reading.start(20);
  program.window->openRecord(path);
  QTRY_COMPARE_WITH_TIMEOUT(problem.size(), 1, 30000);
  QVERIFY(problem[0][0].toString().contains(QStringLiteral("letter.txt")));
  QVERIFY(!program.window->pages()->replay()->isShown());
}

void TestReplays::aDroppedFileOpens() {
  const Program program(m_folders.fresh());
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(ownRecord())});
  QSignalSpy opened(program.window->pages()->replay(), &ReplayDesk::opened);
  QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
  QApplication::sendEvent(program.window.get(), &enter);
  QVERIFY(enter.isAccepted());
  QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
  QApplication::sendEvent(program.window.get(), &drop);
  QVERIFY(opened.wait(30000));
}

// A match begins at the place, its journal is marked, and leaving it leads back.
void TestReplays::playingOnComesBack() {
  const Program program(m_folders.fresh());
  QVERIFY(openIn(program, ownRecord()));
  reader(program).setSeat(2);
  reader(program).go({1, 1});
  QVERIFY(reader(program).step(ReplayStep::Choice, true));
  const ReplayPlace place = reader(program).place();
  const SeatView then = reader(program).view();
  ReplayPage *page = program.window->pages()->replay()->page();
  QSignalSpy begun(program.window->session(), &GameSession::matchBegun);
  page->findChild<PlayOnMenu *>()->actions()[1]->trigger();
  QVERIFY(begun.wait(30000));
  QVERIFY(!program.window->pages()->replay()->isShown());
  QTRY_VERIFY(program.controller.match().pendingDecision(2).has_value());
  const SeatView now = program.controller.match().view(2);
  QVERIFY(now.hand == then.hand && now.drawn == then.drawn);
  QVERIFY(now.board.players == then.board.players && now.board.scores == then.board.scores);
  const QString path = program.controller.match().journalPath();
  program.window->actions()->action(WindowCommand::LeaveTable)->trigger();
  QVERIFY(program.window->pages()->replay()->isShown());
  QVERIFY(reader(program).place() == place);
  const JournalResult<Journal> journal = readJournal(path);
  QVERIFY(journal.ok() && journal->header.branch.has_value());
  QCOMPARE(journal->header.branch->hand, place.hand);
  QCOMPARE(journal->header.branch->kind, QStringLiteral("wall"));
}

// Whoever has a bot's name in another record need not be it.
void TestReplays::facesAreThoseOfOwnMatches() {
  Program program(m_folders.fresh());
  BotChoices bots;
  for (const BotInfo &bot : builtInBots()) {
    const QString id = QString::fromUtf8(bot.id.data(), static_cast<qsizetype>(bot.id.size()));
    bots << BotChoice{id, id, id};
  }
  const MatchSetup setup = demoMatch(basicAriAri(), bots);
  QSignalSpy ended(&program.controller, &GameController::matchEnded);
  program.controller.setPacing(Pacing::instant());
  QVERIFY(program.controller.start(setup));
  QVERIFY(ended.wait(kMatchMs));
  QTRY_VERIFY(program.controller.match().isSaved());
  QVERIFY(openIn(program, program.controller.match().journalPath()));
  const TableWidget *table = program.window->pages()->replay()->page()->table();
  QCOMPARE(table->seatPortraits(), seatPortraits(setup));
  QVERIFY(!table->seatPortraits()[0].isEmpty());
  QVERIFY(openIn(program, ownRecord()));
  QCOMPARE(table->seatPortraits(), (std::array<QString, 4>()));
}

JANSO_TEST(TestReplays);
#include "tst_replays.moc"
