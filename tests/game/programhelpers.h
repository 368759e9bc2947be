// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Seats with external programs (mjaitestbot.cpp), and which of their processes are still there.
#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>

#include "game/gamecontroller.h"
#include "game/matchhelpers.h"

namespace janso::test {

inline const QString kBot = QStringLiteral(JANSO_TEST_BOT);

inline ExternalProgram testProgram(const QString &mode, bool tcp = false) {
  ExternalProgram program;
  program.transport = tcp ? MjaiTransport::Tcp : MjaiTransport::Pipe;
  program.hints = true;
  program.command = QStringLiteral("\"%1\" %2 ").arg(kBot, mode) +
                    (tcp ? QStringLiteral("{url}") : QStringLiteral("{seat}"));
  return program;
}

inline MatchSetup programSetup(const ExternalProgram &program, const QString &seed, int seat = 1) {
  MatchSetup setup = quickSetup(seed);
  SeatSetup &external = setup.seats[static_cast<std::size_t>(seat)];
  external.kind = PlayerKind::External;
  external.program = program;
  return setup;
}

// Among the arguments of our programs, and of nobody else's.
inline QByteArray processMark() {
  return "of-test-" + QByteArray::number(QCoreApplication::applicationPid()) + ".";  // 12 is no 123
}

// The command lines of all processes with the mark; where /proc tells.
inline QList<QByteArray> markedCommands() {
  QList<QByteArray> found;
  const QStringList processes = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs);
  for (const QString &process : processes) {
    QFile commandLine(QStringLiteral("/proc/%1/cmdline").arg(process));
    if (!commandLine.open(QIODevice::ReadOnly))
      continue;
    if (const QByteArray words = commandLine.readAll(); words.contains(processMark()))
      found << words;
  }
  return found;
}

inline int markedProcesses() {
  return static_cast<int>(markedCommands().size());
}

inline bool processesAreListed() {
  return QFileInfo::exists(QStringLiteral("/proc/self/cmdline"));
}

inline ExternalProgram marked(ExternalProgram program) {
  program.command += QLatin1Char(' ') + QString::fromLatin1(processMark());
  return program;
}

// A match without pauses and without a journal, and what was said about seat 1.
struct ProgramMatch {
  ProgramMatch()
      : failed(&controller, &GameController::playerFailed),
        noticed(&controller, &GameController::playerWarned),
        ended(&controller, &GameController::matchEnded) {
    controller.setJournalFolder({});
    controller.setPacing(Pacing::instant());
  }
  QString firstFailure() const {
    return failed.isEmpty() ? QString() : failureText(failed.at(0).at(1).value<Failure>());
  }

  GameController controller;
  QSignalSpy failed;
  QSignalSpy noticed;
  QSignalSpy ended;
};

}  // namespace janso::test
