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
  int hand = 0;     // of the match, from 0
  int seat = 0;     // that is on turn
  int event = 0;    // how many events of the hand have happened
};

struct SearchHits {
  std::vector<ListedGame> games;         // newest first
  std::vector<FoundPosition> positions;  // the first of each seat and hand, where positions are searched for
  bool cancelled = false;
};

// The same without what is listed of the matches: all of them, newest first.
struct FoundGames {
  std::vector<qint64> games;             // ListedGame::id
  std::vector<FoundPosition> positions;  // as in SearchHits
  bool cancelled = false;
};
Result<FoundGames> findGames(LibraryIndex &index, const SearchQuery &query,
                             const std::function<bool()> &goOn = {});

// Up to so many matches from behind the game `after` (0 = from the first). `goOn` is asked now and then in a
// search of positions; false ends it. The error is one sentence.
Result<SearchHits> searchLibrary(LibraryIndex &index, const SearchQuery &query, int most, qint64 after = 0,
                                 const std::function<bool()> &goOn = {});

// How many there are; not for queries that ask for positions.
Result<int> countFound(LibraryIndex &index, const SearchQuery &query);

}  // namespace janso
