// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which commands may be used while a replay is read, guessed or watched.
#include <QTest>

#include "support/testprogram.h"
#include "widgets/replay/replaycommands.h"

using namespace janso;

class TestReplayCommands : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void allAreAllowedWhileReading();
  void modesAllowWhatTellsNothing_data();
  void modesAllowWhatTellsNothing();
};

void TestReplayCommands::allAreAllowedWhileReading() {
  for (const ReplayKey &key : replayKeys())
    QVERIFY2(isReplayAllowed(key.command, ReplayMode::Reading), key.name);
}

void TestReplayCommands::modesAllowWhatTellsNothing_data() {
  QTest::addColumn<ReplayCommand>("command");
  QTest::addColumn<bool>("guessing");
  QTest::addColumn<bool>("watching");
  QTest::newRow("a step") << ReplayCommand::NextEvent << true << true;
  QTest::newRow("danger is computed from what is seen") << ReplayCommand::ShowDanger << true << true;
  QTest::newRow("leaving") << ReplayCommand::Leave << true << true;
  QTest::newRow("decisions are not known while watching") << ReplayCommand::NextChoice << true << false;
  QTest::newRow("ending the guesses") << ReplayCommand::GuessChoices << true << false;
  QTest::newRow("marks tell what comes") << ReplayCommand::NextMark << false << true;
  QTest::newRow("another seat") << ReplayCommand::NextSeat << false << true;
  QTest::newRow("the wall") << ReplayCommand::ShowWall << false << false;
  QTest::newRow("notes") << ReplayCommand::WriteNote << false << false;
  QTest::newRow("a link names the position") << ReplayCommand::CopyLink << false << false;
}

void TestReplayCommands::modesAllowWhatTellsNothing() {
  QFETCH(ReplayCommand, command);
  QTEST(isReplayAllowed(command, ReplayMode::Guessing), "guessing");
  QTEST(isReplayAllowed(command, ReplayMode::Watching), "watching");
}

JANSO_TEST(TestReplayCommands);
#include "tst_replaycommands.moc"
