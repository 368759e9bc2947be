// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The index of the library: an SQLite file that only repeats what the records say. It can be deleted at any
// time; the next import makes it again.
//
// An index belongs to the thread that opened it. Several may be open on one file; one writes.
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

// Which state of a file the index knows.
struct FileState {
  QString path;  // absolute
  qint64 size = 0;
  qint64 modified = 0;  // milliseconds since 1970; only to see that a file was changed
};

enum class Stored { New, Twin, Longer, Shorter };  // Twin: the same match; the others: of a partial record

// What became of a game that was added: the hash under which it is now there, and the other one that the same
// match had, here before (Longer) or in the file (Shorter). Side files that speak of it follow (sidefile.h).
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
  QString path;  // the file it was first found in
  int players = 4;
  int hands = 0;
  bool complete = false;
  MatchKind kind = MatchKind::Imported;
  QStringList tags;
  QString note;           // the first of its notes
  bool reviewed = false;  // a review of a seat of it is kept
  struct Seat {
    QString name;
    std::optional<int> place;
    std::optional<int> score;  // points
  };
  std::vector<Seat> seats;
};

class LibraryIndex {
 public:
  // Makes the file where there is none. One that is damaged or of another version is moved away, to the same
  // name with ".old", and begun anew; one that cannot be read now is left alone and told. All of it is looked
  // at only where nobody has it open and the last one that had did not close it.
  static Result<std::unique_ptr<LibraryIndex>> open(const QString &path);
  ~LibraryIndex();
  LibraryIndex(const LibraryIndex &) = delete;
  LibraryIndex &operator=(const LibraryIndex &) = delete;

  bool wasRebuilt() const { return m_rebuilt; }
  // SQLite met damage while it was in use, here or elsewhere: open() begins it anew.
  bool isDamaged() const;

  // --- Writing; an error is one sentence, and nothing since begin() is kept after rollback() ---
  bool knows(const FileState &state);
  std::optional<Error> begin();
  std::optional<Error> commit();
  void rollback();
  Result<std::vector<StoredGame>> add(const FileState &state, const LibraryFile &file);

  // --- Reading: newest first, from behind the game `after` (0 = from the first) ---
  Result<std::vector<ListedGame>> list(int most, qint64 after = 0);
  Result<int> count();
  // The same of those that meet a condition on the table `game g`.
  Result<std::vector<ListedGame>> listWhere(const BoundSql &condition, int most, qint64 after = 0);
  Result<int> countWhere(const BoundSql &condition);
  // One of them, or nothing.
  Result<std::optional<ListedGame>> find(const QString &hash);

  // For the other parts of the library that read and write the tables (libraryschema.h).
  QSqlDatabase database() const;

 private:
  explicit LibraryIndex(QString connection);
  std::optional<Error> prepare(const QString &path);

  QString m_connection;
  bool m_rebuilt = false;
  std::unique_ptr<GameWriter> m_writer;
};

}  // namespace janso
