// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A search as SQL conditions on the tables of the index. Values are always bound, never part of the text.
#pragma once

#include <QSqlDatabase>
#include <vector>

#include "library/librarysql.h"
#include "library/searchquery.h"

namespace janso {

class SearchSql {
 public:
  // Queries `database` for how rare some values are. Rare ones are looked up first; others are tested match
  // by match.
  explicit SearchSql(const QSqlDatabase &database) : m_database(database) {}

  // A condition on `game g`: the query finds the match, ignoring conditions on positions.
  BoundSql condition(const SearchQuery &query) const;
  // An expression on `game g` and the hand number `m.hand`: one bit for each seat that meets the conditions
  // of the list in that hand, ignoring those on positions; 0 = none does.
  BoundSql seatsInHand(const std::vector<SearchTerm> &all) const;

 private:
  BoundSql alternative(const std::vector<SearchTerm> &all) const;
  BoundSql match(const std::vector<SearchTerm> &all) const;
  BoundSql seat(const std::vector<SearchTerm> &all) const;
  BoundSql hand(const std::vector<SearchTerm> &all) const;
  bool isRare(const BoundSql &rows) const;

  QSqlDatabase m_database;
};

}  // namespace janso
