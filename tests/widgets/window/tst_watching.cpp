// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Two windows on one folder: the second looks on at the match that the first plays.
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <array>
#include <memory>
#include <optional>

#include "game/setup/matchsetupjson.h"
#include "game/setup/quickmatch.h"
#include "game/setup/setwall.h"
#include "records/otherprogram.h"
#include "records/ownedfile.h"
#include "records/ownjournal.h"
#include "records/provedgame.h"
#include "rules/legal/hiddenview.h"
#include "support/testprogram.h"
#include "widgets/library/librarypage.h"
#include "widgets/replay/replaypage.h"
#include "widgets/replay/watchbar.h"
#include "widgets/shownwindow.h"
#include "widgets/unseentiles.h"
#include "widgets/window/logdock.h"
#include "widgets/window/matchesdesk.h"
#include "widgets/window/matchesdialog.h"
#include "widgets/window/pagehistory.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/sidepages.h"
#include "widgets/window/statisticsdesk.h"
#include "widgets/window/watchdesk.h"
#include "widgets/window/windowactions.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

QByteArray bytesIn(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

MatchSetup humansIn(const Program &program, int humans) {
  MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, program.window->bots());
  setup.seed = QStringLiteral("looked on");
  for (int seat = 1; seat < humans; ++seat)
    setup.seats[static_cast<std::size_t>(seat)].kind = PlayerKind::Human;
  setup.callsBeforeFirstTurn = false;  // it goes on to the first draw by itself
  return setup;
}

bool isAsked(const Program &program) {
  return QTest::qWaitFor([&] { return program.controller.match().pendingDecision(0).has_value(); }, kMatchMs);
}

ReplayPage *shownPage(const Program &program) {
  const auto *desk = program.window->pages()->replay();
  return desk->isShown() ? program.find<ReplayPage>() : nullptr;
}

bool watches(const Program &program, const QString &path) {
  program.window->pages()->watch(path);
  return QTest::qWaitFor([&] { return shownPage(program) != nullptr && shownPage(program)->isWatching(); },
                         kMatchMs);
}

// Whether the window shows what the human of the other one sees.
bool seesTheSame(const Program &looking, const Program &playing) {
  const SeatView seen = shownPage(looking)->reader().view();
  const SeatView shown = playing.controller.match().view(0);
  bool same = seen.hand == shown.hand && seen.drawn == shown.drawn && seen.seat == shown.seat &&
              seen.board.tilesLeft == shown.board.tilesLeft;
  for (std::size_t seat = 0; seat < 4; ++seat)
    same = same && seen.board.players[seat] == shown.board.players[seat] && seen.opened[seat].empty();
  return same;
}

// Two journals of one hand that only differ in what seat 0 cannot see.
QByteArray unseenJournal(std::uint64_t unseen) {
  MatchSetup setup = handOf(unseen);
  JournalHeader header = ownHeader();
  header.rules = setup.rules;
  header.names = {"A", "B", "C", "D"};
  JournalBranch branch;
  branch.parent = QStringLiteral("p");
  branch.kind = QStringLiteral("same");
  branch.start = setStart(*setup.deal, setup.rules);
  branch.wall = *makeSetWall(*setup.deal, setup.rules);
  header.branch = branch;
  setup.deal.reset();
  header.setup = toJson(setup);
  return journalBy(
      header, [](const Decision &decision) { return tsumogiri(decision); }, 34);
}

// The bytes up to and with the n-th event.
qint64 untilEvent(const QByteArray &journal, int events) {
  qsizetype at = 0;
  while (events-- > 0)
    at = journal.indexOf("{\"event\"", at) + 1;
  return journal.indexOf('\n', at) + 1;
}

int eventsIn(const QByteArray &journal) {
  return static_cast<int>(journal.count("{\"event\""));
}

// A match of bots that somebody else plays in a folder, so many events of it.
struct OthersMatch {
  OthersMatch(const QString &folder, int events)
      : journal(ownJournal(basicAriAri(), 5)), base(folder + QStringLiteral("/matches/a")) {
    QDir().mkpath(folder + QStringLiteral("/matches"));
    other.emplace(playing(), journal);
    writeUntil(events);
  }
  QString playing() const { return base + QStringLiteral(".playing.jsonl"); }
  bool writeUntil(int events) { return other->writeUntil(untilEvent(journal, events)); }
  bool end() {
    return other->writeUntil(journal.size()) && QFile::rename(playing(), base + QStringLiteral(".jsonl"));
  }

  QByteArray journal;
  QString base;
  std::optional<OtherProgram> other;
};

}  // namespace

class TestWatching : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theSecondWindowFollowsTheFirst();
  void whoLooksBackIsLeftThere();
  void theListsOfferIt();
  void handsOfSeveralHumansStayClosed();
  void noCommandTellsMore();
  void whatCannotBeSeenChangesNothing();
  void theEndIsToldAndTheWholeIsOffered();
  void whatEndsItEarlyIsTold_data();
  void whatEndsItEarlyIsTold();
  void nothingRunsOnceItIsLeft();
  void theNextReplayIsAnOrdinaryOne();

 private:
  QString fresh() { return m_folders.fresh(); }
  Folders m_folders;
};

void TestWatching::theSecondWindowFollowsTheFirst() {
  const QString folder = fresh();
  const Program first(folder);
  QVERIFY(first.window->play(humansIn(first, 1)));
  QVERIFY(isAsked(first));
  const QString path = first.controller.match().journalPath();
  const QByteArray before = bytesIn(path);
  const Program second(folder);
  QTRY_VERIFY(second.find<QPushButton>("watchOther")->isVisible());
  QCOMPARE(second.find<QLabel>("matchNote")->text(),
           QStringLiteral("A match is being played in another Janso window."));
  QTest::mouseClick(second.find<QPushButton>("watchOther"), Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(shownPage(second) != nullptr, kMatchMs);
  ReplayPage *page = shownPage(second);
  QVERIFY(page->isWatching());
  QCOMPARE(page->watchBar()->sentence(), QStringLiteral("You are watching this match from Mei's seat."));
  QTRY_VERIFY_WITH_TIMEOUT(seesTheSame(second, first), kMatchMs);
  QCOMPARE(bytesIn(path), before);
  QVERIFY(OwnedFile::isOwned(path));
  for (int turn = 0; turn < 3; ++turn) {
    QTest::keyClick(first.table(), Qt::Key_Space);
    QVERIFY(isAsked(first));
    QTRY_VERIFY_WITH_TIMEOUT(seesTheSame(second, first), kMatchMs);
    QVERIFY(second.find<LogDock>()->text().contains(QStringLiteral("Mei")));
  }
  QVERIFY(!second.controller.match().isRunning());
  QVERIFY(!page->watchBar()->findChild<QPushButton *>(QStringLiteral("goOn"))->isVisible());
  // It is left there, and goes on here.
  first.window->actions()->action(WindowCommand::LeaveTable)->trigger();
  QTRY_COMPARE_WITH_TIMEOUT(
      page->watchBar()->sentence(),
      QStringLiteral("The other Janso window has closed this match. You can continue it here."), kMatchMs);
  auto *goOn = page->watchBar()->findChild<QPushButton *>(QStringLiteral("goOn"));
  QVERIFY(goOn->isVisible());
  QTest::mouseClick(goOn, Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(second.controller.match().pendingDecision(0).has_value(), kMatchMs);
  QCOMPARE(second.controller.match().journalPath(), path);
  QVERIFY(!second.window->pages()->watching()->isFollowing());
}

void TestWatching::whoLooksBackIsLeftThere() {
  const QString folder = fresh();
  const Program first(folder);
  QVERIFY(first.window->play(humansIn(first, 1)));
  QVERIFY(isAsked(first));
  const Program second(folder);
  QVERIFY(watches(second, first.controller.match().journalPath()));
  ReplayPage *page = shownPage(second);
  QTRY_VERIFY_WITH_TIMEOUT(seesTheSame(second, first), kMatchMs);
  auto *follow = page->watchBar()->findChild<QPushButton *>(QStringLiteral("follow"));
  QVERIFY(!follow->isVisible());
  QTest::keyClick(page->table(), Qt::Key_Home);
  const ReplayPlace there = page->reader().place();
  QCOMPARE(there.event, 1);
  QVERIFY(follow->isVisible());
  const int places = page->reader().replay().places();
  QTest::keyClick(first.table(), Qt::Key_Space);
  QVERIFY(isAsked(first));
  QTRY_VERIFY_WITH_TIMEOUT(page->reader().replay().places() > places, kMatchMs);
  QCOMPARE(page->reader().place() == there, true);
  QVERIFY(page->watchBar()->sentence().endsWith(QStringLiteral(" behind the live match.")));
  QTest::keyClick(page->table(), Qt::Key_End);
  QTRY_VERIFY_WITH_TIMEOUT(seesTheSame(second, first), kMatchMs);
  QVERIFY(!follow->isVisible());
  QTest::keyClick(first.table(), Qt::Key_Space);
  QVERIFY(isAsked(first));
  QTRY_VERIFY_WITH_TIMEOUT(seesTheSame(second, first), kMatchMs);
}

void TestWatching::theListsOfferIt() {
  const QString folder = fresh();
  const Program first(folder);
  QVERIFY(first.window->play(humansIn(first, 1)));
  QVERIFY(isAsked(first));
  const Program second(folder);
  second.window->continueMatch();
  QTRY_VERIFY(second.find<MatchesDialog>() != nullptr);
  auto *lookAt = second.find<MatchesDialog>()->findChild<QPushButton *>(QStringLiteral("lookAt"));
  QCOMPARE(lookAt->text(), QStringLiteral("&Watch"));
  QVERIFY(lookAt->isDefault());
  QTest::mouseClick(lookAt, Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(shownPage(second) != nullptr && shownPage(second)->isWatching(), kMatchMs);
  // From the library, and back to it.
  second.window->openLibrary();
  auto *library = second.find<LibraryPage>();
  QTRY_VERIFY_WITH_TIMEOUT(library->findChild<QPushButton *>(QStringLiteral("unfinished"))->isEnabled(),
                           kMatchMs);
  QVERIFY(!second.window->pages()->watching()->isFollowing());
  QTest::mouseClick(library->findChild<QPushButton *>(QStringLiteral("unfinished")), Qt::LeftButton);
  auto *watch = library->findChild<QPushButton *>(QStringLiteral("lookAt"));
  QCOMPARE(watch->text(), QStringLiteral("&Watch"));
  QTest::mouseClick(watch, Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(shownPage(second) != nullptr && shownPage(second)->isWatching(), kMatchMs);
  QTest::keyClick(shownPage(second)->table(), Qt::Key_Q);
  QVERIFY(library->isVisible());
}

void TestWatching::handsOfSeveralHumansStayClosed() {
  const QString folder = fresh();
  const Program first(folder);
  QVERIFY(first.window->play(humansIn(first, 2)));
  QTRY_VERIFY_WITH_TIMEOUT(first.controller.match().eventCount() > 2, kMatchMs);
  const Program second(folder);
  QVERIFY(watches(second, first.controller.match().journalPath()));
  const ReplayPage *page = shownPage(second);
  QCOMPARE(page->watchBar()->sentence(),
           QStringLiteral("You are watching this match with all hands face down."));
  for (int seat = 0; seat < 4; ++seat) {
    const SeatView view = page->reader().view();
    QCOMPARE(int{view.seat}, seat);
    QVERIFY(!view.hand[0].isKnown() && !view.drawn.isKnown());
    QTest::keyClick(page->table(), Qt::Key_V);
  }
  // No command stumbles over tiles that are not known.
  for (const ReplayKey &key : replayKeys()) {
    if (key.command == ReplayCommand::Leave)
      continue;
    shownPage(second)->run(key.command);
    QVERIFY2(hidesHand(page->reader().view()), key.name);
  }
  QTest::keyPress(page->table(), Qt::Key_T);
  QTest::keyRelease(page->table(), Qt::Key_T);
}

void TestWatching::noCommandTellsMore() {
  const QString folder = fresh();
  const Program first(folder);
  QVERIFY(first.window->play(humansIn(first, 1)));
  QVERIFY(isAsked(first));
  for (int turn = 0; turn < 2; ++turn) {
    QTest::keyClick(first.table(), Qt::Key_Space);
    QVERIFY(isAsked(first));
  }
  const Program second(folder);
  QVERIFY(watches(second, first.controller.match().journalPath()));
  ReplayPage *page = shownPage(second);
  QTRY_VERIFY_WITH_TIMEOUT(seesTheSame(second, first), kMatchMs);
  for (const ReplayKey &key : replayKeys()) {
    if (key.command == ReplayCommand::Leave)
      continue;
    page->run(key.command);
    page->reader().setPlaying(false);
    QVERIFY2(page->isWatching() && page->guessing() == nullptr, key.name);
    QCOMPARE(page->reader().seat(), 0);
    QVERIFY2(page->reader().hands() == HandsShown::Own, key.name);
    const SeatView view = page->reader().view();
    for (const HandTiles &opened : view.opened)
      QVERIFY2(opened.empty(), key.name);
    QVERIFY2(!page->shows(ReplayCommand::ShowWall) && !page->shows(ReplayCommand::ShowWaits), key.name);
    QVERIFY2(page->reader().notes().bookmarks.empty(), key.name);
  }
  for (const char *name : {"hands", "waits", "wall", "bookmark", "choiceBack", "branchesTab", "note"})
    QVERIFY2(!page->findChild<QWidget *>(QString::fromLatin1(name))->isVisible(), name);
}

void TestWatching::whatCannotBeSeenChangesNothing() {
  const std::array journals{unseenJournal(1), unseenJournal(2)};
  QVERIFY(journals[0] != journals[1]);
  QCOMPARE(eventsIn(journals[0]), eventsIn(journals[1]));
  const std::array folders{fresh(), fresh()};
  std::array<std::unique_ptr<OtherProgram>, 2> others;
  std::array<std::unique_ptr<Program>, 2> windows;
  for (std::size_t i = 0; i < 2; ++i) {
    QVERIFY(QDir().mkpath(folders[i] + QStringLiteral("/matches")));
    const QString path = folders[i] + QStringLiteral("/matches/a.playing.jsonl");
    others[i] = std::make_unique<OtherProgram>(path, journals[i]);
    QVERIFY(others[i]->writeUntil(untilEvent(journals[i], 3)));
    windows[i] = std::make_unique<Program>(folders[i]);
    windows[i]->settings.setValue(Setting::ReducedMotion, true);
    QVERIFY(watches(*windows[i], path));
  }
  for (int events = 8; events < eventsIn(journals[0]); events += 5) {
    std::array<ShownAtTable, 2> shown;
    for (std::size_t i = 0; i < 2; ++i) {
      QVERIFY(others[i]->writeUntil(untilEvent(journals[i], events)));
      const ReplayPage *page = shownPage(*windows[i]);
      QTRY_COMPARE_WITH_TIMEOUT(page->reader().place().event, events - 1, kMatchMs);
      windows[i]->window->activateWindow();
      QVERIFY(QTest::qWaitForWindowActive(windows[i]->window.get()));
      page->table()->setFocus();
      page->table()->finishAnimations();
      shown[i] = shownBy(*windows[i], page->table());
    }
    QVERIFY(!shown[0].spoken.isEmpty() && !shown[0].logs.join(QString()).isEmpty());
    QCOMPARE(shown[1].title, shown[0].title);
    QCOMPARE(shown[1].spoken, shown[0].spoken);
    QCOMPARE(shown[1].tips, shown[0].tips);
    QCOMPARE(shown[1].logs, shown[0].logs);
    QVERIFY(shown[1].picture == shown[0].picture);
  }
}

void TestWatching::theEndIsToldAndTheWholeIsOffered() {
  const QString folder = fresh();
  OthersMatch match(folder, 100);
  const Program program(folder);
  QVERIFY(watches(program, match.playing()));
  ReplayPage *page = shownPage(program);
  QVERIFY(!page->reader().view().hand[0].isKnown());
  QVERIFY(program.window->pages()->watching()->isFollowing());
  QVERIFY(match.end());
  QTRY_VERIFY_WITH_TIMEOUT(page->watchBar()->sentence().startsWith(QLatin1String("The match is over.")),
                           kMatchMs);
  const std::optional<MatchResult> &result = page->reader().replay().game().result;
  QVERIFY(result && result->wallSeed.empty());
  for (const std::int32_t score : result->scores)
    QVERIFY(page->watchBar()->sentence().contains(QLocale().toString(score)));
  QVERIFY(!program.window->pages()->watching()->isFollowing());
  QVERIFY(!page->reader().view().hand[0].isKnown());
  QVERIFY(page->reader().place() == page->reader().replay().last());
  auto *record = page->watchBar()->findChild<QPushButton *>(QStringLiteral("record"));
  QVERIFY(record->isVisible());
  QTest::mouseClick(record, Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(!page->isWatching(), kMatchMs);
  QVERIFY(page->reader().view().hand[0].isKnown());
  QVERIFY(!page->watchBar()->isVisible());
  QVERIFY(page->reader().place() == page->reader().replay().last());
}

void TestWatching::whatEndsItEarlyIsTold_data() {
  QTest::addColumn<QByteArray>("written");  // empty: the file is removed
  QTest::addColumn<QString>("sentence");
  QTest::newRow("the file is removed")
      << QByteArray()
      << QStringLiteral(
             "You can't watch this match any longer. Could not read the file "
             "“a.playing.jsonl” (No such file or directory).");
  QTest::newRow("a line is damaged")
      << QByteArray("{\"event\":{\"tyqe\":\n{}\n")
      << QStringLiteral("You can't watch this match any longer. The match file is damaged at line ");
}

void TestWatching::whatEndsItEarlyIsTold() {
  QFETCH(QByteArray, written);
  QFETCH(QString, sentence);
  const QString folder = fresh();
  OthersMatch match(folder, 50);
  const Program program(folder);
  QVERIFY(watches(program, match.playing()));
  const ReplayPage *page = shownPage(program);
  const int places = page->reader().replay().places();
  QVERIFY(written.isEmpty() ? QFile::remove(match.playing()) : match.other->write(written));
  QTRY_VERIFY_WITH_TIMEOUT(page->watchBar()->sentence().startsWith(sentence), kMatchMs);
  QCOMPARE(page->reader().replay().places(), places);
  QVERIFY(!program.window->pages()->watching()->isFollowing());
  for (const char *name : {"goOn", "record"})
    QVERIFY2(!page->watchBar()->findChild<QPushButton *>(QString::fromLatin1(name))->isVisible(), name);
}

void TestWatching::nothingRunsOnceItIsLeft() {
  const QString folder = fresh();
  OthersMatch match(folder, 10);
  const Program program(folder);
  QVERIFY(watches(program, match.playing()));
  ReplayPage *page = shownPage(program);
  QVERIFY(program.window->pages()->watching()->isFollowing());
  // The statistics lie over it, and what comes meanwhile is there afterwards.
  program.window->pages()->statistics()->open();
  QVERIFY(!program.window->pages()->watching()->isFollowing());
  QVERIFY(match.writeUntil(20));
  QVERIFY(program.window->history()->back());
  QTRY_COMPARE_WITH_TIMEOUT(page->reader().place().event, 19, kMatchMs);
  QVERIFY(program.window->pages()->watching()->isFollowing());
  QTest::keyClick(page->table(), Qt::Key_Escape);
  QVERIFY(!program.window->pages()->replay()->isShown());
  QVERIFY(!program.window->pages()->watching()->isFollowing());
  QVERIFY(program.find<QPushButton>("playNow")->isVisible());
}

void TestWatching::theNextReplayIsAnOrdinaryOne() {
  const QString folder = fresh();
  OthersMatch match(folder, 10);
  const Program program(folder);
  QVERIFY(watches(program, match.playing()));
  ReplayPage *page = shownPage(program);
  program.window->openRecord(QStringLiteral(JANSO_SOURCE "/tests/data/records/own01.mjlog"));
  QTRY_VERIFY_WITH_TIMEOUT(!page->isWatching(), kMatchMs);
  QVERIFY(!program.window->pages()->watching()->isFollowing());
  for (const char *name : {"hands", "waits", "wall", "bookmark", "choiceBack", "branchesTab", "note"})
    QVERIFY2(page->findChild<QWidget *>(QString::fromLatin1(name))->isVisible(), name);
  QVERIFY(page->reader().view().hand[0].isKnown());
  page->run(ReplayCommand::CycleHands);
  QVERIFY(!page->reader().view().opened[1].empty());
}

JANSO_TEST(TestWatching);
#include "tst_watching.moc"
