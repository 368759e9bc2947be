// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Writes the contents of files to the tables of the index. Use it in the thread of its database.
#pragma once

#include <QHash>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <optional>
#include <vector>

#include "library/libraryindex.h"
#include "rules/result.h"

namespace janso {

struct LibraryFile;
struct LibraryGame;
struct LibraryHand;

class GameWriter {
 public:
  explicit GameWriter(const QSqlDatabase &database);

  // Also removes what the file contained before, unless another file contains it, too. The error is one
  // sentence; the caller must then roll back the transaction.
  Result<std::vector<StoredGame>> add(const FileState &state, const LibraryFile &file);
  // Must be called after a rollback: cached ids may no longer be in the tables.
  void clearCache() { m_players.clear(); }

 private:
  struct Kept {
    qint64 id = 0;
    StoredGame stored;
  };

  QSqlQuery &statement(QSqlQuery &query, const char *text);
  Result<qint64> addFile(const FileState &state, const LibraryFile &file);
  Result<Kept> findTwin(const LibraryGame &game);
  Result<Kept> addGame(const LibraryGame &game);
  std::optional<Error> addSeats(qint64 id, const LibraryGame &game);
  std::optional<Error> addHand(qint64 id, const LibraryGame &game, const LibraryHand &hand);
  std::optional<Error> addWins(qint64 hand, const LibraryHand &played);
  Result<qint64> playerOf(const QString &name);
  std::optional<Error> removeContents(qint64 id);
  std::optional<Error> removeUnheld();

  QSqlDatabase m_database;
  QHash<QString, qint64> m_players;  // cached ids by name
  // Each statement is prepared when it is first needed, and kept.
  QSqlQuery m_addFile;
  QSqlQuery m_addPlace;
  QSqlQuery m_byHash;
  QSqlQuery m_byPrefix;
  QSqlQuery m_addGame;
  QSqlQuery m_addPlayer;
  QSqlQuery m_addDetail;
  QSqlQuery m_addFolder;
  QSqlQuery m_addSeat;
  QSqlQuery m_addHand;
  QSqlQuery m_addMoves;
  QSqlQuery m_addWin;
  QSqlQuery m_addYaku;
};

}  // namespace janso
