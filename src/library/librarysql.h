// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What all parts of the library share to use the database: keys, SQL statements and errors.
#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include "rules/result.h"
#include "rules/yakuid.h"

namespace janso {

// Hands in the index are numbered from game * kHandsOfGame, with room for kHandsOfGame per game.
inline constexpr qint64 kHandsOfGame = 1024;

// Seats of a game are numbered from game * kSeatsOfGame, those of a hand in the same way.
inline constexpr qint64 kSeatsOfGame = 4;

// Whether so few wins have the yaku that the index lists them.
bool isRareYaku(YakuId yaku);

// The hash of a match as the tables store it: as bytes if it is hexadecimal.
QVariant hashKey(const QString &hash);
QString hashOf(const QVariant &key);

// Text as the database stores it: never null.
inline QString notNull(const QString &text) {
  return text.isNull() ? QStringLiteral("") : text;
}

// A path in the two parts that the tables store: the folder with its trailing slash, and the name.
struct FilePath {
  explicit FilePath(const QString &path)
      : folder(notNull(path.left(path.lastIndexOf(QLatin1Char('/')) + 1))), name(path.mid(folder.size())) {}
  QString folder;
  QString name;
};

// A part of a statement and the values for its question marks, in order.
struct BoundSql {
  QString text;
  QVariantList values;

  void append(const BoundSql &other) {
    text += other.text;
    values += other.values;
  }
};

// Prepares, binds and runs a statement.
bool execute(QSqlQuery &query, const QString &text, const QVariantList &values = {});
inline bool execute(QSqlQuery &query, const BoundSql &sql) {
  return execute(query, sql.text, sql.values);
}

// A condition on `game g`: its hash begins with these letters.
BoundSql hashBeginsWith(const QString &letters);

// Whether SQLite reports that the file is damaged or not a database.
bool isDamage(const QSqlError &error);
// Returns the error. Also leaves a mark if the file is damaged, for the next open().
Error sqlFailure(const QSqlDatabase &database, const QSqlError &error);
// The path of that mark, a file next to the index.
QString damageMark(const QString &path);

// Returns `text` for LIKE ? ESCAPE '!', anywhere in the column.
QString likePattern(const QString &text);

}  // namespace janso
