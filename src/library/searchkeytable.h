// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The conditions of a search, each with what may follow its key.
#pragma once

#include <QString>
#include <QStringList>
#include <span>

#include "library/searchquery.h"

namespace janso {

struct SearchKeyRow {
  SearchKeyInfo info;
  SearchKey key;
  SearchScope scope;
  // False: the value is none of those that the key takes.
  bool (*set)(const QString &value, SearchTerm &term);
  QStringList (*values)();  // searchValues(); null = none
};
std::span<const SearchKeyRow> searchKeyTable();

}  // namespace janso
