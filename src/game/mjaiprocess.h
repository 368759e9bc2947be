// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A program of the user's that plays a seat: started, spoken to over its standard input and output or over a
// connection that it makes to us, ended. Or, without a command, one that the user starts and that connects.
#pragma once

#include <QFile>
#include <memory>

#include "game/externalprogram.h"
#include "game/mjailistener.h"
#include "game/mjaiplayer.h"
#include "game/programgroup.h"

namespace janso {

class MjaiProcess : public MjaiPlayer {
  Q_OBJECT

 public:
  static constexpr int kFarewellMs = 3000;                 // to go after the match
  static constexpr qsizetype kLogBytes = 64 * 1024;        // kept in memory: the last ones
  static constexpr qsizetype kLogFileBytes = 1024 * 1024;  // kept in the file: the first ones

  // Starts at once. Of `limits` the times are those of the program, if it has others than usual. What the
  // program writes to its standard error goes to log() and, unless `logPath` is empty, to that file. Where it
  // is awaited without being started, noticed() says the address.
  MjaiProcess(int seat, const ExternalProgram &program, const QString &logPath, const MjaiLimits &limits = {},
              QObject *parent = nullptr);
  // The program and what it has started (game/programgroup.h) end with this object, or shortly after it where
  // the match is over or was left: it may put its things in order.
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
  QTimer m_closeClock;                 // the connection is gone; the end of the process may tell why
  std::optional<Failure> m_lastWords;  // how the process ended while its connection stood
  bool m_joined = false;
  std::optional<Failure> m_stray;  // of the last connection that did not join
  QByteArray m_log;
  QFile m_logFile;
};

}  // namespace janso
