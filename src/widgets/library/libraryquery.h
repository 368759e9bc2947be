// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Requests for the rows of the library's list and their answers. These values cross threads.
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

enum class LibraryColumn { Date, Ruleset, Length, Names, MyPlace, MyScore, Notes, Review, Source };
constexpr int columnOf(LibraryColumn column) {
  return static_cast<int>(column);
}
inline constexpr int kLibraryColumns = static_cast<int>(LibraryColumn::Source) + 1;

enum class LibraryKind { All, PlayedHere, FromElsewhere, FourPlayers, ThreePlayers };

struct LibraryQuery {
  QString text;  // see library/searchquery.h; words are also searched in the text of the rows
  LibraryKind kind = LibraryKind::All;
  LibraryColumn order = LibraryColumn::Date;  // among equal rows, the newest is first
  bool descending = true;
  QLocale locale;  // determines the order of names

  // --- What a row shows that the index does not know ---
  QStringList me;     // the user's names
  QString ownFolder;  // matches in it were played here; empty = none were played here
};

struct LibraryRequest {
  LibraryQuery query;
  int most = 0;        // rows
  qint64 after = 0;    // the game after which the rows start; 0 = start with the first
  quint64 number = 0;  // returned with the answer
};

struct LibraryRows {
  std::vector<ListedGame> games;
  bool more = false;  // more rows follow
  // Of all matches found if the query searches for positions; otherwise null.
  std::shared_ptr<const std::vector<FoundPosition>> positions;
  std::shared_ptr<const std::vector<FoundPosition>> mine;  // those in which it is the user's turn
  int found = 0;                                           // by the query, on all pages
  int all = 0;                                             // in the library
  quint64 number = 0;
};

// --- The contents of the columns of a row ---
// The user's seat; nothing = no seat is the user's.
std::optional<int> mySeat(const ListedGame &game, const LibraryQuery &query);
QString rulesetOf(const ListedGame &game);
bool isPlayedHere(const ListedGame &game, const LibraryQuery &query);
QStringList namesOf(const ListedGame &game);
// "12/24/25 8:15 PM", without seconds, or only the day if no more is known; empty = no date is known.
QString shownDate(const ListedGame &game);
// Tags, and the first note.
QString notesAndTagsOf(const ListedGame &game);
// Considers only the kind.
bool isOfKind(const ListedGame &game, const LibraryQuery &query);
// Whether the word occurs anywhere in the row: names, ruleset, date, file, tags or note.
bool says(const ListedGame &game, const QString &word);
// The sort key of a text column; nothing for the other columns.
std::optional<QString> orderText(const ListedGame &game, LibraryColumn order);
// Whether `one` comes before `other` in the order of the query; false for equal ones.
bool comesBefore(const ListedGame &one, const ListedGame &other, const LibraryQuery &query);

}  // namespace janso
