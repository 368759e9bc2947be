// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The words of a search, which the parser reads.
#pragma once

#include <QString>
#include <vector>

#include "rules/result.h"

namespace janso {

struct SearchWord {
  enum class Kind { Term, And, Or, Open, Close } kind = Kind::Term;
  QString key;    // before the colon; empty = none
  QString value;  // without quotes
};

// Splits a search into words. The error is one sentence: a quotation mark is not closed.
Result<std::vector<SearchWord>> searchWords(const QString &text);

}  // namespace janso
