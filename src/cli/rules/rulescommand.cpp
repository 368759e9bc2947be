// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli rules: lists the rulesets, the options of one with all their values, and the file of one.
#include "cli/rules/rulescommand.h"

#include <QJsonDocument>
#include <array>
#include <optional>
#include <string_view>

#include "records/rulesetjson.h"
#include "records/rulesetstore.h"
#include "rules/presets/rulesetfields.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/ruletexts.h"

namespace janso::cli {
namespace {

struct RulesGiven {
  QString rules;  // empty: only which there are
  bool json = false;
};

constexpr auto kRulesOptions = std::to_array<Option<RulesGiven>>({
    {{"ID|FILE", "",
      QT_TRANSLATE_NOOP("janso::cli::Text", "list the options of this ruleset and their possible values")},
     &setText<&RulesGiven::rules>},
    {{"--json", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "print the ruleset as a file that every --rules option can read")},
     &setFlag<&RulesGiven::json>},
});

QString text(std::string_view view) {
  return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QString valuesOf(const RuleField &field) {
  if (field.type == RuleFieldType::Toggle)
    return QStringLiteral("false, true");
  QStringList words;
  for (const std::string_view word : field.choices)
    words.push_back(text(word));
  if (field.type == RuleFieldType::Choice)
    return words.join(QStringLiteral(", "));
  QString range = Text::tr("%1 to %2, in steps of %3").arg(field.least).arg(field.most).arg(field.step);
  if (field.none)
    range += Text::tr(", or %1 for none").arg(*field.none);
  return range;
}

void printRulesets(QTextStream &out) {
  const RulesetStore store(RulesetStore::usualFolder());
  for (const QString &id : store.ids()) {
    if (const std::optional<RuleSet> rules = store.find(id))
      out << id.leftJustified(16) << ' ' << shownRulesetName(*rules) << '\n';
  }
}

void printOptionsOf(const RuleSet &rules, QTextStream &out) {
  for (const RuleField &field : ruleFields()) {
    QStringList values;
    for (int index = 0; index < field.count; ++index)
      values.push_back(QString::fromStdString(ruleValueText(field, rules, index)));
    out << text(field.key) << '=' << values.join(QLatin1Char(',')) << "  (" << valuesOf(field) << ")  "
        << ruleName(field) << '\n';
  }
}

}  // namespace

std::span<const OptionInfo> rulesOptions() {
  static constexpr auto kInfos = infosOf(kRulesOptions);
  return kInfos;
}

Result<int> runRules(const QStringList &arguments, Console &console) {
  RulesGiven options;
  if (const auto used = readOptions(kRulesOptions, arguments, options); !used)
    return used.error();
  if (options.rules.isEmpty() && options.json)
    return wrong(Text::tr("--json needs a ruleset"));
  if (options.rules.isEmpty()) {
    printRulesets(console.out);
    return kFine;
  }
  const Result<RuleSet> rules = rulesOption(options.rules);
  if (!rules)
    return rules.error();
  if (options.json)
    console.out << QString::fromUtf8(QJsonDocument(toJson(*rules)).toJson());
  else
    printOptionsOf(*rules, console.out);
  return kFine;
}

}  // namespace janso::cli
