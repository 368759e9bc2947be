// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The start and the end of an external program.
#include "game/mjaiprocess.h"

#include <QProcessEnvironment>
#include <algorithm>
#include <utility>

#include "game/setup/commandwords.h"

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
    fail(m_stray.value_or(
        Failure{FailureCode::NobodyJoined, {QString::number(m_limits.startMs), m_listener->url()}}));
  });
  connect(&m_closeClock, &QTimer::timeout, this, [this] { endWith({FailureCode::Disconnected}); });
  connect(&m_process, &QProcess::errorOccurred, this, &MjaiProcess::onError);
  connect(&m_process, &QProcess::finished, this, &MjaiProcess::onFinished);
  connect(&m_process, &ProgramGroup::errorsReady, this, &MjaiProcess::onStandardError);
  // Not from inside the constructor: nobody listens to failed() yet.
  QMetaObject::invokeMethod(this, &MjaiProcess::begin, Qt::QueuedConnection);
}

MjaiProcess::~MjaiProcess() {
  m_process.disconnect(this);
  if (m_listener && m_listener->socket() != nullptr)
    m_listener->socket()->disconnect(this);
}

// --- Start ---

void MjaiProcess::begin() {
  if (isDone())
    return;
  const bool tcp = m_program.transport == MjaiTransport::Tcp;
  if (tcp) {
    listen();
    if (isDone())
      return;
  }
  const Result<QStringList> words = commandWords(m_program.command);
  if (!words) {
    fail({FailureCode::CannotStart, {m_program.command, QString::fromStdString(words.error().text)}});
    return;
  }
  QStringList command = *words;
  for (QString &argument : command) {
    argument.replace(QStringLiteral("{seat}"), QString::number(m_seat));
    argument.replace(QStringLiteral("{id}"), QString::number(m_seat));
    if (!tcp)
      continue;
    argument.replace(QStringLiteral("{host}"), QLatin1String(MjaiListener::kHost));
    argument.replace(QStringLiteral("{port}"), QString::number(m_listener->port()));
    argument.replace(QStringLiteral("{room}"), m_listener->room());
    argument.replace(QStringLiteral("{url}"), m_listener->url());
  }
  if (!command.isEmpty())
    start(command);
  else if (tcp)
    Q_EMIT warned(Failure{FailureCode::Awaited, {m_listener->url()}});
  else
    fail({FailureCode::NoCommand});
}

void MjaiProcess::listen() {
  // Who may take long to start may take long to join.
  const int guestMs = std::max(MjaiListener::kGuestMs, m_limits.startMs / 3);
  m_listener = std::make_unique<MjaiListener>(roomOf(m_program), guestMs);
  connect(m_listener.get(), &MjaiListener::joined, this, &MjaiProcess::onJoined);
  connect(m_listener.get(), &MjaiListener::strayed, this, &MjaiProcess::onStrayed);
  if (const std::optional<Failure> failure = m_listener->listen(m_program.port))
    fail(*failure);
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
  // Where it plays over a connection its standard output is of no interest, but must not fill up.
  if (m_listener)
    m_process.setStandardOutputFile(QProcess::nullDevice());
  m_process.startGroup();
  if (!m_listener)
    useDevice(&m_process);
}

void MjaiProcess::onJoined(QTcpSocket *socket) {
  m_joinClock.stop();
  m_joined = true;
  connect(socket, &QTcpSocket::disconnected, this, &MjaiProcess::onDisconnected);
  useDevice(socket);
}

// Others are still waited for; a program that joins wrongly would never know why it does not play.
void MjaiProcess::onStrayed(const Failure &failure) {
  const bool told = std::exchange(m_stray, failure).has_value();
  if (!told && !isDone() && failure.code != FailureCode::Disconnected)
    Q_EMIT warned(failure);
}

// --- End ---

void MjaiProcess::matchOver() {
  m_joinClock.stop();
  m_closeClock.stop();
  // The end of its input: time to go.
  if (m_listener)
    m_listener->close();
  else
    m_process.closeWriteChannel();
  m_process.endWithin(kFarewellMs);
}

void MjaiProcess::failing(const Failure &failure) {
  m_joinClock.stop();
  m_closeClock.stop();
  if (m_listener)
    m_listener->sayError(failure);
}

void MjaiProcess::onDisconnected() {
  if (isDone())
    return;
  m_joinClock.stop();
  if (m_lastWords)
    endWith(*m_lastWords);
  else
    m_closeClock.start(m_process.state() == QProcess::NotRunning ? 0 : kReapMs);
}

void MjaiProcess::onError(QProcess::ProcessError error) {
  if (error == QProcess::FailedToStart)
    fail({FailureCode::CannotStart, {m_process.program(), m_process.errorString()}});
}

void MjaiProcess::onFinished(int code, QProcess::ExitStatus status) {
  onStandardError();
  const Failure how = status == QProcess::CrashExit ? Failure{FailureCode::Crashed}
                                                    : Failure{FailureCode::Ended, {QString::number(code)}};
  const QTcpSocket *socket = m_listener ? m_listener->socket() : nullptr;
  const bool failed = status == QProcess::CrashExit || code != 0;
  if (m_listener && socket == nullptr && !failed)
    return;  // it may have left the play to another program; the clock runs
  if (socket != nullptr && socket->state() == QAbstractSocket::ConnectedState)
    m_lastWords = how;  // likewise: who holds the connection plays
  else
    endWith(how);
}

void MjaiProcess::endWith(Failure how) {
  if (!m_listener || m_joined) {
    deviceGone(how);
    return;
  }
  how.before = Failure::Before::Joining;
  const bool joinedWrongly = m_stray && m_stray->code != FailureCode::Disconnected;
  fail(joinedWrongly ? *m_stray : how);
}

void MjaiProcess::onStandardError() {
  const QByteArray text = m_process.takeErrors();
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
