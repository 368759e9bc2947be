// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Starts and ends a group of processes.
#include "game/programgroup.h"

#include <QSignalBlocker>
#include <utility>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <thread>
#endif

namespace janso {

#ifdef Q_OS_UNIX
namespace {

constexpr auto kKeeperScript = "read -r line; kill -s KILL 0";
// A program may well send a signal to its whole group when it ends.
constexpr std::array kDeafTo{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2};
constexpr auto kLook = std::chrono::milliseconds(10);
constexpr qsizetype kMostErrors = 64 * 1024;  // at a time: others want to do something too

struct Keeper {
  pid_t id = 0;
  int lifeline = -1;
};

// In the forked child: nothing but calls that are allowed there. What is ignored stays so in the shell.
[[noreturn]] void becomeKeeper(int input, const sigset_t &signalsBefore) {
  for (const int signal : kDeafTo)
    ::signal(signal, SIG_IGN);
  ::pthread_sigmask(SIG_SETMASK, &signalsBefore, nullptr);
  ::setpgid(0, 0);
  ::dup2(input, STDIN_FILENO);
  const int nothing = ::open("/dev/null", O_WRONLY);
  ::dup2(nothing, STDOUT_FILENO);
  ::dup2(nothing, STDERR_FILENO);
  ::execl("/bin/sh", "sh", "-c", kKeeperScript, static_cast<char *>(nullptr));
  ::_exit(127);  // it keeps the number all the same
}

// A pipe that no other program inherits.
bool makePipe(std::array<int, 2> &ends) {
#ifdef Q_OS_LINUX
  return ::pipe2(ends.data(), O_CLOEXEC) == 0;
#else
  if (::pipe(ends.data()) != 0)
    return false;
  for (const int end : ends)
    ::fcntl(end, F_SETFD, FD_CLOEXEC);
  return true;
#endif
}

Keeper startKeeper() {
  std::array<int, 2> ends{};
  if (!makePipe(ends))
    return {};
  // Signals that come before it is deaf wait; our own handlers must not run in it.
  sigset_t all;
  sigset_t before;
  ::sigfillset(&all);
  ::pthread_sigmask(SIG_SETMASK, &all, &before);
  const pid_t id = ::fork();
  if (id == 0)
    becomeKeeper(ends[0], before);
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  ::close(ends[0]);
  if (id < 0) {
    ::close(ends[1]);
    return {};
  }
  ::setpgid(id, id);  // whoever of the two comes first
  return {id, ends[1]};
}

void reap(pid_t process) {
  while (::waitpid(process, nullptr, 0) < 0 && errno == EINTR)
    continue;
}

void endGroup(const Keeper &keeper) {
  ::kill(-keeper.id, SIGKILL);
  ::close(keeper.lifeline);
  reap(keeper.id);
}

// In a thread of its own, which may end with us at any time: the keeper does the same then. `program`: not
// reaped yet; 0 = it is, or there was none.
void endLater(const Keeper &keeper, pid_t program, std::chrono::milliseconds patience) {
  std::thread([keeper, program, patience] {
    const auto until = std::chrono::steady_clock::now() + patience;
    bool reaped = program == 0;
    const auto mayWait = [&] {
      return std::chrono::steady_clock::now() < until && (!reaped || program == 0);
    };
    while (mayWait()) {
      if (!reaped)
        reaped = ::waitpid(program, nullptr, WNOHANG) != 0;
      if (mayWait())
        std::this_thread::sleep_for(kLook);
    }
    if (!reaped)
      ::kill(program, SIGKILL);  // it may not have come as far as its group
    if (keeper.id > 0)
      endGroup(keeper);
    if (!reaped)
      reap(program);
  }).detach();
}

}  // namespace
#endif

ProgramGroup::ProgramGroup(QObject *parent) : QProcess(parent) {
  m_patience.setSingleShot(true);
  connect(&m_patience, &QTimer::timeout, this, &ProgramGroup::end);
  connect(this, &QProcess::finished, this, &ProgramGroup::onFinished);
}

void ProgramGroup::startGroup() {
#ifdef Q_OS_UNIX
  const Keeper keeper = startKeeper();
  m_keeper = keeper.id;
  m_lifeline = keeper.lifeline;
  std::array<int, 2> errors{-1, -1};
  if (makePipe(errors)) {
    setStandardErrorFile(QProcess::nullDevice());
    listenToErrors(errors[0]);
  }
  setChildProcessModifier([group = keeper.id, output = errors[1]] {
    if (::setpgid(0, group) != 0)
      ::_exit(127);  // the group has ended already
    if (output >= 0)
      ::dup2(output, STDERR_FILENO);
  });
  start();
  if (errors[1] >= 0)
    ::close(errors[1]);
#else
  connect(this, &QProcess::readyReadStandardError, this, &ProgramGroup::errorsReady);
  start();
#endif
}

void ProgramGroup::listenToErrors(int readEnd) {
#ifdef Q_OS_UNIX
  m_errors = readEnd;
  ::fcntl(m_errors, F_SETFL, ::fcntl(m_errors, F_GETFL) | O_NONBLOCK);
  m_errorsNotifier = std::make_unique<QSocketNotifier>(m_errors, QSocketNotifier::Read);
  connect(m_errorsNotifier.get(), &QSocketNotifier::activated, this, &ProgramGroup::errorsReady);
#else
  Q_UNUSED(readEnd)
#endif
}

QByteArray ProgramGroup::takeErrors() {
#ifdef Q_OS_UNIX
  QByteArray text;
  while (m_errorsNotifier && text.size() < kMostErrors) {
    std::array<char, 4096> part{};
    const ssize_t count = ::read(m_errors, part.data(), part.size());
    if (count < 0 && errno == EINTR)
      continue;
    if (count == 0)
      m_errorsNotifier->setEnabled(false);  // nobody can write any more
    if (count <= 0)
      break;
    text.append(part.data(), count);
  }
  return text;
#else
  return readAllStandardError();
#endif
}

void ProgramGroup::endWithin(int ms) {
  if (m_keeper > 0 || state() != QProcess::NotRunning)
    m_patience.start(ms);
}

void ProgramGroup::onFinished() {
  if (m_patience.isActive())
    end();
}

void ProgramGroup::end() {
  m_patience.stop();
#ifdef Q_OS_UNIX
  if (m_keeper > 0) {
    const Keeper keeper{static_cast<pid_t>(std::exchange(m_keeper, 0)), std::exchange(m_lifeline, -1)};
    ::kill(-keeper.id, SIGKILL);
    endLater(keeper, 0, std::chrono::milliseconds(0));
  }
#endif
  kill();
}

ProgramGroup::~ProgramGroup() {
  QObject::disconnect(this, nullptr, nullptr, nullptr);
#ifdef Q_OS_UNIX
  const bool patient = m_patience.isActive();
  const auto patience = std::chrono::milliseconds(patient ? m_patience.remainingTime() : 0);
  if (!patient)
    end();
  const auto program = static_cast<pid_t>(processId());
  if (program > 0 || m_keeper > 0)
    endLater({static_cast<pid_t>(m_keeper), m_lifeline}, program, patience);
  m_errorsNotifier.reset();
  if (m_errors >= 0)
    ::close(m_errors);
  // Qt would wait here for a process that still runs.
  setProcessState(QProcess::NotRunning);
#endif
}

}  // namespace janso
