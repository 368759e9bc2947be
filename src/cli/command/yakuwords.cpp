// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/command/yakuwords.h"

#include <string_view>

#include "widgets/lexicon/yakunames.h"

namespace janso::cli {

QString yakuWord(YakuId id) {
  const std::string_view key = yakuKey(id);
  return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

QString yakuNameInParentheses(YakuId id) {
  const QString name = yakuName(id, usualYakuNaming());
  const QString word = yakuWord(id).replace(QLatin1Char('_'), QLatin1Char(' '));
  return name.compare(word, Qt::CaseInsensitive) == 0 ? QString() : QStringLiteral("  ") + name;
}

}  // namespace janso::cli
