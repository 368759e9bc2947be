// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/librarysql.h"

#include <QByteArray>
#include <QFile>
#include <QMetaType>

#include "library/libraryfault.h"

namespace janso {

bool execute(QSqlQuery &query, const QString &text, const QVariantList &values) {
  if (!query.prepare(text))
    return false;
  for (const QVariant &value : values)
    query.addBindValue(value);
  return query.exec();
}

bool isRareYaku(YakuId yaku) {
  switch (yaku) {
    case YakuId::Riichi:
    case YakuId::Ippatsu:
    case YakuId::MenzenTsumo:
    case YakuId::Pinfu:
    case YakuId::Tanyao:
    case YakuId::Iipeikou:
    case YakuId::Haku:
    case YakuId::Hatsu:
    case YakuId::Chun:
    case YakuId::SeatWind:
    case YakuId::RoundWind:
    case YakuId::Toitoi:
    case YakuId::SanshokuDoujun:
    case YakuId::Honitsu:
    case YakuId::Dora:
    case YakuId::AkaDora:
    case YakuId::UraDora:
    case YakuId::Kita:
      return false;
    default:
      return true;
  }
}

QVariant hashKey(const QString &hash) {
  const QByteArray bytes = QByteArray::fromHex(hash.toLatin1());
  return QString::fromLatin1(bytes.toHex()) == hash && !hash.isEmpty() ? QVariant(bytes) : QVariant(hash);
}

QString hashOf(const QVariant &key) {
  return key.typeId() == QMetaType::QByteArray ? QString::fromLatin1(key.toByteArray().toHex())
                                               : key.toString();
}

BoundSql hashBeginsWith(const QString &letters) {
  return {QStringLiteral("lower(substr(hex(g.hash), 1, ?))=?"), {letters.size(), letters.toLower()}};
}

bool isDamage(const QSqlError &error) {
  return error.nativeErrorCode() == QLatin1String("11") || error.nativeErrorCode() == QLatin1String("26");
}

Error sqlFailure(const QSqlDatabase &database, const QSqlError &error) {
  const Error failure = libraryFault(LibraryFault::IndexFailed, {error.text().toStdString()});
  if (!isDamage(error) || database.databaseName() == QLatin1String(":memory:"))
    return failure;
  QFile mark(damageMark(database.databaseName()));
  if (!mark.open(QIODevice::WriteOnly))
    return failure;
  return libraryFault(LibraryFault::IndexDamaged, failure.data);
}

QString damageMark(const QString &path) {
  return path + QStringLiteral(".damaged");
}

QString likePattern(const QString &text) {
  QString escaped;
  for (const QChar letter : text) {
    if (letter == QLatin1Char('!') || letter == QLatin1Char('%') || letter == QLatin1Char('_'))
      escaped += QLatin1Char('!');
    escaped += letter;
  }
  return QLatin1Char('%') + escaped + QLatin1Char('%');
}

}  // namespace janso
