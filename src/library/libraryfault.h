// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Errors of the library, its folder, and the files that it imports and exports.
#pragma once

#include <string>
#include <vector>

#include "rules/result.h"

namespace janso {

// The comment behind each code lists the contents of Error::data.
enum class LibraryFault {
  FolderForbids = 201,  // the file that cannot be written in its folder
  FileBusy,             // the file that another program is changing
  FileThere,            // the file, which already exists
  // --- The index ---
  IndexFailed,    // the error text of the database
  IndexDamaged,   // the error text of the database; the index is rebuilt when it is next opened
  IndexUnopened,  // the error text of the database
  IndexUnusable,  // the damage, in the words of the database
  IndexForeign,   // the index is from another version
  // --- Matches ---
  Unplayable,  // a journal that could not be replayed
  NoMatch,
  Threw,  // text of the exception, in English
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
