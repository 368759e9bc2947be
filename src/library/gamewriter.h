// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Brings what was read of files into the tables of the index. Of the thread of its database.
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

  // What the file held before and no other file holds is taken out. The error is one sentence; what was
  // begun must then be rolled back.
  Result<std::vector<StoredGame>> add(const FileState &state, const LibraryFile &file);
  // After a rollback: what was remembered of the tables may no longer be there.
  void forget() { m_players.clear(); }

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
  QHash<QString, qint64> m_players;  // ids by name
  // Each is prepared when it is first needed, and kept.
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
