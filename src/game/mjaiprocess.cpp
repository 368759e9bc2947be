// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Life and death of an external program.
#include "game/mjaiprocess.h"

#include <QProcessEnvironment>

#ifdef Q_OS_UNIX
#include <signal.h>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace janso {

namespace {

// A crash closes the connection first; the process is reaped a moment later.
constexpr int kReapMs = 500;

MjaiDialect dialectOf(const ExternalProgram &program) {
  return {program.framing, program.hints || program.transport == MjaiTransport::Tcp};
}

MjaiLimits limitsOf(const ExternalProgram &program, MjaiLimits limits) {
  const ExternalProgram usual;
  if (program.startMs != usual.startMs)
    limits.startMs = program.startMs;
  if (program.replyMs != usual.replyMs)
    limits.replyMs = program.replyMs;
  return limits;
}

}  // namespace

MjaiProcess::MjaiProcess(int seat, const ExternalProgram &program, const QString &logPath,
                         const MjaiLimits &limits, QObject *parent)
    : MjaiPlayer(seat, dialectOf(program), limitsOf(program, limits), parent),
      m_seat(seat),
      m_program(program),
      m_limits(limitsOf(program, limits)),
      m_logFile(logPath) {
  m_joinClock.setSingleShot(true);
  m_closeClock.setSingleShot(true);
  connect(&m_joinClock, &QTimer::timeout, this, [this] {
    fail(QStringLiteral("no program joined at %1 within %2 seconds")
             .arg(m_listener->url())
             .arg(m_limits.startMs / 1000.0));
  });
  connect(&m_closeClock, &QTimer::timeout, this,
          [this] { endWith(QStringLiteral("the program closed its connection")); });
  connect(&m_process, &QProcess::errorOccurred, this, &MjaiProcess::onError);
  connect(&m_process, &QProcess::finished, this, &MjaiProcess::onFinished);
  connect(&m_process, &QProcess::readyReadStandardError, this, &MjaiProcess::onStandardError);
  // Not from inside the constructor: nobody listens to failed() yet.
  QMetaObject::invokeMethod(this, &MjaiProcess::begin, Qt::QueuedConnection);
}

MjaiProcess::~MjaiProcess() {
  m_process.disconnect(this);
  if (m_listener && m_listener->socket() != nullptr)
    m_listener->socket()->disconnect(this);
#ifdef Q_OS_UNIX
  if (const qint64 pid = m_process.processId(); pid > 0)
    ::kill(static_cast<pid_t>(-pid), SIGKILL);
#endif
  m_process.kill();
  m_process.waitForFinished(1000);
}

// --- Start ---

void MjaiProcess::begin() {
  const bool tcp = m_program.transport == MjaiTransport::Tcp;
  if (tcp) {
    listen();
    if (isDone())
      return;
  }
  QStringList command = QProcess::splitCommand(m_program.command);
  for (QString &argument : command) {
    argument.replace(QStringLiteral("{seat}"), QString::number(m_seat));
    argument.replace(QStringLiteral("{id}"), QString::number(m_seat));
    if (!tcp)
      continue;
    argument.replace(QStringLiteral("{host}"), QLatin1String(MjaiListener::kHost));
    argument.replace(QStringLiteral("{port}"), QString::number(m_listener->port()));
    argument.replace(QStringLiteral("{url}"), m_listener->url());
  }
  if (!command.isEmpty())
    start(command);
  else if (tcp)
    Q_EMIT noticed(QStringLiteral("waiting for a program to join at ") + m_listener->url());
  else
    fail(QStringLiteral("there is no command to start a program with"));
}

void MjaiProcess::listen() {
  m_listener = std::make_unique<MjaiListener>();
  connect(m_listener.get(), &MjaiListener::joined, this, &MjaiProcess::onJoined);
  connect(m_listener.get(), &MjaiListener::refused, this, [this](const QString &reason) {
    m_joinClock.stop();
    fail(reason);
  });
  connect(m_listener.get(), &MjaiListener::left, this, &MjaiProcess::onDisconnected);
  if (const Result<bool> listening = m_listener->listen(m_program.port); !listening)
    fail(QString::fromStdString(listening.error().text));
  else
    m_joinClock.start(m_limits.startMs);
}

void MjaiProcess::start(const QStringList &command) {
  m_process.setProgram(command.front());
  m_process.setArguments(command.mid(1));
  m_process.setWorkingDirectory(m_program.workingFolder);
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (auto it = m_program.environment.begin(); it != m_program.environment.end(); ++it)
    environment.insert(it.key(), it.value());
  m_process.setProcessEnvironment(environment);
#ifdef Q_OS_UNIX
  // A group of its own, so that what it starts ends with it.
  m_process.setChildProcessModifier([] {
    ::setpgid(0, 0);
#ifdef Q_OS_LINUX
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // nor does it outlive us when we are killed
#endif
  });
#endif
  // Where it plays over a connection its standard output is of no interest, but must not fill up.
  if (m_listener)
    m_process.setStandardOutputFile(QProcess::nullDevice());
  m_process.start();
  if (!m_listener)
    useDevice(&m_process);
}

void MjaiProcess::onJoined(QTcpSocket *socket) {
  m_joinClock.stop();
  m_joined = true;
  connect(socket, &QTcpSocket::disconnected, this, &MjaiProcess::onDisconnected);
  useDevice(socket);
}

// --- End ---

void MjaiProcess::matchOver() {
  // The end of its input: time to go.
  if (m_listener)
    m_listener->socket()->disconnectFromHost();
  else
    m_process.closeWriteChannel();
}

void MjaiProcess::failing(const QString &reason) {
  m_joinClock.stop();
  m_closeClock.stop();
  if (m_listener)
    m_listener->sayError(reason);
}

void MjaiProcess::onDisconnected() {
  if (isDone())
    return;
  m_joinClock.stop();
  if (!m_lastWords.isEmpty())
    endWith(m_lastWords);
  else
    m_closeClock.start(m_process.state() == QProcess::NotRunning ? 0 : kReapMs);
}

void MjaiProcess::onError(QProcess::ProcessError error) {
  if (error == QProcess::FailedToStart)
    fail(QStringLiteral("the program '%1' cannot be started: %2")
             .arg(m_process.program(), m_process.errorString()));
}

void MjaiProcess::onFinished(int code, QProcess::ExitStatus status) {
  onStandardError();
  const QString how = status == QProcess::CrashExit
                          ? QStringLiteral("the program crashed")
                          : QStringLiteral("the program ended with status %1").arg(code);
  const QTcpSocket *socket = m_listener ? m_listener->socket() : nullptr;
  const bool failed = status == QProcess::CrashExit || code != 0;
  if (m_listener && socket == nullptr && !failed)
    return;  // it may have left the play to another program; the clock runs
  if (socket != nullptr && socket->state() == QAbstractSocket::ConnectedState)
    m_lastWords = how;  // likewise: who holds the connection plays
  else
    endWith(how);
}

void MjaiProcess::endWith(const QString &how) {
  if (m_listener && !m_joined)
    fail(how + QStringLiteral(" before it joined"));
  else
    deviceGone(how);
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
