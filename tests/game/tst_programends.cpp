// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// No program outlives its match, whoever started it and however the match, or we ourselves, came to an end.
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "game/gamecontroller.h"
#include "game/programhelpers.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

// A shell that starts the bot and leaves: only the bot itself is still there. What has started the shell may
// be seen for a moment before.
bool onlyTheBotIsLeft() {
  const QList<QByteArray> commands = markedCommands();
  return commands.size() == 1 && commands.front().startsWith(kBot.toUtf8());
}

}  // namespace

class TestProgramEnds : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void programsEndWithTheMatch();
  void theirStarterHasLeft_data();
  void theirStarterHasLeft();
  void aMatchThatIsLeftKeepsNoPrograms_data();
  void aMatchThatIsLeftKeepsNoPrograms();
  void programsEndWhenWeAreKilled();
  void aSignalToItsWholeGroupSparesTheKeeper();
};

void TestProgramEnds::programsEndWithTheMatch() {
  if (!processesAreListed())
    QSKIP("there is no /proc here");
  for (const bool tcp : {false, true}) {
    const ExternalProgram program = marked(testProgram(QStringLiteral("hang"), tcp));
    {
      GameController controller;
      controller.setJournalFolder({});
      QVERIFY(controller.start(programSetup(program, QStringLiteral("end"), 3)).ok());
      QTRY_COMPARE_WITH_TIMEOUT(markedProcesses(), 1, 20000);
    }
    QTRY_COMPARE_WITH_TIMEOUT(markedProcesses(), 0, 20000);
  }
}

void TestProgramEnds::theirStarterHasLeft_data() {
  QTest::addColumn<QString>("mode");
  QTest::addColumn<QString>("how");
  QTest::newRow("the match is left") << "hang"
                                     << "leave";
  QTest::newRow("the controller goes") << "hang"
                                       << "destroy";
  QTest::newRow("the match is over") << "tsumogiri"
                                     << "play";
}

// A script that starts the player in the background and ends is allowed; what it started is still ours to
// end.
void TestProgramEnds::theirStarterHasLeft() {
  QFETCH(QString, mode);
  QFETCH(QString, how);
  if (!processesAreListed())
    QSKIP("there is no /proc here");
  ExternalProgram program = testProgram(mode, true);
  // The second one stays for ever, and is never spoken to.
  program.command = QStringLiteral("sh -c '\"$0\" %1 \"$1\" %2 & \"$0\" sleep %2 &' '%3' {url}")
                        .arg(mode, QString::fromLatin1(processMark()), kBot);
  program.startMs = program.replyMs = 600000;  // longer than it is waited for below
  auto game = std::make_unique<ProgramMatch>();
  QVERIFY(game->controller.start(programSetup(program, QStringLiteral("left"))).ok());
  if (how == QStringLiteral("play")) {
    QVERIFY(playToEnd(game->controller));
    QVERIFY2(game->failed.isEmpty(), qPrintable(game->firstFailure()));
  } else {
    QTRY_VERIFY_WITH_TIMEOUT(game->controller.match().eventCount() > 3, 60000);
    QTRY_COMPARE_WITH_TIMEOUT(markedProcesses(), 2, 60000);
    if (how == QStringLiteral("leave"))
      game->controller.abandon();
    else
      game.reset();
  }
  QTRY_COMPARE_WITH_TIMEOUT(markedProcesses(), 0, 60000);
}

void TestProgramEnds::aMatchThatIsLeftKeepsNoPrograms_data() {
  QTest::addColumn<bool>("tcp");
  QTest::newRow("pipe") << false;
  QTest::newRow("tcp") << true;
}

void TestProgramEnds::aMatchThatIsLeftKeepsNoPrograms() {
  QFETCH(bool, tcp);
  if (!processesAreListed())
    QSKIP("there is no /proc here");
  ProgramMatch game;
  ExternalProgram program = marked(testProgram(QStringLiteral("hang"), tcp));
  program.startMs = program.replyMs = 600000;
  QVERIFY(game.controller.start(programSetup(program, QStringLiteral("left"), 3)).ok());
  QTRY_COMPARE_WITH_TIMEOUT(markedProcesses(), 1, 60000);
  game.controller.abandon();
  QTRY_COMPARE_WITH_TIMEOUT(markedProcesses(), 0, 60000);
  QVERIFY(game.failed.isEmpty());
}

// No destructor runs then, for us nor for the shell between us and the bot.
void TestProgramEnds::programsEndWhenWeAreKilled() {
  if (!processesAreListed())
    QSKIP("there is no /proc here");
  const QTemporaryDir folder;
  QProcess player;
  // The mark must be found in the processes that the player starts, not in the player itself.
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("MARK"), QString::fromLatin1(processMark()));
  player.setProcessEnvironment(environment);
  player.start(
      QStringLiteral(JANSO_MATCH_PLAYER),
      {folder.path(), QStringLiteral("program"),
       QStringLiteral("sh -c 'exec 3<&0; \"$0\" silent \"$1\" \"$MARK\" <&3 & wait' '%1' {seat}").arg(kBot)});
  QTRY_VERIFY_WITH_TIMEOUT(onlyTheBotIsLeft(), 60000);
  player.kill();
  QVERIFY(player.waitForFinished(60000));
  QTRY_COMPARE_WITH_TIMEOUT(markedProcesses(), 0, 60000);
}

// Many scripts end with `kill 0`; that must not free the number of the group while we may still use it.
void TestProgramEnds::aSignalToItsWholeGroupSparesTheKeeper() {
  if (!processesAreListed())
    QSKIP("there is no /proc here");
  ExternalProgram program = testProgram(QStringLiteral("hang"), true);
  program.command = QStringLiteral("sh -c 'trap \"\" TERM; \"$0\" hang \"$1\" %1 & kill 0' '%2' {url}")
                        .arg(QString::fromLatin1(processMark()), kBot);
  program.startMs = program.replyMs = 600000;
  {
    ProgramMatch game;
    QVERIFY(game.controller.start(programSetup(program, QStringLiteral("zero"))).ok());
    QTRY_VERIFY_WITH_TIMEOUT(onlyTheBotIsLeft(), 60000);
  }
  QTRY_COMPARE_WITH_TIMEOUT(markedProcesses(), 0, 60000);
}

JANSO_TEST(TestProgramEnds);
#include "tst_programends.moc"
