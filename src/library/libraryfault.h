// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What goes wrong with the library, its folder and the files that come into and out of it.
#pragma once

#include <string>
#include <vector>

#include "rules/result.h"

namespace janso {

// Behind each: what Error::data holds.
enum class LibraryFault {
  FolderForbids = 201,  // the file that cannot be written there
  FileBusy,             // the file that another program is changing
  FileThere,            // the file
  // --- The index ---
  IndexFailed,    // the database's words
  IndexDamaged,   // the database's words: it is begun anew when it is opened next
  IndexUnopened,  // the database's words
  IndexUseless,   // what is damaged, in the database's words
  IndexForeign,   // it is of another version
  // --- Matches ---
  Unplayable,  // a journal
  NoMatch,
  Threw,  // what, in English
  FileGone,
  MatchGone,
  // --- Exports ---
  NotAnonymous,
  NamedExchange,
  ExchangeOfThree,
  ExchangeOfYaku,
  NotOfPositions,
};
Error libraryFault(LibraryFault fault, std::vector<std::string> data = {});

}  // namespace janso
