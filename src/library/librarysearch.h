// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Finds matches, and positions in them.
#pragma once

#include <QtGlobal>
#include <functional>
#include <vector>

#include "library/libraryindex.h"
#include "library/searchquery.h"
#include "rules/result.h"

namespace janso {

struct FoundPosition {
  qint64 game = 0;  // ListedGame::id
  int hand = 0;     // number in the match, from 0
  int seat = 0;     // the seat that acts
  int event = 0;    // number of events of the hand so far
};

struct SearchHits {
  std::vector<ListedGame> games;         // newest first
  std::vector<FoundPosition> positions;  // the first of each seat and hand, if the query asks for positions
  bool canceled = false;
};

// All matches and positions, newest first, without the details of the matches.
struct FoundGames {
  std::vector<qint64> games;             // ListedGame::id
  std::vector<FoundPosition> positions;  // as in SearchHits
  bool canceled = false;
};
Result<FoundGames> findGames(LibraryIndex &index, const SearchQuery &query,
                             const std::function<bool()> &keepGoing = {});

// Returns up to `most` matches, starting after the game `after` (0 = from the first). A search for positions
// calls `keepGoing` from time to time; returning false stops it. The error is one sentence.
Result<SearchHits> searchLibrary(LibraryIndex &index, const SearchQuery &query, int most, qint64 after = 0,
                                 const std::function<bool()> &keepGoing = {});

// Returns the number of matches. Not for queries that ask for positions.
Result<int> countFound(LibraryIndex &index, const SearchQuery &query);

}  // namespace janso
