// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/librarysearch.h"

#include <QStringList>
#include <algorithm>
#include <cassert>
#include <cstddef>
#include <limits>
#include <utility>

#include "library/handmoves.h"
#include "library/positiontest.h"
#include "library/searchsql.h"

namespace janso {
namespace {

constexpr int kBetweenQuestions = 256;  // hands

// The matches of a search, hand by hand, newest first.
class PositionSearch {
 public:
  PositionSearch(const LibraryIndex &index, const SearchQuery &query, std::ptrdiff_t most)
      : m_index(index), m_most(most) {
    for (const std::vector<SearchTerm> &all : query.any)
      m_tests.emplace_back(all);
  }

  Result<FoundGames> run(const BoundSql &sql, const std::function<bool()> &keepGoing) {
    QSqlQuery query(m_index.database());
    query.setForwardOnly(true);
    if (!execute(query, sql))
      return sqlFailure(m_index.database(), query.lastError());
    for (int hands = 1; !m_full && query.next(); ++hands) {
      take(query);
      m_found.canceled = keepGoing && hands % kBetweenQuestions == 0 && !keepGoing();
      if (m_found.canceled)
        break;
    }
    if (query.lastError().isValid())
      return sqlFailure(m_index.database(), query.lastError());
    return std::move(m_found);
  }

 private:
  void take(const QSqlQuery &query) {
    const qint64 game = query.value(0).toLongLong();
    if (game != m_game && std::ssize(m_found.games) == m_most) {
      m_full = true;
      return;
    }
    m_game = game;
    const int players = query.value(1).toInt();
    const qint64 hand = query.value(2).toLongLong();
    std::array<bool, 4> found{};
    for (std::size_t i = 0; i < m_tests.size(); ++i) {
      const int seats = query.value(static_cast<int>(i) + 4).toInt();
      if (seats == 0)
        continue;
      if (m_tests[i].isEmpty())
        note(game);
      else
        walk(HandMoves(query.value(3).toByteArray(), players), players, seats, m_tests[i], hand, found);
    }
  }

  void walk(HandMoves moves, int players, int seats, const PositionTest &test, qint64 hand,
            std::array<bool, 4> &found) {
    while (moves.next()) {
      const auto seat = static_cast<std::size_t>(moves.seat());
      if (found[seat] || (seats >> moves.seat() & 1) == 0 || !test.takes(moves, players))
        continue;
      found[seat] = true;
      note(m_game);
      m_found.positions.push_back(
          {m_game, static_cast<int>(hand % kHandsOfGame), moves.seat(), moves.event()});
    }
  }

  void note(qint64 game) {
    if (m_found.games.empty() || m_found.games.back() != game)
      m_found.games.push_back(game);
  }

  const LibraryIndex &m_index;
  std::ptrdiff_t m_most;
  std::vector<PositionTest> m_tests;
  FoundGames m_found;
  qint64 m_game = 0;
  bool m_full = false;
};

BoundSql handsOf(const SearchSql &searchSql, const SearchQuery &query, qint64 after) {
  BoundSql sql{QStringLiteral("SELECT g.id, g.players, m.hand, m.bytes"), {}};
  for (const std::vector<SearchTerm> &all : query.any) {
    sql.append({QStringLiteral(", "), {}});
    sql.append(searchSql.seatsInHand(all));
  }
  sql.append({QStringLiteral(" FROM game g CROSS JOIN moves m ON m.hand BETWEEN g.id*? AND g.id*?+? WHERE "),
              {kHandsOfGame, kHandsOfGame, kHandsOfGame - 1}});
  if (after != 0)
    sql.append({QStringLiteral("(g.date, g.id) < (SELECT date, id FROM game WHERE id=?) AND "), {after}});
  sql.append(searchSql.condition(query));
  sql.append({QStringLiteral(" ORDER BY g.date DESC, g.id DESC"), {}});
  return sql;
}

Result<SearchHits> listed(LibraryIndex &index, FoundGames found) {
  QStringList ids;  // numbers of our own
  for (const qint64 game : found.games)
    ids << QString::number(game);
  Result<std::vector<ListedGame>> games = index.listWhere(
      {QStringLiteral("g.id IN (%1)").arg(ids.join(QLatin1Char(','))), {}}, static_cast<int>(ids.size()));
  if (!games)
    return games.error();
  return SearchHits{std::move(games).value(), std::move(found.positions), found.canceled};
}

}  // namespace

Result<FoundGames> findGames(LibraryIndex &index, const SearchQuery &query,
                             const std::function<bool()> &keepGoing) {
  const SearchSql searchSql(index.database());
  if (query.asksForPosition())
    return PositionSearch(index, query, std::numeric_limits<std::ptrdiff_t>::max())
        .run(handsOf(searchSql, query, 0), keepGoing);
  BoundSql sql{QStringLiteral("SELECT g.id FROM game g WHERE "), {}};
  sql.append(searchSql.condition(query));
  sql.append({QStringLiteral(" ORDER BY g.date DESC, g.id DESC"), {}});
  QSqlQuery rows(index.database());
  rows.setForwardOnly(true);
  if (!execute(rows, sql))
    return sqlFailure(index.database(), rows.lastError());
  FoundGames found;
  while (rows.next())
    found.games.push_back(rows.value(0).toLongLong());
  if (rows.lastError().isValid())
    return sqlFailure(index.database(), rows.lastError());
  return found;
}

Result<SearchHits> searchLibrary(LibraryIndex &index, const SearchQuery &query, int most, qint64 after,
                                 const std::function<bool()> &keepGoing) {
  const SearchSql sql(index.database());
  if (query.asksForPosition()) {
    Result<FoundGames> found = PositionSearch(index, query, most).run(handsOf(sql, query, after), keepGoing);
    return found ? listed(index, std::move(found).value()) : found.error();
  }
  Result<std::vector<ListedGame>> games = index.listWhere(sql.condition(query), most, after);
  if (!games)
    return games.error();
  return SearchHits{std::move(games).value(), {}, false};
}

Result<int> countFound(LibraryIndex &index, const SearchQuery &query) {
  assert(!query.asksForPosition());
  return index.countWhere(SearchSql(index.database()).condition(query));
}

}  // namespace janso
