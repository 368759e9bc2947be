// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A program of the user's that plays a seat: started, spoken to over its standard input and output, ended.
#pragma once

#include <QFile>
#include <QProcess>

#include "game/matchsetup.h"
#include "game/mjaiplayer.h"

namespace janso {

class MjaiProcess : public MjaiPlayer {
  Q_OBJECT

 public:
  static constexpr qsizetype kLogBytes = 64 * 1024;        // kept in memory: the last ones
  static constexpr qsizetype kLogFileBytes = 1024 * 1024;  // kept in the file: the first ones

  // Starts at once. `{seat}` in an argument becomes 0..3. What the program writes to its standard error goes
  // to log() and, unless `logPath` is empty, to that file.
  MjaiProcess(int seat, const ExternalProgram &program, const QString &logPath, const MjaiLimits &limits = {},
              QObject *parent = nullptr);
  // The program and what it has started end with this object.
  ~MjaiProcess() override;

  QByteArray log() const override { return m_log; }

 protected:
  void matchOver() override;

 private:
  void onError(QProcess::ProcessError error);
  void onFinished(int code, QProcess::ExitStatus status);
  void onStandardError();

  QProcess m_process;
  QString m_command;  // as started, for messages
  QByteArray m_log;
  QFile m_logFile;
};

}  // namespace janso
