// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A search of the library, and the text that describes it:
//
//   player:Ann place:1 date:2026-01..2026-03 (yaku:chiitoitsu OR limit:>=haneman) "what a hand"
//
// Conditions are KEY:VALUE. Conditions next to each other (or joined by AND) must all hold; OR binds less
// tightly; parentheses group. A word without a key is searched for in names and notes. Quotation marks keep
// words with spaces together.
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
  // --- About the match ---
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
  // --- About one seat of it: all conditions joined by AND are about the same seat ---
  Player,
  Opponent,
  Place,
  Score,
  // --- About one hand of that seat: all conditions joined by AND are about the same hand ---
  Wind,
  Dealer,
  Standing,
  Start,
  // --- About the seat's win in that hand ---
  Yaku,
  Han,
  Fu,
  Limit,
  Points,
  Wait,
  // --- About one position in that hand ---
  Position,
  Turn,
  Shanten,
  Riichi,
};

enum class SearchScope : std::uint8_t { Match, Seat, Hand, Position };
SearchScope scopeOf(SearchKey key);

// Tiles that must all be among the concealed tiles. A red five must match only if the pattern contains one.
struct TilePattern {
  TileCounts counts;
  std::array<std::uint8_t, 3> reds{};  // by suit; also included in `counts`
};

struct SearchTerm {
  SearchKey key = SearchKey::Word;
  QString text;                               // as given by the user; for a date the first day
  QString last;                               // last day of a date; an empty day is no limit
  int low = std::numeric_limits<int>::min();  // range of numbers or of ordered words, inclusive
  int high = std::numeric_limits<int>::max();
  TilePattern tiles;
  QStringList mine;  // for player:me and opponent:me: names of the user besides those in the library
};

// One of the lists must match; in a list all terms must match.
struct SearchQuery {
  std::vector<std::vector<SearchTerm>> any;

  bool isEmpty() const { return any.empty(); }
  bool asksForPosition() const;
};

// Error::code for searches that cannot be understood.
enum SearchFault {
  kSearchCondition = 1,  // unknown key, or a value that the key does not take
  kSearchQuote,          // a quotation mark is not closed
  kSearchMissing,        // a condition is missing next to AND, OR or a parenthesis
  kSearchNotClosed,      // a parenthesis is not closed
  kSearchNotOpened,      // a parenthesis is not opened
  kSearchTooMuch,        // too many alternatives or nested parentheses
};

// An empty text gives an empty query, which finds everything. The error is one sentence.
Result<SearchQuery> parseSearch(const QString &text);

// For help: the key, its values and its meaning, in English. Values and meaning are translated as
// "SearchKeys".
struct SearchKeyInfo {
  const char *name;
  const char *values;
  const char *help;
};
std::span<const SearchKeyInfo> searchKeys();
// The words that this key takes, in order; empty if it also takes other values.
QStringList searchValues(const QString &key);

}  // namespace janso
