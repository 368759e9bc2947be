// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// External programs at the table as real processes, over pipes and connections: they play whole matches in
// every dialect, or fail in every way, each with its own sentence; the match ends all the same.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include "game/gamecontroller.h"
#include "game/matchhelpers.h"
#include "records/journal.h"

using namespace janso;
using namespace janso::test;

namespace {

const QString kBot = QStringLiteral(JANSO_TEST_BOT);

ExternalProgram testProgram(const QString &mode, bool tcp = false) {
  ExternalProgram program;
  program.transport = tcp ? MjaiTransport::Tcp : MjaiTransport::Pipe;
  program.hints = true;
  program.command = QStringLiteral("\"%1\" %2 ").arg(kBot, mode) +
                    (tcp ? QStringLiteral("{url}") : QStringLiteral("{seat}"));
  return program;
}

MatchSetup programSetup(const ExternalProgram &program, const QString &seed, int seat = 1) {
  MatchSetup setup = quickSetup(seed);
  SeatSetup &external = setup.seats[static_cast<std::size_t>(seat)];
  external.kind = PlayerKind::External;
  external.program = program;
  return setup;
}

// A match without pauses and without a journal, and what was said about seat 1.
struct Game {
  Game()
      : failed(&controller, &GameController::playerFailed),
        noticed(&controller, &GameController::playerNoticed),
        ended(&controller, &GameController::matchEnded) {
    controller.setJournalFolder({});
    controller.setPacing(Pacing::instant());
  }
  QString firstFailure() const { return failed.isEmpty() ? QString() : failed.at(0).at(1).toString(); }

  GameController controller;
  QSignalSpy failed;
  QSignalSpy noticed;
  QSignalSpy ended;
};

}  // namespace

class TestMjaiProcess : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void programsPlayWholeMatches_data();
  void programsPlayWholeMatches();
  void failingProgramsAreReplaced_data();
  void failingProgramsAreReplaced();
  void aSlowProgramIsToldOfAndPlaysOn_data();
  void aSlowProgramIsToldOfAndPlaysOn();
  void aProgramJoinsAgainInTheMiddle_data();
  void aProgramJoinsAgainInTheMiddle();
  void leavingAtTheEndIsNoFailure_data();
  void leavingAtTheEndIsNoFailure();
  void aProgramThatTheUserStartsIsAwaited();
  void aPipeNeedsACommand();
  void aTakenPortIsToldOf();
  void programsGetTheirEnvironment();
  void whatAProgramSaysIsKept();
  void programsEndWithTheMatch();
};

void TestMjaiProcess::programsPlayWholeMatches_data() {
  QTest::addColumn<QString>("mode");
  QTest::addColumn<bool>("tcp");
  QTest::addColumn<bool>("batch");
  const auto row = [](const char *name, const char *mode, bool tcp, bool batch) {
    QTest::newRow(name) << QString::fromUtf8(mode) << tcp << batch;
  };
  row("pipe, lines: discards what it drew", "tsumogiri", false, false);
  row("pipe, lines: takes everything offered, in two exchanges", "eager", false, false);
  row("pipe, lines: replies in lists", "list", false, false);
  row("pipe, lists: discards what it drew", "tsumogiri", false, true);
  row("pipe, lists: takes everything offered", "eager", false, true);
  row("tcp, lines: discards what it drew", "tsumogiri", true, false);
  row("tcp, lines: takes everything offered", "eager", true, false);
  row("tcp, lists: takes everything offered", "eager", true, true);
  row("three players, pipe, lines: takes everything offered", "eager", false, false);
  row("three players, open riichi, pipe, lists: replies in lists", "list", false, true);
  row("three players, tcp, lines: takes everything offered", "eager", true, false);
  row("indicators after the draw, pipe, lines: takes everything offered", "eager", false, false);
}

void TestMjaiProcess::programsPlayWholeMatches() {
  QFETCH(QString, mode);
  QFETCH(bool, tcp);
  QFETCH(bool, batch);
  Game game;
  const QByteArray row = QTest::currentDataTag();
  const bool three = row.startsWith("three");
  int own = 0;
  int calls = 0;
  int norths = 0;
  connect(&game.controller, &GameController::eventHappened, this, [&](const Event &event) {
    const auto *dahai = std::get_if<Dahai>(&event);
    const auto *call = std::get_if<Call>(&event);
    own += dahai != nullptr && dahai->seat == 1 ? 1 : 0;
    calls += call != nullptr && call->seat == 1 ? 1 : 0;
    const auto *kita = std::get_if<Kita>(&event);
    norths += kita != nullptr && kita->seat == 1 ? 1 : 0;
  });
  ExternalProgram program = testProgram(mode, tcp);
  program.framing = batch ? MjaiFraming::Batch : MjaiFraming::Line;
  MatchSetup setup = programSetup(program, QStringLiteral("program"));
  if (three) {
    setup.rules = tenhouSanma();
    setup.rules.openRiichi = row.contains("open riichi");
  }
  if (row.startsWith("indicators")) {
    for (KanDora *when :
         {&setup.rules.kanDoraAnkan, &setup.rules.kanDoraKakan, &setup.rules.kanDoraDaiminkan})
      *when = KanDora::AfterDrawBeforeDiscard;
  }
  QVERIFY(game.controller.start(setup).ok());
  QVERIFY(playToEnd(game.controller));
  QVERIFY2(game.failed.isEmpty(), qPrintable(game.firstFailure()));
  QCOMPARE(game.ended.count(), 1);
  QVERIFY(own > 20);
  QCOMPARE(calls > 0, mode != QStringLiteral("tsumogiri"));
  QCOMPARE(norths > 0, three);
}

void TestMjaiProcess::failingProgramsAreReplaced_data() {
  QTest::addColumn<QString>("mode");
  QTest::addColumn<bool>("tcp");
  QTest::addColumn<QString>("says");
  const auto row = [](bool tcp, const char *mode, const char *says) {
    QTest::newRow((QByteArray(tcp ? "tcp: " : "pipe: ") + mode).constData())
        << QString::fromUtf8(mode) << tcp << QString::fromUtf8(says);
  };
  for (const bool tcp : {false, true}) {
    row(tcp, "hang", "^the program did not answer for 0.3 seconds$");
    row(tcp, "silent", "^the program did not answer its first line for 0.4 seconds$");
    row(tcp, "crash", "^the program crashed$");
    row(tcp, "quit", "^the program ended with status 3$");
    row(tcp, "garbage", "no JSON.*I think");
    row(tcp, "halfline",
        "^the program wrote half a line and then nothing for 0.3 seconds: '\\{\"type\":\"da'$");
    row(tcp, "halfquit", "^the program ended with status 0 in the middle of a line: '\\{\"type\":\"da'$");
    row(tcp, "flood", "^the program wrote \\d+ bytes without an end of line$");
    row(tcp, "chatter", "^the program wrote a line that nobody asked for");
    row(tcp, "illegal", "^the reply is not legal here.*\\(legal: .*dahai");
    row(tcp, "wrongseat", "^the reply is for seat 2, but seat 1 was asked");
    row(tcp, "missing", "^the program '/no/such/program' cannot be started");
  }
  row(false, "deaf", "^the program ended with status 0 before its first answer$");
  row(false, "crashstart", "^the program crashed before its first answer$");
  row(true, "deaf", "^no program joined at mjsonp://127.0.0.1:\\d+/default within 0.4 seconds$");
  row(true, "crashstart", "^the program crashed before it joined$");
  row(true, "joincrash", "^the program crashed before it joined$");
  row(true, "joinquit", "^the program closed its connection before it joined$");
  row(true, "joinmute", "^no program joined at mjsonp.* within 0.4 seconds$");
  row(true, "joinflood", "^the program wrote \\d+ bytes without an end of line instead of joining$");
  row(true, "nojoin", "^the program did not join, but said '\\{\"type\":\"none\"\\}'$");
  row(true, "wrongroom", "^the program wants to join the room 'elsewhere', but this is 'default'$");
}

void TestMjaiProcess::failingProgramsAreReplaced() {
  QFETCH(QString, mode);
  QFETCH(bool, tcp);
  QFETCH(QString, says);
  Game game;
  ExternalProgram program = testProgram(mode, tcp);
  // Only who says nothing must be waited for.
  program.startMs = says.contains(QStringLiteral("0.4")) ? 400 : 30000;
  program.replyMs = says.contains(QStringLiteral("0.3")) ? 300 : 10000;
  if (mode == QStringLiteral("missing"))
    program.command = QStringLiteral("/no/such/program {seat}");
  QVERIFY(game.controller.start(programSetup(program, QStringLiteral("failing"))).ok());
  QVERIFY(playToEnd(game.controller));
  QCOMPARE(game.ended.count(), 1);
  QCOMPARE(game.failed.count(), 1);
  QCOMPARE(game.failed.at(0).at(0).toInt(), 1);
  QVERIFY2(game.firstFailure().contains(QRegularExpression(says)), qPrintable(game.firstFailure()));
}

void TestMjaiProcess::aSlowProgramIsToldOfAndPlaysOn_data() {
  QTest::addColumn<bool>("tcp");
  QTest::newRow("pipe") << false;
  QTest::newRow("tcp") << true;
}

void TestMjaiProcess::aSlowProgramIsToldOfAndPlaysOn() {
  QFETCH(bool, tcp);
  Game game;
  MjaiLimits limits;
  limits.slowMs = 250;
  game.controller.setProgramLimits(limits);
  QVERIFY(
      game.controller.start(programSetup(testProgram(QStringLiteral("slow"), tcp), QStringLiteral("slow")))
          .ok());
  QVERIFY(playToEnd(game.controller));
  QVERIFY2(game.failed.isEmpty(), qPrintable(game.firstFailure()));
  QCOMPARE(game.noticed.count(), 1);
  QCOMPARE(game.noticed.at(0).at(0).toInt(), 1);
  QCOMPARE(game.noticed.at(0).at(1).toString(),
           QStringLiteral("the program is slow: it has been thinking for 0.25 seconds"));
}

void TestMjaiProcess::aProgramJoinsAgainInTheMiddle_data() {
  QTest::addColumn<bool>("tcp");
  QTest::addColumn<bool>("batch");
  QTest::addColumn<int>("after");
  for (const int after : {3, 30, 31, 32, 33, 75}) {
    QTest::addRow("pipe, lines, after %d events", after) << false << false << after;
    QTest::addRow("pipe, lists, after %d events", after) << false << true << after;
    QTest::addRow("tcp, lines, after %d events", after) << true << false << after;
  }
}

// A match that is resumed tells a new process what the old one has heard; this one answers all of it as if it
// were asked.
void TestMjaiProcess::aProgramJoinsAgainInTheMiddle() {
  QFETCH(bool, tcp);
  QFETCH(bool, batch);
  QFETCH(int, after);
  QTemporaryDir folder;
  ExternalProgram program = testProgram(QStringLiteral("eager"), tcp);
  program.framing = batch ? MjaiFraming::Batch : MjaiFraming::Line;
  QString path;
  {
    Game game;
    game.controller.setJournalFolder(folder.path());
    int events = 0;
    connect(&game.controller, &GameController::eventHappened, this, [&](const Event &) {
      if (++events == after)
        game.controller.abandon();
    });
    QVERIFY(game.controller.start(programSetup(program, QStringLiteral("again"))).ok());
    QTRY_VERIFY(!game.controller.isRunning());
    path = game.controller.journalPath();
  }
  Game game;
  QVERIFY(game.controller.resume(path).ok());
  QVERIFY(playToEnd(game.controller));
  QVERIFY2(game.failed.isEmpty(), qPrintable(game.firstFailure()));
}

void TestMjaiProcess::leavingAtTheEndIsNoFailure_data() {
  aSlowProgramIsToldOfAndPlaysOn_data();
}

void TestMjaiProcess::leavingAtTheEndIsNoFailure() {
  QFETCH(bool, tcp);
  Game game;
  QVERIFY(
      game.controller.start(programSetup(testProgram(QStringLiteral("leave"), tcp), QStringLiteral("leave")))
          .ok());
  QVERIFY(playToEnd(game.controller));
  QTest::qWait(100);  // it goes after the match is over for us
  QVERIFY2(game.failed.isEmpty(), qPrintable(game.firstFailure()));
  QCOMPARE(game.noticed.count(), 0);
}

// Without a command we say where we wait; whoever connects there plays.
void TestMjaiProcess::aProgramThatTheUserStartsIsAwaited() {
  Game game;
  QProcess guest;
  connect(&game.controller, &GameController::playerNoticed, &guest, [&guest](int, const QString &text) {
    const QString said = QStringLiteral("waiting for a program to join at ");
    QVERIFY2(text.startsWith(said), qPrintable(text));
    guest.start(kBot, {QStringLiteral("eager"), text.mid(said.size())});
  });
  ExternalProgram program = testProgram(QStringLiteral("eager"), true);
  program.command.clear();
  QVERIFY(game.controller.start(programSetup(program, QStringLiteral("guest"))).ok());
  QVERIFY(playToEnd(game.controller));
  QVERIFY2(game.failed.isEmpty(), qPrintable(game.firstFailure()));
  QCOMPARE(game.noticed.count(), 1);
  QTRY_COMPARE(guest.state(), QProcess::NotRunning);
  QCOMPARE(guest.exitStatus(), QProcess::NormalExit);
  QCOMPARE(guest.exitCode(), 0);
}

void TestMjaiProcess::aPipeNeedsACommand() {
  Game game;
  ExternalProgram program = testProgram(QStringLiteral("eager"));
  program.command = QStringLiteral("  ");
  QVERIFY(!game.controller.start(programSetup(program, QStringLiteral("none"))).ok());
}

void TestMjaiProcess::aTakenPortIsToldOf() {
  QTcpServer other;
  QVERIFY(other.listen(QHostAddress::LocalHost));
  Game game;
  ExternalProgram program = testProgram(QStringLiteral("eager"), true);
  program.port = other.serverPort();
  QVERIFY(game.controller.start(programSetup(program, QStringLiteral("port"))).ok());
  QVERIFY(playToEnd(game.controller));
  QCOMPARE(game.failed.count(), 1);
  QVERIFY2(game.firstFailure().startsWith(QStringLiteral("cannot listen on port %1").arg(program.port)),
           qPrintable(game.firstFailure()));
}

void TestMjaiProcess::programsGetTheirEnvironment() {
  Game game;
  ExternalProgram program = testProgram(QStringLiteral("environment"));
  program.environment.insert(QStringLiteral("JANSO_TEST_STATUS"), QStringLiteral("42"));
  QVERIFY(game.controller.start(programSetup(program, QStringLiteral("environment"))).ok());
  QVERIFY(playToEnd(game.controller));
  QCOMPARE(game.firstFailure(), QStringLiteral("the program ended with status 42 before its first answer"));
}

void TestMjaiProcess::whatAProgramSaysIsKept() {
  QTemporaryDir folder;
  GameController controller;
  controller.setJournalFolder(folder.path());
  controller.setPacing(Pacing::instant());
  QSignalSpy failed(&controller, &GameController::playerFailed);
  QVERIFY(controller.start(programSetup(testProgram(QStringLiteral("quit")), QStringLiteral("said"))).ok());
  QVERIFY(playToEnd(controller));
  QCOMPARE(failed.count(), 1);
  QCOMPARE(controller.programLog(1), QByteArray("playing quit in seat 1\n"));
  QCOMPARE(controller.programLog(0), QByteArray());
  const QStringList logs = QDir(folder.path()).entryList({QStringLiteral("*seat 2.log")});
  QCOMPARE(logs.size(), 1);
  QFile log(folder.filePath(logs.front()));
  QVERIFY(log.open(QIODevice::ReadOnly));
  QCOMPARE(log.readAll(), QByteArray("playing quit in seat 1\n"));
  // The journal says who was replaced, and why.
  const Result<Journal> journal = readJournal(controller.journalPath());
  QVERIFY(journal.ok());
  int replaced = 0;
  for (const JournalEntry &entry : journal->entries) {
    const auto *note = std::get_if<JournalNote>(&entry.what);
    replaced += note != nullptr && note->key == QStringLiteral("replaced") ? 1 : 0;
  }
  QCOMPARE(replaced, 1);
}

void TestMjaiProcess::programsEndWithTheMatch() {
  if (!QFileInfo::exists(QStringLiteral("/proc/self/cmdline")))
    QSKIP("there is no /proc here");
  // Nobody else's process has this among its arguments.
  const QByteArray mark = "of-test-" + QByteArray::number(QCoreApplication::applicationPid());
  const auto running = [&mark] {
    int count = 0;
    const QStringList processes = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs);
    for (const QString &process : processes) {
      QFile commandLine(QStringLiteral("/proc/%1/cmdline").arg(process));
      if (commandLine.open(QIODevice::ReadOnly))
        count += commandLine.readAll().contains(mark) ? 1 : 0;
    }
    return count;
  };
  for (const bool tcp : {false, true}) {
    ExternalProgram program = testProgram(QStringLiteral("hang"), tcp);
    program.command += QLatin1Char(' ') + QString::fromLatin1(mark);
    {
      GameController controller;
      controller.setJournalFolder({});
      QVERIFY(controller.start(programSetup(program, QStringLiteral("end"), 3)).ok());
      QTRY_COMPARE_WITH_TIMEOUT(running(), 1, 20000);
    }
    QTRY_COMPARE_WITH_TIMEOUT(running(), 0, 20000);
  }
}

QTEST_GUILESS_MAIN(TestMjaiProcess)
#include "tst_mjaiprocess.moc"
