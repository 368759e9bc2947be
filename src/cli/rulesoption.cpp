// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// --rules of every command that has it.
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include "cli/command.h"
#include "records/rulesetjson.h"
#include "rules/presets.h"

namespace janso::cli {
namespace {

constexpr qint64 kLargestRules = 1 << 20;

QString presetIds() {
  QStringList ids;
  for (const Preset &known : presets())
    ids.push_back(QString::fromUtf8(known.id.data(), static_cast<qsizetype>(known.id.size())));
  return ids.join(QLatin1String(", "));
}

}  // namespace

Result<RuleSet> rulesOption(const QString &text) {
  if (const Preset *preset = findPreset(text.toStdString()))
    return preset->make();
  QFile file(text);
  if (!QFileInfo(text).isFile() || !file.open(QIODevice::ReadOnly))
    return wrong(
        Text::tr("there is no ruleset '%1', and no file of that name; there are: %2").arg(text, presetIds()));
  QJsonParseError error;
  const QJsonDocument document = QJsonDocument::fromJson(file.read(kLargestRules), &error);
  if (!document.isObject())
    return wrong(
        Text::tr("%1: byte %2: no JSON object: %3").arg(text).arg(error.offset).arg(error.errorString()));
  const Result<RuleSet> rules = ruleSetFromJson(document.object());
  return rules ? rules : Result<RuleSet>(rules.error().in(text.toStdString()));
}

}  // namespace janso::cli
