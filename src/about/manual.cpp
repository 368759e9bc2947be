// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "about/manual.h"

#include <algorithm>
#include <array>

namespace janso {

namespace {

struct Form {
  const char *word;
  QString (*make)(const Manual &manual);
};
constexpr std::array<Form, 4> kForms{
    {{"man", &manPage}, {"bash", &bashCompletion}, {"zsh", &zshCompletion}, {"fish", &fishCompletion}}};

}  // namespace

QStringList manualForms() {
  QStringList words;
  for (const Form &form : kForms)
    words << QString::fromLatin1(form.word);
  return words;
}

std::optional<QString> manualAs(const QString &form, const Manual &manual) {
  const auto found =
      std::ranges::find_if(kForms, [&](const Form &row) { return form == QLatin1String(row.word); });
  if (found == kForms.end())
    return std::nullopt;
  return found->make(manual);
}

bool isPathValue(const QString &value) {
  const QStringList parts = value.split(QLatin1Char('|'));
  return std::ranges::any_of(parts, [](const QString &part) {
    return part == QLatin1String("FILE") || part == QLatin1String("FOLDER") || part == QLatin1String("PATH");
  });
}

}  // namespace janso
