// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is searched for in the library, and the text that says so:
//
//   player:Ann place:1 date:2026-01..2026-03 (yaku:chiitoitsu OR limit:>=haneman) "what a hand"
//
// Conditions are KEY:VALUE; those beside each other (or with AND between) must all hold, OR is weaker than
// that, parentheses group. A word without a key is looked for in names and notes. Quotes hold spaces
// together.
#pragma once

#include <QString>
#include <QStringList>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "rules/result.h"
#include "rules/tile.h"

namespace janso {

enum class SearchKey : std::uint8_t {
  // --- Of the match ---
  Word,  // without a key
  Ruleset,
  Date,
  Players,
  Length,
  Hands,
  MatchKind,
  Source,
  Path,
  Hash,
  Complete,
  Tag,
  Note,
  Has,
  // --- Of one seat of it: all conditions beside each other are about the same ---
  Player,
  Opponent,
  Place,
  Score,
  // --- Of one hand of that seat: likewise ---
  Wind,
  Dealer,
  Standing,
  Start,
  // --- Of its win there ---
  Yaku,
  Han,
  Fu,
  Limit,
  Points,
  Wait,
  // --- Of one position in that hand ---
  Position,
  Turn,
  Shanten,
  Riichi,
};

enum class SearchScope : std::uint8_t { Match, Seat, Hand, Position };
SearchScope scopeOf(SearchKey key);

// Tiles that must all be among the concealed ones, a red five only where one is asked for.
struct TilePattern {
  TileCounts counts;
  std::array<std::uint8_t, 3> reds{};  // by suit; they are in `counts` as well
};

struct SearchTerm {
  SearchKey key = SearchKey::Word;
  QString text;                               // as it was given; of a date the first day
  QString last;                               // the last day of a date; an empty day is no bound
  int low = std::numeric_limits<int>::min();  // of numbers and of words in an order: both included
  int high = std::numeric_limits<int>::max();
  TilePattern tiles;
  QStringList mine;  // of player:me and opponent:me: names of the user beside those that the library knows
};

// Any of the lists, in each of them all.
struct SearchQuery {
  std::vector<std::vector<SearchTerm>> any;

  bool isEmpty() const { return any.empty(); }
  bool asksForPosition() const;
};

// Error::code of what cannot be understood.
enum SearchFault {
  kSearchCondition = 1,  // there is no such key, or it does not take such a value
  kSearchQuote,          // one is not closed
  kSearchMissing,        // a condition is, beside AND, OR or a parenthesis
  kSearchNotClosed,      // a parenthesis
  kSearchNotOpened,      // likewise
  kSearchTooMuch,        // alternatives, or parentheses in parentheses
};

// An empty text gives an empty query, which finds everything. The error is one sentence.
Result<SearchQuery> parseSearch(const QString &text);

// For help: the key, what may follow, what it means, in English; both are translated as "SearchKeys".
struct SearchKeyInfo {
  const char *name;
  const char *values;
  const char *help;
};
std::span<const SearchKeyInfo> searchKeys();
// The words that may follow this key, in their order; none where it takes others as well.
QStringList searchValues(const QString &key);

}  // namespace janso
