// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the window says and offers when a match cannot be gone on with or cannot be saved.
#include <sys/resource.h>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <cerrno>
#include <csignal>

#include "game/gamecontroller.h"
#include "game/setup/quickmatch.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/replay/replaypage.h"
#include "widgets/results/handendpage.h"
#include "widgets/sentences/journaltexts.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/logdock.h"
#include "widgets/window/mainwindow.h"
#include "widgets/window/matchesdesk.h"
#include "widgets/window/matchesdialog.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/savingbar.h"
#include "widgets/window/savingdesk.h"
#include "widgets/window/sidepages.h"
#include "widgets/window/windowactions.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

MatchSetup oneHuman(const Program &program, const QString &seed) {
  MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, program.window->bots());
  setup.seed = seed;
  return setup;
}

// Plays a little, and leaves the match. Its journal.
QString leftMatch(const QString &folder, const QString &seed) {
  const Program program(folder);
  if (!program.window->play(oneHuman(program, seed)))
    return {};
  for (int turn = 0; turn < 3; ++turn) {
    if (!QTest::qWaitFor([&] { return program.controller.match().pendingDecision(0).has_value(); }, 60000))
      return {};
    QTest::keyClick(program.table(), Qt::Key_Space);
  }
  if (!QTest::qWaitFor([&] { return program.controller.match().pendingDecision(0).has_value(); }, 60000))
    return {};
  const QString path = program.controller.match().journalPath();
  program.window->actions()->action(WindowCommand::LeaveTable)->trigger();
  return path;
}

QByteArray bytesOf(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void breakLine(const QString &path, int line) {
  QList<QByteArray> lines = bytesOf(path).split('\n');
  QVERIFY(lines.size() > line);
  lines[line - 1] = "{\"event\":{\"tyqe\":";
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(lines.join('\n'));
}

void waitForFolder(const Program &program) {
  QVERIFY(QTest::qWaitFor([&] { return !program.window->matchesDesk()->isLooking(); }, 60000));
}

// No file of this program may grow beyond so many bytes.
class Room {
 public:
  explicit Room(qint64 bytes) : m_handler(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &m_before);
    rlimit full = m_before;
    full.rlim_cur = static_cast<rlim_t>(bytes);
    setrlimit(RLIMIT_FSIZE, &full);
  }
  ~Room() {
    setrlimit(RLIMIT_FSIZE, &m_before);
    std::signal(SIGXFSZ, m_handler);
  }
  Room(const Room &) = delete;
  Room &operator=(const Room &) = delete;

 private:
  rlimit m_before{};
  void (*m_handler)(int);
};

// Of the dialog that lists the matches.
QPushButton *button(const Program &program, const char *name) {
  return program.find<MatchesDialog>()->findChild<QPushButton *>(QString::fromLatin1(name));
}

}  // namespace

class TestJournals : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void anotherJansoPlaysTheMatch();
  void whatIsOverOfItCanBeLookedAt();
  void aDamagedMatchIsNamedAndGoesOn();
  void anOlderMatchIsInReach();
  void whatIsNoMatchIsNamed();
  void aMatchThatIsNotSavedIsMarked();
  void callsAreAskedForAgain();
  void sentences_data();
  void sentences();
  void everyFaultHasItsSentence();

 private:
  QString freshFolder() { return m_folders.fresh(); }
  Folders m_folders;
};

void TestJournals::anotherJansoPlaysTheMatch() {
  const QString folder = freshFolder();
  const Program first(folder);
  QVERIFY(first.window->play(oneHuman(first, QStringLiteral("first"))));
  QTRY_VERIFY_WITH_TIMEOUT(first.controller.match().pendingDecision(0).has_value(), 60000);
  const QString path = first.controller.match().journalPath();
  const QByteArray before = bytesOf(path);

  const Program second(folder);
  waitForFolder(second);
  QVERIFY(!second.find<QPushButton>("continueMatch")->isVisible());
  QVERIFY(second.find<QLabel>("matchNote")->isVisible());
  QCOMPARE(second.find<QLabel>("matchNote")->text(),
           QStringLiteral("A match is being played in another Janso window."));
  // Asked for all the same.
  second.window->actions()->action(WindowCommand::ContinueMatch)->trigger();
  QTRY_VERIFY(second.find<MatchesDialog>() != nullptr);
  QCOMPARE(second.find<MatchesDialog>()->sentence(),
           QStringLiteral("This match is open in another Janso window."));
  QVERIFY(!button(second, "goOn")->isEnabled());
  QVERIFY(button(second, "lookAt")->isEnabled());
  QCOMPARE(button(second, "lookAt")->text(), QStringLiteral("&Watch"));
  second.find<MatchesDialog>()->reject();
  second.window->matchesDesk()->resume(path);
  QVERIFY(!second.controller.match().isRunning());
  QCOMPARE(bytesOf(path), before);
  // It is left there, and goes on here.
  first.window->actions()->action(WindowCommand::LeaveTable)->trigger();
  second.window->continueMatch();
  QTRY_VERIFY_WITH_TIMEOUT(second.controller.match().pendingDecision(0).has_value(), 60000);
}

void TestJournals::whatIsOverOfItCanBeLookedAt() {
  const QString folder = freshFolder();
  const Program first(folder);
  QVERIFY(first.window->play(oneHuman(first, QStringLiteral("watched"))));
  QVERIFY(QTest::qWaitFor(
      [&] {
        auto *page = first.find<HandEndPage>();
        if (page->isVisible())
          page->advance();
        else if (first.controller.match().pendingDecision(0))
          QTest::keyClick(first.table(), Qt::Key_Space);
        return bytesOf(first.controller.match().journalPath()).count("start_kyoku") == 2;
      },
      kMatchMs));
  const QString path = first.controller.match().journalPath();
  first.window->actions()->action(WindowCommand::LeaveTable)->trigger();
  const QByteArray before = bytesOf(path);
  const Program second(folder);
  waitForFolder(second);
  second.window->matchesDesk()->chooseMatch();
  QCOMPARE(button(second, "lookAt")->text(), QStringLiteral("Rep&lay"));
  QTest::mouseClick(button(second, "lookAt"), Qt::LeftButton);
  QTRY_VERIFY(second.window->pages()->replay()->isShown());
  QCOMPARE(second.find<ReplayPage>()->reader().replay().hands(), 1);
  QVERIFY(!second.controller.match().isRunning());
  QVERIFY(!second.find<ReplayPage>()->isWatching());
  QCOMPARE(bytesOf(path), before);
}

void TestJournals::aDamagedMatchIsNamedAndGoesOn() {
  const QString folder = freshFolder();
  const QString path = leftMatch(folder, QStringLiteral("damaged"));
  QVERIFY(!path.isEmpty());
  breakLine(path, 12);
  const QByteArray damaged = bytesOf(path);
  const Program program(folder);
  waitForFolder(program);
  QVERIFY(!program.find<QPushButton>("continueMatch")->isVisible());
  QCOMPARE(program.find<QLabel>("matchNote")->text(),
           QStringLiteral("The last match could not be read: its file is damaged."));
  QTest::mouseClick(program.find<QPushButton>("otherMatches"), Qt::LeftButton);
  auto *dialog = program.find<MatchesDialog>();
  QVERIFY(dialog != nullptr);
  QVERIFY2(dialog->sentence().startsWith(
               QStringLiteral("The match file is damaged at line 12. Everything before that is intact")),
           qPrintable(dialog->sentence()));
  QVERIFY(!dialog->sentence().contains(QLatin1Char('{')));
  QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("goOn")), Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(program.controller.match().pendingDecision(0).has_value(), 60000);
  QVERIFY(program.table()->isVisible());
  QCOMPARE(bytesOf(path + QStringLiteral(".damaged")), damaged);
  QVERIFY(program.controller.match().journalPath() != path);
}

void TestJournals::anOlderMatchIsInReach() {
  const QString folder = freshFolder();
  const QString older = leftMatch(folder, QStringLiteral("older"));
  QString newer = leftMatch(folder, QStringLiteral("newer"));
  QVERIFY(!older.isEmpty() && !newer.isEmpty() && older != newer);
  // Journals count whole seconds: the name decides where they are of the same.
  QVERIFY(newer > older || QFile::rename(newer, older + QStringLiteral(".z.playing.jsonl")));
  if (!QFile::exists(newer))
    newer = older + QStringLiteral(".z.playing.jsonl");
  breakLine(newer, 12);
  const Program program(folder);
  waitForFolder(program);
  QVERIFY(program.find<QPushButton>("continueMatch")->isVisible());
  QVERIFY(program.find<QPushButton>("otherMatches")->isVisible());
  QCOMPARE(program.window->matchesDesk()->unfinished().size(), std::size_t{2});
  QTest::mouseClick(program.find<QPushButton>("continueMatch"), Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(program.controller.match().pendingDecision(0).has_value(), 60000);
  QCOMPARE(program.controller.match().journalPath(), older);
}

void TestJournals::whatIsNoMatchIsNamed() {
  const QString folder = freshFolder();
  QVERIFY(QDir().mkpath(folder + QStringLiteral("/matches")));
  QFile file(folder + QStringLiteral("/matches/noise.playing.jsonl"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("what is this\n");
  file.close();
  const Program program(folder);
  program.window->continueMatch();
  QTRY_VERIFY(program.find<MatchesDialog>() != nullptr);
  auto *dialog = program.find<MatchesDialog>();
  QCOMPARE(dialog->sentence(), QStringLiteral("“noise.playing.jsonl” is not a match saved by Janso."));
  QVERIFY(!dialog->findChild<QPushButton *>(QStringLiteral("goOn"))->isEnabled());
}

void TestJournals::aMatchThatIsNotSavedIsMarked() {
  const QString folder = freshFolder();
  const Program program(folder);
  QVERIFY(program.window->play(oneHuman(program, QStringLiteral("full"))));
  QTRY_VERIFY_WITH_TIMEOUT(program.controller.match().pendingDecision(0).has_value(), 60000);
  auto *bar = program.find<SavingBar>();
  QVERIFY(!bar->isVisible());
  const QString path = program.controller.match().journalPath();
  const QByteArray saved = bytesOf(path);
  {
    const Room room(saved.size() + 10);
    QTest::keyClick(program.table(), Qt::Key_Space);
    QTRY_VERIFY(bar->isVisible());
    QCOMPARE(bar->sentence(),
             QStringLiteral("The match is not being saved: the file has reached its maximum size."));
    QVERIFY(program.find<LogDock>()->text().contains(bar->sentence()));
    QTRY_VERIFY_WITH_TIMEOUT(program.controller.match().pendingDecision(0).has_value(), 60000);
    QVERIFY(bar->isVisible());  // it stays as long as that is so
    QTest::mouseClick(program.find<QPushButton>("pause"), Qt::LeftButton);
    QVERIFY(program.window->actions()->action(WindowCommand::Pause)->isChecked());
    QTest::mouseClick(program.find<QPushButton>("pause"), Qt::LeftButton);
    QVERIFY(!program.window->actions()->action(WindowCommand::Pause)->isChecked());
    QCOMPARE(bytesOf(path), saved);

    // Whatever would leave the match asks first.
    const int events = program.controller.match().eventCount();
    int asked = 0;
    const auto refuse = [&asked] {
      QTimer::singleShot(0, qApp, [&asked] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box != nullptr);
        ++asked;
        box->button(QMessageBox::Cancel)->click();
      });
    };
    refuse();
    QVERIFY(!program.window->play(oneHuman(program, QStringLiteral("another"))));
    refuse();
    Q_EMIT program.window->session()->rematchRequested();
    refuse();
    Q_EMIT program.window->session()->closeRequested();
    QCOMPARE(asked, 3);
    QVERIFY(program.window->session()->isPlaying());
    QVERIFY(program.controller.match().eventCount() >= events);
  }
  QTest::mouseClick(program.find<QPushButton>("again"), Qt::LeftButton);
  QVERIFY(!bar->isVisible());
  QVERIFY(bytesOf(path).size() > saved.size());
  const QString elsewhere = folder + QStringLiteral("/elsewhere.jsonl");
  QVERIFY(!program.window->savingDesk()->saveTo(folder + QStringLiteral("/no/where.jsonl")).isEmpty());
  QCOMPARE(program.window->savingDesk()->saveTo(elsewhere), QString());
  QCOMPARE(bytesOf(elsewhere), bytesOf(path));
}

// The program ends while somebody chooses which calls to make.
void TestJournals::callsAreAskedForAgain() {
  const QString folder = freshFolder();
  int seat = -1;
  int events = 0;
  {
    const Program program(folder);
    MatchSetup setup = oneHuman(program, QStringLiteral("calls"));
    setup.seats[1].kind = PlayerKind::Human;
    setup.seats[1].name = QStringLiteral("Aiko");
    setup.callMode = CallMode::Standing;
    connect(&program.controller, &GameController::standingOrdersRequested, program.window.get(),
            [&seat](int asked) { seat = asked; });
    QVERIFY(program.window->play(setup));
    QVERIFY(QTest::qWaitFor(
        [&] {
          const GameSession *session = program.window->session();
          if (seat < 0 && session->curtainSeat() >= 0)
            QTest::keyClick(program.table(), Qt::Key_Return);
          else if (seat < 0 && session->shownView().seat >= 0 &&
                   program.controller.match().pendingDecision(session->shownView().seat))
            QTest::keyClick(program.table(), Qt::Key_Space);
          return seat >= 0;
        },
        60000));
    events = program.controller.match().eventCount();
    program.window->close();
  }
  const Program again(folder);
  QSignalSpy asked(&again.controller, &GameController::standingOrdersRequested);
  QSignalSpy chosen(again.table(), &TableWidget::standingOrdersChosen);
  again.window->continueMatch();
  QTRY_COMPARE_WITH_TIMEOUT(asked.count(), 1, 60000);
  QCOMPARE(asked.at(0).at(0).toInt(), seat);
  GameSession *session = again.window->session();
  QCOMPARE(session->curtainSeat(), seat);
  QVERIFY(again.table()->curtainVisible());
  QVERIFY(!session->shownView().hand[0].isKnown());
  QCOMPARE(again.controller.match().eventCount(), events);
  QTest::keyClick(again.table(), Qt::Key_Return);
  QVERIFY(!again.table()->curtainVisible());
  QVERIFY(session->shownView().hand[0].isKnown());
  QCOMPARE(chosen.count(), 0);
  QTest::keyClick(again.table(), Qt::Key_Return);
  QCOMPARE(chosen.count(), 1);
  QCOMPARE(chosen.at(0).at(0).toInt(), seat);
  QTRY_VERIFY_WITH_TIMEOUT(again.controller.match().eventCount() > events, 60000);
}

void TestJournals::sentences_data() {
  QTest::addColumn<JournalProblem>("problem");
  QTest::addColumn<QString>("sentence");
  const auto row = [](const char *name, const JournalProblem &problem, const char *sentence) {
    QTest::newRow(name) << problem << QString::fromUtf8(sentence);
  };
  const QString path = QStringLiteral("/x/a.jsonl");
  row("a full disk", {JournalFault::Unwritable, path, 0, ENOSPC, {}, {}},
      "The match is not being saved: the disk is full.");
  row("a folder that is read only",
      {JournalFault::NoFolder, path, 0, EROFS, "the folder could not be created", {}},
      "The match is not being saved: could not create the folder “/x/a.jsonl” (the disk is read-only).");
  row("another version", {JournalFault::Differs, path, 7, 0, "the record ...", QStringLiteral("0.0.1")},
      "This match was started with Janso 0.0.1. From line 7 of its file on, Janso  would play the "
      "match differently, so you cannot continue where you left off.");
  row("this version", {JournalFault::Differs, path, 7, 0, "{\"pai\":\"9p\"}", {}},
      "From line 7 on, the match file describes events that cannot have happened at the table.");
}

void TestJournals::sentences() {
  QFETCH(JournalProblem, problem);
  QFETCH(QString, sentence);
  QCoreApplication::setApplicationVersion({});
  QCOMPARE(journalSentence(problem), sentence);
}

void TestJournals::everyFaultHasItsSentence() {
  Translations translations;
  QVERIFY(translations.use(QStringLiteral("en")));
  QStringList english;
  const auto problem = [](int fault) {
    return JournalProblem{
        static_cast<JournalFault>(fault), QStringLiteral("/x/a.jsonl"), 3, ENOSPC, "detail", {}};
  };
  for (int fault = static_cast<int>(JournalFault::Unreadable);
       fault <= static_cast<int>(JournalFault::Unnamed); ++fault) {
    english << journalSentence(problem(fault));
    QVERIFY2(english.last().endsWith(QLatin1Char('.')), qPrintable(english.last()));
  }
  QVERIFY(translations.use(QStringLiteral("ja")));
  for (int fault = static_cast<int>(JournalFault::Unreadable);
       fault <= static_cast<int>(JournalFault::Unnamed); ++fault) {
    const QString shown = journalSentence(problem(fault));
    QVERIFY2(!english.contains(shown), qPrintable(shown));
  }
  QVERIFY(translations.use(QStringLiteral("en")));
}

JANSO_TEST(TestJournals);
#include "tst_journals.moc"
