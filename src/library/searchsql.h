// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A search as conditions on the tables of the index. Values are always bound, never part of the text.
#pragma once

#include <QSqlDatabase>
#include <vector>

#include "library/librarysql.h"
#include "library/searchquery.h"

namespace janso {

class SearchSql {
 public:
  // Asks `database` how rare some things are: whether they are looked up first, or tested match by match.
  explicit SearchSql(const QSqlDatabase &database) : m_database(database) {}

  // On `game g`: matches that the query finds, but for its conditions on positions.
  BoundSql condition(const SearchQuery &query) const;
  // On `game g` and the hand number `m.hand`: bits of the seats that meet the list's conditions in that hand,
  // but for those on positions; 0 = none does.
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
