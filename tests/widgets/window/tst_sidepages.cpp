// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The pages beside the table come when they are wanted, and know then what was set before.
#include <QSignalSpy>
#include <QTest>
#include <array>
#include <cstddef>

#include "support/testprogram.h"
#include "widgets/library/librarypage.h"
#include "widgets/ownrecord.h"
#include "widgets/replay/replaypage.h"
#include "widgets/review/retrypage.h"
#include "widgets/review/reviewedgame.h"
#include "widgets/review/reviewpage.h"
#include "widgets/statistics/statisticspage.h"
#include "widgets/window/librarydesk.h"
#include "widgets/window/pagehistory.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/reviewdesk.h"
#include "widgets/window/rolloutdesk.h"
#include "widgets/window/sidepages.h"
#include "widgets/window/statisticsdesk.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

bool openReplayIn(const Program &program) {
  QSignalSpy opened(program.window->pages()->replay(), &ReplayDesk::opened);
  program.window->openRecord(ownRecord());
  return opened.wait(30000);
}

struct Page {
  const char *name;
  QWidget *(*there)(const Program &);  // nullptr = it is not
  void (*open)(const Program &);
};

template <class T>
QWidget *found(const Program &program) {
  return program.find<T>();
}

const std::array kPages{
    Page{"replay", found<ReplayPage>, [](const Program &program) { QVERIFY(openReplayIn(program)); }},
    Page{"review", found<ReviewPage>,
         [](const Program &program) {
           QSignalSpy shown(program.window->pages()->review(), &ReviewDesk::shown);
           program.window->pages()->review()->review(ownRecord(), 0);
           QVERIFY(shown.wait(30000));
         }},
    Page{"statistics", found<StatisticsPage>,
         [](const Program &program) { program.window->pages()->statistics()->open(); }},
    Page{"library", found<LibraryPage>,
         [](const Program &program) { program.window->pages()->openLibrary(); }},
};

}  // namespace

class TestSidePages : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aPageIsMadeWhenItIsWanted_data();
  void aPageIsMadeWhenItIsWanted();
  void aPageThatIsNotShownHasNoSize_data();
  void aPageThatIsNotShownHasNoSize();
  void keysThatWereSetBeforeAreObeyed();
  void aReviewIsMarkedInAReplayThatCameLater();

 private:
  Folders m_folders;
};

void TestSidePages::aPageIsMadeWhenItIsWanted_data() {
  QTest::addColumn<int>("page");
  for (std::size_t i = 0; i < kPages.size(); ++i)
    QTest::newRow(kPages[i].name) << static_cast<int>(i);
}

void TestSidePages::aPageIsMadeWhenItIsWanted() {
  QFETCH(int, page);
  const Program program(m_folders.fresh());
  for (const Page &each : kPages)
    QVERIFY2(each.there(program) == nullptr, each.name);
  QVERIFY(program.find<RetryPage>() == nullptr);
  const Page &wanted = kPages[static_cast<std::size_t>(page)];
  wanted.open(program);
  QVERIFY(wanted.there(program)->isVisible());
  for (const Page &each : kPages)
    QVERIFY2(&each == &wanted || each.there(program) == nullptr, each.name);
}

void TestSidePages::aPageThatIsNotShownHasNoSize_data() {
  aPageIsMadeWhenItIsWanted_data();
}

void TestSidePages::aPageThatIsNotShownHasNoSize() {
  QFETCH(int, page);
  const Program program(m_folders.fresh());
  const QSize before = program.window->minimumSizeHint();
  kPages[static_cast<std::size_t>(page)].open(program);
  while (program.window->history()->back())
    continue;
  QTRY_COMPARE(program.window->minimumSizeHint(), before);
}

void TestSidePages::keysThatWereSetBeforeAreObeyed() {
  Program program(m_folders.fresh());
  const KeyCommand command = replayKeyCommands().first();
  program.settings.setShortcut(command.id, QKeySequence(Qt::Key_F7), command.fallback);
  QVERIFY(openReplayIn(program));
  ReplayPage *page = program.window->pages()->replay()->page();
  const ReplayPlace before = page->reader().place();
  QTest::keyClick(page->table(), Qt::Key_F7);
  QVERIFY(page->reader().place() != before);
}

void TestSidePages::aReviewIsMarkedInAReplayThatCameLater() {
  const Program program(m_folders.fresh());
  ReviewDesk *review = program.window->pages()->review();
  review->review(ownRecord(), 0);
  QVERIFY(QTest::qWaitFor([&] { return program.find<ReviewPage>() != nullptr && review->page()->game(); },
                          120000));
  QVERIFY(program.find<ReplayPage>() == nullptr);
  QSignalSpy opened(program.window->pages()->replay(), &ReplayDesk::opened);
  Q_EMIT review->page()->replayRequested();
  QVERIFY(opened.wait(30000));
  ReplayPage *page = program.window->pages()->replay()->page();
  page->reader().go(review->page()->game()->choices().front().place());
  QVERIFY(!page->factsMarkup().isEmpty());
  QVERIFY(review->rollouts()->replayBar() != nullptr);
}

JANSO_TEST(TestSidePages);
#include "tst_sidepages.moc"
