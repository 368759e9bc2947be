// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/importrun.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QThreadPool>
#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <map>
#include <mutex>
#include <optional>

#include "library/libraryfile.h"

namespace janso {
namespace {

constexpr int kGamesATransaction = 500;
constexpr std::size_t kMostWaiting = 256;  // files that were read and not yet written: it bounds the memory

FileState stateOf(const QString &path) {
  const QFileInfo info(path);
  return {info.absoluteFilePath(), info.size(), info.lastModified().toMSecsSinceEpoch()};
}

QStringList filesOf(const QStringList &paths) {
  QStringList files;
  for (const QString &path : paths) {
    if (!QFileInfo(path).isDir()) {
      files << path;
      continue;
    }
    QDirIterator it(path, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
      files << it.next();
  }
  files.sort();
  files.removeDuplicates();
  return files;
}

struct Read {
  FileState state;
  LibraryFile file;
};

// Files that threads read ahead of the one that takes them, which gets them in their order: an index that is
// made anew is the same.
class Readers {
 public:
  Readers(std::vector<FileState> files, int threads) : m_files(std::move(files)) {
    if (threads > 0)
      m_pool.setMaxThreadCount(threads);
    for (int i = 0; i < m_pool.maxThreadCount(); ++i)
      m_pool.start([this] { work(); });
  }
  ~Readers() {
    {
      const std::lock_guard lock(m_mutex);
      m_stopped = true;
    }
    m_room.notify_all();
    m_pool.waitForDone();
  }
  Readers(const Readers &) = delete;
  Readers &operator=(const Readers &) = delete;

  // To be called once for each file.
  Read take() {
    std::unique_lock lock(m_mutex);
    m_ready.wait(lock, [this] { return m_done.contains(m_taken); });
    Read read = std::move(m_done.extract(m_taken++).mapped());
    m_room.notify_all();
    return read;
  }

 private:
  void work() {
    for (std::size_t i = m_next++; i < m_files.size(); i = m_next++) {
      {
        std::unique_lock lock(m_mutex);
        m_room.wait(lock, [this, i] { return m_stopped || i < m_taken + kMostWaiting; });
        if (m_stopped)
          return;
      }
      Read read{m_files[i], readLibraryFile(m_files[i].path)};
      const std::lock_guard lock(m_mutex);
      m_done.emplace(i, std::move(read));
      m_ready.notify_one();
    }
  }

  std::vector<FileState> m_files;
  std::atomic<std::size_t> m_next{0};
  std::mutex m_mutex;
  std::condition_variable m_room;
  std::condition_variable m_ready;
  std::size_t m_taken = 0;
  std::map<std::size_t, Read> m_done;  // by their place among the files
  bool m_stopped = false;
  QThreadPool m_pool;
};

void count(const Read &read, const std::vector<StoredGame> &stored, ImportReport &report) {
  if (read.file.error)
    report.refused.emplace_back(read.state.path, *read.file.error);
  for (const StoredGame &each : stored) {
    report.added += each.how == Stored::New ? 1 : 0;
    report.lengthened += each.how == Stored::Longer ? 1 : 0;
    report.twins += each.how == Stored::Twin || each.how == Stored::Shorter ? 1 : 0;
    if (!each.otherHash.isEmpty())
      report.renamed.emplace_back(each.otherHash, each.hash);
  }
}

}  // namespace

Result<ImportReport> importFiles(LibraryIndex &index, const QStringList &paths, int threads,
                                 const ImportProgress &progress) {
  ImportReport report;
  std::vector<FileState> files;
  for (const QString &path : filesOf(paths)) {
    const FileState state = stateOf(path);
    ++report.files;
    if (index.knows(state))
      ++report.unchanged;
    else
      files.push_back(state);
  }
  const int all = static_cast<int>(files.size());
  Readers readers(std::move(files), threads);
  if (const auto error = index.begin())
    return *error;
  int waiting = 0;
  for (int done = 0; done < all && !report.canceled; ++done) {
    const Read read = readers.take();
    const Result<std::vector<StoredGame>> stored = index.add(read.state, read.file);
    if (!stored) {
      index.rollback();
      return stored.error();
    }
    count(read, *stored, report);
    waiting += static_cast<int>(stored->size());
    if (waiting >= kGamesATransaction) {
      waiting = 0;
      std::optional<Error> error = index.commit();
      if (!error)
        error = index.begin();
      if (error)
        return *error;
    }
    report.canceled = progress && !progress(done + 1, all);
  }
  if (const auto error = index.commit())
    return *error;
  return report;
}

std::optional<Error> removeFromIndex(LibraryIndex &index, const QStringList &paths) {
  if (auto error = index.begin())
    return error;
  for (const QString &path : paths) {
    // A state that no file has: should it come back, it is read again.
    const FileState gone{QFileInfo(path).absoluteFilePath(), -1, 0};
    if (const Result<std::vector<StoredGame>> stored = index.add(gone, {}); !stored) {
      index.rollback();
      return stored.error();
    }
  }
  return index.commit();
}

}  // namespace janso
