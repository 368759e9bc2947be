// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "records/ownedfile.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <QFile>
#include <QFileInfo>
#include <cerrno>
#include <cstdio>

#ifdef Q_OS_UNIX
#include <unistd.h>
#else
#include <io.h>
#endif

namespace janso {

namespace {

#ifdef Q_OS_UNIX

int openHandle(const QString &path, FileCalls::Open how) {
  const int flags = how == FileCalls::Open::New        ? O_WRONLY | O_APPEND | O_CREAT | O_EXCL
                    : how == FileCalls::Open::Existing ? O_WRONLY | O_APPEND
                                                       : O_WRONLY;
  return ::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC, S_IRUSR | S_IWUSR);
}

int renameFresh(const QString &from, const QString &to) {
  const QByteArray source = QFile::encodeName(from);
  const QByteArray target = QFile::encodeName(to);
#ifdef RENAME_NOREPLACE
  const int moved = ::renameat2(AT_FDCWD, source.constData(), AT_FDCWD, target.constData(), RENAME_NOREPLACE);
  if (moved == 0 || (errno != EINVAL && errno != ENOSYS))
    return moved;
#endif
  if (QFile::exists(to)) {
    errno = EEXIST;
    return -1;
  }
  return ::rename(source.constData(), target.constData());
}

FileCalls systemCalls() {
  return {openHandle,
          [](int handle, const char *bytes, qint64 size) -> qint64 {
            return ::write(handle, bytes, static_cast<std::size_t>(size));
          },
          ::fsync, [](int handle, qint64 size) { return ::ftruncate(handle, size); }, renameFresh};
}

void closeHandle(int handle) {
  ::close(handle);
}

#else

int openHandle(const QString &path, FileCalls::Open how) {
  const int flags = how == FileCalls::Open::New        ? _O_WRONLY | _O_APPEND | _O_CREAT | _O_EXCL
                    : how == FileCalls::Open::Existing ? _O_WRONLY | _O_APPEND
                                                       : _O_WRONLY;
  return ::_wopen(reinterpret_cast<const wchar_t *>(path.utf16()), flags | _O_BINARY | _O_NOINHERIT,
                  _S_IREAD | _S_IWRITE);
}

FileCalls systemCalls() {
  return {openHandle,
          [](int handle, const char *bytes, qint64 size) -> qint64 {
            return ::_write(handle, bytes, static_cast<unsigned>(size));
          },
          ::_commit, [](int handle, qint64 size) { return ::_chsize_s(handle, size) == 0 ? 0 : -1; },
          [](const QString &from, const QString &to) {
            return ::_wrename(reinterpret_cast<const wchar_t *>(from.utf16()),
                              reinterpret_cast<const wchar_t *>(to.utf16()));
          }};
}

void closeHandle(int handle) {
  ::_close(handle);
}

#endif

#ifdef F_OFD_SETLK

struct flock wholeFile(short type) {
  struct flock lock {};
  lock.l_type = type;
  lock.l_whence = SEEK_SET;
  return lock;
}

// False when it is another's.
bool lockWhole(int handle) {
  struct flock lock = wholeFile(F_WRLCK);
  return ::fcntl(handle, F_OFD_SETLK, &lock) == 0 || (errno != EAGAIN && errno != EACCES);
}

void unlockWhole(int handle) {
  struct flock lock = wholeFile(F_UNLCK);
  ::fcntl(handle, F_OFD_SETLK, &lock);
}

bool isLocked(const QString &path) {
  const int handle = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (handle < 0)
    return false;
  struct flock lock = wholeFile(F_WRLCK);
  const bool locked = ::fcntl(handle, F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
  ::close(handle);
  return locked;
}

#else

bool lockWhole(int) {
  return true;
}

void unlockWhole(int) {}

bool isLocked(const QString &) {
  return false;
}

#endif

}  // namespace

FileCalls FileCalls::ofSystem() {
  return systemCalls();
}

OwnedFile::Opened OwnedFile::open(const QString &path, FileCalls::Open how, const FileCalls &calls) {
  const int handle = calls.open(path, how);
  if (handle < 0)
    return {nullptr, errno, false};
  if (how != FileCalls::Open::Rewrite && !lockWhole(handle)) {
    closeHandle(handle);
    return {nullptr, 0, true};
  }
  return {std::shared_ptr<OwnedFile>(new OwnedFile(handle, calls)), 0, false};
}

OwnedFile::~OwnedFile() {
  closeHandle(m_handle);
}

bool OwnedFile::isOwned(const QString &path) {
  return isLocked(path);
}

qint64 OwnedFile::size() const {
  struct stat known {};
  return ::fstat(m_handle, &known) == 0 ? static_cast<qint64>(known.st_size) : -1;
}

qint64 OwnedFile::write(const char *bytes, qint64 size, int &error) {
  qint64 done = 0;
  while (done < size) {
    const qint64 more = m_calls.write(m_handle, bytes + done, size - done);
    if (more < 0 && errno == EINTR)
      continue;
    if (more <= 0) {  // what was short once says why the second time
      error = more < 0 ? errno : ENOSPC;
      break;
    }
    done += more;
  }
  return done;
}

int OwnedFile::cut(qint64 size) {
  return m_calls.cut(m_handle, size) == 0 ? 0 : errno;
}

int OwnedFile::sync() {
  return m_calls.sync(m_handle) == 0 ? 0 : errno;
}

void OwnedFile::releaseOwnership() {
  unlockWhole(m_handle);
}

void syncFolderOf(const QString &path) {
#ifdef Q_OS_UNIX
  const int handle =
      ::open(QFile::encodeName(QFileInfo(path).absolutePath()).constData(), O_RDONLY | O_CLOEXEC);
  if (handle < 0)
    return;
  ::fsync(handle);
  ::close(handle);
#else
  Q_UNUSED(path)
#endif
}

}  // namespace janso
