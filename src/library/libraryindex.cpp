// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/libraryindex.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>
#include <QVariant>
#include <atomic>
#include <utility>

#include "library/gamewriter.h"
#include "library/libraryfile.h"
#include "library/libraryschema.h"
#include "library/librarysql.h"

namespace janso {
namespace {

// Of a row of listWhere(), without its seats.
ListedGame gameOf(const QSqlQuery &query) {
  ListedGame game;
  game.id = query.value(0).toLongLong();
  game.hash = hashOf(query.value(1));
  game.ruleset = query.value(2).toString();
  game.date = query.value(3).toString();
  game.players = query.value(4).toInt();
  game.hands = query.value(5).toInt();
  game.complete = query.value(6).toBool();
  game.path = query.value(7).toString();
  game.kind = static_cast<MatchKind>(query.value(8).toInt());
  game.tags = query.value(9).toString().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  game.note = query.value(14).toString();
  game.reviewed = query.value(15).toBool();
  return game;
}

void putAside(const QString &path) {
  const QString old = path + QStringLiteral(".old");
  for (const QString &tail : {QStringLiteral(""), QStringLiteral("-wal"), QStringLiteral("-shm")}) {
    QFile::remove(old + tail);
    QFile::rename(path + tail, old + tail);
  }
  QFile::remove(damageMark(path));
}

}  // namespace

Result<std::unique_ptr<LibraryIndex>> LibraryIndex::open(const QString &path) {
  static std::atomic<int> opened{0};
  // Somebody met damage while it was in use.
  bool rebuilt = QFile::exists(damageMark(path));
  if (rebuilt)
    putAside(path);
  for (int attempt = 0;; ++attempt) {
    std::unique_ptr<LibraryIndex> index(new LibraryIndex(QStringLiteral("library-%1").arg(++opened)));
    const std::optional<Error> error = index->prepare(path);
    index->m_rebuilt = rebuilt;
    if (!error)
      return index;
    index.reset();
    if (attempt > 0 || !isUnusable(*error))
      return *error;
    putAside(path);
    rebuilt = true;
  }
}

LibraryIndex::LibraryIndex(QString connection) : m_connection(std::move(connection)) {}

LibraryIndex::~LibraryIndex() {
  m_writer.reset();
  QSqlDatabase::removeDatabase(m_connection);
}

std::optional<Error> LibraryIndex::prepare(const QString &path) {
  QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
  database.setDatabaseName(path);
  // The last one to close the index takes this file away; without a byte in it nothing was written.
  const bool journalLeft = QFileInfo(path + QStringLiteral("-wal")).size() > 0;
  if (!database.open())
    return sqlFailure(database, database.lastError());
  if (const auto error = prepareSchema(database, journalLeft))
    return error;
  m_writer = std::make_unique<GameWriter>(database);
  return std::nullopt;
}

bool LibraryIndex::knows(const FileState &state) {
  QSqlQuery query(database());
  return execute(query,
                 QStringLiteral(
                     "SELECT 1 FROM file WHERE name=? AND folder=(SELECT id FROM folder WHERE path=?) AND "
                     "size=? AND mtime=?"),
                 {FilePath(state.path).name, FilePath(state.path).folder, state.size, state.modified}) &&
         query.next();
}

std::optional<Error> LibraryIndex::begin() {
  QSqlDatabase base = database();
  return base.transaction() ? std::nullopt : std::optional(sqlFailure(database(), base.lastError()));
}

std::optional<Error> LibraryIndex::commit() {
  QSqlDatabase base = database();
  return base.commit() ? std::nullopt : std::optional(sqlFailure(database(), base.lastError()));
}

void LibraryIndex::rollback() {
  database().rollback();
  m_writer->clearCache();
}

Result<std::vector<StoredGame>> LibraryIndex::add(const FileState &state, const LibraryFile &file) {
  return m_writer->add(state, file);
}

Result<std::vector<ListedGame>> LibraryIndex::list(int most, qint64 after) {
  return listWhere({}, most, after);
}

Result<std::vector<ListedGame>> LibraryIndex::listWhere(const BoundSql &condition, int most, qint64 after) {
  BoundSql page{
      QStringLiteral(
          "SELECT g.id, g.hash, g.ruleset, g.date, g.players, g.hands, g.complete, g.kind FROM game g "
          "WHERE "),
      {}};
  if (after != 0)
    page.append({QStringLiteral("(g.date, g.id) < (SELECT date, id FROM game WHERE id=?) AND "), {after}});
  page.append(condition.text.isEmpty() ? BoundSql{QStringLiteral("1"), {}} : condition);
  page.append({QStringLiteral(" ORDER BY g.date DESC, g.id DESC LIMIT ?"), {most}});
  QSqlQuery query(database());
  query.setForwardOnly(true);
  if (!execute(query,
               QStringLiteral(
                   "SELECT g.id, g.hash, g.ruleset, g.date, g.players, g.hands, g.complete, "
                   "(SELECT d.path || f.name FROM place_of_game p JOIN file f ON f.id=p.file JOIN folder d "
                   "ON d.id=f.folder WHERE p.game=g.id "
                   "ORDER BY f.id LIMIT 1), g.kind, (SELECT group_concat(t.tag, char(10)) FROM tag t WHERE "
                   "t.hash=g.hash), s.id & 3, n.name, s.place, s.score, (SELECT o.text FROM note o WHERE "
                   "o.hash=g.hash ORDER BY o.rowid LIMIT 1), EXISTS (SELECT 1 FROM review r WHERE "
                   "r.hash=g.hash) "
                   "FROM (%1) g JOIN seat s ON s.id BETWEEN g.id*4 AND g.id*4+3 "
                   "JOIN player n ON n.id=s.player ORDER BY g.date DESC, g.id DESC, s.id")
                   .arg(page.text),
               page.values))
    return sqlFailure(database(), query.lastError());
  std::vector<ListedGame> games;
  while (query.next()) {
    if (games.empty() || games.back().id != query.value(0).toLongLong())
      games.push_back(gameOf(query));
    ListedGame::Seat seat{query.value(11).toString(), std::nullopt, std::nullopt};
    if (!query.value(12).isNull()) {
      seat.place = query.value(12).toInt();
      seat.score = query.value(13).toInt();
    }
    games.back().seats.push_back(seat);
  }
  if (query.lastError().isValid())
    return sqlFailure(database(), query.lastError());
  return games;
}

Result<int> LibraryIndex::count() {
  return countWhere({});
}

Result<int> LibraryIndex::countWhere(const BoundSql &condition) {
  QSqlQuery query(database());
  const QString text = condition.text.isEmpty() ? QStringLiteral("1") : condition.text;
  if (!execute(query, QStringLiteral("SELECT COUNT(*) FROM game g WHERE ") + text, condition.values) ||
      !query.next())
    return sqlFailure(database(), query.lastError());
  return query.value(0).toInt();
}

bool LibraryIndex::isDamaged() const {
  return QFile::exists(damageMark(database().databaseName()));
}

QSqlDatabase LibraryIndex::database() const {
  return QSqlDatabase::database(m_connection);
}

Result<std::optional<ListedGame>> LibraryIndex::find(const QString &hash) {
  Result<std::vector<ListedGame>> found = listWhere({QStringLiteral("g.hash=?"), {hashKey(hash)}}, 1);
  if (!found)
    return found.error();
  return found->empty() ? std::optional<ListedGame>() : std::optional(found->front());
}

}  // namespace janso
