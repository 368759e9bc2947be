// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The folder of a library: the index, and next to it the files that hold what the user has said about
// matches.
//
//   index.sqlite    the index; it can be deleted at any time
//   matches.jsonl   tags, notes, bookmarks (sidefile.h)
//   players.jsonl   names of one person, and which are the user's (persons.h)
//   searches.jsonl  named searches of the library (savedsearches.h)
//   filters.jsonl   named filters of the statistics
//   sources.jsonl   imported files and folders (importsources.h)
//   reviews/        review files, by the hash of their match (review/reviewfile.h), also in subfolders
//
// Use it in the thread that opened it. Several programs can open the same folder.
#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "library/importrun.h"
#include "library/libraryindex.h"
#include "library/persons.h"
#include "library/sidefile.h"
#include "rules/result.h"

namespace janso {

class LibraryFolder {
 public:
  // Creates what is missing. Afterwards the index contains what the files say.
  static Result<std::unique_ptr<LibraryFolder>> open(const QString &folder);

  // The folder for reviews in that folder.
  static QString reviewsFolder(const QString &folder);
  // Whether that folder contains a library.
  static bool exists(const QString &folder);
  // The file of tags, notes and bookmarks in that folder, for code that needs nothing else.
  static QString matchesFile(const QString &folder);
  // The files of named searches and filters.
  static QString searchesFile(const QString &folder);
  static QString filtersFile(const QString &folder);

  LibraryIndex &index() { return *m_index; }
  // Sentences about lines that were not understood when the files were last read.
  const std::vector<std::string> &problems() const { return m_problems; }

  // Calls importFiles(). If a longer record of a match was added, the entry of the shorter one moves to it.
  // The paths are remembered, unless the import was canceled.
  Result<ImportReport> import(const QStringList &paths, int threads = 0, const ImportProgress &progress = {});
  // Paths that were imported into an earlier index and still exist, but are not in this index. Normally
  // empty.
  QStringList lost() const;
  // Imports the lost paths, and the files `own`, which are not remembered.
  Result<ImportReport> importLost(const QStringList &own, int threads = 0,
                                  const ImportProgress &progress = {});

  Result<SideEntry> sideEntry(const QString &match) const;
  // Reads the file, changes the entry, and writes the file and the index. The error is one sentence.
  std::optional<Error> changeSideEntry(const QString &match, const std::function<void(SideEntry &)> &change);
  // Does the same for several matches: all or none.
  std::optional<Error> changeSideEntry(const QStringList &matches,
                                       const std::function<void(SideEntry &)> &change);
  Result<Persons> persons() const;
  std::optional<Error> changePersons(const std::function<void(Persons &)> &change);

  // Updates the index from the files that have changed. Returns false if none has.
  Result<bool> refresh();

 private:
  explicit LibraryFolder(const QString &folder) : m_folder(folder) {}
  QString path(const char *name) const;
  std::optional<Error> changeSide(const std::function<bool(SideFile &)> &change);
  Result<ImportReport> importNow(const QStringList &paths, int threads, const ImportProgress &progress);
  std::optional<Error> rememberSources(const QStringList &paths);
  std::optional<Error> markImported(const QStringList &sources);
  QString markOf(const QString &source) const;
  std::optional<Error> refreshed();
  Result<bool> refreshMatches();
  Result<bool> refreshPersons();
  Result<bool> refreshReviews();

  QString m_folder;
  std::unique_ptr<LibraryIndex> m_index;
  std::vector<std::string> m_problems;
};

}  // namespace janso
