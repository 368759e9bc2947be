// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The languages that the window speaks: for each there is translations/janso_CODE.ts.
#pragma once

#include <QString>
#include <QStringList>
#include <span>

namespace janso {

struct Language {
  const char *code = nullptr;  // ISO 639-1
  const char *name = nullptr;  // as its speakers write it, UTF-8; not translated
};

// In the order in which they are offered: by name, Latin letters first.
std::span<const Language> languages();
QStringList languageCodes();
// As its speakers write it.
QString languageName(const QString &code);

}  // namespace janso
