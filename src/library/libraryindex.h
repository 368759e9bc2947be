// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The index of the library: an SQLite file that only repeats what the records say. It can be deleted at any
// time; the next import rebuilds it.
//
// An index belongs to the thread that opened it. Several can be open on one file; only one of them can write
// at a time.
#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "rules/result.h"
#include "statistics/matchkind.h"

class QSqlDatabase;

namespace janso {

struct BoundSql;
struct LibraryFile;
class GameWriter;

// The state of a file that the index knows.
struct FileState {
  QString path;  // absolute
  qint64 size = 0;
  qint64 modified = 0;  // milliseconds since 1970; used only to detect changes
};

enum class Stored { New, Twin, Longer, Shorter };  // Twin: same match; Longer, Shorter: partial records

// The result of adding a game. `hash` is the hash under which the match is in the index now. `otherHash` is
// the hash of its shorter record, which was in the index before (Longer) or is in the file (Shorter). The
// side files follow (sidefile.h).
struct StoredGame {
  Stored how = Stored::New;
  QString hash;
  QString otherHash;
};

struct ListedGame {
  qint64 id = 0;
  QString hash;
  QString ruleset;
  QString date;
  QString path;  // the file where it was first found
  int players = 4;
  int hands = 0;
  bool complete = false;
  MatchKind kind = MatchKind::Imported;
  QStringList tags;
  QString note;           // the first of its notes
  bool reviewed = false;  // a review of one of its seats is saved
  struct Seat {
    QString name;
    std::optional<int> place;
    std::optional<int> score;  // points
  };
  std::vector<Seat> seats;
};

class LibraryIndex {
 public:
  // Creates the file if it does not exist. A file that is damaged or from another version is renamed with
  // ".old" appended, and a new one is created. A file that cannot be read at the moment is left alone and
  // leads to an error. The whole file is only checked if it is not open anywhere and was not closed properly
  // the last time.
  static Result<std::unique_ptr<LibraryIndex>> open(const QString &path);
  ~LibraryIndex();
  LibraryIndex(const LibraryIndex &) = delete;
  LibraryIndex &operator=(const LibraryIndex &) = delete;

  bool wasRebuilt() const { return m_rebuilt; }
  // SQLite found damage while the index was in use, here or elsewhere. The next open() rebuilds it.
  bool isDamaged() const;

  // --- Writing; errors are one sentence; rollback() discards everything since begin() ---
  bool knows(const FileState &state);
  std::optional<Error> begin();
  std::optional<Error> commit();
  void rollback();
  Result<std::vector<StoredGame>> add(const FileState &state, const LibraryFile &file);

  // --- Reading: newest first, starting after the game `after` (0 = from the first) ---
  Result<std::vector<ListedGame>> list(int most, qint64 after = 0);
  Result<int> count();
  // The same for games that meet a condition on the table `game g`.
  Result<std::vector<ListedGame>> listWhere(const BoundSql &condition, int most, qint64 after = 0);
  Result<int> countWhere(const BoundSql &condition);
  // The game with this hash, or nothing.
  Result<std::optional<ListedGame>> find(const QString &hash);

  // For other parts of the library that read and write the tables (libraryschema.h).
  QSqlDatabase database() const;

 private:
  explicit LibraryIndex(QString connection);
  std::optional<Error> prepare(const QString &path);

  QString m_connection;
  bool m_rebuilt = false;
  std::unique_ptr<GameWriter> m_writer;
};

}  // namespace janso
