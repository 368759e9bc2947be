// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Texts about the library's search: its conditions, and which part of a search cannot be understood.
#pragma once

#include <QString>

#include "library/searchquery.h"

namespace janso {

// What can follow the key, and which matches it finds, in the user's language.
QString searchKeyValues(const SearchKeyInfo &key);
QString searchKeyMeaning(const SearchKeyInfo &key);

struct SearchNote {
  QString sentence;         // empty = the search is valid
  bool unfinished = false;  // not an error yet: a value is still missing
};
SearchNote noteOnSearch(const QString &text);

}  // namespace janso
