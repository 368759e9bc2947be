// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The conditions of a search, each with the values that its key takes.
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
  // Returns false if the key does not take this value.
  bool (*set)(const QString &value, SearchTerm &term);
  QStringList (*values)();  // for searchValues(); nullptr = none
};
std::span<const SearchKeyRow> searchKeyTable();

}  // namespace janso
