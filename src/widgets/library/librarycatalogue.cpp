// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/librarycatalogue.h"

#include <QHash>
#include <QSet>
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

#include "library/librarysql.h"
#include "library/searchquery.h"
#include "library/searchsql.h"
#include "records/nameorder.h"

namespace janso {

namespace {

constexpr int kChunk = 1000;         // rows that are read before looking whether they are still wanted
constexpr qsizetype kFewRows = 200;  // more than these are sooner read with all others

bool isWord(const SearchTerm &term) {
  return term.key == SearchKey::Word;
}

bool sameQuery(const LibraryQuery &one, const LibraryQuery &other) {
  return one.text == other.text && one.kind == other.kind && one.order == other.order &&
         one.locale == other.locale && one.descending == other.descending && one.me == other.me &&
         one.ownFolder == other.ownFolder;
}

// Words are made once for each row, not for each comparison.
void order(std::vector<const ListedGame *> &games, const LibraryQuery &query) {
  if (games.empty() || !orderText(*games.front(), query.order)) {
    std::ranges::stable_sort(games, [&query](const ListedGame *one, const ListedGame *other) {
      return comesBefore(*one, *other, query);
    });
    return;
  }
  const NameOrder names(query.locale);
  using Keyed = std::pair<QCollatorSortKey, const ListedGame *>;
  std::vector<Keyed> keyed;
  keyed.reserve(games.size());
  for (const ListedGame *game : games)
    keyed.emplace_back(names.keyOf(*orderText(*game, query.order)), game);
  std::ranges::stable_sort(keyed, [&query](const Keyed &one, const Keyed &other) {
    return query.descending ? other.first < one.first : one.first < other.first;
  });
  std::ranges::transform(keyed, games.begin(), &Keyed::second);
}

// A match was played here where the first file that it was found in lies in the own folder.
BoundSql kindCondition(const LibraryQuery &query) {
  const QString own = query.ownFolder.isEmpty() ? QString() : query.ownFolder + QLatin1Char('/');
  const bool here = query.kind == LibraryKind::PlayedHere;
  switch (query.kind) {
    case LibraryKind::All:
      return {QStringLiteral("1"), {}};
    case LibraryKind::FourPlayers:
      return {QStringLiteral("g.players=4"), {}};
    case LibraryKind::ThreePlayers:
      return {QStringLiteral("g.players=3"), {}};
    case LibraryKind::PlayedHere:
    case LibraryKind::FromElsewhere:
      if (own.isEmpty())
        return {here ? QStringLiteral("0") : QStringLiteral("1"), {}};
      return {QStringLiteral(
                  "(SELECT substr(d.path, 1, ?)=? FROM place_of_game p JOIN file f ON f.id=p.file JOIN "
                  "folder d ON d.id=f.folder WHERE p.game=g.id ORDER BY f.id LIMIT 1)=?"),
              {own.size(), own, here ? 1 : 0}};
  }
  return {QStringLiteral("1"), {}};
}

// Nothing where the index cannot find it, or not in this order.
std::optional<BoundSql> conditionOf(const LibraryIndex &index, const LibraryQuery &query) {
  Result<SearchQuery> parsed = parseSearch(query.text);
  if (query.order != LibraryColumn::Date || !query.descending || !parsed || parsed->asksForPosition())
    return std::nullopt;
  SearchQuery search = std::move(parsed).value();
  for (std::vector<SearchTerm> &all : search.any) {
    if (std::ranges::any_of(all, isWord))
      return std::nullopt;
    for (SearchTerm &term : all)
      term.mine = query.me;
  }
  BoundSql condition = SearchSql(index.database()).condition(search);
  condition.append({QStringLiteral(" AND "), {}});
  condition.append(kindCondition(query));
  return condition;
}

}  // namespace

Result<std::optional<LibraryRows>> LibraryCatalogue::fromIndex(LibraryIndex &index,
                                                               const LibraryRequest &request,
                                                               const BoundSql &condition) {
  if (request.after == 0 || !m_countedBy || !sameQuery(*m_countedBy, request.query)) {
    const Result<int> found = index.countWhere(condition);
    const Result<int> all = index.count();
    if (!found || !all)
      return found ? all.error() : found.error();
    m_countedBy = request.query;
    m_counted = *found;
    m_countedOf = *all;
  }
  Result<std::vector<ListedGame>> games = index.listWhere(condition, request.most + 1, request.after);
  if (!games)
    return games.error();
  LibraryRows rows;
  rows.games = std::move(games).value();
  rows.more = static_cast<int>(rows.games.size()) > request.most;
  if (rows.more)
    rows.games.pop_back();
  rows.found = m_counted;
  rows.all = m_countedOf;
  return std::optional(std::move(rows));
}

Result<std::optional<LibraryRows>> LibraryCatalogue::rows(LibraryIndex &index, const LibraryRequest &request,
                                                          const KeepGoing &keepGoing) {
  if (const std::optional<BoundSql> condition = conditionOf(index, request.query))
    return fromIndex(index, request, *condition);
  if (const Result<bool> read = this->read(index, keepGoing); !read || !*read)
    return read ? Result<std::optional<LibraryRows>>(std::nullopt) : read.error();
  if (!m_foundBy || !sameQuery(*m_foundBy, request.query)) {
    const Result<bool> found = find(index, request.query, keepGoing);
    if (!found || !*found)
      return found ? Result<std::optional<LibraryRows>>(std::nullopt) : found.error();
    order(m_found, request.query);
    m_foundBy = request.query;
  }
  LibraryRows rows;
  auto at = m_found.begin();
  if (request.after != 0) {
    at = std::ranges::find(m_found, request.after, &ListedGame::id);
    at += at == m_found.end() ? 0 : 1;
  }
  for (; at != m_found.end() && static_cast<int>(rows.games.size()) < request.most; ++at)
    rows.games.push_back(**at);
  rows.more = at != m_found.end();
  rows.found = static_cast<int>(m_found.size());
  rows.all = static_cast<int>(m_all.size());
  rows.positions = m_positions;
  rows.mine = m_mine;
  return std::optional(std::move(rows));
}

Result<bool> LibraryCatalogue::read(LibraryIndex &index, const KeepGoing &keepGoing) {
  while (!m_allRead) {
    const qint64 after = m_all.empty() ? 0 : m_all.back().id;
    Result<std::vector<ListedGame>> games = index.list(kChunk, after);
    if (!games)
      return games.error();
    m_allRead = static_cast<int>(games->size()) < kChunk;
    std::ranges::move(*games, std::back_inserter(m_all));
    if (!keepGoing())
      return false;
  }
  return true;
}

Result<bool> LibraryCatalogue::find(LibraryIndex &index, const LibraryQuery &query,
                                    const KeepGoing &keepGoing) {
  m_foundBy.reset();
  m_found.clear();
  m_positions.reset();
  m_mine.reset();
  m_collected.clear();
  const Result<SearchQuery> search = parseSearch(query.text);
  if (!search)
    return search.error();
  std::vector<bool> taken(m_all.size(), search->isEmpty());
  for (std::vector<SearchTerm> all : search->any) {
    for (SearchTerm &term : all)
      term.mine = query.me;
    const Result<bool> done = findAll(index, all, taken, keepGoing);
    if (!done || !*done)
      return done;
  }
  for (std::size_t i = 0; i < m_all.size(); ++i) {
    if (taken[i] && isOfKind(m_all[i], query))
      m_found.push_back(&m_all[i]);
  }
  if (search->asksForPosition())
    keepPositions(query);
  return true;
}

// Those in matches that were found by everything else as well.
void LibraryCatalogue::keepPositions(const LibraryQuery &query) {
  QHash<qint64, const ListedGame *> games;
  for (const ListedGame *game : m_found)
    games.insert(game->id, game);
  std::erase_if(m_collected, [&games](const FoundPosition &each) { return !games.contains(each.game); });
  std::vector<FoundPosition> mine;
  std::ranges::copy_if(m_collected, std::back_inserter(mine), [&](const FoundPosition &each) {
    const ListedGame::Seat &seat = games.value(each.game)->seats[static_cast<std::size_t>(each.seat)];
    return query.me.contains(seat.name, Qt::CaseInsensitive);
  });
  m_mine = std::make_shared<const std::vector<FoundPosition>>(std::move(mine));
  m_positions = std::make_shared<const std::vector<FoundPosition>>(std::exchange(m_collected, {}));
}

// A word is found where the library finds it, and where the row of the match shows it.
Result<bool> LibraryCatalogue::findAll(LibraryIndex &index, const std::vector<SearchTerm> &all,
                                       std::vector<bool> &taken, const KeepGoing &keepGoing) {
  std::vector<SearchTerm> others;
  std::ranges::copy_if(all, std::back_inserter(others), [](const SearchTerm &term) { return !isWord(term); });
  std::vector<bool> these(m_all.size(), others.empty());
  const auto take = [&](const SearchQuery &query, std::vector<bool> &into) -> Result<bool> {
    Result<FoundGames> found = findGames(index, query, keepGoing);
    if (!found)
      return found.error();
    const QSet<qint64> ids(found->games.begin(), found->games.end());
    for (std::size_t i = 0; i < m_all.size(); ++i)
      into[i] = into[i] || ids.contains(m_all[i].id);
    m_collected.insert(m_collected.end(), found->positions.begin(), found->positions.end());
    return !found->canceled && keepGoing();
  };
  if (!others.empty()) {
    if (const Result<bool> done = take({{others}}, these); !done || !*done)
      return done;
  }
  for (const SearchTerm &term : all) {
    if (!isWord(term))
      continue;
    std::vector<bool> saying(m_all.size());
    for (std::size_t i = 0; i < m_all.size(); ++i)
      saying[i] = these[i] && says(m_all[i], term.text);
    if (const Result<bool> done = take({{{term}}}, saying); !done || !*done)
      return done;
    for (std::size_t i = 0; i < m_all.size(); ++i)
      these[i] = these[i] && saying[i];
  }
  for (std::size_t i = 0; i < m_all.size(); ++i)
    taken[i] = taken[i] || these[i];
  return true;
}

void LibraryCatalogue::clearCache() {
  m_countedBy.reset();
  m_foundBy.reset();
  m_found.clear();
  m_all.clear();
  m_allRead = false;
}

std::optional<Error> LibraryCatalogue::update(LibraryIndex &index, const QStringList &hashes) {
  m_countedBy.reset();
  m_foundBy.reset();
  m_found.clear();
  if (hashes.size() > kFewRows) {
    clearCache();
    return std::nullopt;
  }
  QStringList marks;
  QVariantList values;
  for (const QString &hash : hashes) {
    marks << QStringLiteral("?");
    values << hashKey(hash);
  }
  const Result<std::vector<ListedGame>> changed =
      index.listWhere({QStringLiteral("g.hash IN (%1)").arg(marks.join(QLatin1Char(','))), values},
                      static_cast<int>(hashes.size()));
  if (!changed)
    return changed.error();
  QHash<qint64, const ListedGame *> rows;
  for (const ListedGame &game : *changed)
    rows.insert(game.id, &game);
  for (ListedGame &game : m_all) {
    if (const ListedGame *row = rows.value(game.id))
      game = *row;
  }
  return std::nullopt;
}

}  // namespace janso
