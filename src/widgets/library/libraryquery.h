// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is asked of the library for its list, and what comes back. Values that cross threads.
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "library/libraryindex.h"
#include "library/librarysearch.h"

namespace janso {

enum class LibraryColumn { Date, Ruleset, Length, Names, MyPlace, MyScore, Said, Review, Source };
constexpr int columnOf(LibraryColumn column) {
  return static_cast<int>(column);
}
inline constexpr int kLibraryColumns = static_cast<int>(LibraryColumn::Source) + 1;

enum class LibraryKind { All, PlayedHere, FromElsewhere, FourPlayers, ThreePlayers };

struct LibraryQuery {
  QString text;  // library/searchquery.h; a word is also found in what a row shows
  LibraryKind kind = LibraryKind::All;
  LibraryColumn order = LibraryColumn::Date;  // rows that are alike: newest first
  bool descending = true;
  QLocale locale;  // by whose rules names are ordered

  // --- What a row says that the index does not know ---
  QStringList me;     // names that are mine
  QString ownFolder;  // matches in it were played here; empty = none were
};

struct LibraryRequest {
  LibraryQuery query;
  int most = 0;        // rows
  qint64 after = 0;    // the game behind which they begin; 0 = with the first
  quint64 number = 0;  // comes back with the answer
};

struct LibraryRows {
  std::vector<ListedGame> games;
  bool more = false;  // come behind them
  // Of all matches that were found, where positions are searched for; else null.
  std::shared_ptr<const std::vector<FoundPosition>> positions;
  std::shared_ptr<const std::vector<FoundPosition>> mine;  // those of them where I am on turn
  int found = 0;                                           // by the query, on all pages
  int all = 0;                                             // in the library
  quint64 number = 0;
};

// --- What the columns of a row are made of ---
// My seat; nothing = none is mine.
std::optional<int> mySeat(const ListedGame &game, const LibraryQuery &query);
QString rulesetOf(const ListedGame &game);
bool isPlayedHere(const ListedGame &game, const LibraryQuery &query);
QStringList namesOf(const ListedGame &game);
// "12/24/25 8:15 PM", without seconds, or the day alone where no more is known; empty = nothing is.
QString shownDate(const ListedGame &game);
// Tags, and the first note.
QString saidOf(const ListedGame &game);
// By its kind alone.
bool isOfKind(const ListedGame &game, const LibraryQuery &query);
// The word stands somewhere in the row: names, ruleset, date, file, tags or note.
bool says(const ListedGame &game, const QString &word);
// What the columns of words are ordered by; nothing for the others.
std::optional<QString> orderText(const ListedGame &game, LibraryColumn order);
// Whether one comes before the other, as the query orders them; alike = neither.
bool comesBefore(const ListedGame &one, const ListedGame &other, const LibraryQuery &query);

}  // namespace janso
