// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/librarywork.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <cstddef>
#include <utility>

#include "records/matchhistory.h"
#include "records/ownedfile.h"
#include "widgets/sentences/faulttexts.h"

namespace janso {

namespace {

constexpr int kTellEvery = 50;  // milliseconds between two words on progress

}  // namespace

LibraryWork::LibraryWork(const QString &folder, QString matches, Reports reports)
    : m_nowhere(folder.isEmpty() ? std::make_unique<QTemporaryDir>() : nullptr),
      m_folder(m_nowhere != nullptr ? m_nowhere->path() : folder),
      m_matches(std::move(matches)),
      m_reports(std::move(reports)) {}

// --- From other threads ---

void LibraryWork::ask(const LibraryRequest &request) {
  const std::lock_guard lock(m_mutex);
  m_request = request;
  m_wake.notify_one();
}

void LibraryWork::add(LibraryTask task) {
  const std::lock_guard lock(m_mutex);
  m_tasks.push_back(std::move(task));
  m_wake.notify_one();
}

void LibraryWork::cancelImports() {
  std::size_t dropped = 0;
  {
    const std::lock_guard lock(m_mutex);
    m_canceled = true;
    dropped = std::erase_if(m_tasks,
                            [](const LibraryTask &task) { return task.what == LibraryTask::What::Import; });
  }
  ImportReport nothing;
  nothing.canceled = true;
  for (; dropped > 0; --dropped)
    m_reports.imported(LibraryTask::What::Import, nothing);
}

void LibraryWork::stop() {
  const std::lock_guard lock(m_mutex);
  m_stopped = true;
  m_wake.notify_one();
}

// --- The thread ---

void LibraryWork::run() {
  std::optional<LibraryRequest> request;
  std::optional<LibraryTask> task;
  while (next(request, task)) {
    const bool opened = m_library != nullptr || open();
    if (task)
      perform(*task, opened);
    else if (opened)
      answer(*request);
    if (opened && m_library->index().isDamaged())
      restart(request);
  }
  m_library.reset();
}

bool LibraryWork::next(std::optional<LibraryRequest> &request, std::optional<LibraryTask> &task) {
  std::unique_lock lock(m_mutex);
  m_wake.wait(lock, [this] { return m_stopped || m_request || !m_tasks.empty(); });
  request = std::exchange(m_request, std::nullopt);
  task.reset();
  m_canceled = false;
  if (!request && !m_tasks.empty()) {
    task = std::move(m_tasks.front());
    m_tasks.pop_front();
  }
  return !m_stopped;
}

bool LibraryWork::open() {
  Result<std::unique_ptr<LibraryFolder>> library = LibraryFolder::open(m_folder);
  if (!library) {
    fail(library.error());
    return false;
  }
  m_library = std::move(library).value();
  if (m_library->index().wasRebuilt())
    m_reports.rebuilt();
  return true;
}

// What was asked of the damaged index is asked of the new one; a task was told to have failed.
void LibraryWork::restart(const std::optional<LibraryRequest> &request) {
  m_library.reset();
  m_catalogue.clearCache();
  if (!open())
    return;
  if (request)
    answer(*request);
  add({LibraryTask::What::ImportLocal, {}, {}, {}});
}

void LibraryWork::fail(const Error &error) {
  m_reports.failed(faultText(error));
}

// --- Lists ---

void LibraryWork::answer(const LibraryRequest &request) {
  const auto keepGoing = [this] {
    const std::lock_guard lock(m_mutex);
    return !m_stopped && !m_request;
  };
  Result<std::optional<LibraryRows>> rows = m_catalogue.rows(m_library->index(), request, keepGoing);
  if (!rows) {
    fail(rows.error());
  } else if (std::optional<LibraryRows> found = std::move(rows).value()) {
    found->number = request.number;
    m_reports.listed(*found);
  }
}

// --- Tasks ---

// Without an index, which was told, nothing is done; whoever waits for the end of it does not wait for ever.
void LibraryWork::perform(const LibraryTask &task, bool opened) {
  switch (task.what) {
    case LibraryTask::What::Remove:
      m_reports.removed(opened ? remove(task.paths) : std::vector<NotRemoved>());
      break;
    case LibraryTask::What::Do:
      task.action(opened ? m_library.get() : nullptr, [this] { return keepGoing(); });
      if (const auto error = opened ? m_catalogue.update(m_library->index(), task.changed) : std::nullopt)
        fail(*error);
      break;
    case LibraryTask::What::ImportLocal:
    case LibraryTask::What::Import:
      m_reports.imported(task.what, opened ? import(task) : ImportReport());
  }
}

// A match that is still played would be listed without its end, and under a name that it loses.
QStringList LibraryWork::newLocalMatches() {
  QStringList paths;
  if (m_matches.isEmpty())
    return paths;
  const QFileInfoList files = QDir(m_matches).entryInfoList({QStringLiteral("*.jsonl")}, QDir::Files);
  for (const QFileInfo &file : files) {
    const FileState state{file.absoluteFilePath(), file.size(), file.lastModified().toMSecsSinceEpoch()};
    if (state.path.endsWith(QStringLiteral(".playing.jsonl")) || m_library->index().knows(state))
      continue;
    const JournalResult<MatchSummary> summary = summarize(state.path);
    if (summary && summary->finished)
      paths << state.path;
  }
  return paths;
}

// Others may have changed what is said of matches meanwhile: the replay, reviews, another program.
ImportReport LibraryWork::import(const LibraryTask &task) {
  const Result<bool> changed = m_library->refresh();
  if (!changed)
    fail(changed.error());
  m_catalogue.clearCache();
  if (changed && *changed)
    m_reports.changed();
  const bool own = task.what == LibraryTask::What::ImportLocal;
  const QStringList paths = own ? newLocalMatches() : task.paths;
  const bool told = !own || !m_library->lost().isEmpty();
  if (paths.isEmpty() && !told)
    return {};
  m_sinceProgress.start();
  const ImportProgress progress = [this, told](int done, int files) {
    if (told && (done == files || m_sinceProgress.elapsed() >= kTellEvery)) {
      m_sinceProgress.restart();
      m_reports.progress(done, files);
    }
    return keepGoing();
  };
  Result<ImportReport> report =
      own ? m_library->importLost(paths, 0, progress) : m_library->import(paths, 0, progress);
  m_catalogue.clearCache();
  if (!report) {
    fail(report.error());
    return {};
  }
  return std::move(report).value();
}

// Whoever looks at the list does not wait for the import.
bool LibraryWork::keepGoing() {
  std::optional<LibraryRequest> request;
  bool further = false;
  {
    const std::lock_guard lock(m_mutex);
    request = std::exchange(m_request, std::nullopt);
    further = !m_stopped && !m_canceled;
  }
  if (request)
    answer(*request);
  return further;
}

std::vector<NotRemoved> LibraryWork::remove(const QStringList &paths) {
  std::vector<NotRemoved> kept;
  QStringList gone;
  for (const QString &path : paths) {
    QFile file(path);
    if (!file.exists() || (!OwnedFile::isOwned(path) && file.moveToTrash()))
      gone << path;
    else
      kept.push_back({path, file.errorString()});
  }
  if (const std::optional<Error> error = removeFromIndex(m_library->index(), gone))
    fail(*error);
  m_catalogue.clearCache();
  return kept;
}

}  // namespace janso
