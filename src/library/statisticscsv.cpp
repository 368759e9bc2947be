// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/statisticscsv.h"

#include <QSqlQuery>
#include <QString>
#include <algorithm>
#include <array>

#include "library/anonymize.h"
#include "library/libraryfault.h"
#include "library/librarysql.h"
#include "library/packedcounters.h"
#include "library/searchsql.h"
#include "statistics/counters.h"
#include "statistics/filter.h"

namespace janso {
namespace {

QByteArray counterNames() {
  QByteArray names;
  for (int i = 0; i < kCounters; ++i)
    names += ',' + QByteArray::fromStdString(counterName(static_cast<Counter>(i)));
  return names;
}

QByteArray cell(const QString &text) {
  if (!text.contains(QLatin1Char(',')) && !text.contains(QLatin1Char('"')) &&
      !text.contains(QLatin1Char('\n')) && !text.contains(QLatin1Char('\r')))
    return text.toUtf8();
  QString quoted = text;
  quoted.replace(QLatin1Char('"'), QStringLiteral("\"\""));
  return QByteArray("\"" + quoted.toUtf8() + '"');
}

bool namesKind(const SearchQuery &query) {
  return std::ranges::any_of(query.any, [](const std::vector<SearchTerm> &all) {
    return std::ranges::any_of(all, [](const SearchTerm &term) { return term.key == SearchKey::MatchKind; });
  });
}

BoundSql rowsOf(const BoundSql &condition) {
  BoundSql sql{
      QStringLiteral("SELECT g.id, g.hash, g.date, g.ruleset, s.id & 3, p.name, s.place, s.score, g.players, "
                     "d.counters FROM game g JOIN detail d ON d.game=g.id JOIN seat s ON s.id BETWEEN g.id*4 "
                     "AND g.id*4+3 JOIN player p ON p.id=s.player WHERE "),
      {}};
  sql.append(condition);
  sql.append({QStringLiteral(" ORDER BY g.date DESC, g.id DESC, s.id"), {}});
  return sql;
}

Result<QByteArray> csvOf(const LibraryIndex &index, const BoundSql &condition, bool anonymous) {
  QSqlQuery rows(index.database());
  rows.setForwardOnly(true);
  if (!execute(rows, rowsOf(condition)))
    return sqlFailure(index.database(), rows.lastError());
  QByteArray csv = "match,date,ruleset,seat,player,place,score" + counterNames() + "\r\n";
  Anonymizer anonymizer;
  std::array<Counters, 4> counters;
  qint64 game = 0;
  int number = 0;
  while (rows.next()) {
    if (rows.value(0).toLongLong() != game) {
      ++number;
      game = rows.value(0).toLongLong();
      counters = unpackedCounters(rows.value(9).toByteArray(), rows.value(8).toInt());
    }
    const QString name = rows.value(5).toString();
    csv += cell(anonymous ? QString::number(number) : hashOf(rows.value(1))) + ',';
    csv += cell(anonymous ? QString() : rows.value(2).toString()) + ',';
    csv += cell(rows.value(3).toString()) + ',' + rows.value(4).toByteArray() + ',';
    csv += cell(anonymous ? anonymizer.nameFor(name) : name) + ',';
    csv += rows.value(6).toByteArray() + ',' + rows.value(7).toByteArray();
    for (int i = 0; i < kCounters; ++i) {
      const auto value = counters[rows.value(4).toUInt() % 4].value(static_cast<Counter>(i));
      csv += ',' + (value ? QByteArray::number(static_cast<qlonglong>(*value)) : QByteArray());
    }
    csv += "\r\n";
  }
  if (rows.lastError().isValid())
    return sqlFailure(index.database(), rows.lastError());
  return csv;
}

}  // namespace

Result<QByteArray> statisticsCsv(LibraryIndex &index, const SearchQuery &query, bool anonymous) {
  if (query.asksForPosition())
    return libraryFault(LibraryFault::NotOfPositions);
  BoundSql condition = SearchSql(index.database()).condition(query);
  if (!namesKind(query))
    condition.append({QStringLiteral(" AND g.kind IN (?, ?)"),
                      {static_cast<int>(MatchKind::Live), static_cast<int>(MatchKind::Imported)}});
  return csvOf(index, condition, anonymous);
}

Result<QByteArray> statisticsCsvOf(LibraryIndex &index, const std::vector<qint64> &games, bool anonymous) {
  QStringList ids;  // numbers of our own
  for (const qint64 game : games)
    ids << QString::number(game);
  return csvOf(index, {QStringLiteral("g.id IN (%1)").arg(ids.join(QLatin1Char(','))), {}}, anonymous);
}

}  // namespace janso
