// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Searches that are kept under a name: a file of JSON lines, a search a line.
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
  QString search;       // searchquery.h
  QString kind;         // which matches it is about, beside that: whoever saves gives it a meaning
  QJsonObject unknown;  // keys of the line that are not ours
};

class SavedSearches {
 public:
  // Of the library in that folder. A file that is not there is empty. The error is one sentence.
  static Result<SavedSearches> read(const QString &folder);

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
