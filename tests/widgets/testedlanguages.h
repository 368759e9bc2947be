// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The languages that a test goes through: all of them, or in a quick run German, whose texts are the longest,
// and Japanese.
#pragma once

#include <QStringList>

#include "support/rounds.h"
#include "widgets/lexicon/languages.h"

namespace janso::test {

inline QStringList testedLanguages() {
  return isQuick() ? QStringList{QStringLiteral("de"), QStringLiteral("ja")} : languageCodes();
}

}  // namespace janso::test
