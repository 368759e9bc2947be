// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The work of the library in a single thread, the only one that has the index open.
//
// Requests for the list are answered between the files of a running import. Only the newest request is
// answered; imports and removals are performed in order.
#pragma once

#include <QElapsedTimer>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "library/importrun.h"
#include "library/libraryfolder.h"
#include "library/libraryindex.h"
#include "widgets/library/librarycatalogue.h"
#include "widgets/library/libraryquery.h"

namespace janso {

struct LibraryTask {
  enum class What {
    ImportLocal,  // the finished matches of the folder of journals, and what a lost index contained
    Import,       // files, and folders with everything in them
    Remove,       // files: moves them to the trash, and removes missing ones from the list
    Do,           // runs `action`, in order
  };
  What what{};
  QStringList paths;
  // For Do, in the worker thread; null = the library cannot be opened, which was reported. `keepGoing` must
  // be polled; false = the action should stop.
  std::function<void(LibraryFolder *library, const std::function<bool()> &keepGoing)> action;
  QStringList changed;  // for Do: hashes of the matches whose tags or notes it changes
};

// A file that could not be removed, and why (the system's message).
struct NotRemoved {
  QString path;
  QString reason;
};

class LibraryWork {
 public:
  // Called in the worker thread, except for imports that were canceled before they started.
  struct Reports {
    std::function<void(const LibraryRows &)> listed;
    std::function<void(int done, int files)> progress;
    std::function<void(LibraryTask::What, const ImportReport &)> imported;
    std::function<void(const std::vector<NotRemoved> &)> removed;
    std::function<void(const QString &reason)> failed;
    std::function<void()> changed;  // tags or notes were changed elsewhere
    std::function<void()> rebuilt;
  };
  // `folder`: of the library, created if missing; empty = the library is not saved. `matches`: the folder of
  // the journals; empty = none are kept.
  LibraryWork(const QString &folder, QString matches, Reports reports);

  // The folder of the library during this object's lifetime. Any thread.
  QString folder() const { return m_folder; }

  // Runs until stop().
  void run();

  // --- Any thread; no call blocks ---
  void ask(const LibraryRequest &request);
  void add(LibraryTask task);
  // Cancels the running import and those that wait; what was imported so far is kept.
  void cancelImports();
  void stop();

 private:
  bool open();
  void restart(const std::optional<LibraryRequest> &request);
  bool next(std::optional<LibraryRequest> &request, std::optional<LibraryTask> &task);
  void answer(const LibraryRequest &request);
  void perform(const LibraryTask &task, bool opened);
  ImportReport import(const LibraryTask &task);
  std::vector<NotRemoved> remove(const QStringList &paths);
  QStringList newLocalMatches();
  bool keepGoing();
  void fail(const Error &error);

  const std::unique_ptr<QTemporaryDir> m_nowhere;  // for a library that is not saved
  const QString m_folder;
  const QString m_matches;
  const Reports m_reports;

  // --- Worker thread only ---
  std::unique_ptr<LibraryFolder> m_library;
  LibraryCatalogue m_catalogue;
  QElapsedTimer m_sinceProgress;

  std::mutex m_mutex;  // guards the members below
  std::condition_variable m_wake;
  std::optional<LibraryRequest> m_request;
  std::deque<LibraryTask> m_tasks;
  bool m_canceled = false;
  bool m_stopped = false;
};

}  // namespace janso
