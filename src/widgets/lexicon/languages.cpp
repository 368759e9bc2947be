// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/languages.h"

#include <algorithm>
#include <array>

namespace janso {

std::span<const Language> languages() {
  static constexpr std::array<Language, 6> kLanguages{{
      {"de", "Deutsch"},
      {"en", "English"},
      {"es", "Español"},
      {"fr", "Français"},
      {"ja", "日本語"},
      {"zh", "简体中文"},
  }};
  return kLanguages;
}

QStringList languageCodes() {
  QStringList codes;
  for (const Language &language : languages())
    codes << QString::fromLatin1(language.code);
  return codes;
}

QString languageName(const QString &code) {
  const auto found = std::ranges::find_if(
      languages(), [&code](const Language &one) { return code == QLatin1String(one.code); });
  return found == languages().end() ? code : QString::fromUtf8(found->name);
}

}  // namespace janso
