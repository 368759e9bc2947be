// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The folder of a library: the index, and beside it the files that are the truth about what people said.
//
//   index.sqlite    the index; it can be deleted at any time
//   matches.jsonl   tags, notes, bookmarks (sidefile.h)
//   players.jsonl   names of one person, and which are the user's (persons.h)
//   searches.jsonl  searches of the library that are kept under a name (savedsearches.h)
//   filters.jsonl   likewise filters of the statistics
//   sources.jsonl   what was imported: files and folders elsewhere (importsources.h)
//   reviews/        review files, by the hash of their match (review/reviewfile.h), in folders as well
//
// Of the thread that opened it. Several programs may have one open.
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
  // Makes what is not there. What the files say is in the index afterwards.
  static Result<std::unique_ptr<LibraryFolder>> open(const QString &folder);

  // The folder of the reviews in that folder, for who makes them.
  static QString reviewsFolder(const QString &folder);
  // Whether there is a library in that folder.
  static bool isThere(const QString &folder);
  // The file of tags, notes and bookmarks in that folder, for who needs nothing but it.
  static QString matchesFile(const QString &folder);
  // Those of what is kept under a name.
  static QString searchesFile(const QString &folder);
  static QString filtersFile(const QString &folder);

  LibraryIndex &index() { return *m_index; }
  // Sentences about lines of the files that were not understood, of the last time that they were read.
  const std::vector<std::string> &problems() const { return m_problems; }

  // importFiles(); what was said of a record of which a longer one came goes over to that. The paths are
  // remembered, unless it was cancelled.
  Result<ImportReport> import(const QStringList &paths, int threads = 0, const ImportProgress &progress = {});
  // What was imported into an earlier index and is still there, but not into this one: empty as a rule.
  QStringList lost() const;
  // import() of that, and of `own` files, which need no remembering.
  Result<ImportReport> importLost(const QStringList &own, int threads = 0,
                                  const ImportProgress &progress = {});

  Result<SideEntry> said(const QString &match) const;
  // Reads the file, changes the entry, writes it and the index. The error is one sentence.
  std::optional<Error> say(const QString &match, const std::function<void(SideEntry &)> &change);
  // The same of several matches, all or nothing.
  std::optional<Error> say(const QStringList &matches, const std::function<void(SideEntry &)> &change);
  Result<Persons> persons() const;
  std::optional<Error> changePersons(const std::function<void(Persons &)> &change);

  // Takes over what the files say now, where they were changed since. False: nothing was.
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
