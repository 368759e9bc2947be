// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rows of the library's list. What the index can find and is asked for newest first comes from it, page
// by page; for anything else (words as the rows show them, positions, other orders) all matches are read into
// memory. Of the thread that works.
#pragma once

#include <QStringList>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "library/libraryindex.h"
#include "library/librarysearch.h"
#include "widgets/library/libraryquery.h"

namespace janso {

struct BoundSql;

class LibraryCatalogue {
 public:
  // False: somebody asks for something else meanwhile.
  using GoOn = std::function<bool()>;

  // Nothing: it has given way; what was read until then stays for the next time. The error is one sentence.
  Result<std::optional<LibraryRows>> rows(LibraryIndex &index, const LibraryRequest &request,
                                          const GoOn &goOn);
  // The library has changed.
  void forget();
  // What is said of these matches has changed; the error is one sentence.
  std::optional<Error> update(LibraryIndex &index, const QStringList &hashes);

 private:
  Result<std::optional<LibraryRows>> fromIndex(LibraryIndex &index, const LibraryRequest &request,
                                               const BoundSql &condition);
  Result<bool> read(LibraryIndex &index, const GoOn &goOn);
  Result<bool> find(LibraryIndex &index, const LibraryQuery &query, const GoOn &goOn);
  void keepPositions(const LibraryQuery &query);
  Result<bool> findAll(LibraryIndex &index, const std::vector<SearchTerm> &all, std::vector<bool> &taken,
                       const GoOn &goOn);

  std::vector<ListedGame> m_all;  // newest first
  bool m_allRead = false;
  // --- Of the last query that the index answered: its further pages are not counted again ---
  std::optional<LibraryQuery> m_countedBy;
  int m_counted = 0;
  int m_countedOf = 0;
  // --- Of the last query ---
  std::optional<LibraryQuery> m_foundBy;
  std::vector<const ListedGame *> m_found;
  std::shared_ptr<const std::vector<FoundPosition>> m_positions;
  std::shared_ptr<const std::vector<FoundPosition>> m_mine;
  std::vector<FoundPosition> m_collected;  // while it is searched for
};

}  // namespace janso
