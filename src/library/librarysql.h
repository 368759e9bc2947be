// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What every part of the library says to its database, and how its failures read.
#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include "rules/result.h"
#include "rules/yakuid.h"

namespace janso {

// Numbers of hands in the index: kHandsOfGame for each game, from game * kHandsOfGame.
inline constexpr qint64 kHandsOfGame = 1024;

// Seats of a game are numbered from game * kSeatsOfGame, those of a hand alike.
inline constexpr qint64 kSeatsOfGame = 4;

// A yaku that so few wins have that it is kept which they are.
bool isRareYaku(YakuId yaku);

// As the tables have the hash of a match: as bytes, where it is one.
QVariant hashKey(const QString &hash);
QString hashOf(const QVariant &key);

// As the database has them: never null.
inline QString notNull(const QString &text) {
  return text.isNull() ? QStringLiteral("") : text;
}

// A path in the two parts that the tables have: the folder with the stroke behind it, and the name.
struct FilePath {
  explicit FilePath(const QString &path)
      : folder(notNull(path.left(path.lastIndexOf(QLatin1Char('/')) + 1))), name(path.mid(folder.size())) {}
  QString folder;
  QString name;
};

// A piece of a statement and the values for its question marks, in their order.
struct BoundSql {
  QString text;
  QVariantList values;

  void append(const BoundSql &other) {
    text += other.text;
    values += other.values;
  }
};

// Prepares, binds and runs.
bool execute(QSqlQuery &query, const QString &text, const QVariantList &values = {});
inline bool execute(QSqlQuery &query, const BoundSql &sql) {
  return execute(query, sql.text, sql.values);
}

// On `game g`: its hash begins so.
BoundSql hashBeginsWith(const QString &letters);

// SQLite's own words for a file that is damaged, or is no database.
bool isDamage(const QSqlError &error);
// Notes of damage, for whoever opens the index next.
Error sqlFailure(const QSqlDatabase &database, const QSqlError &error);
// The file, beside that of an index, that is there where damage was met.
QString damageMark(const QString &path);

// `text` for LIKE ? ESCAPE '!': anywhere in the column.
QString likePattern(const QString &text);

}  // namespace janso
