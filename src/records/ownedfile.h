// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A file that one program at a time can write, and only at its end.
//
// Having the file open for writing means owning it: the file itself carries an "open file description" lock.
// The lock ends with the last handle, so nothing is left after kill -9 or a crash, unlike a lock file. It
// belongs to the file and not to its name, so it survives a rename. It also works between two owners in one
// program, and others can test for it without taking it. If the system or the file system has no such locks,
// files are not protected.
#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <memory>

namespace janso {

// The system calls, so that a test can make them fail. On failure each returns -1 and sets errno. Can be
// called from any thread.
struct FileCalls {
  enum class Open {
    New,       // must not exist yet
    Existing,  // must exist
    Rewrite,   // must exist; written from the start, not locked
  };
  // Returns a handle that writes at the end of the file. Only the user can read a new file.
  std::function<int(const QString &path, Open how)> open;
  std::function<qint64(int handle, const char *bytes, qint64 size)> write;
  std::function<int(int handle)> sync;
  std::function<int(int handle, qint64 size)> cut;
  std::function<int(const QString &from, const QString &to)> rename;  // `to` must not exist yet

  static FileCalls ofSystem();
};

class OwnedFile {
 public:
  struct Opened {
    std::shared_ptr<OwnedFile> file;  // nullptr = cannot be opened, or has another owner
    int error = 0;                    // errno
    bool isOwned = false;             // another owner has it open for writing
  };
  static Opened open(const QString &path, FileCalls::Open how, const FileCalls &calls);
  ~OwnedFile();
  OwnedFile(const OwnedFile &) = delete;
  OwnedFile &operator=(const OwnedFile &) = delete;

  // Whether this or another program has the file open for writing now.
  static bool isOwned(const QString &path);

  qint64 size() const;  // -1 = unknown
  // Returns the number of bytes written; if that is less than `size`, `error` is set.
  qint64 write(const char *bytes, qint64 size, int &error);
  // Both return 0 or errno. sync() can be called from any thread and blocks until the disk is done.
  int cut(qint64 size);
  int sync();
  // Gives up ownership, although the file is still open.
  void releaseOwnership();

 private:
  OwnedFile(int handle, FileCalls calls) : m_handle(handle), m_calls(std::move(calls)) {}

  int m_handle;
  FileCalls m_calls;
};

// Flushes to disk that a file in this folder was created or renamed. Blocks until the disk is done.
void syncFolderOf(const QString &path);

}  // namespace janso
