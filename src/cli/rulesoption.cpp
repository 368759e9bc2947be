// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// --rules of every command that has it.
#include <QFileInfo>

#include "cli/command.h"
#include "records/rulesetjson.h"
#include "rules/presets.h"

namespace janso::cli {
namespace {

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
  if (!QFileInfo(text).isFile())
    return wrong(
        Text::tr("there is no ruleset '%1', and no file of that name; there are: %2").arg(text, presetIds()));
  const Result<RuleSet> rules = readRuleSet(text);
  return rules ? rules : Result<RuleSet>(rules.error().in(text.toStdString()));
}

}  // namespace janso::cli
