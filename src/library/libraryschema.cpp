// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/libraryschema.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include "library/libraryfault.h"
#include "library/librarysql.h"

namespace janso {
namespace {

constexpr int kSchema = 4;
constexpr int kApplication = 0x4a4e534f;  // "JNSO"

// Without row ids the columns of the key come first and in its order: else quick_check of SQLite 3.40 finds
// NULL where there is none.
//
// Numbers of one thing in another (librarysql.h): seat.id is game * kSeatsOfGame + seat, hand.id and
// moves.hand are game * kHandsOfGame + hand, win.id is hand.id * kSeatsOfGame + seat. Of each seat, lowest
// bits first: in `standings` two bits (place before the hand, from 0), in `shanten` four (of the 13 tiles
// dealt, and one more), in `won` and `dealt_in` one. `yaku` of a win has a byte for each; rare_yaku leads
// from those that isRareYaku() (librarysql.h) to their wins.
//
// What is keyed by hash is a copy of side files: it may speak of matches that are not there.
const char *const kTables[] = {
    "CREATE TABLE game(id INTEGER PRIMARY KEY, hash BLOB NOT NULL UNIQUE, prefix BLOB, ruleset TEXT NOT "
    "NULL, "
    "players INTEGER NOT NULL, length INTEGER NOT NULL, hands INTEGER NOT NULL, date TEXT NOT NULL, complete "
    "INTEGER NOT NULL, kind INTEGER NOT NULL, parent TEXT, parent_hand INTEGER, parent_event INTEGER)",
    "CREATE TABLE detail(game INTEGER PRIMARY KEY, chain BLOB NOT NULL, counters BLOB NOT NULL)",
    "CREATE TABLE folder(id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE)",
    "CREATE TABLE file(id INTEGER PRIMARY KEY, folder INTEGER NOT NULL, name TEXT NOT NULL, size INTEGER NOT "
    "NULL, mtime INTEGER NOT NULL, format INTEGER NOT NULL, error TEXT NOT NULL, UNIQUE(folder, name))",
    "CREATE TABLE place_of_game(game INTEGER NOT NULL REFERENCES game(id) ON DELETE CASCADE, "
    "file INTEGER NOT NULL REFERENCES file(id) ON DELETE CASCADE, PRIMARY KEY(game, file)) WITHOUT ROWID",
    "CREATE TABLE player(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)",
    "CREATE TABLE seat(id INTEGER PRIMARY KEY, player INTEGER NOT NULL, place INTEGER, score INTEGER)",
    "CREATE TABLE hand(id INTEGER PRIMARY KEY, wind INTEGER NOT NULL, dealer INTEGER NOT NULL, standings "
    "INTEGER NOT NULL, shanten INTEGER NOT NULL, won INTEGER NOT NULL, dealt_in INTEGER NOT NULL, delta0 "
    "INTEGER NOT NULL, delta1 INTEGER NOT NULL, delta2 INTEGER NOT NULL, delta3 INTEGER NOT NULL)",
    "CREATE TABLE moves(hand INTEGER PRIMARY KEY, bytes BLOB NOT NULL)",
    "CREATE TABLE win(id INTEGER PRIMARY KEY, han INTEGER NOT NULL, fu INTEGER NOT NULL, lim INTEGER NOT "
    "NULL, "
    "points INTEGER NOT NULL, wait INTEGER NOT NULL, yaku BLOB NOT NULL)",
    "CREATE TABLE rare_yaku(yaku INTEGER NOT NULL, win INTEGER NOT NULL, PRIMARY KEY(yaku, win)) WITHOUT "
    "ROWID",
    "CREATE TABLE side_file(path TEXT PRIMARY KEY, state TEXT NOT NULL)",
    "CREATE TABLE note(hash NOT NULL, hand INTEGER, event INTEGER, text TEXT NOT NULL)",
    "CREATE TABLE tag(tag TEXT NOT NULL COLLATE NOCASE, hash NOT NULL, PRIMARY KEY(tag, hash)) WITHOUT "
    "ROWID",
    "CREATE TABLE bookmark(hash NOT NULL, hand INTEGER, event INTEGER, name TEXT NOT NULL)",
    "CREATE TABLE review(hash NOT NULL, path TEXT NOT NULL, PRIMARY KEY(hash, path)) WITHOUT ROWID",
    "CREATE TABLE alias(name TEXT PRIMARY KEY COLLATE NOCASE, person INTEGER NOT NULL, me INTEGER NOT NULL) "
    "WITHOUT ROWID",
    "CREATE INDEX game_date ON game(date)",
    "CREATE INDEX game_prefix ON game(prefix)",
    "CREATE INDEX win_limit ON win(lim) WHERE lim>0",
    "CREATE INDEX seat_player ON seat(player)",
    "CREATE INDEX seat_score ON seat(score)",
    "CREATE INDEX place_file ON place_of_game(file)",
    "CREATE INDEX player_name ON player(name COLLATE NOCASE)",
    "CREATE INDEX note_hash ON note(hash)",
    "CREATE INDEX tag_hash ON tag(hash)",
    "CREATE INDEX bookmark_hash ON bookmark(hash)",
};

constexpr const char *kBusy = "5";  // SQLite's own number

// Damage that is met here is dealt with at once, and needs no mark.
Error openingFailure(const QSqlError &error) {
  return libraryFault(isDamage(error) ? LibraryFault::IndexUnusable : LibraryFault::IndexUnopened,
                      {error.text().toStdString()});
}

std::optional<int> pragma(const QSqlDatabase &database, const QString &name) {
  QSqlQuery query(database);
  if (!query.exec(QStringLiteral("PRAGMA ") + name) || !query.next())
    return std::nullopt;
  return query.value(0).toInt();
}

// Where a connection of this or another program is open, it has looked at the file, and SQLite refuses to
// leave the journal; where none is, the journal was left by one that did not come to its end. Locks go with
// their process, however it ends.
bool isAbandoned(const QSqlDatabase &database) {
  QSqlQuery query(database);
  return query.exec(QStringLiteral("PRAGMA journal_mode=DELETE")) ||
         query.lastError().nativeErrorCode() != QLatin1String(kBusy);
}

std::optional<Error> damageOf(const QSqlDatabase &database) {
  QSqlQuery check(database);
  if (!check.exec(QStringLiteral("PRAGMA quick_check")) || !check.next())
    return openingFailure(check.lastError());
  if (check.value(0).toString() == QLatin1String("ok"))
    return std::nullopt;
  return libraryFault(LibraryFault::IndexUnusable, {check.value(0).toString().simplified().toStdString()});
}

std::optional<Error> makeTables(QSqlDatabase &database) {
  QSqlQuery query(database);
  if (!database.transaction())
    return openingFailure(database.lastError());
  bool made = true;
  for (const char *table : kTables)
    made = made && query.exec(QLatin1String(table));
  made = made && query.exec(QStringLiteral("PRAGMA application_id=%1").arg(kApplication));
  made = made && query.exec(QStringLiteral("PRAGMA user_version=%1").arg(kSchema));
  if (made && database.commit())
    return std::nullopt;
  const Error error = openingFailure(query.lastError());
  database.rollback();
  return error;
}

}  // namespace

bool isUnusable(const Error &failure) {
  return failure.code == static_cast<int>(LibraryFault::IndexUnusable) ||
         failure.code == static_cast<int>(LibraryFault::IndexForeign);
}

std::optional<Error> prepareSchema(QSqlDatabase &database, bool journalLeft) {
  QSqlQuery query(database);
  if (!query.exec(QStringLiteral("PRAGMA busy_timeout=0")))
    return openingFailure(query.lastError());
  const bool abandoned = journalLeft && isAbandoned(database);
  for (const char *setting : {"PRAGMA busy_timeout=5000", "PRAGMA journal_mode=WAL",
                              "PRAGMA synchronous=NORMAL", "PRAGMA foreign_keys=ON"}) {
    if (!query.exec(QLatin1String(setting)))
      return openingFailure(query.lastError());
  }
  query.finish();
  if (abandoned) {
    if (const auto damage = damageOf(database))
      return damage;
  }
  QSqlQuery tables(database);
  if (!tables.exec(QStringLiteral("SELECT COUNT(*) FROM sqlite_schema")))
    return openingFailure(tables.lastError());
  tables.finish();
  const std::optional<int> version = pragma(database, QStringLiteral("user_version"));
  const std::optional<int> application = pragma(database, QStringLiteral("application_id"));
  if (version == 0 && application == 0)
    return makeTables(database);
  if (version != kSchema || application != kApplication)
    return libraryFault(LibraryFault::IndexForeign);
  return std::nullopt;
}

}  // namespace janso
