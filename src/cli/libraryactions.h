// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What janso-cli library does, an action each.
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include "cli/command.h"
#include "library/libraryfolder.h"
#include "library/libraryindex.h"
#include "rules/result.h"

namespace janso::cli {

struct LibraryOptions {
  QStringList words;  // the action, then what it is done with
  QString index;
  QString format = QStringLiteral("mjlog");
  QString out;
  QString at;  // HAND:EVENT
  bool json = false;
  bool count = false;
  bool remove = false;
  bool me = false;
  bool gzip = false;
  bool anonymise = false;
  bool exchangeSuits = false;
  int seed = 0;
  int threads = 0;  // 0 = one a core
  int most = 100;
  int after = 0;

  QStringList given() const { return words.mid(1); }
};

// The user's own unless another is given.
QString libraryFolder(const QString &given);

// Gives the exit status; the error is a mistake in the command line.
using LibraryAction = Result<int> (*)(LibraryFolder &library, const LibraryOptions &options,
                                      Console &console);
Result<int> importInto(LibraryFolder &library, const LibraryOptions &options, Console &console);
Result<int> listLibrary(LibraryFolder &library, const LibraryOptions &options, Console &console);
Result<int> checkLibrary(LibraryFolder &library, const LibraryOptions &options, Console &console);
Result<int> searchIn(LibraryFolder &library, const LibraryOptions &options, Console &console);
Result<int> exportFrom(LibraryFolder &library, const LibraryOptions &options, Console &console);
Result<int> tagMatches(LibraryFolder &library, const LibraryOptions &options, Console &console);
Result<int> noteMatch(LibraryFolder &library, const LibraryOptions &options, Console &console);
Result<int> aliasNames(LibraryFolder &library, const LibraryOptions &options, Console &console);

// --- What they share ---
// Tells what failed; gives kFoundWrong.
int fail(const Error &error, Console &console);
void print(const QJsonObject &object, Console &console);
void printGame(const ListedGame &game, Console &console);
QJsonObject gameJson(const ListedGame &game);

}  // namespace janso::cli
