// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A file that one program writes at a time, only at its end.
//
// Who has it open for writing owns it: the file itself carries a lock of the open file (an "open file
// description" lock). It goes with the last handle, so that nothing is left of it after kill -9 or a crash,
// as a lock file would be; it belongs to the file and not to its name, so that it outlives a rename; it holds
// between two owners in one program as well; and others can ask for it without taking it. Where the system or
// the file system has no such locks, files are not guarded.
#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <memory>

namespace janso {

// The system's calls, which a test may make fail. Each gives -1 and sets errno when it does. Any thread.
struct FileCalls {
  enum class Open {
    New,       // must not be there yet
    Existing,  // must be there
    Rewrite,   // must be there; written from its start, not locked
  };
  std::function<int(const QString &path, Open how)> open;  // a handle; written at the end of the file
  std::function<qint64(int handle, const char *bytes, qint64 size)> write;
  std::function<int(int handle)> sync;
  std::function<int(int handle, qint64 size)> cut;
  std::function<int(const QString &from, const QString &to)> rename;  // `to` must not be there yet

  static FileCalls ofSystem();
};

class OwnedFile {
 public:
  struct Opened {
    std::shared_ptr<OwnedFile> file;  // empty = it cannot be opened, or is another's
    int error = 0;                    // errno
    bool isOwned = false;             // another has it open for writing
  };
  static Opened open(const QString &path, FileCalls::Open how, const FileCalls &calls);
  ~OwnedFile();
  OwnedFile(const OwnedFile &) = delete;
  OwnedFile &operator=(const OwnedFile &) = delete;

  // Somebody, in this program or another, has it open for writing now.
  static bool isOwned(const QString &path);

  qint64 size() const;  // -1 = not known
  // The number of bytes that were written; fewer than asked for sets `error`.
  qint64 write(const char *bytes, qint64 size, int &error);
  // Both: 0, or errno. sync() from any thread; it takes as long as the disk does.
  int cut(qint64 size);
  int sync();
  // Others may own it from now on, though it is still open.
  void disown();

 private:
  OwnedFile(int handle, FileCalls calls) : m_handle(handle), m_calls(std::move(calls)) {}

  int m_handle;
  FileCalls m_calls;
};

// Brings to the disk that a file in this folder was made or renamed. Takes as long as the disk does.
void syncFolderOf(const QString &path);

}  // namespace janso
