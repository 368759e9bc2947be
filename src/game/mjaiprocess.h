// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A user's program that plays a seat. Starts it, talks to it over its standard input and output or over a
// connection that it makes to Janso, and ends it. Without a command, waits for a program that the user
// starts.
#pragma once

#include <QFile>
#include <memory>

#include "game/mjailistener.h"
#include "game/mjaiplayer.h"
#include "game/programgroup.h"
#include "game/setup/externalprogram.h"

namespace janso {

class MjaiProcess : public MjaiPlayer {
  Q_OBJECT

 public:
  static constexpr int kFarewellMs = 3000;                 // time to exit after the match
  static constexpr qsizetype kLogBytes = 64 * 1024;        // in memory: the latest output
  static constexpr qsizetype kLogFileBytes = 1024 * 1024;  // in the file: the first output

  // Starts at once. The times in `limits` apply unless the program has its own. The program's standard error
  // goes to log() and, unless `logPath` is empty, to that file. If the user starts the program, warned()
  // reports the address.
  MjaiProcess(int seat, const ExternalProgram &program, const QString &logPath, const MjaiLimits &limits = {},
              QObject *parent = nullptr);
  // The program and everything that it has started (game/programgroup.h) end with this object. If the match
  // is over or was left, they get a little more time to finish their work.
  ~MjaiProcess() override;

  QByteArray log() const override { return m_log; }

 protected:
  void matchOver() override;
  void failing(const Failure &failure) override;

 private:
  void begin();
  void listen();
  void start(const QStringList &command);
  void onJoined(QTcpSocket *socket);
  void onStrayed(const Failure &failure);
  void onDisconnected();
  void endWith(Failure how);
  void onError(QProcess::ProcessError error);
  void onFinished(int code, QProcess::ExitStatus status);
  void onStandardError();

  int m_seat;
  ExternalProgram m_program;
  MjaiLimits m_limits;
  ProgramGroup m_process;
  std::unique_ptr<MjaiListener> m_listener;  // MjaiTransport::Tcp
  QTimer m_joinClock;
  QTimer m_closeClock;  // runs after the connection is gone: the exit of the process may give the reason
  std::optional<Failure> m_lastWords;  // how the process ended while its connection was still open
  bool m_joined = false;
  std::optional<Failure> m_stray;  // failure of the last connection that did not join
  QByteArray m_log;
  QFile m_logFile;
};

}  // namespace janso
