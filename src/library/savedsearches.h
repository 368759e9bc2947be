// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Searches that are kept under a name: a file of JSON lines, a search a line. Filters of the statistics are
// kept alike, in a file of their own.
//
//   {"name":"Big hands","search":"player:me limit:>=haneman","kind":"here"}
#pragma once

#include <QJsonObject>
#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "library/jsonlines.h"
#include "rules/result.h"

namespace janso {

struct SavedSearch {
  QString name;         // each once, letters of any case
  QString search;       // in the words of whoever saves: searchquery.h, or statisticsfilters.h
  QString kind;         // which matches it is about, beside that: whoever saves gives it a meaning
  QJsonObject unknown;  // keys of the line that are not ours
};

class SavedSearches {
 public:
  // LibraryFolder::searchesFile() or filtersFile(). One that is not there is empty. The error is one
  // sentence.
  static Result<SavedSearches> read(const QString &path);

  const std::vector<std::string> &problems() const { return m_lines.problems(); }
  const std::vector<SavedSearch> &all() const { return m_searches; }
  // In place of the one with this name, or behind the others.
  void save(const SavedSearch &search);
  void remove(const QString &name);

  // All or nothing; the error names the file.
  std::optional<Error> write() const;

 private:
  JsonLines m_lines;
  std::vector<SavedSearch> m_searches;
};

}  // namespace janso
