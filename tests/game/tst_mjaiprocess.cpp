// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// External programs at the table as real processes, over pipes and connections: they play whole matches in
// every dialect, or fail in every way, each with its own sentence; the match ends all the same.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <memory>
#include <vector>

#include "game/gamecontroller.h"
#include "game/programhelpers.h"
#include "records/journal.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

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
  void strangersCostNobodyASeat();
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
  ProgramMatch game;
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
  QTest::addColumn<FailureCode>("code");
  QTest::addColumn<QString>("says");
  const auto row = [](bool tcp, const char *mode, FailureCode code, const char *says) {
    QTest::newRow((QByteArray(tcp ? "tcp: " : "pipe: ") + mode).constData())
        << QString::fromUtf8(mode) << tcp << code << QString::fromUtf8(says);
  };
  for (const bool tcp : {false, true}) {
    row(tcp, "hang", FailureCode::NoAnswer, "^the program did not answer for 0.3 seconds$");
    row(tcp, "silent", FailureCode::NoFirstAnswer,
        "^the program did not give its first answer within 0.4 seconds$");
    row(tcp, "crash", FailureCode::Crashed, "^the program crashed$");
    row(tcp, "quit", FailureCode::Ended, "^the program exited with status 3$");
    row(tcp, "garbage", FailureCode::NoJson, "not JSON.*I think");
    row(tcp, "halfline", FailureCode::HalfLine,
        "^the program wrote half a line, then nothing for 0.3 seconds: '\\{\"type\":\"da'$");
    row(tcp, "halfquit", FailureCode::Ended,
        "^the program exited with status 0 in the middle of a line: '\\{\"type\":\"da'$");
    row(tcp, "flood", FailureCode::EndlessLine, "^the program wrote \\d+ bytes without a line break$");
    row(tcp, "chatter", FailureCode::UnaskedLine, "^the program wrote an unexpected line: ");
    row(tcp, "illegal", FailureCode::BadReply, "^the reply is not legal here.*\\(legal: .*dahai");
    row(tcp, "wrongseat", FailureCode::BadReply, "^the reply is for seat 2, but seat 1 was asked");
    row(tcp, "missing", FailureCode::CannotStart, "^could not start the program '/no/such/program': ");
  }
  row(false, "deaf", FailureCode::Ended, "^the program exited with status 0 before its first answer$");
  row(false, "crashstart", FailureCode::Crashed, "^the program crashed before its first answer$");
  row(true, "deaf", FailureCode::NobodyJoined,
      "^no program joined at mjsonp://127.0.0.1:\\d+/[0-9a-z]+ within 0.4 seconds$");
  row(true, "crashstart", FailureCode::Crashed, "^the program crashed before it joined$");
  row(true, "joincrash", FailureCode::Crashed, "^the program crashed before it joined$");
  row(true, "joinquit", FailureCode::Ended, "^the program exited with status 6 before it joined$");
  row(true, "joinmute", FailureCode::NobodyJoined, "^no program joined at mjsonp.* within 0.4 seconds$");
  row(true, "joinflood", FailureCode::EndlessJoin,
      "^the program wrote \\d+ bytes without a line break instead of joining$");
  row(true, "nojoin", FailureCode::NoJoin, "^the program did not join, but wrote '\\{\"type\":\"none\"\\}'$");
  row(true, "wrongroom", FailureCode::OtherRoom,
      "^the program tried to join the room 'elsewhere', but this is '[0-9a-z]+'$");
}

void TestMjaiProcess::failingProgramsAreReplaced() {
  QFETCH(QString, mode);
  QFETCH(bool, tcp);
  QFETCH(FailureCode, code);
  QFETCH(QString, says);
  ProgramMatch game;
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
  QVERIFY(game.failed.at(0).at(1).value<Failure>().code == code);
}

void TestMjaiProcess::aSlowProgramIsToldOfAndPlaysOn_data() {
  QTest::addColumn<bool>("tcp");
  QTest::newRow("pipe") << false;
  QTest::newRow("tcp") << true;
}

void TestMjaiProcess::aSlowProgramIsToldOfAndPlaysOn() {
  QFETCH(bool, tcp);
  ProgramMatch game;
  MjaiLimits limits;
  limits.slowMs = 250;
  game.controller.setProgramLimits(limits);
  QVERIFY(
      game.controller.start(programSetup(testProgram(QStringLiteral("slow"), tcp), QStringLiteral("slow")))
          .ok());
  QVERIFY(playToEnd(game.controller));
  QVERIFY2(game.failed.isEmpty(), qPrintable(game.firstFailure()));
  // On a busy machine its start is slow as well, which is told apart.
  const auto codeOf = [&game](qsizetype at) { return game.noticed.at(at).at(1).value<Failure>().code; };
  QVERIFY(game.noticed.count() == 1 || (game.noticed.count() == 2 && codeOf(0) == FailureCode::SlowStart));
  QCOMPARE(game.noticed.back().at(0).toInt(), 1);
  const auto notice = game.noticed.back().at(1).value<Failure>();
  QVERIFY(notice.code == FailureCode::SlowThought);
  QCOMPARE(failureText(notice), QStringLiteral("the program is slow: it has been thinking for 0.25 seconds"));
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
    ProgramMatch game;
    game.controller.setJournalFolder(folder.path());
    int events = 0;
    connect(&game.controller, &GameController::eventHappened, this, [&](const Event &) {
      if (++events == after)
        game.controller.abandon();
    });
    QVERIFY(game.controller.start(programSetup(program, QStringLiteral("again"))).ok());
    QTRY_VERIFY(!game.controller.match().isRunning());
    path = game.controller.match().journalPath();
  }
  ProgramMatch game;
  trust(game.controller, folder.path(), programSetup(program, {}));
  QVERIFY(game.controller.resume(path).ok());
  QVERIFY(playToEnd(game.controller));
  QVERIFY2(game.failed.isEmpty(), qPrintable(game.firstFailure()));
}

void TestMjaiProcess::leavingAtTheEndIsNoFailure_data() {
  aSlowProgramIsToldOfAndPlaysOn_data();
}

void TestMjaiProcess::leavingAtTheEndIsNoFailure() {
  QFETCH(bool, tcp);
  if (!processesAreListed())
    QSKIP("there is no /proc here");
  ProgramMatch game;
  const ExternalProgram program = marked(testProgram(QStringLiteral("leave"), tcp));
  QVERIFY(game.controller.start(programSetup(program, QStringLiteral("leave"))).ok());
  QVERIFY(playToEnd(game.controller));
  // It goes after the match is over for us.
  QTRY_COMPARE_WITH_TIMEOUT(markedProcesses(), 0, 20000);
  processPendingEvents();
  QVERIFY2(game.failed.isEmpty(), qPrintable(game.firstFailure()));
  QCOMPARE(game.noticed.count(), 0);
}

// Without a command we say where we wait; whoever connects there plays.
void TestMjaiProcess::aProgramThatTheUserStartsIsAwaited() {
  ProgramMatch game;
  QProcess guest;
  connect(&game.controller, &GameController::playerWarned, &guest, [&guest](int, const Failure &notice) {
    QVERIFY(notice.code == FailureCode::Awaited);
    guest.start(kBot, {QStringLiteral("eager"), notice.data.front()});
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
  ProgramMatch game;
  ExternalProgram program = testProgram(QStringLiteral("eager"));
  program.command = QStringLiteral("  ");
  QVERIFY(!game.controller.start(programSetup(program, QStringLiteral("none"))).ok());
}

void TestMjaiProcess::aTakenPortIsToldOf() {
  QTcpServer other;
  QVERIFY(other.listen(QHostAddress::LocalHost));
  ProgramMatch game;
  ExternalProgram program = testProgram(QStringLiteral("eager"), true);
  program.port = other.serverPort();
  QVERIFY(game.controller.start(programSetup(program, QStringLiteral("port"))).ok());
  QVERIFY(playToEnd(game.controller));
  QCOMPARE(game.failed.count(), 1);
  QVERIFY2(game.firstFailure().startsWith(QStringLiteral("could not listen on port %1").arg(program.port)),
           qPrintable(game.firstFailure()));
}

void TestMjaiProcess::programsGetTheirEnvironment() {
  ProgramMatch game;
  ExternalProgram program = testProgram(QStringLiteral("environment"));
  program.environment.insert(QStringLiteral("JANSO_TEST_STATUS"), QStringLiteral("42"));
  QVERIFY(game.controller.start(programSetup(program, QStringLiteral("environment"))).ok());
  QVERIFY(playToEnd(game.controller));
  QCOMPARE(game.firstFailure(), QStringLiteral("the program exited with status 42 before its first answer"));
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
  QCOMPARE(controller.match().programLog(1), QByteArray("playing quit in seat 1\nmisbehaves\n"));
  QCOMPARE(controller.match().programLog(0), QByteArray());
  const QStringList logs = QDir(folder.path()).entryList({QStringLiteral("*seat 2.log")});
  QCOMPARE(logs.size(), 1);
  QFile log(folder.filePath(logs.front()));
  QVERIFY(log.open(QIODevice::ReadOnly));
  QCOMPARE(log.readAll(), QByteArray("playing quit in seat 1\nmisbehaves\n"));
  // The journal says who was replaced, and why.
  const Result<Journal> journal = readJournal(controller.match().journalPath());
  QVERIFY(journal.ok());
  int replaced = 0;
  for (const JournalEntry &entry : journal->entries) {
    const auto *note = std::get_if<JournalNote>(&entry.what);
    replaced += note != nullptr && note->key == QStringLiteral("replaced") ? 1 : 0;
  }
  QCOMPARE(replaced, 1);
}

// A browser, somebody who guesses the room, and a crowd that says nothing come first.
void TestMjaiProcess::strangersCostNobodyASeat() {
  ProgramMatch game;
  QProcess guest;
  std::vector<std::unique_ptr<QTcpSocket>> strangers;
  connect(&game.controller, &GameController::playerWarned, &guest, [&](int, const Failure &notice) {
    if (notice.code != FailureCode::Awaited)
      return;
    const QUrl url(notice.data.front());
    for (int i = 0; i < 20; ++i) {
      strangers.push_back(std::make_unique<QTcpSocket>());
      QTcpSocket *stranger = strangers.back().get();
      stranger->connectToHost(url.host(), static_cast<quint16>(url.port()));
      if (i == 0)
        stranger->write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
      if (i == 1)
        stranger->write("{\"type\":\"join\",\"name\":\"me\",\"room\":\"default\"}\n");
      QVERIFY(stranger->waitForConnected(20000));
    }
    guest.start(kBot, {QStringLiteral("eager"), notice.data.front()});
  });
  ExternalProgram program = testProgram(QStringLiteral("eager"), true);
  program.command.clear();
  QVERIFY(game.controller.start(programSetup(program, QStringLiteral("guest"))).ok());
  QVERIFY(playToEnd(game.controller));
  QVERIFY2(game.failed.isEmpty(), qPrintable(game.firstFailure()));
  // They are gone once somebody has joined, and have not learned where.
  for (const auto &stranger : strangers)
    QTRY_COMPARE_WITH_TIMEOUT(stranger->state(), QAbstractSocket::UnconnectedState, 20000);
}

JANSO_TEST(TestMjaiProcess);
#include "tst_mjaiprocess.moc"
