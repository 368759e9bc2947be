// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The languages of the window. Each has a file translations/janso_CODE.ts.
#pragma once

#include <QString>
#include <QStringList>
#include <span>

namespace janso {

struct Language {
  const char *code = nullptr;  // ISO 639-1
  const char *name = nullptr;  // in its own language, UTF-8; not translated
};

// In the order in which they are offered: by name, Latin script first.
std::span<const Language> languages();
QStringList languageCodes();
// The name in its own language.
QString languageName(const QString &code);

}  // namespace janso
