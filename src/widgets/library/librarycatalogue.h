// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Supplies the rows of the library's list. Queries that the index can answer newest first are read from it
// page by page; for all others (words as shown in the rows, positions, other orders) all matches are read
// into memory. Used only in the worker thread.
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
  // Returns false when another request is waiting.
  using KeepGoing = std::function<bool()>;

  // Returns nothing if it was interrupted; what was read so far is kept for the next call. The error is one
  // sentence.
  Result<std::optional<LibraryRows>> rows(LibraryIndex &index, const LibraryRequest &request,
                                          const KeepGoing &keepGoing);
  // Drops everything after the library has changed.
  void clearCache();
  // Updates the tags and notes of these matches after a change; the error is one sentence.
  std::optional<Error> update(LibraryIndex &index, const QStringList &hashes);

 private:
  Result<std::optional<LibraryRows>> fromIndex(LibraryIndex &index, const LibraryRequest &request,
                                               const BoundSql &condition);
  Result<bool> read(LibraryIndex &index, const KeepGoing &keepGoing);
  Result<bool> find(LibraryIndex &index, const LibraryQuery &query, const KeepGoing &keepGoing);
  void keepPositions(const LibraryQuery &query);
  Result<bool> findAll(LibraryIndex &index, const std::vector<SearchTerm> &all, std::vector<bool> &taken,
                       const KeepGoing &keepGoing);

  std::vector<ListedGame> m_all;  // newest first
  bool m_allRead = false;
  // --- The last query that the index answered; its further pages are not counted again ---
  std::optional<LibraryQuery> m_countedBy;
  int m_counted = 0;
  int m_countedOf = 0;
  // --- The last query ---
  std::optional<LibraryQuery> m_foundBy;
  std::vector<const ListedGame *> m_found;
  std::shared_ptr<const std::vector<FoundPosition>> m_positions;
  std::shared_ptr<const std::vector<FoundPosition>> m_mine;
  std::vector<FoundPosition> m_collected;  // during the search
};

}  // namespace janso
