// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/sidemirror.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>
#include <functional>

#include "library/librarysql.h"

namespace janso {
namespace {

// Empties the tables, fills them, and notes of what. `fill` gives false when the query failed.
std::optional<Error> replaceCopy(QSqlDatabase &database, const QStringList &tables, const QString &path,
                                 const QString &state, const std::function<bool(QSqlQuery &)> &fill) {
  if (!database.transaction())
    return sqlFailure(database, database.lastError());
  QSqlQuery query(database);
  bool done = true;
  for (const QString &table : tables)
    done = done && execute(query, QStringLiteral("DELETE FROM ") + table);
  done = done && fill(query) &&
         execute(query, QStringLiteral("INSERT OR REPLACE INTO side_file(path, state) VALUES(?, ?)"),
                 {path, state});
  const Error error = sqlFailure(database, query.lastError());
  query.finish();
  if (done && database.commit())
    return std::nullopt;
  database.rollback();
  return error;
}

QVariant handOf(const std::optional<SidePlace> &place) {
  return place ? QVariant(place->hand) : QVariant();
}

QVariant eventOf(const std::optional<SidePlace> &place) {
  return place ? QVariant(place->event) : QVariant();
}

bool insertEntry(QSqlQuery &query, const QString &match, const SideEntry &entry) {
  bool done = true;
  for (const QString &tag : entry.tags)
    done = done && execute(query, QStringLiteral("INSERT OR IGNORE INTO tag(hash, tag) VALUES(?, ?)"),
                           {hashKey(match), tag});
  for (const SideNote &note : entry.notes)
    done =
        done && execute(query, QStringLiteral("INSERT INTO note(hash, hand, event, text) VALUES(?, ?, ?, ?)"),
                        {hashKey(match), handOf(note.place), eventOf(note.place), notNull(note.text)});
  for (const SideBookmark &bookmark : entry.bookmarks)
    done = done &&
           execute(query, QStringLiteral("INSERT INTO bookmark(hash, hand, event, name) VALUES(?, ?, ?, ?)"),
                   {hashKey(match), bookmark.place.hand, bookmark.place.event, notNull(bookmark.name)});
  return done;
}

}  // namespace

QString stateOfFile(const QString &path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return QStringLiteral("none");
  QCryptographicHash hash(QCryptographicHash::Sha1);
  hash.addData(&file);
  return QString::fromLatin1(hash.result().toHex());
}

bool isMirrored(const QSqlDatabase &database, const QString &path, const QString &state) {
  QSqlQuery query(database);
  return execute(query, QStringLiteral("SELECT 1 FROM side_file WHERE path=? AND state=?"), {path, state}) &&
         query.next();
}

std::optional<Error> noteMirrored(QSqlDatabase database, const QString &path, const QString &state) {
  return replaceCopy(database, {}, path, state, [](QSqlQuery &) { return true; });
}

std::optional<Error> mirrorMatches(QSqlDatabase database, const SideFile &file, const QString &path,
                                   const QString &state) {
  const QStringList tables{QStringLiteral("tag"), QStringLiteral("note"), QStringLiteral("bookmark")};
  return replaceCopy(database, tables, path, state, [&file](QSqlQuery &query) {
    bool done = true;
    for (const QString &match : file.matches())
      done = done && insertEntry(query, match, file.of(match));
    return done;
  });
}

std::optional<Error> mirrorPersons(QSqlDatabase database, const Persons &persons, const QString &path,
                                   const QString &state) {
  return replaceCopy(database, {QStringLiteral("alias")}, path, state, [&persons](QSqlQuery &query) {
    bool done = true;
    int number = 0;
    for (const Person &person : persons.all()) {
      ++number;
      for (const QString &name : person.names)
        done = done &&
               execute(query, QStringLiteral("INSERT OR IGNORE INTO alias(name, person, me) VALUES(?, ?, ?)"),
                       {name, number, person.me ? 1 : 0});
    }
    return done;
  });
}

std::optional<Error> mirrorReviews(QSqlDatabase database, const QStringList &files, const QString &path,
                                   const QString &state) {
  return replaceCopy(database, {QStringLiteral("review")}, path, state, [&files](QSqlQuery &query) {
    bool done = true;
    for (const QString &file : files)
      done = done && execute(query, QStringLiteral("INSERT INTO review(hash, path) VALUES(?, ?)"),
                             {hashKey(QFileInfo(file).completeBaseName()), file});
    return done;
  });
}

}  // namespace janso
