// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A search as words: what the parser reads.
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

// The error is one sentence: a quote that is not closed.
Result<std::vector<SearchWord>> searchWords(const QString &text);

}  // namespace janso
