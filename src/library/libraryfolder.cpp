// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/libraryfolder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "library/importsources.h"
#include "library/jsonlines.h"
#include "library/sidemirror.h"
#include "records/diskfault.h"
#include "review/reviewfile.h"

namespace janso {
namespace {

constexpr const char *kIndexFile = "index.sqlite";
constexpr const char *kMatchesFile = "matches.jsonl";
constexpr const char *kPlayersFile = "players.jsonl";
constexpr const char *kSearchesFile = "searches.jsonl";
constexpr const char *kFiltersFile = "filters.jsonl";
constexpr const char *kSourcesFile = "sources.jsonl";
constexpr const char *kReviewsFolder = "reviews";
const QString kImported = QStringLiteral("imported");

Result<bool> taken(const std::optional<Error> &error) {
  if (error)
    return *error;
  return true;
}

}  // namespace

Result<std::unique_ptr<LibraryFolder>> LibraryFolder::open(const QString &folder) {
  if (!QDir().mkpath(folder))
    return cannotMake(folder);
  std::unique_ptr<LibraryFolder> library(new LibraryFolder(QDir(folder).absolutePath()));
  for (int attempt = 0;; ++attempt) {
    Result<std::unique_ptr<LibraryIndex>> index = LibraryIndex::open(library->path(kIndexFile));
    if (!index)
      return index.error();
    library->m_index = std::move(index).value();
    const Result<bool> refreshed = library->refresh();
    if (refreshed)
      return library;
    if (attempt > 0 || !library->m_index->isDamaged())
      return refreshed.error();
    library->m_index.reset();
  }
}

QString LibraryFolder::matchesFile(const QString &folder) {
  return folder + QLatin1Char('/') + QLatin1String(kMatchesFile);
}

QString LibraryFolder::searchesFile(const QString &folder) {
  return folder + QLatin1Char('/') + QLatin1String(kSearchesFile);
}

QString LibraryFolder::filtersFile(const QString &folder) {
  return folder + QLatin1Char('/') + QLatin1String(kFiltersFile);
}

bool LibraryFolder::exists(const QString &folder) {
  return QFile::exists(folder + QLatin1Char('/') + QLatin1String(kIndexFile));
}

QString LibraryFolder::reviewsFolder(const QString &folder) {
  return folder + QLatin1Char('/') + QLatin1String(kReviewsFolder);
}

QString LibraryFolder::path(const char *name) const {
  return m_folder + QLatin1Char('/') + QLatin1String(name);
}

Result<ImportReport> LibraryFolder::import(const QStringList &paths, int threads,
                                           const ImportProgress &progress) {
  Result<ImportReport> report = importNow(paths, threads, progress);
  if (!report || report->canceled)
    return report;
  const auto error = rememberSources(paths);
  return error ? Result<ImportReport>(*error) : report;
}

// A source that was imported into this index is marked there. One that is not there now, as on a disk that is
// not in, stays without a mark until it is.
QString LibraryFolder::markOf(const QString &source) const {
  return path(kSourcesFile) + QLatin1Char(':') + source;
}

QStringList LibraryFolder::lost() const {
  QStringList lost;
  if (const Result<ImportSources> sources = ImportSources::read(path(kSourcesFile))) {
    for (const QString &source : sources->all()) {
      if (!isMirrored(m_index->database(), markOf(source), kImported) && QFileInfo::exists(source))
        lost << source;
    }
  }
  return lost;
}

Result<ImportReport> LibraryFolder::importLost(const QStringList &own, int threads,
                                               const ImportProgress &progress) {
  const QStringList again = lost();
  Result<ImportReport> report = importNow(own + again, threads, progress);
  if (!report || report->canceled)
    return report;
  const auto error = markImported(again);
  return error ? Result<ImportReport>(*error) : report;
}

std::optional<Error> LibraryFolder::markImported(const QStringList &sources) {
  for (const QString &source : sources) {
    if (const auto error = noteMirrored(m_index->database(), markOf(source), kImported))
      return error;
  }
  return std::nullopt;
}

std::optional<Error> LibraryFolder::rememberSources(const QStringList &paths) {
  const QString file = path(kSourcesFile);
  QStringList whole;
  for (const QString &each : paths)
    whole << QDir::cleanPath(QFileInfo(each).absoluteFilePath());
  const auto error = whileLocked(file, [&]() -> std::optional<Error> {
    Result<ImportSources> read = ImportSources::read(file);
    if (!read)
      return read.error();
    ImportSources sources = std::move(read).value();
    return sources.add(whole) ? sources.write() : std::nullopt;
  });
  return error ? error : markImported(whole);
}

Result<ImportReport> LibraryFolder::importNow(const QStringList &paths, int threads,
                                              const ImportProgress &progress) {
  Result<ImportReport> report = importFiles(*m_index, paths, threads, progress);
  if (!report || report->renamed.empty())
    return report;
  const auto error = changeSide([&report](SideFile &file) {
    bool changed = false;
    for (const auto &[from, to] : report->renamed)
      changed = file.rename(from, to) || changed;
    return changed;
  });
  return error ? Result<ImportReport>(*error) : report;
}

Result<SideEntry> LibraryFolder::sideEntry(const QString &match) const {
  const Result<SideFile> file = SideFile::read(path(kMatchesFile));
  return file ? Result<SideEntry>(file->of(match)) : file.error();
}

std::optional<Error> LibraryFolder::changeSideEntry(const QString &match,
                                                    const std::function<void(SideEntry &)> &change) {
  return changeSideEntry(QStringList{match}, change);
}

std::optional<Error> LibraryFolder::changeSideEntry(const QStringList &matches,
                                                    const std::function<void(SideEntry &)> &change) {
  return changeSide([&](SideFile &file) {
    bool changed = false;
    for (const QString &match : matches) {
      SideEntry entry = file.of(match);
      change(entry);
      changed = changed || entry != file.of(match);
      file.set(match, entry);
    }
    return changed;
  });
}

std::optional<Error> LibraryFolder::changeSide(const std::function<bool(SideFile &)> &change) {
  const auto error = whileLocked(path(kMatchesFile), [&]() -> std::optional<Error> {
    Result<SideFile> read = SideFile::read(path(kMatchesFile));
    if (!read)
      return read.error();
    SideFile file = std::move(read).value();
    return change(file) ? file.write() : std::nullopt;
  });
  return error ? error : refreshed();
}

Result<Persons> LibraryFolder::persons() const {
  return Persons::read(path(kPlayersFile));
}

std::optional<Error> LibraryFolder::changePersons(const std::function<void(Persons &)> &change) {
  const auto error = whileLocked(path(kPlayersFile), [&]() -> std::optional<Error> {
    Result<Persons> read = persons();
    if (!read)
      return read.error();
    Persons changed = std::move(read).value();
    change(changed);
    return changed.write();
  });
  return error ? error : refreshed();
}

std::optional<Error> LibraryFolder::refreshed() {
  const Result<bool> all = refresh();
  return all ? std::nullopt : std::optional(all.error());
}

Result<bool> LibraryFolder::refresh() {
  m_problems.clear();
  const Result<ImportSources> sources = ImportSources::read(path(kSourcesFile));
  if (!sources)
    return sources.error();
  m_problems = sources->problems();
  bool changed = false;
  for (const auto part :
       {&LibraryFolder::refreshMatches, &LibraryFolder::refreshPersons, &LibraryFolder::refreshReviews}) {
    const Result<bool> differs = (this->*part)();
    if (!differs)
      return differs;
    changed = changed || *differs;
  }
  return changed;
}

Result<bool> LibraryFolder::refreshMatches() {
  const QString file = path(kMatchesFile);
  const QString state = stateOfFile(file);
  const Result<SideFile> read = SideFile::read(file);
  if (!read)
    return read.error();
  m_problems.insert(m_problems.end(), read->problems().begin(), read->problems().end());
  if (isMirrored(m_index->database(), file, state))
    return false;
  return taken(mirrorMatches(m_index->database(), *read, file, state));
}

Result<bool> LibraryFolder::refreshPersons() {
  const QString file = path(kPlayersFile);
  const QString state = stateOfFile(file);
  const Result<Persons> read = Persons::read(file);
  if (!read)
    return read.error();
  m_problems.insert(m_problems.end(), read->problems().begin(), read->problems().end());
  if (isMirrored(m_index->database(), file, state))
    return false;
  return taken(mirrorPersons(m_index->database(), *read, file, state));
}

Result<bool> LibraryFolder::refreshReviews() {
  const QDir folder(path(kReviewsFolder));
  QStringList files;
  QDirIterator all(folder.path(), {QLatin1Char('*') + reviewFileName({})}, QDir::Files,
                   QDirIterator::Subdirectories);
  while (all.hasNext())
    files << all.next();
  files.sort();
  const QString state = QString::fromLatin1(
      QCryptographicHash::hash(files.join(QLatin1Char('\n')).toUtf8(), QCryptographicHash::Sha1).toHex());
  if (isMirrored(m_index->database(), folder.path(), state))
    return false;
  return taken(mirrorReviews(m_index->database(), files, folder.path(), state));
}

}  // namespace janso
