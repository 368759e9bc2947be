// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The actions of janso-cli library.
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include "cli/command/command.h"
#include "library/libraryfolder.h"
#include "library/libraryindex.h"
#include "rules/result.h"

namespace janso::cli {

struct LibraryOptions {
  QStringList words;  // the action, then its arguments
  QString index;
  QString format = QStringLiteral("mjlog");
  QString out;
  QString at;  // HAND:EVENT
  bool json = false;
  bool count = false;
  bool remove = false;
  bool me = false;
  bool gzip = false;
  bool anonymize = false;
  bool exchangeSuits = false;
  int seed = 0;
  int threads = 0;  // 0 = one per core
  int most = 100;
  int after = 0;

  QStringList given() const { return words.mid(1); }
};

// Returns the user's own library folder if none is given.
QString libraryFolder(const QString &given);

// Returns the exit status; the error is a mistake in the command line.
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

// --- Shared by the actions ---
// Reports the error and returns kFoundWrong.
int fail(const Error &error, Console &console);
void print(const QJsonObject &object, Console &console);
void printGame(const ListedGame &game, Console &console);
QJsonObject gameJson(const ListedGame &game);

}  // namespace janso::cli
