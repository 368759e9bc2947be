// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/languages.h"

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

}  // namespace janso
