// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is said about the search of the library: its conditions, and what of it cannot be understood.
#pragma once

#include <QString>

#include "library/searchquery.h"

namespace janso {

// What may follow the key, and what matches it finds, in the user's language.
QString searchKeyValues(const SearchKeyInfo &key);
QString searchKeyMeaning(const SearchKeyInfo &key);

struct SearchNote {
  QString sentence;         // empty = the search can be understood
  bool unfinished = false;  // nothing is wrong with it yet: a value is still to be typed
};
SearchNote noteOnSearch(const QString &text);

}  // namespace janso
