// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Life and death of an external program.
#include "game/mjaiprocess.h"

#include <QFileInfo>

#ifdef Q_OS_UNIX
#include <signal.h>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace janso {

MjaiProcess::MjaiProcess(int seat, const ExternalProgram &program, const QString &logPath,
                         const MjaiLimits &limits, QObject *parent)
    : MjaiPlayer(seat, limits, parent), m_logFile(logPath) {
  QStringList arguments = QProcess::splitCommand(program.command);
  for (QString &argument : arguments)
    argument.replace(QStringLiteral("{seat}"), QString::number(seat));
  m_command = arguments.isEmpty() ? QString() : arguments.takeFirst();
  m_process.setProgram(m_command);
  m_process.setArguments(arguments);
  m_process.setWorkingDirectory(program.workingFolder);
#ifdef Q_OS_UNIX
  // A group of its own, so that what it starts ends with it.
  m_process.setChildProcessModifier([] {
    ::setpgid(0, 0);
#ifdef Q_OS_LINUX
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // nor does it outlive us when we are killed
#endif
  });
#endif
  connect(&m_process, &QProcess::errorOccurred, this, &MjaiProcess::onError);
  connect(&m_process, &QProcess::finished, this, &MjaiProcess::onFinished);
  connect(&m_process, &QProcess::readyReadStandardError, this, &MjaiProcess::onStandardError);
  // Not from inside the constructor: nobody listens to failed() yet.
  QMetaObject::invokeMethod(
      this,
      [this] {
        m_process.start();
        useDevice(&m_process);
      },
      Qt::QueuedConnection);
}

MjaiProcess::~MjaiProcess() {
  m_process.disconnect(this);
#ifdef Q_OS_UNIX
  if (const qint64 pid = m_process.processId(); pid > 0)
    ::kill(static_cast<pid_t>(-pid), SIGKILL);
#endif
  m_process.kill();
  m_process.waitForFinished(1000);
}

void MjaiProcess::matchOver() {
  m_process.closeWriteChannel();  // the end of its input: time to go
}

void MjaiProcess::onError(QProcess::ProcessError error) {
  if (error == QProcess::FailedToStart)
    fail(QStringLiteral("the program '%1' cannot be started: %2").arg(m_command, m_process.errorString()));
}

void MjaiProcess::onFinished(int code, QProcess::ExitStatus status) {
  onStandardError();
  if (status == QProcess::CrashExit)
    deviceGone(QStringLiteral("the program crashed"));
  else
    deviceGone(QStringLiteral("the program ended with status %1").arg(code));
}

void MjaiProcess::onStandardError() {
  const QByteArray text = m_process.readAllStandardError();
  if (text.isEmpty())
    return;
  m_log += text;
  m_log = m_log.right(kLogBytes);
  if (m_logFile.fileName().isEmpty())
    return;
  if (!m_logFile.isOpen() && !m_logFile.open(QIODevice::WriteOnly | QIODevice::Append))
    return;
  if (m_logFile.size() + text.size() <= kLogFileBytes) {
    m_logFile.write(text);
    m_logFile.flush();
  }
}

}  // namespace janso
