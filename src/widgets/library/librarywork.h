// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The work of the library in its one thread, which alone has the index open.
//
// A list is asked for while files are imported: it is answered between two of them. Only the newest request
// is; imports and removals are done in their order.
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
    ImportOwn,  // the finished matches of the folder where they are kept, and what a lost index had
    Import,     // files, and folders with all that is in them
    Remove,     // files: into the trash, and those that are gone out of the list
    Do,         // something else, in its turn
  };
  What what{};
  QStringList paths;
  // Of Do, in the thread that works; null = the library cannot be opened, which was told. `goOn` is asked now
  // and then; false = no more of it is wanted.
  std::function<void(LibraryFolder *library, const std::function<bool()> &goOn)> action;
  QStringList changed;  // of Do: hashes of the matches of which something else is said afterwards
};

// One that could not be removed, and why; the system's words.
struct NotRemoved {
  QString path;
  QString reason;
};

class LibraryWork {
 public:
  // Called in the thread that works, but for imports that were cancelled before they began.
  struct Reports {
    std::function<void(const LibraryRows &)> listed;
    std::function<void(int done, int files)> progress;
    std::function<void(LibraryTask::What, const ImportReport &)> imported;
    std::function<void(const std::vector<NotRemoved> &)> removed;
    std::function<void(const QString &reason)> failed;
    std::function<void()> changed;  // what is said of matches was, elsewhere
    std::function<void()> rebuilt;
  };
  // `folder`: of the library, which is made; empty = kept nowhere. `matches`: the folder of the journals;
  // empty = none are kept.
  LibraryWork(const QString &folder, QString matches, Reports reports);

  // Where the library lies while this is there. Any thread.
  QString folder() const { return m_folder; }

  // Until stop().
  void run();

  // --- Any thread; none of them waits ---
  void ask(const LibraryRequest &request);
  void add(LibraryTask task);
  // The import that runs and those that wait; what is done until then is kept.
  void cancelImports();
  void stop();

 private:
  bool open();
  void beginAnew(const std::optional<LibraryRequest> &request);
  bool next(std::optional<LibraryRequest> &request, std::optional<LibraryTask> &task);
  void answer(const LibraryRequest &request);
  void perform(const LibraryTask &task, bool opened);
  ImportReport import(const LibraryTask &task);
  std::vector<NotRemoved> remove(const QStringList &paths);
  QStringList newOwnMatches();
  bool goOn();
  void fail(const Error &error);

  const std::unique_ptr<QTemporaryDir> m_nowhere;  // of a library that is not kept
  const QString m_folder;
  const QString m_matches;
  const Reports m_reports;

  // --- Of the thread that works ---
  std::unique_ptr<LibraryFolder> m_library;
  LibraryCatalogue m_catalogue;
  QElapsedTimer m_told;

  std::mutex m_mutex;  // of what follows
  std::condition_variable m_wake;
  std::optional<LibraryRequest> m_request;
  std::deque<LibraryTask> m_tasks;
  bool m_cancelled = false;
  bool m_stopped = false;
};

}  // namespace janso
