// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Everything that a report needs is prepared beforehand, because a signal handler must not allocate.
#include "app/crashreport.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QStandardPaths>
#include <QSysInfo>
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

#include "widgets/controls/chromestyle.h"

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>
#endif
#if defined(__GLIBC__)
#include <dlfcn.h>
#include <execinfo.h>
#endif

namespace janso {

namespace {

struct CrashReport {
  Q_DECLARE_TR_FUNCTIONS(CrashReport)
};

constexpr qsizetype kMostSeen = 10;
const QString kNew = QStringLiteral("crash-*.txt");
const QString kSeen = QStringLiteral("seen-");

template <std::size_t N>
void copyText(std::array<char, N> &to, const QByteArray &from) {
  const std::size_t size = std::min(N - 1, static_cast<std::size_t>(from.size()));
  std::memcpy(to.data(), from.constData(), size);
  to[size] = '\0';
}

#ifdef Q_OS_UNIX

// SIGABRT last: once it is ours, all are.
constexpr std::array kSignals{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
constexpr int kMostFrames = 64;
constexpr unsigned kLongestSeconds = 10;  // of a report; a program that crashes may hold any lock
constexpr std::size_t kStackBytes = 256 * 1024;

struct Prepared {
  std::array<char, 4096> file{};
  std::array<char, 512> head{};
  std::array<char, 1024> message{};
  std::array<struct sigaction, kSignals.size()> before{};
  std::array<char, kStackBytes> stack{};  // the usual one may be what has run out
  volatile sig_atomic_t writes = 0;
};
Prepared g_prepared;

void put(int file, const char *text) {
  std::size_t left = std::strlen(text);
  while (left > 0) {
    const ssize_t done = ::write(file, text, left);
    if (done <= 0)
      return;
    text += done;
    left -= static_cast<std::size_t>(done);
  }
}

void putNumber(int file, std::uintptr_t number) {
  std::array<char, 2 * sizeof(number) + 3> text{};
  auto at = text.end() - 1;
  do {
    *--at = "0123456789abcdef"[number % 16];
    number /= 16;
  } while (number != 0);
  *--at = 'x';
  *--at = '0';
  put(file, &*at);
}

const char *nameOf(int number) {
  switch (number) {
    case SIGSEGV:
      return "SIGSEGV";
    case SIGBUS:
      return "SIGBUS";
    case SIGFPE:
      return "SIGFPE";
    case SIGILL:
      return "SIGILL";
    default:
      return "SIGABRT";
  }
}

// Of libraries only their names: their paths may hold somebody's.
void putFrames(int file) {
#if defined(__GLIBC__)
  std::array<void *, kMostFrames> frames{};
  const int count = ::backtrace(frames.data(), kMostFrames);
  for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
    Dl_info info{};
    const auto address = reinterpret_cast<std::uintptr_t>(frames[i]);
    if (::dladdr(frames[i], &info) == 0 || info.dli_fname == nullptr) {
      put(file, "  ");
      putNumber(file, address);
      put(file, "\n");
      continue;
    }
    const char *slash = std::strrchr(info.dli_fname, '/');
    put(file, "  ");
    put(file, slash == nullptr ? info.dli_fname : slash + 1);
    put(file, " +");
    putNumber(file, address - reinterpret_cast<std::uintptr_t>(info.dli_fbase));
    put(file, " ");
    put(file, info.dli_sname == nullptr ? "" : info.dli_sname);
    put(file, "\n");
  }
#else
  put(file, "  (not known on this system)\n");
#endif
}

// Every folder on the way to the file.
void makeFolders(char *path) {
  for (char *at = path + 1; *at != '\0'; ++at) {
    if (*at != '/')
      continue;
    *at = '\0';
    ::mkdir(path, 0700);
    *at = '/';
  }
}

void writeReport(int number) {
  Prepared &ready = g_prepared;
  makeFolders(ready.file.data());
  const int file = ::open(ready.file.data(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0)
    return;
  put(file, ready.head.data());
  put(file, "Ended by: ");
  put(file, nameOf(number));
  put(file, "\n");
  if (ready.message[0] != '\0') {
    put(file, "Message: ");
    put(file, ready.message.data());
    put(file, "\n");
  }
  put(file, "Where:\n");
  putFrames(file);
  ::close(file);
  put(STDERR_FILENO, "janso: crashed; a crash report was saved to ");
  put(STDERR_FILENO, ready.file.data());
  put(STDERR_FILENO, "\n");
}

extern "C" void onFatalSignal(int number) {
  Prepared &ready = g_prepared;
  for (std::size_t i = 0; i < kSignals.size(); ++i)
    ::sigaction(kSignals[i], &ready.before[i], nullptr);
  ::alarm(kLongestSeconds);
  if (ready.writes == 0) {
    ready.writes = 1;
    writeReport(number);
  }
  ::alarm(0);
  ::raise(number);  // when this returns, it ends as it would have ended without us
}

#endif

}  // namespace

QString crashFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/crashes");
}

void writeCrashReports(const QString &folder) {
#ifdef Q_OS_UNIX
  Prepared &ready = g_prepared;
  const QDateTime now = QDateTime::currentDateTime();
  const QString name = QStringLiteral("/crash-%1-%2.txt")
                           .arg(now.toString(QStringLiteral("yyyyMMdd-HHmmss")))
                           .arg(QCoreApplication::applicationPid());
  const QByteArray file = QFile::encodeName(QDir(folder).absolutePath() + name);
  if (file.size() >= static_cast<qsizetype>(ready.file.size()))
    return;
  copyText(ready.file, file);
  copyText(ready.head, QStringLiteral("Janso %1\nQt %2\nSystem: %3, %4\nStarted: %5\n")
                           .arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion()),
                                QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture(),
                                now.toString(Qt::ISODate))
                           .toUtf8());
#if defined(__GLIBC__)
  std::array<void *, 4> frames{};
  ::backtrace(frames.data(), static_cast<int>(frames.size()));  // loads what it needs
#endif
  stack_t stack{};
  stack.ss_sp = ready.stack.data();
  stack.ss_size = ready.stack.size();
  ::sigaltstack(&stack, nullptr);
  struct sigaction action {};
  action.sa_handler = &onFatalSignal;
  action.sa_flags = SA_ONSTACK;
  ::sigemptyset(&action.sa_mask);
  for (std::size_t i = 0; i < kSignals.size(); ++i)
    ::sigaction(kSignals[i], &action, &ready.before[i]);
#else
  Q_UNUSED(folder)
#endif
}

void keepFatalMessage(const QString &text) {
#ifdef Q_OS_UNIX
  copyText(g_prepared.message, text.section(QLatin1Char('\n'), 0, 0).toUtf8());
#else
  Q_UNUSED(text)
#endif
}

bool saysNoDisplay(const QString &fatalMessage, bool hasApplication) {
  return !hasApplication && (fatalMessage.contains(QLatin1String("platform plugin")) ||
                             fatalMessage.contains(QLatin1String("display")));
}

// --- After the next start ---

QStringList newCrashReports(const QString &folder) {
  QStringList paths;
  // Their names begin with the time.
  const QStringList names = QDir(folder).entryList({kNew}, QDir::Files, QDir::Name | QDir::Reversed);
  for (const QString &name : names)
    paths << QDir(folder).absoluteFilePath(name);
  return paths;
}

void setCrashReportsSeen(const QString &folder) {
  QDir dir(folder);
  const QStringList names = dir.entryList({kNew}, QDir::Files);
  for (const QString &name : names)
    dir.rename(name, kSeen + name);
  const QStringList seen = dir.entryList({kSeen + kNew}, QDir::Files, QDir::Name | QDir::Reversed);
  for (const QString &name : seen.mid(kMostSeen))
    dir.remove(name);
}

void offerCrashReport(const QString &folder, QWidget *parent) {
  constexpr qint64 kLongest = 64 * 1024;
  const QStringList reports = newCrashReports(folder);
  if (reports.isEmpty())
    return;
  QFile file(reports.first());
  const QByteArray text = file.open(QIODevice::ReadOnly) ? file.read(kLongest) : QByteArray();
  file.close();
  setCrashReportsSeen(folder);
  auto *box = new QMessageBox(
      QMessageBox::Information, CrashReport::tr("Janso"),
      CrashReport::tr("Janso crashed last time. Everything played up to that point has been saved."),
      QMessageBox::Close, parent);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setTextFormat(Qt::PlainText);
  box->setInformativeText(
      CrashReport::tr(
          "A crash report was saved in %1. It contains no names or tiles and has not been sent to anyone.")
          .arg(QDir::toNativeSeparators(folder)));
  box->setDetailedText(QString::fromUtf8(text));
  applyChrome(box);
  box->open();
}

}  // namespace janso
