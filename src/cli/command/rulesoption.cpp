// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The option --rules of all commands.
#include <QFileInfo>

#include "cli/command/command.h"
#include "records/rulesetjson.h"
#include "records/rulesetstore.h"
#include "widgets/sentences/rulesetfiletexts.h"

namespace janso::cli {

Result<RuleSet> rulesOption(const QString &text) {
  const RulesetStore store(RulesetStore::usualFolder());
  if (!isRulesetFile(text)) {
    if (const std::optional<RuleSet> chosen = store.find(text))
      return *chosen;
  }
  if (!QFileInfo(text).isFile())
    return wrong(Text::tr("there is no ruleset or file '%1'; available rulesets: %2")
                     .arg(shown(text), store.ids().join(QLatin1String(", "))));
  const Result<RuleSet> rules = readRuleSet(text);
  return rules ? rules
               : Result<RuleSet>(
                     Error{rulesetFileSentence(text, rules.error()).toStdString(), rules.error().code});
}

Result<bool> setLength(const QString &text, RuleSet &rules) {
  if (text.isEmpty())
    return true;
  if (text != QLatin1String("east") && text != QLatin1String("south"))
    return wrong(Text::tr("--length must be east or south, not '%1'").arg(shown(text)));
  rules.length = text == QLatin1String("east") ? MatchLength::East : MatchLength::South;
  return true;
}

}  // namespace janso::cli
