// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Named searches: a file with JSON lines, one for each search. Filters of the statistics are saved in the
// same way, in a separate file.
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
  QString name;         // unique, not case-sensitive
  QString search;       // in the syntax of the code that saves it: searchquery.h, or statisticsfilters.h
  QString kind;         // which matches it applies to; the code that saves it defines the meaning
  QJsonObject unknown;  // keys of the line that Janso does not know
};

class SavedSearches {
 public:
  // `path`: LibraryFolder::searchesFile() or filtersFile(). A missing file is empty. The error is one
  // sentence.
  static Result<SavedSearches> read(const QString &path);

  const std::vector<std::string> &problems() const { return m_lines.problems(); }
  const std::vector<SavedSearch> &all() const { return m_searches; }
  // Replaces the search with this name, or appends it.
  void save(const SavedSearch &search);
  void remove(const QString &name);

  // Writes the file completely or not at all. The error names the file.
  std::optional<Error> write() const;

 private:
  JsonLines m_lines;
  std::vector<SavedSearch> m_searches;
};

}  // namespace janso
