// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Random walks over all pages of the window: Back always returns to what was there, with its contents, its
// title and the focus. Every way is one that a user has: commands, buttons, keys, records and matches.
#include <QApplication>
#include <QDir>
#include <QPointer>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "game/setup/quickmatch.h"
#include "records/otherprogram.h"
#include "records/ownjournal.h"
#include "support/rounds.h"
#include "support/testprogram.h"
#include "widgets/library/librarypage.h"
#include "widgets/replay/replaypage.h"
#include "widgets/review/retrypage.h"
#include "widgets/review/reviewedgame.h"
#include "widgets/review/reviewpage.h"
#include "widgets/review/reviewrunner.h"
#include "widgets/review/turncard.h"
#include "widgets/statistics/statisticspage.h"
#include "widgets/window/branchdesk.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/lessondesk.h"
#include "widgets/window/librarydesk.h"
#include "widgets/window/matchesdesk.h"
#include "widgets/window/pagehistory.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/reviewdesk.h"
#include "widgets/window/sidepages.h"
#include "widgets/window/startpage.h"
#include "widgets/window/statisticsdesk.h"
#include "widgets/window/watchdesk.h"
#include "widgets/window/windowactions.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr int kWaitMs = 120000;
constexpr int kReviewedSeat = 2;

// The last one is short, and seat 2 makes a mistake in it.
const std::array<const char *, 3> kRecords{"own01.mjlog", "own03.mjlog", "own11.mjlog"};

QString recordPath(const char *name) {
  return QStringLiteral(JANSO_TEST_DATA "/records/") + QLatin1String(name);
}

// What is there at one moment.
struct Scene {
  QWidget *page = nullptr;
  QString title;
  QString inside;
  QPointer<QWidget> focus = {};
};

class Walk {
 public:
  Walk(const QString &folder, quint32 seed) : m_program(folder), m_random(seed) {
    QDir().mkpath(folder + QStringLiteral("/matches"));
    m_othersPath = folder + QStringLiteral("/matches/other.playing.jsonl");
    const QByteArray journal = ownJournal(basicAriAri(), 5);
    m_other.emplace(m_othersPath, journal);
    m_other->writeUntil(journal.size() / 3);
  }

  // Fills the library, and is on the first page again.
  bool begin() {
    QStringList paths;
    for (const char *name : kRecords)
      paths << recordPath(name);
    trigger(WindowCommand::OpenLibrary);
    library()->import(paths);
    if (!settles() || library()->model()->rowCount() != static_cast<int>(kRecords.size()))
      return false;
    trigger(WindowCommand::LeaveTable);
    return settles();
  }

  // Takes one way that is open here. Returns what went wrong; empty = nothing.
  QString step() {
    using Way = bool (Walk::*)();
    static constexpr std::array<Way, 9> kWays{&Walk::toStatistics,  &Walk::toLibrary,    &Walk::toRecord,
                                              &Walk::toMatch,       &Walk::toLesson,     &Walk::toOtherMatch,
                                              &Walk::onFromLibrary, &Walk::onFromReview, &Walk::onFromRetry};
    if (m_random.bounded(5) < 2 && !m_below.empty())
      return goBack();
    // From the pages that few ways lead to, the next one is rather taken.
    const bool further = m_random.bounded(2) == 0;
    if (further && (onFromReplay() || onFromReview() || onFromRetry() || onFromLibrary()))
      return m_problem;
    (this->*kWays[static_cast<std::size_t>(m_random.bounded(static_cast<int>(kWays.size())))])();
    return m_problem;
  }

  QString goBack() {
    m_ways << QStringLiteral("back");
    const QWidget *before = shown();
    QSignalSpy changed(m_program.window->history(), &PageHistory::changed);
    if (before != tableArea() && m_random.bounded(2) == 0)
      QTest::keyClick(m_program.window->focusWidget(), Qt::Key_Escape);
    if (changed.isEmpty())
      trigger(WindowCommand::LeaveTable);
    const Scene wanted = std::exchange(m_below.back(), {});
    m_below.pop_back();
    if (!QTest::qWaitFor([&] { return settled() && differences(wanted).isEmpty(); }, kWaitMs / 10))
      return differences(wanted) + QStringLiteral(" after ") + m_ways.join(QStringLiteral(", "));
    return {};
  }
  bool isAtEnd() const { return m_below.empty(); }
  const QStringList &ways() const { return m_ways; }

 private:
  enum class Match { Waits, Ends };

  SidePages *pages() const { return m_program.window->pages(); }
  ReplayPage *replay() const { return pages()->replay()->page(); }
  LibraryPage *library() const { return pages()->library()->page(); }
  QWidget *shown() const { return m_program.window->history()->page(); }
  QWidget *tableArea() const { return m_program.table()->parentWidget(); }
  QTreeView *list() const { return library()->findChild<QTreeView *>(QStringLiteral("list")); }
  bool isReplayShown() const { return pages()->replay()->isShown(); }
  bool isRetryShown() const {
    return m_program.find<RetryPage>() != nullptr && m_program.find<RetryPage>() == shown();
  }
  bool isReviewShown() const { return pages()->review()->isShown() && !isRetryShown(); }
  bool isLesson() const { return shown() == tableArea() && m_program.controller.match().setup().isLesson(); }
  bool isPlaying() const {
    return m_program.window->session()->isPlaying() && m_program.controller.match().isRunning();
  }
  void trigger(WindowCommand command) const { m_program.window->actions()->action(command)->trigger(); }

  bool settled() const {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    const bool reading =
        m_program.window->matchesDesk()->isLooking() ||
        (m_program.find<LibraryPage>() != nullptr && library()->isBusy()) ||
        (m_program.find<ReplayPage>() != nullptr && pages()->replay()->branches()->isLooking());
    const bool counting =
        m_program.find<StatisticsPage>() != nullptr && pages()->statistics()->page()->runner().isBusy();
    return !reading && !counting && !(isReviewShown() && pages()->review()->page()->game() == nullptr);
  }
  bool settles() {
    const bool done = QTest::qWaitFor([this] { return settled(); }, kWaitMs);
    if (!done)
      m_problem = QStringLiteral("never settles: ") + m_ways.join(QStringLiteral(", "));
    return done;
  }

  QString inside() const {
    if (isReplayShown()) {
      const ReplayReader &reader = replay()->reader();
      return QStringLiteral("%1 at %2:%3 from %4%5")
          .arg(replay()->source().path)
          .arg(reader.place().hand)
          .arg(reader.place().event)
          .arg(reader.seat())
          .arg(replay()->isWatching() ? QStringLiteral(", watched") : QString());
    }
    if (isReviewShown())
      return QString::fromStdString(pages()->review()->page()->game()->hash());
    if (isRetryShown())
      return QString::number(m_program.find<RetryPage>()->retry()->at()) +
             m_program.find<RetryPage>()->resultText();
    if (pages()->library()->isShown())
      return QStringLiteral("row %1, scrolled to %2")
          .arg(list()->currentIndex().row())
          .arg(list()->verticalScrollBar()->value());
    return shown() == tableArea() ? m_program.controller.match().journalPath() : QString();
  }
  // The amber button of the first page hands the focus on when another one becomes the next step.
  Scene scene() const {
    QWidget *focus = QApplication::focusWidget();
    const auto *button = qobject_cast<QPushButton *>(focus);
    const bool isNextStep = shown() == m_program.find<StartPage>() && button != nullptr &&
                            button->property("role").toString() == QLatin1String("primary");
    return {shown(), m_program.window->windowTitle(), inside(), isNextStep ? nullptr : focus};
  }
  QString differences(const Scene &wanted) const {
    const Scene now = scene();
    if (now.page != wanted.page)
      return QStringLiteral("another page: %1, not %2")
          .arg(QLatin1String(now.page->metaObject()->className()),
               QLatin1String(wanted.page->metaObject()->className()));
    if (now.inside != wanted.inside)
      return now.inside + QStringLiteral(", not ") + wanted.inside;
    if (now.title != wanted.title)
      return now.title + QStringLiteral(", not ") + wanted.title;
    const bool canHaveFocus =
        wanted.focus != nullptr && wanted.focus->isVisible() && wanted.focus->isEnabled();
    if (canHaveFocus && now.focus != wanted.focus)
      return QStringLiteral("the focus is on %1, not on %2")
          .arg(now.focus != nullptr ? now.focus->objectName() : QString(), wanted.focus->objectName());
    return {};
  }

  // Does something on the page, so that it is not as it was opened.
  void wander() {
    if (isReplayShown()) {
      ReplayReader &reader = replay()->reader();
      const int hand = m_random.bounded(reader.replay().hands());
      reader.go({hand, 1 + m_random.bounded(20)});
      if (!replay()->isWatching())
        reader.setSeat(m_random.bounded(reader.replay().players()));
    } else if (pages()->library()->isShown() && library()->model()->rowCount() > 0 && !isBelow(shown())) {
      // The library is the same list in each visit.
      const int row = m_random.bounded(library()->model()->rowCount());
      list()->setCurrentIndex(library()->model()->index(row, 0));
    }
    if (m_random.bounded(2) == 0)
      moveFocus();
    settles();
  }
  void moveFocus() {
    QList<QWidget *> fields = shown()->findChildren<QWidget *>();
    fields.removeIf([](const QWidget *field) {
      return !field->isVisible() || !field->isEnabled() || (field->focusPolicy() & Qt::TabFocus) == 0 ||
             field->focusProxy() != nullptr;
    });
    if (!fields.isEmpty())
      fields[m_random.bounded(static_cast<int>(fields.size()))]->setFocus();
  }

  bool isBelow(QWidget *page) const {
    return std::ranges::find(m_below, page, &Scene::page) != m_below.end();
  }
  // The table is replaced, or its match is left for the page.
  void forgetTable() {
    std::erase_if(m_below, [this](const Scene &each) { return each.page == tableArea(); });
  }
  // The page that a way was taken from waits below; a lesson does not, but what it was begun on.
  template <class Way, class There>
  bool open(const char *name, Match match, Way take, There isThere) {
    m_ways << QLatin1String(name);
    settles();
    const bool lesson = isLesson();
    const bool ends = match == Match::Ends && (isPlaying() || lesson);
    const Scene now = scene();
    take();
    if (!QTest::qWaitFor(isThere, kWaitMs))
      m_problem = QStringLiteral("no way: ") + m_ways.join(QStringLiteral(", "));
    settles();
    if (!lesson)
      m_below.push_back(now);
    if (ends)
      forgetTable();
    return true;
  }

  bool toStatistics() {
    if (pages()->statistics()->isShown())
      return false;
    wander();
    return open(
        "statistics", Match::Waits, [this] { trigger(WindowCommand::ShowStatistics); },
        [this] { return pages()->statistics()->isShown(); });
  }
  bool toLibrary() {
    if (pages()->library()->isShown())
      return false;
    wander();
    return open(
        "library", Match::Ends, [this] { trigger(WindowCommand::OpenLibrary); },
        [this] { return pages()->library()->isShown(); });
  }
  template <class Way>
  bool openReplay(const char *name, Way take) {
    QSignalSpy opened(pages()->replay(), &ReplayDesk::opened);
    return open(name, Match::Ends, take, [&opened, this] { return !opened.isEmpty() && isReplayShown(); });
  }
  bool toRecord() {
    wander();
    const auto record = static_cast<std::size_t>(m_random.bounded(static_cast<int>(kRecords.size())));
    const QString link = recordPath(kRecords[record]) + QStringLiteral("#hand=%1&event=%2&seat=%3")
                                                            .arg(m_random.bounded(1, 5))
                                                            .arg(m_random.bounded(1, 9))
                                                            .arg(m_random.bounded(1, 5));
    return openReplay("record", [this, link] { m_program.window->openRecord(link); });
  }
  bool toOtherMatch() {
    wander();
    return openReplay("watched match", [this] { pages()->watch(m_othersPath); });
  }
  bool toMatch() {
    wander();
    m_ways << QStringLiteral("match");
    const Scene now = scene();
    forgetTable();
    if (now.page != tableArea())
      m_below.push_back(now);
    MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Ren"), 0, m_program.window->bots());
    if (!m_program.window->play(setup) ||
        !QTest::qWaitFor([this] { return m_program.controller.match().pendingDecision(0).has_value(); },
                         kWaitMs))
      m_problem = QStringLiteral("no match");
    return settles();
  }
  // A match in progress is set aside, and comes back on top after the lesson.
  bool toLesson() {
    if (isLesson())
      return false;
    wander();
    m_ways << QStringLiteral("lesson");
    m_below.push_back(scene());
    const auto table = std::ranges::find(m_below, tableArea(), &Scene::page);
    std::optional<Scene> match;
    if (table != m_below.end()) {
      if (isPlaying())
        match = *table;
      m_below.erase(table);
    }
    if (match) {
      match->focus.clear();
      m_below.push_back(*match);
    }
    if (!m_program.window->lessonDesk()->start(0))
      m_problem = QStringLiteral("no lesson");
    return settles();
  }
  bool onFromLibrary() {
    if (!pages()->library()->isShown() || library()->model()->rowCount() == 0)
      return false;
    wander();
    if (!list()->currentIndex().isValid())
      return false;
    return openReplay("from the library", [this] { QTest::keyClick(list(), Qt::Key_Return); });
  }
  bool onFromReplay() {
    if (!isReplayShown() || !replay()->source().path.endsWith(QLatin1String(kRecords.back())))
      return false;
    wander();
    replay()->reader().setSeat(kReviewedSeat);
    return open(
        "review", Match::Waits, [this] { trigger(WindowCommand::ReviewMatch); },
        [this] { return isReviewShown() && settled(); });
  }
  bool onFromReview() {
    if (!isReviewShown())
      return false;
    ReviewPage *page = pages()->review()->page();
    TurnCard *mistake = page->turnCards().front();
    auto *learn = page->findChild<QPushButton *>(QStringLiteral("retry"));
    // A click gives the focus.
    if (m_random.bounded(2) == 0) {
      mistake->setFocus();
      return openReplay("a mistake", [mistake] { QTest::mouseClick(mistake, Qt::LeftButton); });
    }
    learn->setFocus();
    return open(
        "exercises", Match::Waits, [learn] { QTest::mouseClick(learn, Qt::LeftButton); },
        [this] { return isRetryShown(); });
  }
  bool onFromRetry() {
    if (!isRetryShown())
      return false;
    const RetryPage *page = m_program.find<RetryPage>();
    auto *solution = page->findChild<QPushButton *>(QStringLiteral("show"));
    auto *place = page->findChild<QPushButton *>(QStringLiteral("replay"));
    if (solution->isVisible())
      QTest::mouseClick(solution, Qt::LeftButton);
    if (!place->isVisible())
      return false;
    place->setFocus();
    return openReplay("an exercise's position", [place] { QTest::mouseClick(place, Qt::LeftButton); });
  }

  Program m_program;
  QRandomGenerator m_random;
  QString m_othersPath;
  std::optional<OtherProgram> m_other;
  std::vector<Scene> m_below;  // the last one is where Back must lead
  QStringList m_ways;          // taken so far
  QString m_problem;
};

}  // namespace

class TestWaysBack : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void backReturnsToWhatWasThere_data();
  void backReturnsToWhatWasThere();

 private:
  Folders m_folders;
};

void TestWaysBack::backReturnsToWhatWasThere_data() {
  QTest::addColumn<quint32>("seed");
  for (quint32 seed = 1; seed <= static_cast<quint32>(rounds("JANSO_WALKS", 8, 2)); ++seed)
    QTest::addRow("walk %u", seed) << seed;
}

void TestWaysBack::backReturnsToWhatWasThere() {
  QFETCH(quint32, seed);
  Walk walk(m_folders.fresh(), seed);
  QVERIFY(walk.begin());
  const int steps = rounds(60, 30);
  for (int i = 0; i < steps; ++i) {
    const QString problem = walk.step();
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
  }
  while (!walk.isAtEnd()) {
    const QString problem = walk.goBack();
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
  }
}

JANSO_TEST(TestWaysBack);
#include "tst_waysback.moc"
